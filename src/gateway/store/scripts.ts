/**
 * The store's atomic scripts; a field's text and a waiter's wish begin with the time until which they hold, 13 digits
 * of milliseconds. KEYS: a subject's fields, its waiters and its leader, with one hash tag for clusters.
 */
const NOW = `local t = redis.call('TIME'); local now = t[1] * 1000 + math.floor(t[2] / 1000)
local function holds(text) return text and tonumber(string.sub(text, 1, 13)) > now end`;

/** ARGV: who waits or nothing, for how long, most characters, most waiters, fields. Gives the texts. */
export const TAKE = `${NOW}
local texts = redis.call('HMGET', KEYS[1], unpack(ARGV, 5))
local missing = {}
for i = 1, #texts do
  if holds(texts[i]) then texts[i] = string.sub(texts[i], 14)
  else texts[i] = false; missing[#missing + 1] = ARGV[i + 4] end
end
if ARGV[1] == '' or #missing == 0 then return texts end
local wanted = cjson.encode(missing)
if #wanted <= tonumber(ARGV[3]) and redis.call('HLEN', KEYS[2]) < tonumber(ARGV[4]) then
  redis.call('HSET', KEYS[2], ARGV[1], string.format('%013d', now + ARGV[2]) .. wanted)
  redis.call('PEXPIRE', KEYS[2], ARGV[2])
end
return texts`;

/** ARGV: who would lead, the lease, fields. */
export const LEAD = `${NOW}
if redis.call('EXISTS', KEYS[3]) == 1 then return 0 end
for _, text in ipairs(redis.call('HMGET', KEYS[1], unpack(ARGV, 3))) do
  if not holds(text) then redis.call('SET', KEYS[3], ARGV[1], 'PX', ARGV[2]); return 1 end
end
return 0`;

/** ARGV: who leads. Gives the wanted fields that are still missing; false where another leads by now. */
export const CLAIM = `${NOW}
if redis.call('GET', KEYS[3]) ~= ARGV[1] then return false end
local left = {}
local waiters = redis.call('HGETALL', KEYS[2])
for i = 1, #waiters, 2 do
  if not holds(waiters[i + 1]) then redis.call('HDEL', KEYS[2], waiters[i])
  else for _, field in ipairs(cjson.decode(string.sub(waiters[i + 1], 14))) do
    if left[field] == nil then left[field] = not holds(redis.call('HGET', KEYS[1], field)) end
  end end
end
local wanted = {}
for field, isMissing in pairs(left) do if isMissing then wanted[#wanted + 1] = field end end
return wanted`;

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

/** KEYS: the pause; ARGV: milliseconds. A longer pause is not shortened. */
export const PAUSE = `if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end`;

/** KEYS: a day's counts. ARGV: seconds that they are kept, then name and how many of each. */
export const COUNT = `for i = 2, #ARGV, 2 do redis.call('HINCRBY', KEYS[1], ARGV[i], ARGV[i + 1]) end
redis.call('EXPIRE', KEYS[1], ARGV[1])`;
