-- ELUDE: the former name of Precision; everywhere the same keyword (ELUDE.1).
keyword "Elude" { alias_of = "Precision" }
