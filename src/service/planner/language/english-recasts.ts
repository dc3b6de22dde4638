import type { Language } from './language';

const KIND = '(company|firm|corporation|business|stock|issuer|country|nation|state)';
const KIND_MANY = '(?:compan(?:y|ies)|firms?|corporations?|business(?:es)?|groups?)';
const CODE =
  '(?:(?:stock|trading|iso|country|alpha-?[23]|three-letter|two-letter)\\s+)?(?:ticker(?: symbol)?|symbol|isin|lei|cik|code)';

const PARTS_ASKED = '((?:in )?(?:which|what) (?:quarters?|months?|years?)|when)';
const YEAR = '(?:19|20)\\d\\d';

/** Where somebody has a claim from, which is asked of as if he had asked whether it is so. */
const SPEAKER =
  '(?:i|we|somebody|someone|people|everybody|everyone|they|some|many|(?:my|our|a|an|the|one of my|some) (?:[a-z]+ ){0,1}[a-z]+)';
const FOUND =
  '(?: (?:on|in|from|at|by|over) (?:(?:a|an|the|my|some|this|that) )?(?:[a-z]+ ){0,1}[a-z]+| somewhere| once| recently| lately| today| yesterday)?';
const HEARSAY =
  `${SPEAKER} (?:have |has |had |just |once |recently |always |keeps? |also |\\bstill )*(?:read|heard|saw|seen|learned|learnt|gathered|noticed|was told|were told|been told|told me|told us|tells me|says|say|said|saying|claims|claim|claimed|insists|insist|believes|believe|believed|thinks|think|thought|assumes|assume|assumed|suspects|suspect|reckons|reckon|am told|swears|swear|is sure|are sure|is convinced|states|stated|reports|reported|writes|wrote|maintains|argues|argued|bets?)${FOUND}` +
  `|(?:it is|it's|its) (?:said|claimed|rumou?red|believed|reported|often said|well known|known|assumed)|rumou?r has it|word is|word has it|legend has it|apparently|supposedly|allegedly|(?:i|i've|i have) (?:often |always )?been told`;
const CHECKED =
  "right|correct|true|is that right|is that correct|is that true|is that so|is this right|is this true|is this correct|true or false|yes or no|isn't that so|am i right|can you confirm|can you confirm that|could that be|can that be|is he right|is she right|are they right|does that hold|fact or fiction";

/** English questions that are put in words of another question that asks the same. */
export const ENGLISH_RECASTS: Language['recasts'] = [
  { said: '\\bw/o\\b', as: 'without' },
  {
    said: `^(?:(?:list|show|name|give|find|tell|what is|which is)(?: me)? )?(?:everything|anything|all)(?: (?:that|which) (?:is|are)| that's)? (incorporated|registered|domiciled|headquartered|based|listed) (.+)$`,
    as: 'companies $1 $2',
  },
  {
    said: `^(?:on|in) (?:the boards? of (?:which|what)(?: ${KIND_MANY})?|(?:which|what) ${KIND_MANY}['’]? boards?|whose boards?) (?:does|do|did) (.+) (?:sit|serve)$`,
    as: 'on which boards does $1 sit',
  },
  {
    said: `^(?:(?:which|what) ${KIND_MANY}['’]?(?:['’]s)?|whose) boards? (?:does|do|did) (.+) (?:sit|serve) on$`,
    as: 'on which boards does $1 sit',
  },
  {
    said: '^(.+) (is|was) (?:the|an?) (.+) of (which|what) ([a-z]+)$',
    as: 'which $5 $2 $1 the $3 of',
  },
  { said: '^whose ([a-z]+(?: [a-z]+)?) (is|was) (.+)$', as: 'which company $2 $3 the $1 of' },
  { said: '^(.+?)\\s*=\\s*(?:an? )?(.+ (?:corp|corporation|company|firm))$', as: 'is $1 a $2' },
  {
    said: `^(?:${HEARSAY}) (?:that )?(?!(?:what|which|who|how|when|where|whether|if|about)\\b)(.+?)(?:,? (?:${CHECKED}))?$`,
    as: 'is it true that $1',
  },
  {
    said: `^(?:(?:what|which|name|show|find|give me|who is|what is|what's)\\s+)?(?:the\\s+)?${KIND}\\s+(?:with|behind|for|under|that has|which has|having|whose)\\s+(?:the\\s+)?(${CODE})\\s*(?:is|of|:)?\\s*([A-Z0-9]{2,20})$`,
    as: 'which $1 has the $2 $3',
  },
  {
    said: `^(?:what|which)\\s+${KIND}\\s+(?:trades|is listed|is traded|lists|goes|is quoted)\\s+(?:under|by|as)\\s+(?:the\\s+)?(?:ticker(?: symbol)?|symbol)?\\s*([A-Z]{1,5})$`,
    as: 'which $1 has the ticker $2',
  },
  {
    said: '^(?:(?:which|what) (?:eu |european |federal )?(?:regulation|directive|law|act|statute|decree)) (?:is|was) (?:the )?(.+)$',
    as: 'what is the $1',
  },
  {
    said: '^(?:what|which) (.+?) (?:does|do|did) (.+?) (?:fall|come|belong) (?:under|within|into|in)$',
    as: 'what is the $1 of $2',
  },
  {
    said: '^(?:of|at|for|in) (which|what) ([a-z]+) (is|was) (.+) (?:the|a|an) ([a-z]+(?: [a-z]+){0,3})$',
    as: 'which $2 $3 $4 the $5 of',
  },
  {
    said: '^(?:of|at|for|in) (which|what) ([a-z]+) (is|was) (.+) ([a-z]+)$',
    as: 'which $2 $3 $4 the $5 of',
  },
  {
    said: "^(?:what|which|how (?:large|big|high) a|how much) (percent|%|percentage|share|part|proportion|fraction) of (?:the )?(.+?)(?:['’]s?)? (revenues?|sales|turnover|income) (?:is|was|were|are|goes to|went to|went into|goes into|go into|go to|is spent on|was spent on|does it spend on|did it spend on|comes from|is made up of|does) (.+?)((?: in| for)? (?:fiscal |fy ?)?(?:19|20)\\d\\d)?$",
    as: '$4 as a percentage of $3 of $2$5',
  },
  {
    said: '^when (?:was|were|did) (.+?) (?:get )?(?:bought|purchased|taken over|sold|swallowed|snapped|bought up|snapped up)(?: up)?(?: by (.+))?$',
    as: 'when was $1 acquired',
  },
  {
    said: '^(?:who|(?:which|what) (?:country|state|member|nation)) (?:was|is) (?:the )?(?:last|latest|newest|most recent) (?:country |state |nation |one )?(?:to join|that joined|joining|to enter) (.+)$',
    as: 'newest member of $1',
  },
  {
    said: '^(?:who|(?:which|what) (?:country|state|member|nation)) (?:joined|entered) (.+?) (?:last|most recently|latest)$',
    as: 'newest member of $1',
  },
  {
    said: '^(?:the )?total (dividends|buybacks|share repurchases|profits?|net income|revenues?|sales|capex) (?:that )?(.+?) (?:has |have )?(?:paid|made|earned|bought|posted|reported|spent|generated|booked)(?: out)? (from|between|over|in|since|during) (.+)$',
    as: 'total $1 of $2 $3 $4',
  },
  {
    said: '^(?:what|which) (companies|firms|countries|banks|universities|exchanges|currencies) (?:do you|does the dataset|does this) (?:cover|hold|include|contain|list|know about)$',
    as: 'list all $1',
  },
  {
    said: '^(?:since when|when|in which year|in what year) (?:did|was|is|has) (.+?) (?:become (?!(?:a|an|the|one|members?|part|independent|ceo|cfo|coo|head|chief|president|director|profitable|unprofitable|negative|positive|larger|bigger)\\b)|renamed|(?:change|changed) (?:its )?name|rename itself|get renamed|rebranded?|(?:been )?called )(?:.*)$',
    as: 'former names of $1',
  },
  {
    said: '^(.*?)\\b(?:rate of )?growth\\b(.*?),? (?:annuali[sz]ed|per annum|p\\.?a\\.?|on an annuali[sz]ed basis)$',
    as: '$1average annual growth$2',
  },
  {
    said: '^(?:out )?of all (?:the |your )?(.+?),? whose (.+?) (?:was|is) (?:the )?(highest|lowest|largest|smallest|biggest)$',
    as: '$1 with the $3 $2',
  },
  {
    said: '\\b(?:the )?(?:three|3) months (?:from|between) ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*) (?:to|and|through|until) ',
    as: '$1 to ',
  },
  {
    said: '^(.+?) (?:has |have )?(?:changed (?:its )?name|been renamed|was renamed|got renamed|renamed itself)\\W+(?:and )?what is (?:it|the (?:company|firm)) (?:called |named )?(?:now|today)$',
    as: 'what is $1 called now',
  },
  {
    said: '^(.+?) (Q[1-4][ /-]?20\\d\\d) (.+?) (?:vs\\.?|versus|against|compared to|compared with) (Q[1-4][ /-]?20\\d\\d)$',
    as: '$1 $3 $2 vs $4',
  },
  // What is left out, and when, may stand before what is asked.
  {
    said: '^(?:besides|except(?: for)?|apart from|aside from|other than|excluding|leaving out|not counting|ignoring) ([^,]+), ((?:which|what|who|how many|list|name|show)\\b.+)$',
    as: '$2 except $1',
  },
  {
    said: '^((?:before|after|since|until|up to|prior to) (?:the year )?(?:19|20)\\d\\d), ((?:which|what|who|how|when|where|did|was|is)\\b.+)$',
    as: '$2 $1',
  },
  // What is sold, done or kept is told by the figure that counts it.
  {
    said: '^how much (?:business )?(?:did|does) (.+?) (?:sell|do)(?: in sales| in revenue)?((?: in| during| for)? (?:fiscal |fy ?)?(?:19|20)\\d\\d)?$',
    as: 'what was the revenue of $1$2',
  },
  {
    said: '^(?:what|how much) (?:did|does) (.+?) net((?: in| during| for)? (?:fiscal |fy ?)?(?:19|20)\\d\\d)?$',
    as: 'what was the net income of $1$2',
  },
  {
    said: "^how (?:large|big|long|extended) (?:is|was) (?:the )?(?:(.+?)['’]s? balance sheet|balance sheet of (.+?))((?: in| at).*)?$",
    as: 'what were the total assets of $1$2$3',
  },
  {
    said: "(?:the )?size of (?:the )?(.+?)['’](?:s)? (workforce|staff|economy|population|payroll|board)\\b",
    as: "$1's $2",
  },
  { said: '^where (?:does|do) (.+?) sit$', as: 'where is $1 headquartered' },
  {
    said: "^(?:on (?:which|what) (?:stock )?(?:exchange|market) |where )(?:are|is|do|does) (?:the )?(?:(.+?)(?:['’]s?)? )?(?:shares?|stocks?)(?: of (.+?))? (?:traded|trade|trades|listed|quoted|list)$",
    as: 'where is $1$2 listed',
  },
  {
    said: '^(?:which|what) (?:accounting |audit |auditing )?(?:firm|company|house|accountants?) (audits|audited)\\b',
    as: 'who $1',
  },
  {
    said: '^(?:to )?(?:which|what) (?:group|company|corporation|concern|conglomerate|parent|firm|business) (?:does|did|do) (.+?) belong(?: to)?$',
    as: 'who owns $1',
  },
  {
    said: '^(?:what|which) (?:share|percentage|proportion|part|fraction) of (?:the |all )?(?:people|workers|workforce|labou?r force|population|poles|inhabitants)(?: in (.+?))? (?:is|are|was|were) (?:out of work|jobless|unemployed|without (?:a job|work|jobs))(.*)$',
    as: 'unemployment rate of $1$2',
  },
  {
    said: '^how (?:fast|quickly|much|strongly) (?:are|is|were|was|do|did) (?:consumer |the )?prices? (?:rising|rise|going up|go up|increasing|increase|climbing|climb)(.*)$',
    as: 'inflation rate$1',
  },
  {
    said: '^how (?:long|old) (?:do|does|can|will) (?:people|one|you|somebody|the average person|inhabitants) (?:live|get|become|expect to live)(?: on average)?(.*)$',
    as: 'life expectancy$1',
  },
  {
    said: '^how (?:long|many years) (?:has|have|did|does) (.+?) (?:existed|exist|been around|been in existence|been in business|been going)$',
    as: 'when was $1 founded',
  },
  {
    said: '^(?:for )?how many years (?:has|have) (.+?) (been|owned|belonged|had|used)\\b(.*)$',
    as: 'since when has $1 $2$3',
  },
  { said: '^how long (?:has|have) (.+?) belonged to (.+)$', as: 'since when has $2 owned $1' },
  { said: '^how old is (?:the )?(?:company |firm )?(.+)$', as: 'when was $1 founded' },
  {
    said: '\\b(pay|pays|paid|return|returned|hand|distribute|distributed)(?: out| back)? (?:to )?(?:its |their |the )?(?:shareholders|stockholders|investors|owners) (?:in|as|through|by way of|in the form of) (?:cash )?dividends\\b',
    as: 'pay in dividends',
  },
  {
    said: '\\b(?:distribute|distributed|return|returned) (?:to (?:its |their |the )?(?:shareholders|stockholders|investors|owners) )?(?:in|as|through) dividends\\b',
    as: 'pay in dividends',
  },
  {
    said: '^(?:does|do) (.+?) (?:already |now |still )?have (?:the )?(euro|dollar|us dollar|pound|franc|yen)(?: now| today| already)?$',
    as: 'does $1 use the $2',
  },
  {
    said: '^if (?:you|i|we|one) (?:add|adds|sum|tot|total) up (?:everything|all|all that|what) (.+?),? what (?:do|does|would|will) .+$',
    as: 'total $1',
  },
  {
    said: '^(?:list |show |give me )?everything (.+?) (?:has |have )?(?:ever )?(?:acquired|bought|purchased|taken over|took over)(.*)$',
    as: 'which companies did $1 acquire$2',
  },
  {
    said: `^${PARTS_ASKED} (?:of|in) (${YEAR}) (.+)$`,
    as: '$1 $3 in $2',
  },
  {
    said: `^${PARTS_ASKED} (?:between (${YEAR}) and|from (${YEAR}) (?:to|through|until)) (${YEAR}) (.+)$`,
    as: '$1 $5 from $2$3 to $4',
  },
  {
    said: '^how many (loss[- ]making|unprofitable|profitable) years (?:has|have|did) (.+?) (?:had|have|seen|reported)\\b(.*)$',
    as: 'in how many years has $2 been $1$3',
  },
  {
    said: '^(?:the\\s+)?(?:number|count) of (loss[- ]making|unprofitable|profitable) years (?:at|of|for|by) (.+)$',
    as: 'in how many years has $2 been $1',
  },
  {
    said: '^(?:how many|(?:the\\s+)?(?:number|count) of) years (?:with|of) (?:a |net )*(?:loss|losses) (?:at|of|for|by|did) (.+?)(?: have| had)?$',
    as: 'in how many years has $1 been loss-making',
  },
  // Two digits behind a fiscal year are a year of this century.
  { said: "\\b(fiscal(?: year)?|financial year) ['’]?([12]\\d)(?![\\d.,%])", as: '$1 20$2' },
  {
    said: '^(?:when|on (?:which|what) (?:day|date)) (?:does|do) (?:the )?(?:fiscal|financial|business|accounting) year (?:of|at) (.+?) (?:end|close|finish)$',
    as: 'fiscal year end of $1',
  },
  {
    said: '\\b(?:closing|(?:that|which|who) close) (?:their|its) books (on|in)\\b',
    as: 'whose fiscal year ends $1',
  },
  {
    said: '\\b(?:closing|(?:that|which|who) close) (?:their|its) books at the end of\\b',
    as: 'whose fiscal year ends in',
  },
  {
    said: '^(?:under )?(?:which|what) (sic(?: code| number)?) (?:does|do|is) (.+?) (?:file|filed|report|register|registered)(?: under| as)?$',
    as: 'what is the $1 of $2',
  },
  {
    said: '^(?:(?:under|by) )?(?:what|which) (?:other )?names? did (.+?) (?:trade|operate|go|do business)(?: under| by)? (?:previously|before|formerly|earlier|in the past)$',
    as: 'former names of $1',
  },
  {
    said: '^how much(?: cash| money)? did (.+?) (?:hand|pay|give|dish|distribute|return)(?: out| back)? (?:as|in|by way of|through) (?:cash )?dividends\\b',
    as: 'how much did $1 pay in dividends',
  },
  {
    said: '\\b(?:in |for )?(?:the )?(march|june|september|december) quarter (?:of |in )?(20\\d\\d)\\b',
    as: 'in the quarter that ended in $1 $2',
  },
  {
    said: '^(.*?)\\b(EUR ?/? ?[A-Z]{3}) ECB (?:euro )?(?:fixing|reference rate)\\b',
    as: '$1$2 exchange rate',
  },
];
