-- Guards for the end of loading: what every declaration must be before anything reads it,
-- and what becomes of a fault inside the vocabulary.
--
-- An author's tables may be shared, endless, or hold each other; what reads them here
-- recurses without looking. So they are measured first, as large as they would be written
-- out. A fault that no check foresaw still names the declaration that led to it.

local V = core.vocabulary

-- Fails unless a declaration or a selector is of a size that can be read.
function V.measure(t)
  local wrong = core.measure(t)
  if wrong then V.fail("%s", wrong) end
end

-- Runs f; a fault of the vocabulary itself becomes a message about the declaration.
function V.guarded(f)
  local ok, fault = pcall(f)
  if ok then return end
  if fault == V.failure then core.fail(fault) end
  local where, what = tostring(fault):match("^(scripts/[^:]*:%d+): (.*)$")
  V.fail("%s", where and ("%s (%s)"):format(what, where) or tostring(fault))
end
