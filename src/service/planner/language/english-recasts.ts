import type { Language } from './language';

const KIND = '(company|firm|corporation|business|stock|issuer|country|nation|state)';
const KIND_MANY = '(?:compan(?:y|ies)|firms?|corporations?|business(?:es)?|groups?)';
const CODE =
  '(?:(?:stock|trading|iso|country|alpha-?[23]|three-letter|two-letter)\\s+)?(?:ticker(?: symbol)?|symbol|isin|lei|cik|code)';

const PARTS_ASKED = '((?:in )?(?:which|what) (?:quarters?|months?|years?)|when)';
const YEAR = '(?:19|20)\\d\\d';
/** When something was, at the end of a question. */
const WHEN = `(?: (?:in|during|for|over))?(?: (?:the|its))? (?:(?:last|latest|past|most recent|previous) (?:fiscal |financial )?(?:quarter|year)|(?:fiscal |fy ?)?${YEAR}|(?:q[1-4]|[1-4]q)[ /-]?${YEAR})`;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** By whom a rate was fixed. */
const ECB =
  "\\b(?:the )?(?:ecb|european central bank)(?:[’']s)?(?: (?:euro|foreign exchange))?(?: (?:reference|fixing|fix|exchange|official))?(?: rates?| fixing)?\\b(?: for| of)?";
const OWN_YEAR = '(?:fiscal|financial|business|accounting|reporting)';
const WHOLE = '(?:full|complete|completed|ended|reported|closed|finished|audited|whole)';
const NEWEST = '(?:last|latest|most recent|most recently|newest|previous)';
const ON_DAY =
  '(?:when|on (?:what|which) (?:day|date)|(?:what|which) (?:day|date)|in (?:what|which) (?:year|month))';
const DEAL = '(?:deal|acquisition|takeover|take-over|merger|purchase|buyout|buy-out|transaction)';
const CLOSE = '(?:close|complete|finish|conclude|finali[sz]e|wrap up|seal|consummate)';
const CLOSED =
  '(?:close|closed|complete|completed|finish|finished|finali[sz]ed|conclude|concluded|go through|gone through|done|consummated|sealed|wrapped up)';
/** Who is looked for on boards, or whether there is anybody. */
const WHO_IF_ANY =
  '(?:(?:does|do|is|are|who|which|what|list)\\b(?: there)? ?)?(?:anyone|anybody|someone|somebody|any (?:director|person)|people|persons|directors?|board members?)?(?: ?(?:who|that))?(?: ?(?:sits?|serves?|is|are))?';
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const MOVED =
  '(?:risen|rise|rose|grown|grow|grew|increased?|climbed?|gone up|go up|went up|improved?|fallen|fall|fell|declined?|dropped|drop|decreased?|shrunk|shrink|shrank|gone down|go down|went down)';
const COLLECTION =
  '(companies|firms|countries|banks|universities|exchanges|currencies|futures|commodities|laws|cities|states|products|languages|industries|continents|indicators|organi[sz]ations)';
const FED = '(?:the )?(?:fed(?:eral reserve)?|fomc|fed(?:eral)? funds?)';
const RANGE =
  '(?:funds? |rate |rates |interest |policy |key )*(?:target(?: rate)?(?: range| band| corridor)?|range|band|corridor)';
const RATES =
  '(?: (?:its|the|interest|policy|key|target|benchmark|main|fed(?:eral)?|funds?|rates?|range|band|upper|limit))*';
const LEVEL = '(?:,? (?:and )?(?:to what level|to where|by how much|from what to what|what is it now))?';
/** When, and how often, a rate that is set was cut or raised: verbs, nouns, and what the rate then did. */
const STEPS = [
  [
    '(?:cut|lower(?:ed)?|reduced?|eased?|trim(?:med)?|slash(?:ed)?)',
    '(?:cuts?|reductions?|easings?)',
    'fall',
  ],
  [
    '(?:raised?|hiked?|increased?|lift(?:ed)?|tighten(?:ed)?|put up)',
    '(?:hikes?|raises?|increases?|rises?)',
    'rise',
  ],
].flatMap(([verb = '', noun = '', as = '']) => [
  {
    said: `^(?:when|on (?:which|what) (?:day|date)|(?:in )?(?:which|what) (?:day|date|month|year)) (?:did|has) ${FED} (last|most recently|first) ${verb}${RATES}( (?:in|after|since) .*?)?${LEVEL}$`,
    as: `when did fed funds upper bound $1 ${as}$2`,
  },
  {
    said: `^(?:when (?:was|were|did) |date of |what was )?(?:the )?(?:${FED}(?:[’']s)? (?:last|latest|most recent|newest) (?:(?:interest|policy|target|key) )?(?:rate )?${noun}|(?:last|latest|most recent|newest) (?:${FED}(?:[’']s)? |interest |policy |target |key |us )*(?:rate |${FED} )${noun}(?: (?:by|from|of|at) ${FED})?)(?: happen| take place| occur)?${LEVEL}$`,
    as: `when did fed funds upper bound last ${as}`,
    isFirst: true as const,
  },
  {
    said: `^(?:(?:how many times|how often|by how much) )?(?:did|has) ${FED} ${verb}${RATES}\\b(.*)$`,
    as: `how many times did fed funds upper bound ${as}$1`,
  },
  {
    said: `^(?:how many|(?:the )?number of) (?:${FED}(?:[’']s)? |interest |policy |us )*(?:rate|${FED}) ${noun}(?: were there| did ${FED} (?:make|do|deliver|announce|have)| by ${FED}| happened| there were| has there been| have there been| took place)*\\b(.*)$`,
    as: `how many times did fed funds upper bound ${as}$1`,
    isFirst: true as const,
  },
]);
const UNIONS =
  '(european union|eu|euro ?(?:area|zone)|nato|opec|oecd|asean|efta|brics|g ?7|g ?20|wto|un|united nations|imf|mercosur|african union)';
const NATIONS = '(?:countries|nations|states)';

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

const OFFICE =
  '(ceo|cfo|coo|cto|chief (?:executive|financial|operating|technology)(?: officer)?|boss|head|chairman|chair|president)';

/** States of the United States whose names are nothing else, with which a city is told from its namesakes. */
const US_STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming';
/** An end of an order of figures. */
const END = '(?:high|low|larg|bigg|small|strong|weak|great|fast|slow)est|worst|best';
const LARGEST = '(?:bigg(?:est|er)|larg(?:est|er)|high(?:est|er)|small(?:est|er)|low(?:est|er))';

/** English questions that are put in words of another question that asks the same. */
export const ENGLISH_RECASTS: Language['recasts'] = [
  // By whom a rate was fixed, which is said to be left aside: on a day, of which the end of a month is one.
  {
    said: `^(.*?)${ECB}(.*?) ?(?:on |at |as at |as of |by )?(?:the )?(?:end of|end) (${MONTH}) (20\\d\\d)$`,
    as: '$1$2 exchange rate on the last day of $3 $4',
    left: 'ECB',
  },
  {
    said: `^(.*?)${ECB}(.*? (?:\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9} 20\\d\\d|\\p{L}{3,9} \\d{1,2},? 20\\d\\d|20\\d\\d-\\d\\d-\\d\\d))$`,
    as: '$1 exchange rate$2',
    left: 'ECB',
  },
  {
    said: '^(.+) (is|was) (?:the|an?) (.+) of (which|what) ([a-z]+)$',
    as: 'which $5 $2 $1 the $3 of',
  },
  {
    said: '^(?:which|what) (?:accounting |audit |auditing )?(?:firm|company|house|accountants?) (audits|audited)\\b',
    as: 'who $1',
  },
  // What is told as a share of GDP anyway.
  {
    said: '^(.*?)\\b(public debt|government debt|national debt|taxes and other revenues|budget (?:deficit|surplus)|military expenditures?|education expenditures?)((?: (?:of|in) .+?)?)(?:,? (?:as|in) (?:an? )?| )(?:percent|%|percentage|share|per cent)(?: of(?: the)?|/)? gdp(.*)$',
    as: '$1$2$3$4',
  },
  ...STEPS,
  {
    said: `\\b(?:over|in|during|for|within) the (?:period|years|timeframe|time span)(?: (?:from|of|between))? (?=${YEAR})`,
    as: 'from ',
  },
  {
    said: '^which (?:one )?(?:came|was|was there|existed) (?:first|earlier)[,:]? (.+? or .+)$',
    as: 'which is older, $1',
  },
  // How a figure went tells each year.
  {
    said: `^(?:the )?(?:development|evolution|trend|trajectory|course) (?:of|in) (.+?) (?:from |between |over |in )?(${YEAR}) ?(?:to|and|until|through|till|-|–) ?(${YEAR})$`,
    as: '$1 by year $2 to $3',
    isFirst: true,
  },
  // Whose economy it is says no more than the economy.
  {
    said: "^(which|what) (?:country|nation|state)(?:[’']s?)? economy (.+)$",
    as: '$1 economy $2',
  },
  {
    said: '\\bcompound annual (?!growth\\b)([a-z][a-z ]*?) growth(?: rate)?\\b',
    as: '$1 compound annual growth rate',
  },
  {
    said: '^(who (?:owns|owned|bought|acquired) .+?),? and (?:since )?when(?: (?:was|were) (?:it|they)(?: (?:bought|acquired|purchased|taken over|sold))?| did (?:they|it|he|she) (?:buy|acquire|purchase|take over|take) it(?: over)?)?$',
    as: '$1 and since when',
    isFirst: true,
  },
  {
    said: '^(?:which|who|which (?:one|company|firm) (?:has )?) ?(?:grew|increased|raised) (?:its |their )?(.+?) (faster|more|most|slower|fastest|the most)\\b(.*)$',
    as: 'whose $1 grew $2$3',
  },
  {
    said: '^(?:in |for )?(?:which|what) jurisdictions? (?:does|do|is|are) (?:the )?(.+?) (?:apply|applicable|valid|in force)(?: in)?$',
    as: 'where does $1 apply',
  },
  {
    said: '^(?:did|has|have) (.+?) (leave|left|quit|exit|join|joined|enter) (.+?),? and (?:if so,? )?(?:if yes,? )?when(?: was that)?$',
    as: 'when did $1 $2 $3',
  },
  {
    said: `^${UNIONS} (?:membership|accession|entry) (?:of |date (?:of |for )?)?(.+?)(?:[:,]? since(?: when)?)?$`,
    as: 'when did $2 join the $1',
  },
  {
    said: "^(?:what (?:was|is) )?(.+?)['’]s (low|high|peak|trough)(?: point| level| value| rate)?((?: ever)?(?: (?:since|in|of|between|from) .*)?)$",
    as: '$1 $2$3',
  },
  {
    said: '^(?:has|was|did|have) (.+?) (?:been |ever |ever been )?(profitable|loss-making|unprofitable|in the red) in any (year|quarter)s? (since|in|between|from) (.+)$',
    as: 'in which $3s has $1 been $2 $4 $5',
  },
  // What kind of things are named says nothing more of them, nor which of them is the best.
  {
    said: "\\bthe (?:two|three|four|five|six)? ?(?:(?:big|us|american|german|european|british|japanese) )*(?:airlines|banks|companies|firms|retailers|carmakers|automakers|railroads|insurers|countries|cities|groups):? (?=[A-Z][\\w&.’'-]*(?: [A-Z][\\w&.’'-]*){0,2}(?:, | and | & )[A-Z])",
    as: '',
  },
  {
    said: '^(.+?)[,;:.?–-]+ ?(?:and )?(?:which|who|where)(?: one| of (?:them|the \\w+)| [a-z]+)? (?:is|was|had|has|comes out|were|are)(?: the [a-z]+)? ?(?:the )?(?:best|better|highest|higher|largest|larger|ahead|on top|lowest|lower|stronger|weaker|bigger|biggest)$',
    as: '$1',
  },
  {
    said: "^(?:the )?(?:last|latest|current|newest|most recent|today[’']s)? ?(?:ecb|european central bank)(?:[’']s)? (?:reference |euro )?(?:fixing|fix|rate|reference rate) (?:of|for) (?:the )?(.+)$",
    as: 'one euro in $1',
  },
  {
    said: '^(.+?),? \\(?((?:i\\.?e\\.?|that is|in other words|meaning|that means),? .+)$',
    as: '$1',
    left: '$2',
  },
  {
    said: '^(?:what|how much|how high) was (.+?) (?:valued at|worth)(?: in| at| during)? (?:the )?(?:(.+?) )?(?:funding|financing|investment) round$',
    as: 'valuation of $1 in $2',
  },
  // Who is asked for is one of those in the place that stands behind.
  {
    said: '^(?:who|(?:which|what) (?:company|firm|business|employer)) (has|had|have|makes|made|earns|earned|reported|employs|spends|spent) (?:the )?(most|highest|largest|biggest|lowest|fewest|smallest) (.+?) (?:in|from) (?!the (?:last|latest)|fiscal|fy|q[1-4]\\b|(?:19|20)\\d\\d|(?:19|20)\\d\\d)(.+)$',
    as: 'which company in $4 $1 the $2 $3',
  },
  {
    said: '^when (?:did|was|has) (.+?) (?:take over|start|begin|get appointed|appointed|named|get named|assume office|step up|taken over) (?:as|to be) (.+)$',
    as: 'when did $1 become $2',
  },
  {
    said: '^what was (?:the )?name of (.+?) (?:before|earlier|previously|formerly|in the past)$',
    as: 'former name of $1',
  },
  {
    said: '^(?:the |what is (?:the )?)?(\\d{1,2}|two|three|four|five|ten)[- ]year (.+?) growth (?:of|at|for) (.+)$',
    as: '$2 growth of $3 over the last $1 years',
  },
  { said: '\\bmore than double(?:d)?\\b', as: 'grow by more than 100 %' },
  // In which it ended is told with the year.
  {
    said: '\\b((?:fy ?|(?:fiscal|financial) (?:year )?)(?:19|20)\\d\\d),? \\((?:year )?(?:ended|ending|to|through|until) [^)]+\\)',
    as: '$1',
  },
  // What somebody has of a whole is his share of it.
  {
    said: '^(?:(?:what|which) (?:share|percentage|percent|fraction|proportion|part)|how much) of (?:the )?(.+?) (?:does|did|is|was|comes from|came from|lives in|lived in|live in) (?:the )?(.+?)(?: (?:account for|make up|represent|contribute|provide))?( in (?:19|20)\\d\\d)?$',
    as: "$2's share of $1$3",
  },
  {
    said: '^(?:what (?:is|was) )?(?:the )?(?:share|percentage) of (?:the )?(.+?) (?:in|within) (?:the )?(.+)$',
    as: "$1's share of $2",
  },
  {
    said: "^(?:what (?:is|was) )?(.+?)(?:[’']s)? (gdp|population) (?:as|in) (?:a |an )?(?:share|percentage|percent|%|fraction|proportion) of (?:the )?(.+?\\b(?:gdp|population)\\b.*)$",
    as: "$1's share of $3",
  },
  {
    said: '^(?:which|what) ((?:company|firm|bank|retailer|insurer|airline|corporation)\\b.*?) (?:earns?|earned|makes?|made) (?:the )?most(?: money)?( (?:in|during|for) .*)?$',
    as: 'which $1 has the highest net income$2',
  },
  {
    said: `^how many (?:rate |interest rate |policy )*(?:decisions|meetings) (?:did|has|have) ${FED} (?:make|made|take|taken|have|had|hold|held)\\b(.*)$`,
    as: 'how many fed decisions were there$1',
  },
  // What is said of somebody in the passive is asked of him.
  {
    said: '^by (?:whom|which (?:company|firm|group|person)|what (?:company|firm)) (?:was|were|is|are|has|have|got) (.+?) (?:been )?([a-z]+(?:ed|ght|led|run)|taken over)((?: in| on)? (?:[A-Za-z]+ )?(?:19|20)\\d\\d)?$',
    as: 'who $2 $1$3',
  },
  {
    said: `^who (?:was|were) (?:the )?(?:(.+?)['’]s )?${OFFICE}s?(?: (?:of|at) (.+?))? (?:before|prior to) (?:the )?(?:current|present|incumbent|new|newest|him|her|that|this|today)(?:['’]s)?(?: (?:co-?)?(?:ceos?|cfos?|ones?|bosse?s?|heads?|chairman|chair|president|chief executives?))?(?: (?:took|take) (?:over|office|charge)| came in| arrived| started)?$`,
    as: 'former $2 of $1$3',
  },
  {
    said: `^who (?:was|were) (?:the )?(?:(.+?)['’]s )?${OFFICE}(?: (?:of|at) (.+?))? (?:until|till|up to|before|prior to) (?:[a-z]+ )?(?:19|20)\\d\\d$`,
    as: 'former $2 of $1$3',
  },
  {
    said: `^who (?:is|are|was) (?:currently |now )?(?:the )?(?:current |new )?(?:(.+?)['’]s )?${OFFICE}(?: (?:of|at|for) (.+?))?,? and (?:since when|from when|how long|for how long|when did (?:he|she|they) (?:start|begin|take over|become \\w+))(?: (?:has|have) (?:he|she|they) .*)?$`,
    as: '$2 of $1$3 since when',
  },
  {
    said: '^(?:on|at) (?:what|which) (?:stock )?exchange and under (?:what|which) (?:ticker|symbol)(?: symbol)? (?:is|does|do|are) (.+?) (?:listed|traded|trade|quoted)$',
    as: 'exchange and ticker of $1',
  },
  {
    said: '^(?:under|by|through|in) (?:which|what) (treaty|act|agreement|charter|convention) (?:was|were) (?:the )?(.+?) (?:founded|established|created|set up|formed),? and when(?: was that)?$',
    as: 'when was $2 founded and by which treaty',
  },
  {
    said: "^(?:(?:what(?:'s|’s| is| was)|how (?:big|large) (?:is|was)) )?(?:the )?size of (?:the )?(?:(.+?)['’]s? balance sheet|balance sheet of (.+?))((?: in| at| on)? .*)?$",
    as: 'total assets of $1$2$3',
    isFirst: true,
  },
  {
    said: '^(?:under|by) (?:what|which) (?:ticker|symbol|ticker symbol|code) (?:is|are|does|do) (.+?) (?:shares? |stock )?(?:traded|listed|trade|trading|quoted|list|known|go|run)(?: by)?(.*)$',
    as: 'ticker of $1',
  },
  // Of two places that are offered the right one is told.
  {
    said: '^(?:is|are|was) (.+?) (listed|traded|headquartered|based|incorporated|registered|domiciled) (?:in|on|at) (.+?),? or (?:in |on |at )?(.+)$',
    as: 'where is $1 $2',
  },
  {
    said: "^(?:what (?:is|was) )?([A-Z].+?)[’']s (?:role|job|position|title|function|office) (?:at|in|with|within) .+$",
    as: 'role of $1',
  },
  {
    said: '^how many (?:people|inhabitants|residents|citizens) (?:does|do|did|has|have) (?:the )?(.+?) (?:have|had)(.*)$',
    as: 'population of $1$2',
  },
  {
    said: '^(how many|which) of (?:the )?(g ?7|g ?20|brics|eu|nato|oecd|opec|asean|efta)(?: members?| countries| states| member states)? (?:are|is) (?:also )?(?:in|members? of|part of) (?:the )?(.+)$',
    as: '$1 $2 members are members of $3',
  },
  // The ends of a rate.
  {
    said: '^(?:what (?:is|was) )?(?:the )?(highest|lowest|strongest|weakest|most|least)(?: level| rate| value| point| price)? (?:that )?(?:the |an? |one )?([a-z ]+?) (?:has |have |had |was )?(?:ever )?(?:traded|been|stood|reached|gone|got|fetched|been worth|worth|cost)(?: at)? (?:against|versus|vs\\.?|to|in) (?:the |an? )?([a-z ]+?)((?: (?:since|in|between|during|from) .+?)?)(?:,? (?:going by|based on|judging by|measured by|using|by) (.+))?$',
    as: '$1 rate of $2 against $3$4',
    left: '$5',
  },
  {
    said: '^when (?:was|were) (?:the |an? |one )?([a-z ]+?) (?:at its )?(weakest|strongest|lowest|highest|cheapest) (?:against|versus|to|vs\\.?) (?:the )?([a-z ]+?)((?: (?:since|in|between|during|from) .+?)?)(?:,? and (?:what was|at what|how (?:high|low|much) was|where was)(?: the| it)?(?: exchange)?(?: rate| level| price| value| it)?(?: then)?)?$',
    as: 'when was $1/$3 $2$4',
  },
  // What is said of a thing may stand before what tells which it is.
  {
    said: '^(where|when|how|who|what|which [a-z]+|in (?:which|what) [a-z]+) (is|was|are|were|does|did) (the (?:company|firm|person|country|bank|group|corporation|business|city)) ([a-z]+) (?:that|which|who) ((?:has |have |had |is |was )?[a-z]+.*)$',
    as: '$1 $2 $3 that $5 $4',
  },
  // The newest is what is told anyway.
  {
    said: '^(.+?)[?.!;,]+ (?:the |i need the |just the )?(?:most recent|latest|last|newest|current) (?:available )?(?:figure|number|data|value|reading|available|one|year|print)s?(?: (?:available|please|pls|is fine|will do|only|you have))*$',
    as: '$1',
  },
  {
    said: '\\b(spends?|pays?(?: out)?|earns?|makes?|invests?|puts?|sells?) (.+?) (?:a|per) year\\b(?! (?:from|since|between|over))',
    as: '$1 $2',
  },
  {
    said: '^(?:until|till|up to) when (?:was|were|did) (.+?) (?:the |serve as |stay |remain )?(?:ceo|cfo|head|boss|chief executive(?: officer)?|chief financial officer|in charge|leader)(?: (?:of|at) (.+))?$',
    as: 'when did $1 step down as CEO of $2',
    isFirst: true,
  },
  {
    said: '^(?:are|is) there (?:any )?(.+?)\\??,? (?:and |if so,? |if yes,? )*which(?: ones?)?(?: are (?:they|those|these))?$',
    as: 'which $1',
  },
  {
    said: "^(?:what|which|how (?:large|big|high) an?|how much) (?:percent|%|percentage|share|part|proportion|fraction) of (?:the )?(.+?)(?:['’]s?)? (total assets|assets|balance sheet|equity|revenues?|sales|turnover|gdp|net income|operating cash flow) (?:is|was|are|were) (?:financed|funded|covered|made up|backed|accounted for|represented|formed|eaten up|paid out|spent|used up|taken up) (?:by|of|with|through|as|on|for|in) (.+?),?((?: in| for)? ?\\(?(?:fiscal |fy ?)?(?:19|20)\\d\\d\\)?)?$",
    as: '$3 as a percentage of $2 of $1$4',
  },
  {
    said: '\\b(?:uses?|owns?|has|runs|operates|is (?:at|on|under)|is found (?:at|under)|belongs to|goes by) (?:the )?(?:internet |web )?(?:domain|website|web site|site|url|web address)(?: name)? (?=[a-z0-9-]+\\.[a-z])',
    as: 'has the website ',
  },
  // Whom a question is about may stand before it.
  {
    said: '^([^-–—:?]{3,50}?)\\s*(?:[-–—:]|\\bas for\\b)+\\s+(.*?)\\b(?:does|do|did|is|was|has|had|are|were) (?:she|he|it|they)\\b(.*)$',
    as: '$2 $1 $3',
  },
  { said: '\\b(below|under|above|over) parity (?:with|to|against|vs\\.?) (?:the )?', as: '$1 1 ' },
  // A time may be said by its end.
  {
    said: "\\b(?:at|by|as of|as at|for)? ?(?:the )?(FY ?\\d{2,4}|(?:fiscal |financial )(?:year )?(?:19|20)\\d\\d|(?:19|20)\\d\\d)(?:[’']s)? (?:year[- ])?end\\b(?! (?:and|or))",
    as: 'at the end of $1',
  },
  // A class of shares has no figures of its own, unless they are a share's.
  {
    said: '^(?!.*(?:ticker|symbol|per share|\\beps\\b|listed|price))(.*?),? ?\\bclass ([a-c])\\b(?: (?:common )?(?:shares?|stock))?(.*)$',
    as: '$1$3',
    left: 'class $2',
  },
  {
    said: '^(companies|firms|banks|universities|cities) (?:per|by) (exchange|state|country|industry|city|continent): ?(?:how many|number|count)(?: are)? (on|in|at) (.+)$',
    as: 'how many $1 $3 $4',
  },
  {
    said: '^(?:which|what) (company|firm|corporation|group|business) (?:was|is) (?:formerly |previously |once |earlier )?(?:called|named|known as) (.+?)(?:,? (?:until|before|till|up to|prior to|in) .+)?$',
    as: 'what is $2',
  },
  {
    said: "^([A-Z].+?)(?:[’']s)? (?:membership (?:in|of) (?:the )?)?(european union|eu|euro ?(?:area|zone)|nato|opec|oecd|asean|efta|brics|g ?7|g ?20|wto|un)(?: member(?:ship)?)?,? (?:since(?: when)?|start date|start|entry|entry date|entry year|from when|begin(?:ning)?)$",
    as: 'when did $1 join the $2',
  },
  {
    said: '^how much cash (?:did|does|has) (.+?) (?:generated?|produced?|made?|make) from (?:its )?(?:operations|operating activities)(.*)$',
    as: 'operating cash flow of $1$2',
  },
  {
    said: '^(?:what|how) (?:amount|value|much|many dollars)(?: worth)? of (?:its |their )?(?:own )?(?:stock|shares) (?:did|has|does) (.+?) (?:buy back|bought back|repurchased?)(.*)$',
    as: 'share repurchases of $1$2',
  },
  {
    said: '\\b(?:bought|buys?|repurchased?)(?: back)? (?:the )?most (?:of (?:its|their) )?(?:own )?(?:shares|stock)\\b',
    as: 'spent the most on share repurchases',
  },
  {
    said: "^(?:(?:which|what) (?:stock )?(?:exchange|market|bourse)s? (?:lists?|quotes?|trades?)|(?:on|at) (?:which|what) (?:stock )?(?:exchange|market|bourse)s? (?:can|could|do|would) (?:i|you|we|one|people) (?:buy|trade|sell|find|get)) (.+?)(?:[’']s)?(?: shares?| stock)?$",
    as: 'where is $1 listed',
  },
  {
    said: '^(?:when|on (?:what|which) (?:day|date)|in (?:what|which) year) (?:did|does|has|will) (.+?) (?:leave|left|quit|exit|depart(?: from)?|step down (?:at|from)|retire from|resign from) (.+)$',
    as: 'when did $1 step down as CEO of $2',
  },
  {
    said: '^how long (?:do|does|can|will) (?:the )?(?:people|inhabitants|residents|men and women|citizens) (?:in|of) (.+?) (?:expect to )?live(?: on average)?((?: in)? (?:19|20)\\d\\d)?$',
    as: 'life expectancy in $1$2',
  },
  {
    said: `^who (?:was|were|is) (?:the )?(?:(.{2,60}?)(?:[’']s?)? ${OFFICE}|${OFFICE} (?:of|at) (.{2,60}?)) before (?!the\\b|he\\b|she\\b|him\\b|her\\b|that\\b)([^\\d]{3,60})$`,
    as: 'who preceded $5 as $2$3 of $1$4',
  },
  {
    said: '^who (?:chairs|chaired|is chairing|presides over) (?:the board of )?(.{2,60})$',
    as: 'who is the chair of $1',
  },
  {
    said: '^(?:the )?(?:number of )?(companies|cities|universities) (?:per|by) (state|country|industry|city|exchange),? top (\\d+)$',
    as: 'top $3 $2 by number of $1',
  },
  {
    said: '^(?:which|what) ((?:us |american )?(?:state|country|city|industry|continent)) has (?:the )?most (?:company )?(?:headquarters|head offices|headquartered companies)$',
    as: 'which $1 has the most companies',
  },
  {
    said: `^(?:(?:list|show|name|give|display|enumerate|print)(?: (?:me|us))?(?: (?:a|the) list of)?(?: all)?|all)(?: (?:the|your|of))* ${COLLECTION}(?: (?:please|there are|you have|you hold|you know|you cover|that exist))?$`,
    as: '$1',
  },
  {
    said: `^(?:what|which) ${COLLECTION}(?: are (?:there|available|held|included|covered|in (?:here|there|it|this|the (?:dataset|database|data)))| exist| (?:do you|do we|does the dataset|does this) (?:have|offer|cover|hold|include|contain|list|know about|know))(?: data (?:on|for))?$`,
    as: '$1',
  },
  {
    said: `^(?:(?:list|show|name|give|find|tell|what is|which is)(?: me)? )?(?:everything|anything|all)(?: (?:that|which) (?:is|are)| that's)? (incorporated|registered|domiciled|headquartered|based|listed) (.+)$`,
    as: 'companies $1 $2',
  },
  {
    said: `^(?:(?:on|in) (?:the boards? of (?:which|what)(?: ${KIND_MANY})?|(?:which|what) ${KIND_MANY}['’]? boards?|whose boards?)|(?:(?:which|what) ${KIND_MANY}['’]?(?:['’]s)?|whose) boards?) (?:does|do|did) (.+) (?:sit|serve)(?: on)?$`,
    as: 'on which boards does $1 sit',
  },
  { said: '^whose ([a-z]+(?: [a-z]+)?) (is|was) (.+)$', as: 'which company $2 $3 the $1 of' },
  { said: '^(.+?)\\s*=\\s*(?:an? )?(.+ (?:corp|corporation|company|firm))$', as: 'is $1 a $2' },
  {
    said: `^(?:${HEARSAY}) (?:that )?(?!(?:what|which|who|how|when|where|whether|if|about)\\b)(.+?)(?:,? (?:${CHECKED}))?$`,
    as: 'is it true that $1',
  },
  {
    said: `^(?:(?:what|which|name|show|find|give me|who is|what is|what's)\\s+)?(?:the\\s+)?${KIND}\\s+(?:with|(?:is |stands )?behind|for|under|that has|which has|having|whose|uses|carries)\\s+(?:the\\s+)?(${CODE})\\s*(?:is|of|:)?\\s*([A-Z0-9]{1,20})$`,
    as: 'which $1 has the $2 $3',
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
    said: '^when (?:was|were|did) (.+?) (?:get )?(?:(?:acquired|bought|purchased|taken over|swallowed|snapped|bought up|snapped up)(?: up)?(?: by (.+))?|sold)$',
    as: 'who acquired $1 and when',
  },
  {
    said: '^((?:how (?:much|many)|what|which) .+?) (is|was|are|were) (.+?) (?:holding|carrying)\\b(?! (?:company|companies))(.*)$',
    as: '$1 did $3 have$4',
  },
  // Who is on both of two boards; `the board of Procter and Gamble` is one.
  {
    said: `^${WHO_IF_ANY} (?:on|of|at|in) (?:the )?(?:boards? )?(?:of )?both (?:the )?(?:boards? of )?(.+?) and (.+?)(?: boards?)?$`,
    as: 'people who sit on the boards of both $1 and $2',
    isFirst: true,
  },
  {
    said: `^${WHO_IF_ANY} (?:on|of) (?:the )?boards of (.+?) and (.+?)$`,
    as: 'people who sit on the boards of both $1 and $2',
  },
  {
    said: '^(?:do|does|have) (.+?) and (.+?) (?:share|have) (?:a|any|some|common)(?: common)? (?:director|board member)s?(?: in common)?$',
    as: 'people who sit on the boards of both $1 and $2',
  },
  // What something moved by is told in both ways.
  {
    said: '^(.*\\b(?:grow|grew|rise|rose|fall|fell|changed?|increased?|declined?|drop|dropped)\\b.*?),? (?:both )?in (?:us )?(?:dollars|dollar terms|absolute terms) and (?:in )?(?:percent|per cent|percentage terms|relative terms|%)$',
    as: '$1',
  },
  // Of pairs of currencies each month has one rate.
  {
    said: '\\bmonthly ([a-z]{3} ?/ ?[a-z]{3}\\b)',
    as: '$1',
  },
  // Who joined the euro joined those who use it.
  {
    said: '\\b(join(?:s|ed|ing)?|enter(?:s|ed|ing)?) the euro\\b(?! ?-?(?:area|zone|group))',
    as: '$1 the euro area',
  },
  {
    said: '^(?:the )?(?:total|sum of(?: the| all)?|combined|overall) (?:amount of )?(dividends|buybacks|share repurchases|profits?|net income|revenues?|sales|capex) (?:that )?(.+?) (?:has |have )?(?:paid|made|earned|bought|posted|reported|spent|generated|booked)(?: out)? (from|between|over|in|since|during) (.+)$',
    as: 'total $1 of $2 $3 $4',
  },
  {
    said: '^(?:since when|when|in which year|in what year) (?:did|was|is|has) (.+?) (?:become (?!(?:law|effective|a|an|the|one|members?|part|independent|ceo|cfo|coo|head|chief|president|director|profitable|unprofitable|negative|positive|larger|bigger)\\b)|renamed|(?:change|changed) (?:its )?name|rename itself|get renamed|rebranded?|(?:been )?called )(?:.*)$',
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
    said: '^(.+?) (?:has |have )?(?:changed (?:its )?name|been renamed|was renamed|got renamed|renamed itself)\\W+(?:and )?what is (?:it|the (?:company|firm)) (?:called |named )?(?:now|today)$',
    as: 'what is $1 called now',
  },
  {
    said: '^(.+?) (Q[1-4][ /-]?20\\d\\d) (.+?) (?:vs\\.?|versus|against|compared to|compared with) (Q[1-4][ /-]?20\\d\\d)$',
    as: '$1 $3 $2 vs $4',
  },
  // Of two that are named it adds nothing what kind of thing they are.
  {
    said: '^(?:which|what) (?:company|firm|bank|insurer|airline|retailer|carmaker|automaker|country|nation|city|town|state|university|one)( (?:is|was|has|had|makes|made|earns|earned|employs|employed) .+[,:] .+ or .+)$',
    as: 'which$1',
  },
  {
    said: '^(?:was|is) (.+?) (?:founded|established|set up|started) (?:before|earlier than) (.+)$',
    as: 'is $1 older than $2',
  },
  // Spending more than so much on something is having more than so much of it.
  {
    said: '^((?:which|what|how many) .+?) (?:spent|spend|invested|invest|put|paid) (over|above|more than|at least|under|below|less than) (.+?) (?:on|in|into|for) ((?:[a-z&]+ ?){1,4}?)((?: in| during| for)? (?:fiscal |fy ?)?(?:19|20)\\d\\d)?$',
    as: '$1 have $4 $2 $3$5',
  },
  {
    said: '^(?:has|have|did|does) (.+?) ever (?:paid|pay|paid out|pay out|distributed?) (?:out )?(?:a |any )?(?:cash )?dividends?$',
    as: 'were the dividend payments of $1 ever above 0',
  },
  {
    said: '^(?:in (?:which|what) year|when|since when) (?:did|has|does|have) (.+?) (?:start|begin|started|begun|first|been) ?(?:to )?(?:pay|paying|paid) (?:out )?(?:a |any |its first )?(?:cash )?dividends?$',
    as: 'when were the dividend payments of $1 first above 0',
  },
  {
    said: '^how much (?:cash |money |capital )?(?:did|does|has) (.+?) (?:return|returned|give back|given back|hand back|hand out|handed out|pay out|paid out|pay|paid|give|distribute|distributed) to (?:its |their |the )?(?:shareholders|stockholders|investors|owners)((?: in| during| for)? (?:fiscal |fy ?)?(?:19|20)\\d\\d)?(?:,? ?\\(?(?:through |via |by |in )?(?:dividends?|buybacks?|share repurchases)(?: (?:and|plus|\\+) (?:dividends?|buybacks?|share repurchases))\\)?)?$',
    as: 'shareholder payouts of $1$2',
  },
  {
    said: `^(?:(?:what|how) (?:was|were|is) (?=.+ (?:called|named|known as) (?:before|until|prior to) ${YEAR}$)|(?:until|till|up to) when (?:was|were) )(.+?) (?:called|named|known as) .+$`,
    as: 'former names of $1',
  },
  {
    said: '^(?:the )?(year|quarter|month) (?:with|of|when)(?: the)? (highest|lowest|best|worst|largest|smallest|biggest|peak) (.+)$',
    as: 'in which $1 was $3 $2',
  },
  {
    said: '^(.+?) ((?:19|20)\\d\\d) (?:minus|less) ((?:19|20)\\d\\d)$',
    as: 'change in $1 from $3 to $2',
  },
  {
    said: '\\b(.+?) per (?:dollar|euro) of (revenue|sales|net income|assets)\\b',
    as: '$1 as a percentage of $2',
  },
  // Of a state and a seat elsewhere the state is that of the register.
  {
    said: '^((?:(?:which|what|how many|list|show) )?)([a-z]+(?: [a-z]+)?) (companies|corporations|firms|corps)(?: (?:that|which) are| with(?: their)?)? (headquartered|based|headquarters|head offices?) in (?!(?:the )?(?:us|usa|europe|asia)\\b)(.+)$',
    as: '$1companies registered in $2 and headquartered in $5',
  },
  {
    said: '^((?:which|what|how many)) (laws|regulations|directives|acts|statutes|sanctions) (?:did|has|have|does) (?:the )?(.+?) (?:adopt|adopted|enact|enacted|pass|passed|issue|issued|impose|imposed)((?: in| since| after| before) .+)?$',
    as: '$1 $3 $2 were adopted$4',
  },
  { said: "^((?:last|latest|this|previous) (?:quarter|year))['’]s (.+)$", as: '$2 $1' },
  // What is left out, and when, may stand before what is asked.
  {
    said: '^(?:besides|except(?: for)?|apart from|aside from|other than|excluding|leaving out|not counting|ignoring) ([^,]+), ((?:which|what|who|how many|list|name|show)\\b.+)$',
    as: '$2 except $1',
  },
  {
    said: '^((?:before|after|since|until|up to|prior to) (?:the year )?(?:19|20)\\d\\d), ((?:which|what|who|how|when|where|did|was|is)\\b.+)$',
    as: '$2 $1',
  },
  // What is asked is how far the figures reach.
  {
    said: `^(?:(?:what is|what's|what was|which is) )?(?:the )?${NEWEST} (?:fiscal |reported )?(quarter|year)(?: (?:that )?(?:you have|available|reported|held|on file|covered|you know))*(?: (?:of|for|from|at))? (.+?)(?: available)?$`,
    as: 'last day of $2 in the latest $1',
  },
  // What is sold, done or kept is told by the figure that counts it.
  {
    said: `^how much (?:business )?(?:did|does) (.+?) (?:sell|do)(?: in sales| in revenue)?(${WHEN})?$`,
    as: 'what was the revenue of $1$2',
  },
  // What somebody makes are things, and how much of it money.
  {
    said: `^(?:how much(?: money)?|what(?=.* (?:in|during|for|last) .*\\d)) (?:did|does) (.+?) (?:make|clear|net|take home)(?: in profit| as profit| for itself)?((?:,? (?:in|during|for|over|last|per|since|between|from|q[1-4]|(?:19|20)\\d\\d)\\b.*)?)$`,
    as: 'how much did $1 earn$2',
  },
  {
    said: "^how (?:large|big|long|extended) (?:is|was) (?:the )?(?:(.+?)['’]s? balance sheet|balance sheet of (.+?))((?: in| at).*)?$",
    as: 'what were the total assets of $1$2$3',
    isFirst: true,
  },
  { said: '^where (?:does|do) (.+?) sit$', as: 'where is $1 headquartered' },
  {
    said: "^(?:on (?:which|what) (?:stock )?(?:exchange|market) |where )(?:are|is|do|does) (?:the )?(?:(?:shares?|stocks?) (?:of|in) )?(.+?)(?:['’]s?)?(?: (?:shares?|stocks?))? (?:traded|trade|trades|listed|quoted|list)$",
    as: 'where is $1 listed',
    isFirst: true,
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
    said: '^(?:for )?how many years (?:has|have) (.+?) (been|owned|belonged|had|used)\\b(.*)$',
    as: 'since when has $1 $2$3',
  },
  { said: '^how long (?:has|have) (.+?) belonged to (.+)$', as: 'since when has $2 owned $1' },
  {
    said: '^(?:does|do) (.+?) (?:already |now |still )?have (?:the )?(euro|dollar|us dollar|pound|franc|yen)(?: now| today| already)?$',
    as: 'does $1 use the $2',
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
  {
    said: '\\bof the (newest|latest|most recent|youngest) member (?:state |country )?of (?:the )?(\\p{L}[\\p{L} ]*?)(?= *$)',
    as: 'of the $1 $2 member',
    isFirst: true,
  },
  {
    said: "^(?:the )?(?!of )(.+?)(?:[’']s?)? (newest|latest|most recent|youngest|last) member(?: state| country)?(?:,? (?:and |with |plus )?(?:the |its )?(?:when|since when|date|day|year|date of (?:joining|accession)|accession date|date (?:when )?it joined|when it joined))?$",
    as: 'the $2 member of $1',
    isFirst: true,
  },
  // Who came last came on a day, which is told with him.
  {
    said: '^((?:the |which (?:country|state) (?:is|was) the )?(?:newest|latest|most recent|youngest|last) .+?),? (?:and )?(?:since when|when|as of when|(?:with |the |its )?(?:date|day|year)|accession date|when did (?:it|they) join|when it joined|when they joined)$',
    as: '$1',
    isFirst: true,
  },
  // `Yen to the dollar` are so many for one.
  {
    said: "^(?:(?:what is|what's|what was|how many) )?((?:us |swiss |australian |canadian |british |japanese |indian |chinese )?(?:yen|yuan|rupees?|rubles?|roubles?|francs?|pounds?|dollars?|euros?|won|pesos?|reais|real|lira|liras|rand|crowns?|kron[aeo]r?|zloty|zlotys|forints?|baht|ringgit|shekels?|dirhams?|riyals?)) (?:are |were )?to the ((?:us |swiss |australian |canadian |british )?(?:dollar|euro|pound|franc|yen))\\b(.*)$",
    as: '$1 per $2$3',
    isFirst: true,
  },
  // Where water runs and mountains stand.
  {
    said: '^(?:which|what) (rivers?|streams?) (?:flow|flows|run|runs|pass|passes) (?:through|across|in) (.+)$',
    as: '$1 in $2',
  },
  // Whose a code is.
  {
    said: '^(?:(?:to )?(?:which|what) (?:company|firm|corporation|entity|issuer)|whose|who) (?:has|does|is|holds|owns|uses|carries) (?:the )?(lei|cik|ein)(?: code| number)? ([\\dA-Z-]{5,20})(?: belong to| belong)?$',
    as: 'what is $1 $2',
    isFirst: true,
  },
  // Who made a law.
  {
    said: '^(?:who|which (?:body|institution|organi[sz]ation|union|authority)) (?:issued|adopted|imposed|enacted|made|passed) (?:the )?((?:council )?(?:regulation|directive|decision) (?:\\(e[uc]\\) )?(?:no\\.? ?)?\\d+/\\d+)(.*)$',
    as: 'issuing body of $1',
    left: '$2',
    isFirst: true,
  },
  // What was raised in a round, by its month.
  // Until when somebody belonged to a union is when he left it.
  {
    said: '^(?:until|till|up to) when (?:was|were|did) (.+?) (?:in|part of|an? member of|belong to|stay in|remain in) (?:the )?(.+)$',
    as: 'when did $1 leave $2',
    isFirst: true,
  },
  // The newest year that is over, in as many words as one likes, and the day that ended it.
  {
    said: `(?:,? ?\\b(?:in|for|of|at|over|during))? ?\\b(?:(?:its|the|their|a) )?${NEWEST} (?:(?:${WHOLE} )+(?:${OWN_YEAR} )?year|(?:${WHOLE} )*(?:${OWN_YEAR} years?|fy))\\b(?!\\s*-?\\s*end)`,
    as: ' in the last fiscal year',
  },
  {
    said: `,? ?\\bat (?:(?:its|the|their) )?(?:${NEWEST} )?(?:(?:full|${OWN_YEAR}) )*(?:year[- ]?end|fy[- ]?end|end of (?:its|the|their) (?:${NEWEST} )?(?:${OWN_YEAR} )?year|balance sheet date)\\b(?!\\s*(?:of\\s+)?(?:fy|fiscal )?\\s*\\d)`,
    as: '',
  },
  // When a purchase was over.
  {
    said: `^${ON_DAY} (?:did|was|were|has) (?:the )?(.+?) ${DEAL} (?:with|by) (.+?) (?:been )?${CLOSED}$`,
    as: 'when was $1 acquired by $2',
  },
  {
    said: `^${ON_DAY} (?:did|was|were|has) (.+?)['’]s? ${DEAL} of (.+?) (?:been )?${CLOSED}$`,
    as: 'when was $2 acquired by $1',
  },
  {
    said: `^${ON_DAY} (?:did|was|were|has) (?:the )?(.+?) ${DEAL} (?:been )?${CLOSED}$`,
    as: 'who bought $1 and when',
  },
  {
    said: `^${ON_DAY} (?:did|has) (.+?) ${CLOSE}d? (?:the |its )?${DEAL} (?:of|with) (.+)$`,
    as: 'when was $2 acquired by $1',
  },
  {
    said: `^${ON_DAY} (?:did|has) (.+?) ${CLOSE}d? (?:the |its )?(.+?) ${DEAL}$`,
    as: 'when was $2 acquired by $1',
  },
  {
    said: `^${ON_DAY} (?:does|do|did|is) (?:the )?${OWN_YEAR} year (?:of|at|for) (.+?) (?:end|close|finish|over|run out)$`,
    as: 'fiscal year end of $1',
  },
  {
    said: `^(?:${ON_DAY} is |what is )?(?:the )?(?:last|final|closing) day of (?:the )?(?:(.+?)['’]?s? ${OWN_YEAR} year|${OWN_YEAR} year (?:of|at|for) (.+))$`,
    as: 'fiscal year end of $1$2',
  },
  {
    said: `^(?:(?:which|what|list|show|name) )?(?:all )?(companies|firms|businesses)(?: that| which| who)?(?: are)? (?:closing|close|end|ending|shut|finish|finishing) (?:their|its|the) (?:books|accounts|${OWN_YEAR} years?|years?) (on|in|at the end of|at end of|with) (.+)$`,
    as: '$1 whose fiscal year ends in $3',
  },
  {
    said: `^how many (?:directors|people|members|board members|persons|men and women) (?:sit|serve|are)(?: there)? on (?:the board of (.+)|(.+?)['’]s? board)$`,
    as: 'number of board members of $1$2',
  },
  {
    said: `^(?:what|which) (sanctions?(?: acts?| regulations?)?|restrictive measures) (?:has|have|did|does|do) (?:the )?(.+?) (?:adopted|imposed|adopt|impose|passed|enacted|issued|pass|enact|issue) (?:against|on|concerning) (.+)$`,
    as: '$2 sanctions against $3',
  },
  {
    said: `^(?:is|are|was|were) (.+?) (?:subject to|under|targeted by|hit by|affected by) (?:any )?(?:(.+?) )?sanctions$`,
    as: '$2 sanctions against $1',
  },
  {
    said: `^(?:(?:give me|list|show|show me|what were|what are) )?(.+?)['’]s? (?:last|latest|most recent|past) (${COUNT}) quarterly (.+?)(?:s| figures)?$`,
    as: '$3 of $1 in the last $2 quarters',
  },
  {
    said: `^(?:(?:give me|list|show|show me|what were|what are) )?(.+?)['’]s? (?:last|latest|most recent|past) (${COUNT}) (?:annual|yearly) (.+?)(?:s| figures)?$`,
    as: '$3 of $1 in the last $2 years',
  },
  // Whether a figure moved one way every year is told by what it did in each.
  {
    said: `^(?:has|have|did|was|were|is|does) (.+?)['’]s? (.+?) (?:always |ever |never |steadily |consistently )?${MOVED}(?: in| over)? (?:every|each|any|every single|any single) year(.*)$`,
    as: '$2 growth of $1 each year$3',
  },
  {
    said: `^(?:has|have|did) (.+?)['’]s? (.+?) (?:always|steadily|consistently) ${MOVED} ((?:between|from|since|over|in the last) .+)$`,
    as: '$2 growth of $1 each year $3',
  },
  // What a river runs through, and what became of a state.
  {
    said: `^(?:through |across |along )?(?:which|what) ${NATIONS} (?:does|do) (?:the )?(?:river )?(.+?)(?: river)? (?:flow|run|pass|go|wind|cross|traverse|touch)(?: through| across| along| past)?$`,
    as: 'countries of the $1',
  },
  {
    said: `^(?:which|what) ${NATIONS} (?:emerged|arose|came|resulted|were born|were formed|were created|formed|succeeded)(?: out)?(?: of| from| after)?(?: the (?:break-?up|collapse|dissolution|split|end|fall) of)? (?:the )?(?:former |old )?(.+)$`,
    as: 'successors of $1',
  },
  {
    said: `^(?:what|(?:into )?(?:what|which) ${NATIONS}) did (?:the )?(?:former |old )?(.+?) (?:split|break|dissolve|fall|come|disintegrate)(?: up| apart)?(?: into)?$`,
    as: 'successors of $1',
  },
  {
    said: '^(?:which|what) (?:country|nation) (?:does|do|did) (.+?) (?:come|hail|stem|originate) from$',
    as: 'in which country is $1 headquartered',
  },
  // Names that are no longer borne.
  {
    said: '^(?:under|by) (?:what|which)(?: other)? names? (?:did|was|were|has|had|is) (.+?) (?:been )?(?:trade|traded|operate|operated|known|go|run|exist|do business|listed|called)(?: by)?(?: previously| before| earlier| formerly| in the past| once)*(?: (?:until|before|till|up to|prior to|as of) .+)?$',
    as: 'former names of $1',
  },
  {
    said: '^(?:was|is|were|did|has) (.+?) (?:(?:ever|once|formerly|previously|originally|at one time|at some point) (?:been )?|use to be |used to be )(?:called|named|known as) (.+?)(?:,? and (?:until|till|up to) when)?$',
    as: 'former names of $1',
  },
  {
    said: '^(?:is|was|does|do|did) the (auditor|owner|parent|ceo|cfo) (?:of|at) (.+?) also (?:(?:the |its )?(?:auditor|owner|parent|ceo|cfo|that|the one) (?:of|at)|audit|own|control|run|lead|head|work for) (.+?)(?: too| as well)?$',
    as: '$1 of $2 and $3',
    isFirst: true,
  },
  {
    said: '^(?:do|have|are|does|did) (.+?) and (.+?) (?:have|share|audited by|use|using) the same (auditor|ceo|cfo|owner|parent|currency|official language|exchange|industry|capital)$',
    as: '$3 of $1 and $2',
  },
  // A firm that is told by who runs it.
  {
    said: `^(?:where|in (?:which|what) (?:city|town|state|country)) (?:is|are) the (?:company|firm|business|corporation)(?: (?:that|which) is| whose (?:ceo|chief executive|boss) is)? (?:run by |led by |headed by |managed by )?(.+?) (?:based|headquartered|located|seated|domiciled)$`,
    as: 'headquarters of the company whose CEO is $1',
  },
  {
    said: `\\b(?:in |for |during )?(?:the |its )?${NEWEST} quarter(?:'s)?,? (?:vs\\.?|versus|and|against|compared (?:with|to)|relative to|over) (?:in |for )?(?:the )?(?:same (?:quarter|period),? (?:in )?)?(?:a|one|the) year (?:earlier|ago|before|prior)\\b`,
    as: 'latest quarter year over year',
  },
  {
    said: `^(?:when|(?:in )?(?:which|what)(?: years| ones?)?) (?:in|of|during|over|within) (?:the |its |their )?((?:last|past) ${COUNT} (?:fiscal |financial )?years) (did|was|were|has|had|have) (.+)$`,
    as: 'in which years $2 $3 in the $1',
    isFirst: true,
  },
  {
    said: `^(?:in )?how many of (?:the |its |their )?((?:last|past) ${COUNT} (?:fiscal |financial )?years) (did|was|were|has|had|have) (.+)$`,
    as: 'how often $2 $3 in the $1',
    isFirst: true,
  },
  {
    said: '^(?:in )?(?:which|what) (years?|quarters?|months?) ((?:since|after|before|until) (?:19|20)\\d\\d|between (?:19|20)\\d\\d and (?:19|20)\\d\\d|from (?:19|20)\\d\\d to (?:19|20)\\d\\d) (did|was|were|has|had|have) (.+)$',
    as: 'in which $1 $3 $4 $2',
  },
  // Whoever comes behind somebody in a ranking has less than he has.
  {
    said: `^(?:after|behind) (.+?), ?(?:which|what) ${KIND} (?:has|had) the (highest|largest|biggest) (.+)$`,
    as: '$2 with lower $4 than $1 and the highest $4',
  },
  {
    said: `^(?:which|what) ${KIND} has the (?:next )?(?:highest|largest|biggest) (.+?) (?:after|behind) (.+)$`,
    as: '$1 with lower $2 than $3 and the highest $2',
  },
  // What stands behind a ranking is how many of it, and no bound that is topped.
  {
    said: `^(?:(?:list|show|give|name)(?: me)? )?(?:the )?(.+?),? (?:the )?(top|bottom) (${COUNT}|\\d{1,3})(?: only)?,? by (.+)$`,
    as: '$2 $3 $1 by $4',
    isFirst: true,
  },
  // A bound that is a share of another figure is one of the share.
  {
    said: '^(.+? (?:where|whose|with|having|in which)) (?:the |an? )?(.+?) (?:(?:is|are|was|were|makes? up|accounts? for) )?(exceed(?:s|ing|ed)?|(?:more|greater|higher|less|lower) than|above|over|at least|below|under) (\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent|pct) of (?:its |their |the )?(revenues?|sales|turnover|total assets|assets|net income|equity)( .+)?$',
    as: '$1 $2 as a percentage of $5 $3 $4%$6',
    isFirst: true,
  },
  { said: '\\bby (more than|less than|over|at least|under) (?:a )?half\\b', as: 'by $1 50%' },
  {
    said: '^(?:has|have|had|did|is|are) (.+?) (?:gone|go|going) up or down\\b(.*)$',
    as: 'did $1 rise or fall$2',
  },
  {
    said: `^(?:(?:which|what) ${KIND}|who) (?:lost|has lost|had lost|made the (?:biggest|largest|greatest|heaviest) loss|had the (?:biggest|largest|greatest|heaviest) loss|lost the)(?: the)?(?: most)?(?: money)?(${WHEN})?$`,
    as: 'which company had the lowest net income$2',
  },
  {
    said: '^who (?:bought|acquired|purchased|took over|snapped up|has bought|has acquired) (.+?) and when(?: (?:did|was) (?:it|the deal|that|the acquisition|the takeover|the purchase) (?:close|closed|complete|completed|done|finali[sz]ed|go through))?$',
    as: 'who acquired $1 and when',
    isFirst: true,
  },
  {
    said: "^(?:is|does|are|do) (.+?)['’]s? (?:fiscal|financial|business) year (?:the )?(?:same as|equal to|identical to|identical with|differ from|different from|match|coincide with|equal|follow|run with) (?:the )?calendar(?: year)?$",
    as: 'fiscal year end of $1',
  },
  {
    said: "^(?:(?:what is|what's|what’s) )?(?:the )?(?:new|current|present) name (?:of|for) (.+)$|^(?:(?:what is|what's|what’s) )?(.+?)(?:['’]s)? (?:new|current|present) name$",
    as: 'what is $1$2 called now',
  },
  {
    said: '^(?:rank |order |sort )?(.+,.+?)(?:,| [–-])? (?:order(?:ed)?|rank(?:ed)?|sort(?:ed)?) by (.+)$',
    as: 'rank $1 by $2',
    isFirst: true,
  },
  // Nearly every company that is held is listed somewhere, and it is said that the word was left aside.
  {
    said: '(?<=^|\\b(?:how many|all|the|which|what|list|show|me|largest|biggest|of|are|top \\d+) )((?:publicly |stock[- ]?(?:market|exchange)?[- ]?)?(?:listed|traded|quoted)) (companies|firms|corporations|businesses)\\b',
    as: '$2',
    left: '$1',
    isFirst: true,
  },
  {
    said: '^how (?:much|many times) (?:bigger|larger|smaller|higher|lower|greater) (?:is|was|are|were) (.+?) than (.+?) (?:by|in terms of|in|measured by) ((?!(?:19|20)\\d\\d).+)$',
    as: 'difference in $3 between $1 and $2',
  },
  {
    said: `^(?:which|what) ${KIND_MANY} (?:did|has|have) (.+?) (?:acquired?|buy|bought|take over|taken over|purchased?|snap(?:ped)? up)((?: (?:after|since|before|in|until|between) .+)?)$`,
    as: 'acquisitions of $1$2',
  },
  {
    said: '^(?:who|which (?:body|bodies|organi[sz]ations?|countries|institutions?)) (?:has |have )?impose[sd]? (?:the |any )?sanctions (?:on|against) (.+)$',
    as: 'sanctions on $1 issuing body',
  },
  {
    said: '^(?:(?:which|what|who) (?:are|is) (?:the )?|list |show |the )?(?:(top \\d+|\\d+) )?(richest|wealthiest|poorest) (countries|economies|nations)((?: (?:in|of) .+?)?) per (?:head|capita|person)(?: by gdp)?$',
    as: '$2 $3$4 by GDP per capita $1',
    isFirst: true,
  },
  {
    said: '^(.+ (?:and|&) .+?),? and (?:the |their )?difference(?: between (?:them|the two|both))?$',
    as: 'difference between $1',
    isFirst: true,
  },
  {
    said: `^(?:what is |what[’']s |what are |show |give me )?(?:the )?(?:current |latest |present |newest )?(?:${FED}(?:[’']s)? ?(?:current |latest |present )?(?:${RANGE})|(?:${RANGE}) (?:for|of|at|set by) (?:the )?${FED}(?: rate)?|(?:upper and lower|lower and upper|both) (?:limits?|bounds?|ends?) (?:of|for) (?:the )?${FED}(?:[’']s)?(?: (?:${RANGE}))?)(?:,? ?\\(?(?:with|upper and lower|lower and upper|both|incl(?:uding|\\.)?) ?(?:both )?(?:the )?(?:limits?|bounds?|ends?)\\)?)?(?: now| today| currently| right now| at present)?$`,
    as: 'latest value of fed funds lower bound and fed funds upper bound',
    isFirst: true,
  },
  { said: '^(.+?) belongs to (?:what|which) (?:firm|company|group|corporation)$', as: 'who owns $1' },
  {
    said: '^(.+?),? (?:in |for |of )?(?:the )?(?:last|this|latest|past|most recent|newest|current) (?:week|day|month|reading|print|reported week)$',
    as: 'latest $1',
  },
  {
    said: '^top (\\d+) (.+?)(?: worldwide| globally| in the world| of the world)$',
    as: 'top $1 countries by $2',
  },
  {
    said: '^(?!.* (?:per|by) )([^:]{2,50}): ?(how many|how much|when|who|which|what) (.+)$',
    as: '$2 $3 of $1',
  },
  { said: "^([A-Z].+?)(?:['’]s)? (?:nobel )?prizes?$", as: 'which award did $1 win' },
  {
    said: '^(?:which|what) day (?:ended|closed) (.+?)s? (?:fy|fiscal(?: year)?) ?(\\d{4})$',
    as: "when did $1's fiscal $2 end",
  },
  { said: '\\b(\\d{1,2}) (month|quarter|year)(?= )', as: '$1 $2s' },
  {
    said: '^([A-Z].+?)(?: a member of| member of| part of| in)? (?:the )?(european union|eu|euro ?(?:area|zone)|nato|opec|oecd|asean|efta|brics|g ?7|g ?20|wto|un)$',
    as: 'is $1 in the $2',
  },
  {
    said: '^how (?:large|big) (?:of )?an? balance sheet (?:does|do|did) (.+?) have((?: in| at).*)?$',
    as: 'what were the total assets of $1$2',
    isFirst: true,
  },
  { said: `^(?:which|what) ${KIND}['’]s (.+ or .+)$`, as: 'whose $2' },
  {
    said: "^(?:in )?(?:which|what) (country|city|state|town) (?:is|are) (.+?)['’]s? (?:headquarters?|head office|hq|seat)(?: in)?$",
    as: 'in which $1 is $2 headquartered',
    isFirst: true,
  },
  // What grew faster than another is told with how much faster.
  {
    said: `^how much (?:more|faster|quicker) (?:did|has|have) (.+?) (?:grow|grown) than (.+?)(${WHEN})?$`,
    as: 'which grew faster$3, $1 or $2',
  },
  // Of places by a figure the first is asked for.
  {
    said: `^(?:where|in (?:which|what) (?:country|nation))((?: in (?!the (?:world|last)).+?)?) (?:is|was|are|were|has|had) (?:the )?(.+?) (?:been )?(?:the |at its |at their )?(${END})( in (?!the (?:world|last)|\\d).+?)?(${WHEN})?$`,
    as: 'which country$1$4 has the $3 $2$5',
  },
  {
    said: `^(?:where|in (?:which|what) (?:country|nation))((?: in (?!the (?:world|last)).+?)?) (?:is|was|are|were) (?:there )?(?:the )?(${END}) (.+?)(${WHEN})?$`,
    as: 'which country$1 has the $2 $3$4',
  },
  {
    said: `^(?:which|what) (country|nation)['’]s (.+?) (?:is|was|are|were) (?:the )?(${END})(${WHEN})?$`,
    as: 'which $1 has the $3 $2$4',
  },
  {
    said: `^(?:where|in (?:which|what) (?:country|nation))((?: in .+?)?) do (?:the )?people live (?:the )?(longest|shortest)(${WHEN})?$`,
    as: 'which country$1 has the $2 life expectancy$3',
  },
  // How big a balance sheet is, is its total; what stands on it is asked for by its own name.
  {
    said: `\\b(${LARGEST}) balance sheets?(?= (?:of|in|at|than|among|as|and|on|for)\\b|[,;]|$)`,
    as: '$1 total assets',
    isFirst: true,
  },
  {
    said: '\\b(ranked|by|in terms of|measured by|according to) (?:the )?(?:size of )?(?:the |its |their )?balance sheets?(?: size)?(?= (?:of|in|at|among|as|and|on|for)\\b|[,;]|$)',
    as: '$1 total assets',
    isFirst: true,
  },
  // What the committee set in a month is its decision of then.
  {
    said: `^(?:what|which) (?:${RANGE}|interest rates?|rates?) (?:did|has) ${FED} (?:set|decide(?:d)?(?: on| for)?|choose|chosen|announced?|agreed?(?: on)?) (?:in|on|at its meeting (?:in|on|of)) (.+)$`,
    as: 'fed target range $1',
  },
  {
    said: '^how many (.+?) (?:was|were|is|are|did you get for|could you get for) (?:one|a|1|the) (.+?) worth((?: in| on| at)? .*)?$',
    as: '1 $2 in $1$3',
  },
  {
    said: '^(?:how much|what)(?: money in)? (.+?) did (.+?) (?:spend|have|report|pay)((?: in| during| for| over)? .*)?$',
    as: 'how much did $2 spend on $1$3',
  },
  {
    said: '\\b(where|in which|which) (.+?) (?:has|have|keeps?) (?:its|their|the) (?:main )?(?:headquarters?|hq|head ?quarters?|head office|corporate seat|seat)\\b',
    as: '$1 $2 is headquartered',
  },
  {
    said: '^who (?:(?:was|had been|used to be) (?:in charge of|at the helm of|running|leading|heading)|ran|led|headed|managed) (.+?) before ([^\\d]+)$',
    as: 'who did $2 succeed as CEO of $1',
  },
  // Of an office that was taken over in a year both are told, who came and who went.
  {
    said: `^who took over as (?:the )?(?:(.+?)['’]s? ${OFFICE}|${OFFICE} (?:of|at) (.+?))((?: in)? ${YEAR})?,? and from whom$`,
    as: 'who became $2$3 of $1$4$5',
  },
  {
    said: '^(?:the )?(?:date|day|year|month) (?:on which |in which |when |that )?(?=.*\\bleft\\b)(.+?) left (.+)$',
    as: 'when did $1 leave $2',
  },
  {
    said: '^(?:does|do) (?:anybody|anyone|somebody|someone|any (?:company|firm|group)|another (?:company|firm|group)) (?:else )?(?:own|control) (.+)$',
    as: 'who owns $1',
  },
  { said: `^(.*[a-z]) (${US_STATES})$`, as: '$1, $2' },
  {
    said: `^(?:who|which one|(?:which|what) (?:company|firm)) (?:has|had) the (${LARGEST} [^,]+?) of (?:all )?(?:of )?(?:the )?(?:companies|firms|corporations) (in|from) (.+)$`,
    as: 'company $2 $3 with the $1',
    isFirst: true,
  },
  // What is asked is no average.
  { said: '^what (?:does|do) (.+) mean$', as: 'tell me about $1', isFirst: true },
];
