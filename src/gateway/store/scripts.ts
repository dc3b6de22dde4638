/**
 * What the store does in one step each, where processes would get between each other's reading and writing. A field's
 * text begins with the time until which it holds, 13 digits of milliseconds by the store's own clock. KEYS: the fields of
 * a subject, its wanted list, its leader; all of one hash tag, so that a cluster keeps them in one slot.
 */
const NOW = `local t = redis.call('TIME'); local now = t[1] * 1000 + math.floor(t[2] / 1000)
local function holds(text) return text and tonumber(string.sub(text, 1, 13)) > now end`;

/** ARGV: the longest that a wanted list waits, fields. Gives the texts. */
export const TAKE = `${NOW}
local texts = redis.call('HMGET', KEYS[1], unpack(ARGV, 2))
local missing = {}
for i = 1, #texts do
  if holds(texts[i]) then texts[i] = string.sub(texts[i], 14)
  else texts[i] = false; missing[#missing + 1] = ARGV[i + 1] end
end
if #missing > 0 then
  redis.call('SADD', KEYS[2], unpack(missing))
  redis.call('PEXPIRE', KEYS[2], ARGV[1])
end
return texts`;

const WANTED = `${NOW}
local function wanted()
  local left = {}
  for _, field in ipairs(redis.call('SMEMBERS', KEYS[2])) do
    if not holds(redis.call('HGET', KEYS[1], field)) then left[#left + 1] = field end
  end
  return left
end`;

/** ARGV: who would lead, the lease. */
export const LEAD = `${WANTED}
if redis.call('EXISTS', KEYS[3]) == 1 or #wanted() == 0 then return 0 end
redis.call('SET', KEYS[3], ARGV[1], 'PX', ARGV[2])
return 1`;

/** ARGV: who leads. Gives the wanted fields that are still missing; false where another leads by now. */
export const CLAIM = `${WANTED}
if redis.call('GET', KEYS[3]) ~= ARGV[1] then return false end
local left = wanted()
redis.call('DEL', KEYS[2])
return left`;

/** ARGV: channel, message, then field, text and milliseconds of each entry. */
export const PUT = `${NOW}
local longest = redis.call('PTTL', KEYS[1])
for i = 3, #ARGV, 3 do
  local ttl = tonumber(ARGV[i + 2])
  redis.call('HSET', KEYS[1], ARGV[i], string.format('%013d', now + ttl) .. ARGV[i + 1])
  if ttl > longest then longest = ttl end
end
redis.call('PEXPIRE', KEYS[1], longest)
redis.call('PUBLISH', ARGV[1], ARGV[2])`;

/** ARGV: who leads, its lease. */
export const RENEW = `if redis.call('GET', KEYS[3]) == ARGV[1] then redis.call('PEXPIRE', KEYS[3], ARGV[2]) end`;

/** ARGV: who leads, channel, message. */
export const RELEASE = `if redis.call('GET', KEYS[3]) == ARGV[1] then redis.call('DEL', KEYS[3]) end
redis.call('PUBLISH', ARGV[2], ARGV[3])`;

/** KEYS: the pause. ARGV: milliseconds. A longer pause is not shortened. */
export const PAUSE = `if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end`;
