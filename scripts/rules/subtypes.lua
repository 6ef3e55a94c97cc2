-- Subtypes (R3.1.8): those a selector may name although no card of the pool prints them,
-- and those that bring others along: a card that is a Dark Jedi is a Jedi too where a Jedi
-- is asked for. What cards print or are treated as is known without being listed.
subtypes {
  "Arctic", "Commerce Guild", "Corporate Alliance", "Creature", "Force Sensitive",
  "Geonosian", "Jedi", "Sith", "Walker",
  ["Assault Walker"] = { "Walker" },
  ["Dark Jedi"] = { "Jedi" },
  ["Dark Jedi Knight"] = { "Dark Jedi", "Jedi Knight" },
  ["Dark Jedi Master"] = { "Dark Jedi", "Jedi Master" },
  ["Jedi Knight"] = { "Jedi" },
  ["Jedi Master"] = { "Jedi" },
  ["Jedi Padawan"] = { "Jedi" },
  ["Sith Apprentice"] = { "Sith" },
  ["Sith Lord"] = { "Sith" },
}
