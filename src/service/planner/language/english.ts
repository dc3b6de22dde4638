import { crossed } from './crossed';
import type { Language } from './language';
import { ENGLISH_RECASTS } from './english-recasts';
import { ENGLISH_EDGES } from './english-edges';
import { ENGLISH_WRAPPINGS } from './english-wrappings';
import { OTHER_WORDS } from './other-words';

/** What a firm does with a profit or a loss, which of many says which are meant. */
const BOOKED =
  'registered|register|logged|log|took|sustained|sustain|experienced|experience|saw|turned in|turn in|faced|face|with|ended the year with|closed the year with|finished the year with|ended up with|had|have|has|having|reporting|reported|report|reports|posting|posted|post|posts|make|makes|made|making|book|booked|run|ran|write|wrote|operate at|operated at|suffered|suffer|incurred|incur|recorded|record|showing|showed|generated|that made|that had';

/** English. Names of fields also come from the query language itself, which is English. */
export const ENGLISH: Language = {
  tag: 'en',
  light: {
    newest:
      'last annual|last yearly|last reported annual|last full year|last reported|last published|last available|most recently|most recent print|latest print|last print|newest print|latest reading|most recent reading|last reading|most recent observation|latest observation|latest datapoint|latest data point|most recent data point|last known|latest available|most recent available|newest known|latest|most recent|newest|freshest|most current',
    against:
      'against|versus|vs|compared to|compared with|with respect to|rate to|rate against|rate versus|rate vs|exchange rate to|exchange rate against|exchange rate with|exchange rate versus|exchange rate vs|quoted against|measured against',
    ever: 'ever|in the whole history|in its whole history|in history|of all time|on record|in the record|ever recorded|ever reported|in recorded history|at any point|at any time',
    of: 'attributable to|in the case of|when it comes to|with regard to|regarding|as regards|concerning the|pertaining to|related to|with respect to|belonging to the|for the|among the|amongst|of',
    in: 'in the course of|over the course of|during the course of|in the space of|during|in millions of|in billions of|in trillions of|in thousands of|in bn|in mn|converted into|converted to|translated into|translated to|but in|but within|yet in|throughout|across|amid|of the|anywhere in|all over|over|in|within|inside|located in|situated in|based in the|worth in|expressed in|priced in|denominated in|valued in',
    for: 'for|about',
    on: 'on|against|concerning',
    at: 'at|under',
    from: 'from',
    to: 'over|to|into',
    by: 'by|in terms of|ranked by|sorted by|ordered by|measured by|according to|judged by',
    with: 'w|whose|that had|which had|who had|that has got|boasting|featuring|showing|reporting|that report|that reported|with at least|with|having|that have|which have|who have|that has|which has|where',
    per: 'per|for each|in each|for every|in every|of each|each|on each',
    between: 'amongst|out of|of the following|between|among',
    outside:
      'somewhere other than|anywhere other than|somewhere else than|in a state other than|in states other than|in a country other than|somewhere other than in|anywhere other than in|not in|that are not in|which are not in|that is not in|that arent in|but not in|not within|apart from in|outside|outside of|beyond',
    be: 'trading at|trade at|trades at|traded at|changing hands at|standing at|stand at|stands at|stood at|has been|have been|had been|got|become|became|becomes|remains|remained|comes to|came to|worked out at|works out at|stood|is|are|was|were|be|been|being|am|serves as|serve as|serving as|acts as|act as|acting as|works as|work as|working as|functions as',
    do: 'did you get for|do you get for|does one get for|can you get for|do i get for|would i get for|would you get for|did one get for|will i get for|do you get|did you get|did they|did it|do you|did he|did she|do|does|did|do people|do they|do the people|do locals|do the locals|does one|do folks|do people have|do they have|do you need in',
    have: 'owe|owes|owed|file under|filed under|report under|operate under|file|files|filed|filing|submit|submits|submitted|hand in|handed in|cover|covers|covered|sitting on|sit on|sits on|sat on|has got|have got|had got|pull in|pulled in|boast|boasts|boasted|clock|clocked|rack up|racked up|notch up|notched up|generate in|deliver|delivered|delivers|earned in|log|logged|rang up|command|commands|register|registered|register in|have|has|had|got|make|makes|made|generate|generates|generated|report|reports|post|posts|posted|record|recorded|produce|produces|produced|hold|holds|held|trade|trades|turn over|turned over|achieve|achieved|book|booked|bring in|brought in|take in|took in|carry|carries|show|shows|reach|reached|come to|amount to|stand at|stood at|contain|contains|feature|features|turn in|turned in',
    the: `${crossed('|the', 'company|firm|group|business|bank', 'that|which', 'used to be|was once|was formerly|was previously|once was', '|called|known as|named')}|${crossed('|the', 'company|firm|group|business|bank', 'formerly|previously|once', 'known as|called|named')}|size of|the size of|filing date of|filing date for|date of filing of|date of filing|filing day of|with the sec|full year|full years|at the year end rate|at year end rate|at the year end exchange rate|at year end exchange rates|at the rate of that day|in revenue terms|in sales terms|at last fiscal year end|at the last fiscal year end|last fiscal year end|at latest fiscal year end|at fiscal year end|at the last balance sheet date|at the latest balance sheet date|officially|of the two|of these two|of the three|of both|worlds|after the last funding round|after its last funding round|after their last funding round|in its last funding round|at its last funding round|after the last round|after its last round|after the latest round|after its latest round|after the latest funding round|after its latest funding round|after the most recent round|after its most recent round|after the most recent funding round|in the latest round|at the last round|at its latest round|whole of the|the whole of|first version of|data|the data|figures please|whole|in the whole|at its latest year end|at the latest year end|at its last year end|last full fiscal year|its last full fiscal year|last completed fiscal year|last full financial year|latest full fiscal year|last fy|latest fy|the last fy|most recent fy|newest fy|last reported fy|last fiscal year|latest fiscal year|the last fiscal year|most recent fiscal year|last financial year|last reported year|latest reported year|last full year|last completed fiscal year|most recent year|latest year|fixing|in advance|hello|hi all|greetings|good day|thanks in advance|thank you in advance|thanks a lot|thank you very much|much appreciated|cheers mate|please and thank you|did it keep as|it kept as|keep as|kept as|in dollars|in us dollars|in usd|in dollar terms|right away|asap|urgently|real quick|for me|for my report|my boss asks|in question|if any|if available|where available|you happen to have|in terms of size|over there|sir|folks|guys|mate|buddy|team|alright|all right|well then|let us say|lets say|apparently|supposedly|actually have|in actual fact|by chance|perchance|maybe you know|on hand|in stock|as we speak|at this time|at this point|at this moment|this very moment|recently reported|as reported|reported by the company|officially|total amount of|type|sort|sort of thing|things|thing|matter|topic|entry|entries|value please|numbers|number please|info|information|infos|details|stats|statistics|statistic|record for|entry for|the following|a barrel of|barrel of|an ounce of|ounce of|one ounce of|one barrel of|a ton of|a tonne of|per barrel|per ounce|a gallon of|per gallon|a bushel of|a barrel|an ounce|folks who|known as|also known as|referred to as|abbreviated as|each of the|each of|in each of the|in each of|for each of the|sorry to bother you|excuse me|per year|yield on the|yield on|dollars of|dollars in|dollar of|billions in|billions of|millions in|millions of|out there|done|index of|reading of|level of|amount of|sum of money|made in|so|version of|in the field|matters|else|what else|how about|and so on|also known|in real terms|on average per year|this one|that one|these|those|this|such|whatever|anymore|any more|any longer|exact date|exact day|exact figure|kindly please|respective|corresponding|given|latest reported|latest published|single|all of the|all the|both of|both the|accounts|books|balance sheet|corporate|in plain english|in english|in everyday english|plain english|commonly called|at purchasing power parity|measured at purchasing power parity|in purchasing power terms|in ppp terms|in purchasing power parity|at ppp|adjusted for purchasing power|in order|in that order|really|actually|roughly|approximately|precisely|basically|simply|altogether|historically|probably|perhaps|maybe|presumably|definitely|certainly|quickly|according to you|according to your data|according to the data|in your dataset|by any chance|if possible|if you can|if you know|if i may ask|right|correct|didnt they|isnt it|arent they|dont they|doesnt it|wasnt it|hasnt it|havent they|per your data|as far as you know|to your knowledge|from your data|out of curiosity|just out of curiosity|for reference|for the record|quick question|quick one|one more thing|by the way|again|reportedly|in total numbers|in absolute terms|in numbers|in figures|all told|in your records|that you hold|you hold|you cover|that you cover|in your coverage|on your list|in your list|on an annual basis|annually|in real life|specifically|in particular|generally|usually|very|anyway|of all|of all time|on the planet|on this planet|in existence|so far|to date|until now|up to now|known to you|there is|there are|that exist|exist|exists|existing|cheers|many thanks|thx|ta|kind regards|dear|good morning|good afternoon|good evening|hey there|hi there|yo|ah|oh|um|hmm|actually i|listing|overview|status|as of now|as of today|as of late|up to date|most recent figure|last known|latest available|last available|most recent available|listed in your data|individual|separate|sovereign|entire|complete|firm called|a company called|the firm|the business|on its board|on their board|on the board|on his board|index level|list of|a list of|the list of|full list of|a full list of|the full list of|the|a|an|its|their|his|her|it|they|them|there|all|any|every|some|please|pls|plz|in your data|in the data|in this dataset|in your database|in the database|on record|on file|you know of|that you know|that you know of|you have|you know about|do you know|do you know of|do you have|kindly|also|currently|current|currently in|now|today|right now|at the moment|at present|these days|nowadays|present|last reported|reported|official|exact|hi|hello there|hey|ok|okay|thanks|thank you|me|us all|name of|names of|called|named|a few|few|several|stands behind|one|ones|respectively|overall|as well as|both|either|different|known|worldwide|in the world|of the world|on earth|world wide|annual|yearly|full|main|primary|figure|figures|number|value|level|exactly|just|itself|world|in history|would|could|can|you|i|my|know|like|want|need|will you|to know|company|the company called|amount|amounts|as|then|still|already|ever had|of them|actual|even|the country|the city|at all|in the dataset|listed here|kind of|sort of|considered|stand|stands|worth of|name|names|that of|those of|the one of|sized|much|if anything|if at all|thereabouts|in bn|in bns|in billions|in billion|in mn|in mln|in millions|in million|in trn|in tn|in trillions|in billion dollars|in million dollars|in bn usd|in usd bn|in bn dollars|in usd billion|in usd billions|in billions of dollars|in millions of dollars|in mn usd|in usd mn|in usd million|in usd millions|in m usd|in trn usd|in usd trn|in usd trillion|in trillions of dollars|in us dollar|in thousands|in usd terms|and for how much|and by how much|absolute and in percent|absolute and in %|in absolute terms and in percent|absolute and relative|in absolute and relative terms|mentioned|exactly please|your|diluted|and how many more|and how much more|basis|ppp|ppp terms`,
    that: 'that are|which are|who are|that is|which is|that were|that|which|who|whom|whose is',
    and: 'v|while|whereas|even though|although|even as|stack up against|stacks up against|measure up against|compare to|compares to|compare with|compares with|compared against|set against|fare against|fares against|hold up against|behind|behind that of|ahead of|ahead of that of|trailing|lag behind|relative to|plus also|then|together with|along with|or rather|next to|alongside|as opposed to|against|compared to|compared with|respectively and|in addition to|and|versus|vs|plus|as well as|and also|as well|but',
    or: 'or',
    not: "but arent|but isnt|but is not|but are not|but dont|but do not|but does not|but doesnt|rather than|instead of|but not|besides|apart from|aside from|but for|never been|is not|are not|was not|were not|wasnt|werent|didnt|didn t|isn t|aren t|not including|with the exception of|not|no|non|isn't|aren't|isnt|arent|don't|dont|doesn't|doesnt|except|excluding|without|other than|never",
    than: 'than|compared to|compared with|relative to',
    before: 'before|prior to|earlier than',
    after: 'after|later than',
    since: 'ever since|from the year|starting in|beginning in|starting from|since',
    until: 'thru|up to|up thru|up until|through to|until|till|through|up to and including',
    whose: 'whose',
    order:
      'before or after|after or before|earlier or later than|later or earlier than|sooner or later than|earlier than|later than|sooner than',
    onset:
      'turn|turned|turns|become|became|becomes|go|went|goes|gone|going|fall|fell|dip|dipped|slip|slipped|sink|sank|drop|dropped|swing to|swung to|switch to|flip|flipped',
    firstTime:
      'first quarter in which|the first quarter in which|first quarter when|first month in which|the first month in which|first month when|the first year|first year|first year that|the first year that|first year in which|the first year in which|first year when|the first year when|the first time|first time|first time that|the first time that|for the first time|first|initially|when first',
    lastTime:
      'last quarter in which|the last quarter in which|last quarter when|last quarter that|the last quarter that|the last quarter when|most recent quarter in which|last month in which|the last month in which|last month when|last month that|the last month when|most recent year in which|the last year in which|last year in which|last year that|the last year that|last year when|the last year when|the last time|last time|the last time that|last time that|most recently|last|for the last time|the most recent time|the latest time',
  },
  asks: {
    what: 'what amount of|whch|whcih|wat|waht|whats the deal with|what exactly|what precisely|what kind of|what sort of|what type of|tell|which one|which ones|whats|what s|what|whats|under what|under which|how come',
    how: 'at what rate|at which rate|by what rate|how badly|how well|how much bigger|how wide|how close|how deep|how rich|how heavy|to what extent|how far|how strongly|how sharply|how steeply|how heavily|how fast|how quickly|how rapidly|how|how big|how large|how high|how strong|how long|how great|how small|how low',
    whose: 'to whom|to which company|to what company',
    who: 'whos|which agency|which agencies|what agency|which institution|what institution|which authority|which body|which bodies|which office|which organization|which organisation|which statistical office|which accounting firm|which audit firm|which auditing firm|what accounting firm|which accountants|which accountant|which audit house|which auditing house|which investor|what investor|which fund|which person|which people|what person|which man|which woman|which executive|who|whom|for whom',
    where:
      'at which location|in what location|on which street|out of where|in what town|whereabouts is|wheres|in which place|at which place|in what place|where exactly|where in the world|in which location|where|whereabouts|where do people|where does one|where can one|where can people|where can you',
    when: 'date when|the date when|date on which|the date on which|date that|the date that|year when|the year when|year in which|the year in which|year that|month when|month in which|day|the day|day on which|the day on which|list the quarters in which|list the years in which|list the months in which|list all quarters in which|list all years in which|list all months in which|name the quarters in which|name the years in which|name the months in which|the quarters in which|the years in which|the months in which|quarters in which|years in which|months in which|quarters when|years when|which quarter|what quarter|in which quarter|in what quarter|in which quarter of|in which month of|which month of|which quarter of|wat year|in wat year|what yr|which yr|in what yr|what month|which month|from which year|what date did|as of what date|how early|how recently|in which fiscal year|which fiscal year|in what fiscal year|what fiscal year|how long has|how long have|for how long has|for how long have|since how long|since what date|since which year|since what year|from when|from what date|at which date|on what day|on which day|what day|which day|in which month|in what month|as of when|how long ago|when|in which year|in what year|what year|which year|on what date|on which date|since when|at what time|what date|the year|year|year in which|the year in which|year when|the year when|the year that|date on which|the date on which|in which months|which months|in what months|what months|in which years|which years|in what years|what years|in which quarters|which quarters',
    'how many':
      'how many in total|how many of|what is the number of|the count of|quantity of|how many individual|how many separate|how many|number of|the number of|what number of|count|count of|count the|how many different',
    'how much':
      'how much in total|how many billions|how many millions|how many billion dollars|how many million dollars|how many dollars|how much cash|by how many billions|by how many millions|by how many billion|by how many points|how big a|how large a|how big an|how many trillions|at what price|how much|how expensive|how much money|by how much|by how many dollars|by how many us dollars|by what amount|how much stock|how much of its stock|how much of its own stock|how much in shares|how much in stock|shares worth how much',
    about:
      'what do you have on|what have you on|have you got anything on|do you have data on|do you have any data on|do you have anything on|do you have anything about|do you have information on|do you have info on|do you have information about|do you know anything about|do you know something about|what can you tell me about|what can you say about|what data do you have on|what information do you have on|what do we know about|what have you got on|give me the lowdown on|background on|quick facts on|key facts on|key facts about|quick facts about|fact sheet on|fact sheet for|company profile of|country profile of|bio of|biography of|tell me something about|resolve|identify|look up|who or what hides behind|who or what is behind|what is behind|who hides behind|which company is|whats known about|what is known about|what can you tell me about|give me a profile of|profile|brief me on|tell me everything about|who is behind|short profile of|summary on|introduce|tell me about|about|describe|what do you know about|information on|information about|something about|everything about|profile of|facts about|details of|details on|details about|give me details on|overview of|summary of|tell me more about|what about|who or what is',
    list: 'ranking of|ranking|a ranking of|the ranking of|league table of|leaderboard of|ranked list of|rank order of|ranking list of|top list of|hit list of|ranking for|rank the|rank all|rank these|convert|translate|can you convert|please convert|name me|just name|hand me|tell us about|could i have|can i have|could i get|can i get|may i have|do give me|dig up|dig out|look for|hunt down|rustle up|show us all|see|view|open|read out|lemme know|gimme|wanna know|i wonder what|need|needed|want|interested in|query|request|question|required are|get me all|give me every|name those|which are the|which were the|what are the names of|detail|outline|break down|breakdown of|break out|tabulate|chart|plot|draw up|state|compute|calculate|work out|figure out|determine|search for|search|retrieve|fetch|quote me|remind me|report|say|specify|mention|print|output|present|set out|lay out|i wanna know|i wish to know|i have to know|i must know|id love to know|i d love to know|i would love to know|id be interested in|i d be interested in|i would be interested in|we need to know|we d like to know|wed like to know|can you give me|can you show me|can you look up|could you look up|could you check|can you check|please check|please list|please name|please show|please give|please show me|please give me|please find|kindly list|kindly give|kindly tell me|show me all|give me all|list all|list everything that|list everything|everything that|everything|name all|name every|tell me the|do tell me|do you have|do you know|do you happen to have|would you have|have you any idea|what would be|help me|help me understand|lets see|let me see|let us see|just tell me|just give me|just show me|just list|confirm|verify|walk me through|run me through|spell out|write down|put together|collect|compile|pick|pick out|select|choose|filter|sort|order|arrange|rank them by|enlighten me|clue me in|quickly tell me|somebody tell me|could somebody tell me|can somebody tell me|can anyone tell me|could anyone tell me|does anyone know|anyone know|i am after|im after|i m after|i m looking for|looking for|searching for|wanted|required|i m curious about|i m interested in|im trying to find|i am trying to find|i m trying to find|trying to find|trying to find out|i m trying to find out|im trying to find out|find out|please find out|could you find out|can you find out|i want to find out|i need to find out|i would like to find out|id like to find out|i d like to find out|would like to know|want to know|need to know|wondering|just wondering|was wondering|curious|i m wondering|i need the|would you please tell me|will you please tell me|could you please tell me|can you please tell me|could you kindly tell me|would you be so kind as to tell me|be so kind as to tell me|tell me please|pray tell|mind telling me|i d like a list of|id like a list of|give me a list of|i need a list of|show me a list of|make a list of|can i have a list of|could you tell me|can you tell me|would you tell me|please tell me|i would like to know|i d like to know|i want to know|i need to know|id like to know|i was wondering|i wonder|im wondering|i am wondering|i am interested in|im interested in|i am looking for|im looking for|i am curious about|could you show me|can you show me|could you give me|can you give me|could you list|could you find|can you find|may i ask|can i ask|may i know|let us know|help me find|help me with|i need|we need|we want|we would like to know|i would like|i d like|id like|i d like to see|id like to see|i want to see|do you happen to know|would you happen to know|would you mind telling me|would you kindly tell me|any idea|pull up|tell us|show us|give us|check|have you got|please provide|provide|which|list|show|show me|give|give me|name the|find|find me|enumerate|get|get me|tell me|display|let me know|what are all|which of|can you list|return|put',
    'yes or no':
      'is it the case that|is it a fact that|is it accurate that|am i right that|am i right in thinking that|am i correct that|i think|i believe|i suppose|i guess|i assume|i heard that|i heard|i read that|correct me if im wrong|could it be that|confirm that|can you confirm that|could you confirm that|please confirm that|can you confirm whether|could you confirm whether|verify that|tell me honestly whether|does it hold that|do i remember correctly that|if|could you check whether|can you check whether|could you check if|can you check if|i want to know whether|i need to know whether|i need to know if|i was wondering if|i was wondering whether|i m wondering whether|i m wondering if|im wondering if|tell me if|tell me whether|could you tell me if|could you tell me whether|can you tell me if|can you tell me whether|do you know if|do you know whether|i would like to know if|i want to know if|id like to know if|id like to know whether|i wonder if|i wonder whether|whether|check if|check whether|please check if|is it correct that|is it so that|is it true that|is it right that|true or false',
  },
  fields: {
    annual_report_filed: crossed(
      '|last|latest|most recent',
      '10 k|10k|form 10 k|annual report|20 f|form 20 f',
      '|date|dates|filing|filing date|filing day|filed|release date',
    ),
    quarterly_report_filed: crossed(
      '|last|latest|most recent',
      '10 q|10q|10 qs|form 10 q|quarterly report|interim report',
      '|date|dates|filing|filing date|filing day|filed|release date',
    ),
    'net_income, net_income_percent_of_revenue': 'how profitable',
    'period_start, period_end': `period covered|dates covered|${crossed('what|which', 'period|dates|days|time span|stretch')}`,
    period_start: crossed('first|opening|starting', 'day'),
    period_end: `${crossed('last|final|closing', 'day')}|period end|period end date`,
    period_weeks: 'weeks|number of weeks',
    period_days: 'days|number of days',
    left_office: crossed(
      'last day|end|end date',
      'in office|of office|as ceo|as cfo|of term|of tenure|of the term|of the tenure',
    ),
    succeeded_by: 'successor in office|successors in office|replacement',
    succeeded: 'predecessor in office|predecessors in office',
    is_imposed_by: 'issuing body|imposing body|issuing authority|imposing authority',
    reserves_of_foreign_exchange_and_gold:
      'foreign reserves|foreign currency reserves|currency reserves|fx reserves|forex reserves|foreign exchange reserves|foreign exchange and gold reserves|foreign exchange and gold|fx and gold reserves|forex and gold reserves|gold and foreign exchange reserves|gold and fx reserves|currency and gold reserves|official reserves|international reserves',
    accession:
      'year of joining|joining|joining year|accession year|entry year|year joined|date joined|when they joined|accession date|accession|admission|admission date|date of accession|date of admission|entry date|joining date|date of joining|year of accession|date of entry',
    concerns: 'territorial scope|scope of application',
    first_release_date: 'first release date|release dates|launch dates',
    'latitude, longitude':
      'coordinates|geographic coordinates|geographical coordinates|gps coordinates|geo coordinates|lat long|lat lon|latitude longitude|position on the map',
    isic_code: 'isic|isic code|isic division|isic class|isic number|isic division number',
    founding_act:
      'founding treaty|founding act|founding document|founding charter|founding agreement|founding declaration|constitutive act|constituent treaty|founding text|treaty|charter|founding pact|declaration',
    jurisdiction: 'jurisdiction of the law|legal area',
    authority:
      'issuing authority|responsible authority|issued by which authority|competent authority|responsible agency',
    lead_investors:
      'lead investors|lead investor|leading investors|leading investor|round leader|led by whom',
    amount:
      'size of the round|round size|deal size|amount of the round|volume of the round|amount invested|cheque size',
    us_gaap_element: 'gaap element|us gaap tag|gaap tag|xbrl tag|xbrl element|us gaap element|gaap concept',
    frequency:
      'how often published|publication frequency|release frequency|how frequently|periodicity|interval',
    fred_id:
      'fred code|fred series id|fred series|fred identifier|fred mnemonic|fred ticker|fred series code|series id|series code',
    cftc_code: 'cftc contract code|cftc number|cftc market code|cftc contract market code',
    contract_size:
      'contract unit|size of a contract|size of one contract|contract volume|lot size|unit of trading|contract amount',
    latest_version:
      'version|versions|latest version|current version|newest version|most recent version|version number|latest release|newest release|current release|stable version',
    iso3: 'iso code alpha 3|iso country code alpha 3|country code alpha 3|iso3 code|iso3 codes|iso 3|iso 3 codes|iso3 country code|iso alpha 3 code|alpha 3 country code|iso country code 3|3 letter code|3 letter iso code|iso 3 code|iso3|alpha3 code|iso three letter code|iso 3166 1 alpha 3|alpha 3|3 letter country code|three letter country abbreviation|three letter code|alpha 3 code|three letter iso code|iso alpha 3|three letter country code|three letter code|three letter country code',
    currency_code:
      '3 letter code|three letter code|3 letter abbreviation|three letter abbreviation|currency code|iso currency code|three letter currency code|currency iso code|iso 4217 code|currency abbreviation|currency symbol code|iso code of the currency',
    target_range:
      'target range set|fed funds range|fed target range|rate range|interest rate range|federal funds range|policy range|target band|rate decision|target range|target rate range|policy target range|fed funds target range|federal funds target range',
    labour_share_of_gdp:
      'labour share|labor share|share of labour|labour income share|labor income share|labor share of gdp|wage share|share of labour in gdp',
    investment_share_of_gdp:
      'investment share|investment rate|share of investment|investment share of gdp|investment ratio|share of investment in gdp|investment as a share of gdp|investment as a percentage of gdp',
    fiscal_year_end:
      'fye|fy end|fy end date|fiscal year end date|year end date|fiscal year closing date|fiscal year end day|fiscal ye|financial ye|fiscal year that ends|fiscal years that end|fiscal years end|fiscal years ending|financial years end|fiscal year closing|fy end|fye|year end month|fiscal year end month|fiscal yr end|financial yr end|accounting year ends|business year ends|fiscal years ended|closes its books|close their books|close its books|books that close|financial year that ends|fiscal year which ends|fiscal year end of|year end|fiscal year close|fiscal year ends|financial year ends|fiscal year close date|books close|close of its fiscal year|end of its financial year|business year end|accounting year end|closing date of the fiscal year|fiscal year finish|financial year finish|books closed|fiscal year end|financial year end|end of the fiscal year|year end date|end of its fiscal year|end of fiscal year|fiscal year ending|end of the financial year|close of the fiscal year|fiscal year end date|last day of the fiscal year|last day of its fiscal year',
    ein: 'ein number|employer number|federal tax id|federal tax number|taxpayer number|taxpayer id|tax identification number|ein|employer identification number|tax number|tax id|irs number|employer id number|irs employer identification number',
    sic_description: 'sic description|sic industry|sic label|sic industry description|industry description',
    sic_code:
      'sic|sic code|sic number|standard industrial classification|industry code|standard industrial classification code',
    citation:
      'citation in the official journal|official journal citation|official journal|reference in the official journal|official journal number|place in the official journal|official journal reference|journal reference|oj reference|official reference|legal reference|reference number|legal basis|cfr citation|cfr reference|statutory basis|legal source|oj citation|public law citation|law citation|public law number|law number|citation|official citation|legal citation',
    minor_unit_digits:
      'minor unit|decimal|decimal point|cents|subunit digits|decimal places|decimals|decimal digits|digits after the decimal point|minor unit digits|minor units|decimal place',
    iso_639_1:
      'iso 639 code|iso 639 1 code|two letter language code|iso language code|language code|iso 639 1',
    unemployment_rate:
      'people out of work|share of people out of work|percentage of people out of work|share of people without a job|joblessness rate|out of work rate|unemp rate|unemp|unemployment|jobless rate|rate of unemployment|joblessness|unemployment figure|share of unemployed|jobless share',
    public_debt: `${crossed('public debt|government debt|national debt|state debt|sovereign debt', 'ratio|to gdp|to gdp ratio|relative to gdp|in relation to gdp|as a percentage of gdp|as a share of gdp|as % of gdp|in percent of gdp|in % of gdp|burden|quota|ratio to gdp')}|debt to gdp|debt to gdp ratio|debt relative to gdp`,
    real_gdp_growth_rate:
      'real gdp growth|gdp growth|economic growth|growth of gdp|growth rate of gdp|gdp growth rate|real growth|real economic growth|economic growth rate|growth of the economy|real gdp growth rate|growth in real gdp|gdp increase|real growth of gdp|growth in gdp|real rate of growth',
    gdp_growth: crossed('total|cumulative|overall', 'gdp growth|economic growth|growth of gdp|growth in gdp'),
    inflation_rate_consumer_prices_compounded: `${crossed('how much|by how much|how strongly|how far', 'are|is|were|was|do|did|have|has', '|consumer|the', 'prices|price', 'rising|rise|risen|going up|go up|gone up|increasing|increase|increased|climbing|climb|climbed')}|${crossed('cumulative|cumulated|total|compound|compounded|overall|accumulated', 'inflation|price rise|price increase|inflation rate|rise in prices|rise in consumer prices|increase in consumer prices|increase in prices')}`,
    inflation_rate_consumer_prices: `${crossed('how fast|how quickly', 'are|is|were|was|do|did', '|consumer|the', 'prices|price', 'rising|rise|going up|go up|increasing|increase|climbing|climb')}|inflation|inflation rate|consumer price inflation|rate of inflation|price inflation|annual inflation|annual inflation rate|inflation of consumer prices|cpi inflation|consumer inflation|rise in consumer prices|consumer price rise`,
    gdp_current_us_dollars:
      'nominal gdp|gdp in current dollars|gdp in us dollars|gdp in current us dollars|gdp at current prices|gdp in dollars|nominal gross domestic product|gdp nominal|dollar gdp|current dollar gdp|gdp at market prices|gdp at current exchange rates|nominal economic output',
    directs:
      'supervisory boards|boardrooms|boards|companies boards|company boards|corporate boards|board seats|directorships|board memberships|board seat|board positions|directorship|board position|board mandates',
    employee_count:
      'nr of employees|no of employees|nbr of employees|num employees|num of employees|employees number|fte|ftes|head count total|people on staff|people in total employed|workforce number|staff level|employee figures|employee numbers|number of workers employed|workers in total|full time staff|people working there|staff headcount|personnel count|personnel number|employees worldwide|emp count|emps|workforce|head count|worker|workers|number of workers|size of staff|manpower|people employed|work force|staffing level|employment figure|employee base|how many staff|full time employees|staff count|employee total|staff numbers|staffing|employed people|number of employees|employee|employee number|staff|staff size|people on the payroll|payroll|headcount|personnel|size of the workforce|number of staff|number of people employed|workforce size|employee headcount',
    accounting_officer:
      'cao|chief accounting officer|chief accounting officers|principal accounting officer|accounting chief|chief accountant|head of accounting|top accountant|accounting officer|chief acct officer',
    controller:
      'controller|corporate controller|comptroller|financial controller|group controller|worldwide controller',
    former_ceos:
      'former ceo|former ceos|previous ceo|previous ceos|past ceos|past ceo|ex ceo|ex ceos|former chief executive|former chief executives|former boss|previous boss|predecessor as ceo|former chief executive officer|former chief executive officers',
    former_cfos:
      'former cfo|former cfos|previous cfo|previous cfos|past cfos|ex cfo|ex cfos|former finance chief|former chief financial officer|former chief financial officers',
    cto: 'cto|chief technology officer|technology chief|chief technical officer|head of technology',
    chair:
      'chairman of the board|chairwoman of the board|chairperson of the board|board chairman|board chair|board chairwoman|head of the board|chairman of the board of directors|chair of the board of directors|non executive chairman|executive chairman|executive chair|chair person',
    coo: 'coo|chief operating officer|chief operations officer|operations chief|head of operations',
    former_members:
      'former members|former member|former member states|former member countries|ex members|ex member|past members|previous members|members that left|members who left|leavers',
    former_member_of: 'former memberships|past memberships',
    diluted_shares:
      'diluted shares|diluted share count|diluted shares outstanding|diluted outstanding shares|diluted weighted average shares|weighted average diluted shares|diluted weighted average shares outstanding|weighted average diluted shares outstanding|weighted average shares diluted|weighted average shares outstanding diluted|diluted average shares|average diluted shares|fully diluted shares|fully diluted share count|number of diluted shares|shares diluted|shares outstanding diluted|diluted number of shares|diluted stock count|diluted share number',
    ceo: 'new ceo|incoming ceo|newly appointed ceo|new chief executive|incoming chief executive|newly appointed chief executive|new chief executive officer|top dog|chief executive of the company|head of company|company boss|company leader|ceos|top job|chief executive officers|chief executives|top manager|managing director|head honcho|company head|group head|group chief executive|corporate head|head of the company|chief|big boss|leader of the company|ceo|co ceo|boss|chief executive|chief executive officer|chief exec|head|leader|top boss|top executive|person in charge',
    cfo: 'new cfo|incoming cfo|newly appointed cfo|new chief financial officer|incoming chief financial officer|financial chief|top finance executive|head of finances|chief of finance|finance boss|finance head|chief finance officer|finance director|cfo|chief financial officer|finance chief|head of finance',
    board_members:
      'board|boards members|non executive directors|board seats filled|directors on the board|board composition|members of its board|people on its board|corporate board|company directors|members of the board of directors|directors of the board|makeup of the board|board member|director|board of directors|member of the board|members of the board|people on the board|board directors|boardroom',
    officers: 'executive officers|executive team|leadership team|management team',
    headquarters:
      'hqs|h q|headoffice|headquarter location|principal offices|hq building|hq town|company seat|corporate office|home|headquartered city|place of business|location of head office|central office|hq place|corporate seat|corporate home|company headquarters|global headquarters|world headquarters|main seat|main offices|hq city|hq location|headquarter|headquarters city|headquarters location|base of operations|corporate base|head offices|seat of the company|home town|hometown|location of the headquarters|location of its headquarters|corporate hq|hq|headquarters|head office|main office|seat|corporate headquarters|home base|base|principal office|home city',
    registered_in:
      'state of incorporation|incorporation state|country of incorporation|legal home|legal seat|place of registration|jurisdiction|place of incorporation|jurisdiction of incorporation|legal domicile',
    founded:
      'incorporation date|when it was founded|age since founding|founded|date founded|year founded|creation date|year of creation|established|establishment|year of establishment|date of birth|birthday|birth date|date of establishment|start date of the company|inception|year of inception|date of creation|founding date|foundation date|date of foundation|year of foundation|date of incorporation|founding year|birth year|start year|year of incorporation|year of founding|year of its founding|year of its foundation',
    industry:
      'field of activity|business field|field of work|business segment|kind of business|kind of industry|industry classification|sort of business|line of work|type of business|business sector|industrial sector|business line|field of business|sector of activity|business area|line of business|branch|industry sector|industries',
    exchange:
      'where it trades|where it is traded|where it is listed|where they trade|where they are listed|where they are traded|stock market listing|listing|market place|home exchange|exchange listing|stock listing|place of listing|market of listing|stock exchange|listing venue|primary listing|trading venue|bourse',
    ticker:
      'ticker symbols|symbol|stock market symbol|stock exchange symbol|exchange symbol|ticker name|tickers|nyse ticker|nasdaq ticker|trading code|stock market code|stock market ticker|exchange ticker|listing symbol|share symbol|ticker|stock ticker|ticker code|trading symbol|stock code|stock symbol|ticker symbol',
    cik: 'cik|sec number|sec identifier|sec id|edgar number|edgar code|edgar id|cik identifier|sec cik|edgar cik|sec filer number|cik number|cik code|central index key',
    lei: 'lei|lei number|legal entity id|legal entity identification|legal entity identifier code|lei identifier|entity identifier|lei code|legal entity identifier',
    website:
      'homepage url|website url|web url|homepage address|homepage link|website link|url of the website|url of the homepage|company homepage|company url|corporate homepage|web presence|www|link to the website|site url|official url|internet homepage|company website|corporate website|official website|official site|internet site|webpage|web page|domain|website address|online address|internet presence|home page|official homepage|corporate site|web site|web address|homepage|internet address|site|url',
    revenue:
      'rev number|tot revenue|tot rev|gross sales|net turnover|top line number|sales number|sales numbers|revenue number|revenue numbers|yearly turnover|income from customers|group revenue|worldwide revenue|worldwide sales|global revenue|global sales|rev|revs|net sales|gross revenue|gross revenues|net revenue|net revenues|sales figure|sales figures|sales volume|yearly sales|annual revenue|annual turnover|yearly revenue|receipts|income from sales|revenue figure|revenue figures|full year revenue|consolidated revenue|topline|top line revenue|revenue|revenues|sales|turnover|top line|annual sales|takings|sales revenue',
    net_loss:
      'net loss|net losses|loss|losses|annual loss|annual losses|loss for the year|full year loss|net loss for the year',
    operating_loss: 'operating loss|operating losses|loss from operations|losses from operations',
    loss_per_share: 'loss per share|net loss per share|losses per share|loss a share',
    current_account_deficit: 'current account deficit|current account deficits|deficit on current account',
    net_income:
      'netincome|net inc|ni|ni|net profits figure|nett income|net earnings number|net profit number|netincome|net gain|after tax profit|after tax income|after tax earnings|net profit after tax|profit number|profit numbers|net earnings figure|net income figure|bottom line number|net profit figure|group profit|profits after tax|net incomes|annual net income|profit for the year|earnings after tax|income after tax|net result|annual result|profit after taxes|annual earnings|net earning|bottom line profit|bottom line result|yearly profit|net profits|annual profits|profit figure|earned after tax|profit or loss|earnings figure|full year profit|earned profit|profit|profits|net profit|net earnings|bottom line|net income|earnings|annual profit|profit after tax|net inc|net incom|profit made',
    operating_income:
      'opinc|op incomes|oper income|oper inc|op earnings|op profits|oper profit|ebit figure|operating income number|income from operations|operating profits|operating result|ebit|operating incomes|operational income|operational profit|profit from operations|earnings from operations|operating profit|operating earnings|operating income|op income|op inc|operating inc|op profit|op result',
    total_assets:
      'balance sheet size|size of the balance sheet|balance sheet sum|tot assets|total asset|balance sheet total assets|sum of assets|balance total|asset value|assets figure|balance sheet sum|total balance sheet|asset|balance sheet size|size of the balance sheet|value of assets|assets in total|asset total|assets|total assets|balance sheet total|asset base|balance sheet totals',
    total_liabilities: 'liability|obligations|liabilities in total|liabilities|total liabilities|debts',
    equity:
      'shareholder equity|stockholders equity|shareholders funds|net worth|own funds|book equity|total equity|net assets|shareholder s equity|stockholder s equity|stockholders funds|shareholders capital|stockholders equity|shareholders equity|shareholder equity|stockholder equity|book value|equity',
    cash: 'cash level|cash pot|cash kitty|cash cushion|cash in the bank account|liquid assets|cash amount|cash at hand|cash holding|money on hand|cash and cash equivalents|cash reserves|cash reserve|liquid funds|liquidity|cash in hand|cash at bank|cash in the bank|cash in bank|money in the bank|cash stash|cash hoard|cash and equivalents on hand|cash stockpile|cash equivalents|cash|cash pile|cash on hand|cash and equivalents|cash position|cash holdings|cash balance',
    operating_cash_flow:
      'operating cash flows|cash from operations|cash generated from operations|cash from operating activities|cash flow from operating activities|net cash from operations|net cash provided by operating activities|cash generated by operations|operating cash|cash flow from operations|operating cash flow|cash flow|operating cashflow|ocf|op cash flow|operating cf|cash flow from ops|cash from ops|op cashflow|op cf',
    basic_earnings_per_share: 'basic eps|eps basic|basic eps figure|basic profit per share',
    eps: 'profit per share outstanding|earnings per share outstanding|net income per share outstanding|eps dil|dil eps|eps fully diluted|fully diluted eps|diluted eps number|eps diluted|diluted profit per share|net income per share|earning per share|diluted earning per share|per share earnings|earnings per diluted share|diluted eps figure|profits per share|eps|earnings per share|diluted eps|diluted earnings per share|earnings a share|profit per share',
    research_and_development:
      'r and d outlays|r and d outlay|research outlays|r and d bill|research bill|r and d costs|r and d cost|r and d expenditures|research and development outlays|development spending|r and d spend|money spent on research|money put into research|r and d costs|r and d outlay|r and d spend|research and development costs|research and development spend|research and development outlay|research costs|research outlays|research and development budget|research expenditure|r and d expenditure|r and d expenses|research expense|research expenses|research and development expenses|research and development expenditure|research|research and development|r and d|rd|r and d spending|r and d expense|r and d budget|research and development spending|research and development expense|research spending|research budget',
    population:
      'pop|populace|inhabitant count|population count|number of people who live|headcount of the population|population figure|people count|amount of people|souls|dwellers|citizens|number of citizens|populus|head count of population|resident population|number of persons|how populous|how populated|population|populations|inhabitants|residents|number of inhabitants|number of people|population size|number of residents|people living|head count of people',
    gdp_ppp:
      'gdp ppp|ppp gdp|gdp purchasing power parity|gdp at ppp|gdp at purchasing power parity|gdp in purchasing power parity|purchasing power gdp|purchasing power parity gdp|gdp in ppp',
    gdp: 'gdps|economic product|gdp|gross domestic product|economy|economic output|national output|size of the economy|economic size',
    life_expectancy: `${crossed('how long|how old', 'do|does|can|will', 'people|one|the average person|inhabitants', 'live|get|become|expect to live', '|on average')}|lifetime expectancy|expected length of life|how long people live|expected lifespan|expected life span|expectancy of life|life expectancy|life expectancy at birth|life span|lifespan|expected life`,
    fertility_rate:
      'births per female|number of children per woman|babies per woman|children for each woman|children born per woman|kids per woman|number of births per woman|fertility level|fertility rate|fertility|birth rate per woman|children per woman|births per woman',
    literacy:
      'adult literacy|people who can read and write|share of people who can read and write|share of literate people|percentage of people who can read|percentage of literate people|literate people|reading rate|ability to read|literacy level|adult literacy rate|percentage of people who can read and write|share of the population that can read|share of the population that can read and write|percentage of the population that can read and write|literate share|literacy|literacy rate|share of people who can read|rate of literacy',
    capital:
      'seat of the government|capital of the country|where the government sits|main city|administrative capital|national capital|capital town|state capital|seat of its government|capital|capital city|capitals|capital cities|seat of government',
    currency:
      'monetary unit|official currencies|currency unit|unit of currency|local currency|kind of money|type of money|official money|national money|home currency|tender|currency used|coin|local money|currency|currencies|money|legal tender|national currency|unit of money|official currency',
    languages:
      'mother tongue|native language|languages spoken|spoken languages|tongues|state language|language spoken|administrative language|state languages|government language|language|languages|official language|official languages|national language|national languages|tongue|spoken language',
    calling_code:
      'international dialing prefix|international dialling prefix|prefix|dial prefix|country prefix|country code|dial code|dialing prefix|dialling prefix|international dialing code|international calling prefix|international prefix|international code|telephone country code|phone country code|calling prefix|telephone dialling code|country dialling code|country dialing code|country phone code|area code of the country|international phone code|calling code|dialling code|dialing code|phone code|country calling code|telephone code|telephone prefix|phone prefix|international dialling code|international calling code',
    iso_code:
      'iso|iso 4217 code|iso 4217|currency iso code|official code|iso abbreviation|2 letter code|2 letter iso code|two letter country code|iso country code|iso 2 code|iso2|alpha2 code|country abbreviation|iso 3166 1 alpha 2|iso two letter code|alpha 2|iso code|two letter code|alpha 2 code|iso 3166 code|two letter iso code|iso alpha 2',
    auditor:
      'audit house|bookkeeper|outside accountants|outside accountant|external auditor|external auditors|accounting firm|independent auditor|outside auditor|book checker|accounting firms|auditing company|independent accountant|auditor of record|audit company|auditor|auditors|audit firm|auditing firm|accountant|accountants|statutory auditor',
    subsidiaries:
      'firms owned|companies owned|daughters|daughter firms|owned companies|subsidiary firms|group companies|affiliates|daughter company|business units it owns|subsidiary|subsidiaries|daughter companies|subsidiary companies|holdings',
    parent:
      'owned by whom|owner company|ultimate owner|owner of the company|mother corporation|controlling company|who owns it|parent corporation|parents|ultimate parent|corporate parent|owning company|mother firm|parent group|corporate owner|current owner|proprietor|parent companies|parent|parent company|owner|owners|parent firm|mother company|holding company',
    investors:
      'venture backers|funders|funder|financial backers|financial backer|lead investors|lead investor|venture capital investors|financier|investor|investors|backers|backer|financiers|venture investors',
    funding_rounds:
      'rounds of financing|capital rounds|investment round|financing round|funding round|funding rounds|financing rounds|investment rounds|rounds of funding',
    funding:
      'funding raised|raised capital|raised money|venture capital raised|money from investors|amount raised|funds raised|funding|total funding|money raised|capital raised|venture funding',
    valuation:
      'valued at|worth|valuations|post money|implied valuation|company worth|valuation in its last round|valuation|post money valuation|company valuation',
    price:
      'prices|priced|quote|quotes|per barrel price|per ounce price|trading price|going rate|cost per barrel|cost per ounce|price level per unit|price tag|spot prices|market quote|price|cost|market price|spot price|going price|quotation|spot|spot quote',
    rate: 'fixing|fix|fixing rate|reference rate|conversion|fx|exchange rates|conversion ratio|currency exchange rate|rate of exchange|currency conversion rate|forex rate|parity|exchange rate|fx rate|conversion rate|spot rate|currency rate|foreign exchange rate',
    continent: 'part of the earth|land mass|landmass|continent|continents',
    country: 'home state|homeland|country of origin|home nation|sovereign state|country|home country|nation',
    region:
      'part of the world|area of the world|subcontinent|geographical region|sub region|world region|subregion|geographic region|un subregion|un sub region|un region|un geoscheme region|un geographical region|united nations subregion|m49 subregion|m49 region',
    member_of:
      'groups it belongs to|organisations it belongs to|international organizations|memberships in|clubs|alliances|international memberships|blocs|memberships|membership|organizations it belongs to',
    members:
      'membership list|participating countries|participants|participating states|member list|signatories|belonging countries|members list|member|members|member states|member countries|constituents|member nations',
    laureates:
      'winners of|prize winners of|laureat|prize holders|awardees|honorees|awardee|prize recipients|prize recipient|recipient|prizewinner|prizewinners|nobel laureates|nobel laureate|laureate|laureates|winner|winners|prize winners|recipients|prize winner',
    company:
      'line of duty|what they do|responsibility|duty|duties|function held|job at the company|position in the company|occupation|profession|job role|function|work place|workplace|positions held|employers|company|office held|current role|current position|current job|offices held|corporate role|employer|employers|role|position|job|job title|post|roles|positions|jobs|title',
    scientific_name:
      'species|latin|latin term|botanical name|zoological name|taxonomic name|scientific term|binomial|systematic name|scientific species name|biological name|scientific name|latin name|binomial name|species name',
    date: 'release|first release|launch|first version|initial release|debut date|date of enactment|enactment date|signing date|passage date|date passed|completion date|closing date|date of completion|date adopted|date of the event|date of announcement|date enacted|date signed|release date|launch date|date of adoption|adoption date|announcement date|date of release|event date',
    aliases:
      'regulation number|directive number|regulation no|directive no|document number|nickname|nicknames|synonyms|alternative name|alias|short name|abbreviation|short names|common name|vernacular name|english name|common english name|everyday name|aliases|other names|other name|alternative names|also known as',
    description: 'description',
    publisher: 'publisher|issuer',
    fortune_500_rank:
      'fortune 500 place|fortune 500 spot|position in the fortune 500|position on the fortune 500|spot in the fortune 500|spot on the fortune 500|place on the fortune 500|rank on the fortune 500|standing in the fortune 500|ranking in the fortune 500|ranking on the fortune 500|fortune 500 standing|number in the fortune 500|number on the fortune 500|place in the fortune list|rank in fortune 500|fortune 500 list position|rank in the fortune 500 list|position in the fortune 500 list|position in the fortune list|rank on the fortune 500 list|rank among the fortune 500|rank fortune 500|fortune 500 number|position in fortune 500|position on the fortune 500 list|fortune 500 rank|fortune rank|rank in the fortune 500|place in the fortune 500|fortune 500 ranking|fortune 500 position',
    code: 'exchange code|iso mic|mic identifier|operating mic|iso 10383 code|mic|mic code|market identifier code',
    area: 'area|surface area|land area',
    legal_name:
      'full name|full company name|registered company name|official company name|formal name|full official name|legal entity name|complete name|statutory name|company name in full|registered legal name|full corporate name|legal name|registered name|full legal name|official name|current legal name|new legal name',
    headquarters_address:
      'hq address|postal adress|headquarter address|principal executive office address|business or registered address|registered office address|adress|adresse|zip|zip code|zipcode|postal code|postcode|post code|address|postal address|mailing address|full address|address of its headquarters|headquarters street address|exact address|registered address|company address|head office address|address of the headquarters|street|headquarters address|office address|business address|street address',
    laws: 'laws|regulations|legislation',
    sanctions: 'sanctions|sanction',
    gross_profit: 'gross profits|gross earnings|gross result|gross profit|gross income',
    capital_expenditure:
      'purchases of property plant and equipment|purchase of property plant and equipment|spending on property plant and equipment|spend on property plant and equipment|investments in property plant and equipment|investment in property plant and equipment|additions to property plant and equipment|invest in property plant and equipment|invest in property and equipment|investments in property and equipment|invest in fixed assets|invested in property plant and equipment|invested in property and equipment|pp and e purchases|pp and e spending|spend on pp and e|cap ex|capexp|capital exp|cap exp|cap expenditure|cap spending|capital outlay|capital outlays|investments in property|capital investments|property and equipment spending|spending on property and equipment|investment spending|capital costs|investments in fixed assets|capital expense|purchases of property and equipment|capital spend|capex|capital expenditure|capital expenditures|capital spending|capital investment',
    dividends_paid:
      'dividend total|dividend spending|dividend cash|payouts|dividends handed out|dividend sum|dividends paid out|dividend payouts|cash dividends|payouts to shareholders|dividend outlay|dividend payment|dividends to shareholders|dividend bill|distributions|dividends|dividend|dividends paid|dividend payments|dividend payout|paid dividends',
    share_repurchases:
      'repurchasing its shares|repurchasing their shares|repurchasing shares|repurchasing its stock|repurchasing its own shares|repurchases of shares|repurchases of stock|buying its own shares|buying in its own stock|buying back its own stock|buying back their own stock|buying back own stock|buying back its stock|buying back their own shares|buying back own shares|buying back its shares|own share purchases|stock repurchase spending|share buy back|share buy backs|stock buy backs|stock buy back|buy backs|buying back shares|buying back stock|buying back its own shares|share buyback|stock buyback|repurchases|own shares|repurchase of shares|share repurchase|stock repurchase|repurchases of stock|share repurchase spending|buyback spending|repurchased shares|own stock|repurchased stock|shares bought back|stock bought back|share repurchases|buybacks|buyback|share buybacks|stock buybacks|stock repurchases',
    long_term_debt:
      'long term debt outstanding|outstanding long term debt|long term borrowings|long term loans|long term borrowing|long dated debt|noncurrent debt|non current debt|long run debt|long term debt',
    cost_of_revenue:
      'cost of goods and services|cost of sales and services|direct costs|cost of services|cost of goods|production costs|cost of products sold|costs of sales|costs of revenue|costs of goods sold|cost of good sold|cost of revenue|cost of sales|cogs|cost of goods sold|cost of goods',
    net_income_percent_of_revenue:
      'profitability|net profitability|share of revenue kept as profit|net profit ratio|after tax margin|bottom line margin|net profit margins|net return on sales|profit to revenue ratio|net margin|profit margin|net profit margin|net income margin|return on sales|net margins|profit margins|net margin percentage|net income ratio',
    operating_income_percent_of_revenue:
      'operating margins|operational margin|ebit margins|operating profitability|operating profit margins|operating margin|operating profit margin|ebit margin|operating income margin|operating margin percentage|op margin|ebit margin percentage',
    gross_profit_percent_of_revenue:
      'gross margins|gross profit margins|gross profitability|gross profit ratio|gross margin|gross profit margin|gross margin percentage|gross margin percent',
    age: 'age',
    native_name:
      'called in its own language|called in their own language|called locally|called by its own people|called by the locals|name in the local language|name in local language|self designation|own name|native spelling|called in the local language|called natively|call itself in its own language|called in its native language|called in the native language|name in the native language|endonym|native names|name in its native language|own name for itself|name in its own tongue|local names|indigenous name|native name|local name|name in its own language',
    latitude: 'latitude',
    longitude: 'longitude',
    unit: 'unit',
    acquirer: 'buying company|acquiring company|new owner|acquirer|buyer|purchaser',
    persons_engaged:
      'people employed in the economy|number of employed|number of employed people|people in work|employed population|employed people|workers engaged|size of the labour force|size of the labor force|workforce of the country|number of persons engaged|employment|labour force|labor force|employed persons|persons employed',
    human_capital: 'human capital level|human capital|human capital index',
    capital_of: 'capital status',
    diluted_weighted_average_shares:
      'diluted shares|diluted shares outstanding|diluted share count|diluted weighted average shares outstanding|diluted weighted shares|weighted average diluted shares|average diluted shares|fully diluted shares|fully diluted share count|number of diluted shares|diluted average shares|diluted stock count',
    free_cash_flow_percent_of_revenue:
      'free cash flow margin|fcf margin|free cashflow margin|free cash flow margins|fcf margins',
    free_cash_flow_percent_of_net_income:
      'free cash flow conversion|fcf conversion|free cash flow conversion ratio|free cash conversion',
    cash_percent_of_total_assets: 'cash ratio of assets|cash to assets|cash to assets ratio',
    share_repurchases_percent_of_net_income: 'buyback payout ratio|buyback ratio',
    shareholder_payouts_percent_of_net_income: 'total payout ratio|total shareholder payout ratio',
    long_term_debt_percent_of_equity:
      'long term debt to equity|long term debt to equity ratio|lt debt to equity|long term debt equity ratio',
    long_term_debt_percent_of_total_assets:
      'long term debt to assets|long term debt to assets ratio|long term debt to total assets',
    operating_cash_flow_percent_of_total_liabilities: 'cash flow to debt ratio|operating cash flow to debt',
    net_income_percent_of_equity:
      'return on equity|roe|return on shareholders equity|return on stockholders equity|return on shareholder equity|equity return|returns on equity',
    net_income_percent_of_total_assets: 'return on assets|roa|return on total assets|returns on assets',
    equity_percent_of_total_assets:
      'equity ratio|equity to assets ratio|equity to assets|capital ratio of the balance sheet|solvency ratio',
    total_liabilities_percent_of_total_assets:
      'debt to assets ratio|liabilities to assets ratio|debt ratio|debt to assets|liabilities to assets|total liabilities to total assets|liabilities to total assets',
    total_liabilities_percent_of_equity:
      'debt to equity ratio|debt to equity|liabilities to equity ratio|debt equity ratio|debt equity|liabilities to equity|gearing|gearing ratio|d to e|de ratio',
    research_and_development_percent_of_revenue: 'r and d intensity|research intensity|r and d ratio',
    dividends_paid_percent_of_net_income:
      'payout ratio|dividend payout ratio|dividend payout rate|payout rate|pay out ratio|payout percentage',
    operating_cash_flow_percent_of_revenue: 'cash flow margin|operating cash flow margin|ocf margin',
    operating_cash_flow_percent_of_net_income: 'cash conversion|cash conversion ratio|cash conversion rate',
    capital_expenditure_percent_of_revenue:
      'capex intensity|capex ratio|capital intensity|capex to sales ratio',
    target_rate_upper:
      'upper bound|upper limit|upper end|upper bound of the range|top of the range|top end|upper target|upper target rate|upper bound of the target range',
    target_rate_lower:
      'lower bound|lower limit|lower end|lower bound of the range|bottom of the range|bottom end|lower target|lower target rate|lower bound of the target range',
    successors:
      'what became|whatever became|what has become|successor|successors|successor state|successor states',
    predecessors: 'predecessor|predecessors|predecessor state|predecessor states',
    former_names:
      'former company name|former company names|earlier names|prior name|prior names|ex name|maiden name|names before|past name|past names|name before|name earlier|name previously|former name|former names|previous name|previous names|old name|old names|earlier name',
    isin: 'isin|isins|securities identification number|international securities identification number|security identifier|isin identifier|isin code|isin number',
    iso_numeric:
      'iso 4217 number|numeric iso 4217 code|iso 4217 numeric code|numeric iso 4217|numeric currency code|iso number|numeric iso 3166 code|three digit code|three digit iso code|iso country number|numeric code|numeric iso code|iso numeric code|numeric country code|iso currency number|numeric currency number|iso 4217 code number',
  },
  classes: {
    companies: {
      one: 'company|firm|business|enterprise|issuer|registrant|sec registrant',
      many: 'any company|any firm|any corporation|any business|registrants|sec registrants|sec filers|cos|publicly traded companies|public companies|listed firms|companies|firms|businesses|enterprises|issuers',
    },
    startups: { one: 'startup|start up', many: 'startups|start ups' },
    people: {
      one: 'person|human|anyone|anybody|someone|somebody',
      many: 'people|persons|humans|folks|individuals|ppl',
    },
    executives: { one: 'executive|manager', many: 'executives|managers' },
    countries: { one: 'country|nation|sovereign state', many: 'countries|nations|sovereign states' },
    territories: {
      one: 'territory|dependent territory',
      many: 'territories|dependent territories|dependencies',
    },
    cities: { one: 'city|town|municipality', many: 'cities|towns|municipalities' },
    states: {
      one: 'state|federal state|province|subdivision|county|department|canton',
      many: 'states|provinces and territories|federal states|states and territories|us states and territories|provinces|subdivisions|counties|cantons|departments',
    },
    regions: {
      one: 'world region|region|region of the world|part of the world',
      many: 'world regions|regions|regions of the world|parts of the world',
    },
    continents: { one: 'continent', many: 'continents' },
    universities: { one: 'university|school|college', many: 'universities|schools|colleges' },
    industries: { one: 'industry|sector', many: 'industries|sectors' },
    exchanges: {
      one: 'exchange|stock exchange|bourse|stock market',
      many: 'exchanges|stock exchanges|bourses|stock markets',
    },
    currencies: { one: 'currency', many: 'currencies' },
    languages: { one: 'language', many: 'languages' },
    commodities: { one: 'commodity|raw material', many: 'commodities|raw materials' },
    products: { one: 'product|software product', many: 'products|software products' },
    laws: { one: 'law|regulation|act|statute', many: 'laws|regulations|acts|statutes' },
    sanctions: {
      one: 'sanction|sanctions act|sanction act|sanctions regulation|sanction regulation|sanctions law|sanctions order|sanction order|sanctions program|sanctions programme|restrictive measure',
      many: 'sanctions|sanctions acts|sanction acts|sanctions regulations|sanction regulations|sanctions laws|sanctions orders|sanction orders|sanctions programs|sanctions programmes|restrictive measures',
    },
    indicators: {
      one: 'indicator|economic indicator|macro indicator',
      many: 'indicators|economic indicators|macro indicators',
    },
    funding_rounds: {
      one: 'private funding round|private financing round|private company financing round|startup round|startup funding round|funding round|financing round|round|private company round|private round|private company funding round|venture round|venture capital round|capital round|investment round|round of funding|round of financing',
      many: 'private funding rounds|private financing rounds|startup rounds|startup funding rounds|funding rounds|financing rounds|rounds|private company rounds|private rounds|private company funding rounds|venture rounds|venture capital rounds|capital rounds|investment rounds|rounds of funding|rounds of financing',
    },
    acquisitions: {
      one: 'acquisition|takeover|merger|deal|purchase|buyout|m and a deal|corporate acquisition',
      many: 'acquisitions|acquired companies|takeovers|mergers|deals|purchases|buyouts|m and a deals|m and a|mergers and acquisitions|corporate acquisitions|acquisition deals',
    },
    awards: {
      one: 'nobel|nobel prize|award|prize|economics nobel|nobel in economics|nobel for economics|nobel prize in economics|nobel prize for economics|economics prize|economics nobel prize|nobel economics prize|nobel memorial prize|nobel memorial prize in economic sciences|riksbank prize|prize in economics|prize in economic sciences|economic sciences prize',
      many: 'awards|prizes|economics prizes|economics nobels|nobel prizes in economics|economics nobel prizes',
    },
    animals: { one: 'animal', many: 'animals' },
    plants: { one: 'plant', many: 'plants' },
    futures: { one: 'future|futures contract', many: 'futures|futures contracts' },
    organizations: { one: 'organization|organisation', many: 'organizations|organisations' },
    intergovernmental_organizations: {
      one: 'intergovernmental organization|international organization|international organisation',
      many: 'intergovernmental organizations|international organizations|international organisations',
    },
    groups: { one: 'group|bloc', many: 'groups|blocs' },
  },
  further: { sanctions: { one: 'regulation|act|measure', many: 'regulations|acts|measures' } },
  countryWords: { one: 'state', many: 'states' },
  foundingWords: {
    one: 'founding member|founder member|original member|founding member state|founding country|founding state|charter member|founding nation',
    many: 'first members|first member states|founding members|founder members|original members|founding member states|founding countries|founding states|charter members|founding nations|original member states',
  },
  memberWords: {
    one: 'member|member state|member country|ally|member nation',
    many: 'members|member states|member countries|allies|member nations',
  },
  sized: [
    { topic: 'companies', size: 'employee_count', one: 'employer', many: 'employers' },
    { topic: 'companies', size: 'revenue', one: 'seller', many: 'sellers' },
    {
      topic: 'companies',
      size: 'research_and_development',
      one: 'r and d spender|r and d investor|research spender',
      many: 'r and d spenders|r and d investors|research spenders|spenders on r and d|spenders on research and development|investors in r and d|r and d budgets',
    },
    {
      topic: 'companies',
      size: 'capital_expenditure',
      one: 'capex spender',
      many: 'capex spenders|spenders on capex|capital spenders|capex budgets',
    },
    {
      topic: 'companies',
      size: 'dividends_paid',
      one: 'dividend payer',
      many: 'dividend payers|payers of dividends',
    },
    {
      topic: 'companies',
      size: 'share_repurchases',
      one: 'share repurchaser',
      many: 'share repurchasers|buyback spenders|buyers of their own shares',
    },
    { topic: 'companies', size: 'cash', one: 'cash holder', many: 'cash holders|cash hoarders|cash piles' },
    { topic: 'companies', size: 'net_income', one: 'earner|money maker', many: 'earners|money makers' },
    { topic: 'countries', size: 'gdp', one: 'economy', many: 'economies' },
  ],
  kept: [
    {
      topic: 'countries',
      field: 'member_of',
      value: 'Euro area',
      one: 'euro country|euro state|euro nation|euro economy',
      many: 'euro countries|euro states|euro nations|euro economies|countries of the euro',
    },
    {
      topic: 'sanctions',
      field: 'name',
      value: 'Executive Order*',
      one: 'executive order|us executive order|presidential executive order',
      many: 'executive orders|us executive orders|presidential executive orders',
    },
    {
      topic: 'countries',
      field: 'name',
      value: 'Estonia OR Latvia OR Lithuania',
      one: 'baltic state|baltic country|baltic nation|baltic economy',
      many: 'baltic states|baltic countries|baltic nations|baltic economies|baltics|baltic republics|three baltic states',
    },
    {
      topic: 'countries',
      field: 'name',
      value: 'Belgium OR Netherlands OR Luxembourg',
      one: 'benelux country|benelux state',
      many: 'benelux|benelux countries|benelux states|benelux nations|benelux economies',
    },
    {
      topic: 'countries',
      field: 'name',
      value: 'Denmark OR Finland OR Iceland OR Norway OR Sweden',
      one: 'nordic country|nordic state|nordic nation|nordic economy',
      many: 'nordic countries|nordic states|nordic nations|nordics|nordic economies|five nordic countries',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'national park',
      one: 'national park',
      many: 'national parks',
    },
    { topic: 'locations', type: 'Location', field: 'category', value: 'river', one: 'river', many: 'rivers' },
    { topic: 'locations', type: 'Location', field: 'category', value: 'lake', one: 'lake', many: 'lakes' },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'desert',
      one: 'desert',
      many: 'deserts',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'volcano',
      one: 'volcano',
      many: 'volcanoes|volcanos',
    },
    { topic: 'locations', type: 'Location', field: 'category', value: 'sea', one: 'sea', many: 'seas' },
    { topic: 'locations', type: 'Location', field: 'category', value: 'ocean', one: 'ocean', many: 'oceans' },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'peninsula',
      one: 'peninsula',
      many: 'peninsulas',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'archipelago',
      one: 'archipelago',
      many: 'archipelagos',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'waterfall',
      one: 'waterfall',
      many: 'waterfalls',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'mountain peak',
      one: 'mountain peak|mountain|peak',
      many: 'mountain peaks|mountains|peaks',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'range',
      one: 'mountain range',
      many: 'mountain ranges',
    },
    {
      topic: 'locations',
      type: 'Location',
      field: 'category',
      value: 'strait',
      one: 'strait',
      many: 'straits',
    },
    {
      topic: 'facilities',
      field: 'category',
      value: 'suspension bridge',
      one: 'suspension bridge',
      many: 'suspension bridges',
    },
    {
      topic: 'facilities',
      field: 'category',
      value: 'cantilever bridge',
      one: 'cantilever bridge',
      many: 'cantilever bridges',
    },
    { topic: 'facilities', field: 'category', value: 'dam', one: 'dam', many: 'dams' },
    { topic: 'facilities', field: 'category', value: 'skyscraper', one: 'skyscraper', many: 'skyscrapers' },
    { topic: 'events', field: 'category', value: 'civil war', one: 'civil war', many: 'civil wars' },
    { topic: 'events', field: 'category', value: 'naval battle', one: 'naval battle', many: 'naval battles' },
    { topic: 'events', field: 'category', value: 'revolution', one: 'revolution', many: 'revolutions' },
    { topic: 'laws', field: 'description', value: 'Directive*', one: 'directive', many: 'directives' },
    ...[
      {
        topic: 'products',
        field: 'category',
        value: 'web browser',
        one: 'browser|web browser|internet browser',
        many: 'browsers|web browsers|internet browsers',
      },
      {
        topic: 'products',
        field: 'category',
        value: 'JavaScript runtime',
        one: 'javascript runtime|js runtime|runtime',
        many: 'javascript runtimes|js runtimes|runtimes',
      },
    ],
    {
      topic: 'people',
      field: 'awards',
      value: '*',
      one: 'nobel laureate in economics|economics laureate|economics nobel laureate|laureate in economics|nobel laureate',
      many: 'nobel prize in economics winners|nobel prize in economics laureates|nobel prize in economics recipients|nobel prize in economics prizewinners|nobel prize in economics awardees|nobel prize in economic sciences winners|nobel prize in economic sciences laureates|nobel prize in economic sciences recipients|nobel prize in economic sciences prizewinners|nobel prize in economic sciences awardees|nobel prize for economics winners|nobel prize for economics laureates|nobel prize for economics recipients|nobel prize for economics prizewinners|nobel prize for economics awardees|economics nobel winners|economics nobel laureates|economics nobel recipients|economics nobel prizewinners|economics nobel awardees|economics nobel prize winners|economics nobel prize laureates|economics nobel prize recipients|economics nobel prize prizewinners|economics nobel prize awardees|nobel economics prize winners|nobel economics prize laureates|nobel economics prize recipients|nobel economics prize prizewinners|nobel economics prize awardees|nobel memorial prize in economic sciences winners|nobel memorial prize in economic sciences laureates|nobel memorial prize in economic sciences recipients|nobel memorial prize in economic sciences prizewinners|nobel memorial prize in economic sciences awardees|nobel memorial prize in economics winners|nobel memorial prize in economics laureates|nobel memorial prize in economics recipients|nobel memorial prize in economics prizewinners|nobel memorial prize in economics awardees|nobel memorial prize winners|nobel memorial prize laureates|nobel memorial prize recipients|nobel memorial prize prizewinners|nobel memorial prize awardees|economics prize winners|economics prize laureates|economics prize recipients|economics prize prizewinners|economics prize awardees|economic sciences prize winners|economic sciences prize laureates|economic sciences prize recipients|economic sciences prize prizewinners|economic sciences prize awardees|prize in economic sciences winners|prize in economic sciences laureates|prize in economic sciences recipients|prize in economic sciences prizewinners|prize in economic sciences awardees|riksbank prize winners|riksbank prize laureates|riksbank prize recipients|riksbank prize prizewinners|riksbank prize awardees|nobel prize winners|nobel prize laureates|nobel prize recipients|nobel prize prizewinners|nobel prize awardees|nobel in economics winners|nobel in economics laureates|nobel in economics recipients|nobel in economics prizewinners|nobel in economics awardees|sveriges riksbank prize winners|sveriges riksbank prize laureates|sveriges riksbank prize recipients|sveriges riksbank prize prizewinners|sveriges riksbank prize awardees|winners of the nobel prize in economics|laureates of the nobel prize in economics|recipients of the nobel prize in economics|prizewinners of the nobel prize in economics|awardees of the nobel prize in economics|winners of the nobel prize in economic sciences|laureates of the nobel prize in economic sciences|recipients of the nobel prize in economic sciences|prizewinners of the nobel prize in economic sciences|awardees of the nobel prize in economic sciences|winners of the nobel prize for economics|laureates of the nobel prize for economics|recipients of the nobel prize for economics|prizewinners of the nobel prize for economics|awardees of the nobel prize for economics|winners of the economics nobel|laureates of the economics nobel|recipients of the economics nobel|prizewinners of the economics nobel|awardees of the economics nobel|winners of the economics nobel prize|laureates of the economics nobel prize|recipients of the economics nobel prize|prizewinners of the economics nobel prize|awardees of the economics nobel prize|winners of the nobel economics prize|laureates of the nobel economics prize|recipients of the nobel economics prize|prizewinners of the nobel economics prize|awardees of the nobel economics prize|winners of the nobel memorial prize in economic sciences|laureates of the nobel memorial prize in economic sciences|recipients of the nobel memorial prize in economic sciences|prizewinners of the nobel memorial prize in economic sciences|awardees of the nobel memorial prize in economic sciences|winners of the nobel memorial prize in economics|laureates of the nobel memorial prize in economics|recipients of the nobel memorial prize in economics|prizewinners of the nobel memorial prize in economics|awardees of the nobel memorial prize in economics|winners of the nobel memorial prize|laureates of the nobel memorial prize|recipients of the nobel memorial prize|prizewinners of the nobel memorial prize|awardees of the nobel memorial prize|winners of the economics prize|laureates of the economics prize|recipients of the economics prize|prizewinners of the economics prize|awardees of the economics prize|winners of the economic sciences prize|laureates of the economic sciences prize|recipients of the economic sciences prize|prizewinners of the economic sciences prize|awardees of the economic sciences prize|winners of the prize in economic sciences|laureates of the prize in economic sciences|recipients of the prize in economic sciences|prizewinners of the prize in economic sciences|awardees of the prize in economic sciences|winners of the riksbank prize|laureates of the riksbank prize|recipients of the riksbank prize|prizewinners of the riksbank prize|awardees of the riksbank prize|winners of the nobel prize|laureates of the nobel prize|recipients of the nobel prize|prizewinners of the nobel prize|awardees of the nobel prize|winners of the nobel in economics|laureates of the nobel in economics|recipients of the nobel in economics|prizewinners of the nobel in economics|awardees of the nobel in economics|winners of the sveriges riksbank prize|laureates of the sveriges riksbank prize|recipients of the sveriges riksbank prize|prizewinners of the sveriges riksbank prize|awardees of the sveriges riksbank prize|nobel laureates in economics|economics laureates|economics nobel laureates|laureates in economics|economics nobel prize winners|economics prize winners|winners of the economics prize|nobel economists|nobel laureates',
    },
  ],
  trades: {
    Banking: {
      one: 'bank|lender|banking company|banking group|banking firm',
      many: 'banks|lenders|banking companies|banking firms|banking groups',
    },
    Insurance: {
      one: 'insurer|reinsurer|insurance company|insurance firm',
      many: 'insurers|insurance groups|insurance carriers|reinsurers|insurance companies|insurance firms',
    },
    Airlines: { one: 'airline|air carrier|carrier|airline company', many: 'airlines|air carriers' },
    Automobiles: {
      one: 'car maker|carmaker|car manufacturer|automaker|auto maker|car company',
      many: 'car makers|carmakers|car manufacturers|automakers|auto makers|car companies',
    },
    Pharmaceuticals: {
      one: 'drug maker|drugmaker|drug company|pharma company|pharmaceutical company',
      many: 'drug makers|pharma firms|pharmaceutical firms|pharmaceuticals|pharma giants|big pharma|drug firms|drugmakers|drug companies|pharma companies|pharmaceutical companies',
    },
    'Retail trade': {
      one: 'retailer|retail company|retail chain',
      many: 'retailers|retail companies|retail chains|retail firms|retail groups|store chains',
    },
    Utilities: { one: 'utility|utility company', many: 'utilities|utility companies' },
    Restaurants: { one: 'restaurant|restaurant chain', many: 'restaurants|restaurant chains' },
    Hotels: { one: 'hotel chain|hotel company', many: 'hotel chains|hotel companies' },
    Homebuilding: { one: 'homebuilder', many: 'homebuilders' },
    Telecom: { one: 'telco|telecom company|phone company', many: 'telcos|telecom companies|phone companies' },
    'Aerospace and defense': {
      one: 'aerospace company|aerospace firm|aerospace and defense company|defense contractor|defence contractor|defense company',
      many: 'aerospace companies|aerospace firms|aerospace and defense companies|defense contractors|defence contractors|defense companies',
    },
    'Medical devices': {
      one: 'medical device company|medical device maker|medtech company',
      many: 'medical device companies|medical device makers|medtech companies',
    },
    Biotechnology: {
      one: 'biotech|biotech company|biotech firm|biotechnology company',
      many: 'biotechs|biotech companies|biotech firms|biotechnology companies',
    },
    Steel: {
      one: 'steel maker|steelmaker|steel company|steel producer',
      many: 'steel makers|steelmakers|steel companies|steel producers',
    },
    Pipelines: { one: 'pipeline company|pipeline operator', many: 'pipeline companies|pipeline operators' },
    Trucking: { one: 'trucking company|trucker', many: 'trucking companies|truckers' },
    'Auto parts': {
      one: 'car parts maker|auto parts maker|auto supplier|automotive supplier',
      many: 'car parts makers|auto parts makers|auto suppliers|automotive suppliers',
    },
    Hospitals: { one: 'hospital operator|hospital company', many: 'hospital operators|hospital companies' },
    'Computer hardware': {
      one: 'computer maker|hardware company|hardware maker',
      many: 'computer makers|hardware companies|hardware makers|pc makers',
    },
    'Asset management': { one: 'asset manager', many: 'asset managers' },
    Manufacturing: {
      one: 'manufacturer|manufacturing company',
      many: 'manufacturers|manufacturing companies',
    },
    Software: {
      one: 'software company|software firm|software maker',
      many: 'software companies|software firms|software makers',
    },
    Technology: {
      one: 'tech company|tech firm|technology company|technology firm',
      many: 'tech companies|tech giants|big tech companies|tech groups|it companies|tech firms|technology companies|technology firms',
    },
    'Oil and gas OR Petroleum Refining': {
      one: 'oil company|oil major|oil and gas company|oil firm|oil group|oil and gas firm|oil and gas group|energy company',
      many: 'oil companies|oil and gas companies|oil firms|oil and gas firms|oil groups|oil and gas groups|energy companies',
    },
    'Oil and gas': { one: 'oil producer|oil and gas producer', many: 'oil producers|oil and gas producers' },
  },
  lines: {
    'Semiconductors & Related Devices': {
      one: 'chip maker|chipmaker|semiconductor company|semiconductor firm|semiconductor maker|chip company|chip firm',
      many: 'chip makers|chipmakers|semiconductor companies|semiconductor firms|semiconductor makers|semiconductors|chip companies|chip firms|chip stocks',
    },
    'Real Estate Investment Trusts': {
      one: 'reit|real estate investment trust|real estate trust',
      many: 'reits|real estate investment trusts|real estate trusts',
    },
    'Railroads, Line-Haul Operating': {
      one: 'railroad|railway company|railroad company|railway',
      many: 'railroads|railway companies|railroad companies|railways',
    },
    'Life Insurance': {
      one: 'life insurer|life insurance company',
      many: 'life insurers|life insurance companies',
    },
    'Hospital & Medical Service Plans': {
      one: 'health insurer|health insurance company',
      many: 'health insurers|health insurance companies',
    },
    'Petroleum Refining': {
      one: 'refiner|oil refiner|refinery company',
      many: 'refiners|oil refiners|refinery companies',
    },
    Beverages: {
      one: 'beverage company|drinks company|beverage maker',
      many: 'beverage companies|drinks companies|beverage makers',
    },
    'Electric Services': {
      one: 'electric utility|power company|electricity company',
      many: 'electric utilities|power companies|electricity companies',
    },
  },
  relations: [
    { words: 'include|includes|included|including as members', field: 'members', inverse: 'member_of' },
    {
      words: crossed(
        'succeed|succeeded|follow|followed|replace|replaced|take over from|took over from|come after|came after|step in for|stepped in for|inherit the job from',
        '|as ceo|as cfo|as chief executive|as finance chief|as boss|as head',
      ),
      field: 'succeeded',
      inverse: 'succeeded_by',
    },
    {
      words: crossed(
        'step down|stepped down|steps down|resign|resigned|retire|retired|leave|left|depart|departed|quit|go|step aside|stepped aside|stop being|stopped being|cease to be|ceased to be',
        '|as|as ceo|as cfo|as chief executive|as chief financial officer|as ceo of|as cfo of',
      ),
      field: 'left_office',
    },
    {
      words: 'start|starts|started|begin|begins|began|commence|commenced',
      field: 'period_start',
    },
    { words: 'end|ends|ended|finish|finishes|finished|close|closes|closed', field: 'period_end' },
    {
      words: 'precede|preceded|come before|came before|succeeded by|followed by|replaced by',
      field: 'succeeded_by',
      inverse: 'succeeded',
    },
    { words: 'led by|co led by', field: 'lead_investors' },
    { words: 'lead|led|leads|co led', field: 'lead_investors', isLast: true },
    { words: 'apply|applies|applicable|in force|valid', field: 'concerns' },
    {
      words:
        'buy back of its own stock|buy back of its stock|buy back stock|buys back stock|bought back stock|buy back shares|buys back shares|bought back shares|buy back its own shares|bought back its own shares|buy back own shares|buy back its shares|bought back its shares|buy back its stock|repurchase shares|repurchased shares|repurchase stock|repurchased stock|repurchase its own shares|buy back|bought back|buying back',
      field: 'share_repurchases',
    },
    {
      words: 'got|get|gets|share|shared|pick up|picked up|earn|earned',
      field: 'awards',
      inverse: 'laureates',
    },
    { words: 'lose|lost|loses', field: 'net_income', isLoss: true },
    {
      words:
        'gross|grossed|take in|took in|bring in|brought in|turn over|turned over|grossed|rake in|raked in',
      field: 'revenue',
    },
    {
      words:
        'call itself before|called itself before|call itself earlier|go by before|went by before|go by earlier|be called before|known before|call itself previously',
      field: 'former_names',
    },
    {
      words:
        'sign off on|signs off on|sign off|signs off|check the books of|checks the books of|check the accounts of|checks the accounts of|review the books of|reviews the books of',
      field: 'audits',
      inverse: 'auditor',
    },
    {
      words:
        'earn after tax|earned after tax|make after tax|made after tax|earn after taxes|make after taxes|clear',
      field: 'net_income',
    },
    {
      words:
        'director at|a director at|director in|directors at|non executive director of|non executive director at|seat on the board of|on the boards of|on the board for|sit on|sits on|serve on|serves on|sit at|have a seat on|has a seat on|hold a seat on|holds a seat on|have a seat|has a seat|sit|sits|serve|serves|director of|a director of|board member of|a board member of|on the board at',
      field: 'directs',
      inverse: 'board_members',
    },
    {
      words:
        'complete|completed|completing|close|closed|closing|finalise|finalised|finalize|finalized|announce|announced|sign|signed|seal|sealed|finish|finished|done|through|pass|passed|approve|approved|come out|came out|come to market|came to market|come on the market|came on the market|hit the market|appear|appeared|start operations|started operations|come to life|set up in|start up|started up|start out|started out|go live|went live|get signed|signed into law|first released|first come out|first appear|debut|debuted|launch',
      field: 'founded',
      inverse: 'founders',
      isDated: true,
    },
    {
      words:
        'accept|accepts|accepted|pay with|pays with|take as payment|pay for things with|pay for goods with|buy things with|paid with|spend',
      field: 'currency',
      inverse: 'countries',
    },
    {
      words:
        'acceded|come into|came into|comes into|coming into|join|joins|joined|joining|become a member of|became a member of|become member of|became member of|becoming a member of|accede to|acceded to|acceding to|become part of|became part of|enter|entered|entering|be admitted to|was admitted to|were admitted to|admitted to|get into|got into',
      field: 'member_of',
      inverse: 'members',
      isEvent: true,
    },
    {
      words:
        'make up|makes up|form|forms|constitute|constitutes|comprise|be in|is in|are in|is part of|are part of|sign up to|signed up to|been in|been a member of|been part of|take part in|participate in|participates in|has been in|has been a member of',
      field: 'member_of',
      inverse: 'members',
    },
    {
      words:
        'part of|a part of|a subsidiary of|subsidiary of|controlled by|a unit of|unit of|a division of|division of|an arm of|held by|in the hands of|in the possession of',
      field: 'parent',
      inverse: 'subsidiaries',
    },
    {
      words:
        'complete the purchase of|completed the purchase of|complete the acquisition of|completed the acquisition of|complete its purchase of|completed its purchase of|complete its acquisition of|completed its acquisition of|complete its takeover of|complete the takeover of|completed the takeover of|completed its takeover of|close the acquisition of|closed the acquisition of|close its purchase of|close its acquisition of|closed its acquisition of|finalize the acquisition of|finalised the acquisition of|finalize its acquisition of|finish the acquisition of|finish buying|finished buying|get hold of|got hold of|take control of|took control of|takes control of|gobble up|gobbled up|snap up|snapped up|swallow up|swallowed up|absorb|absorbed|merge with|merged with|complete buying|bought out|buys up|has bought|has acquired|pick up|picked up',
      field: 'subsidiaries',
      inverse: 'parent',
      isEvent: true,
    },
    {
      words:
        'hqd|hqd in|hqed|hqed in|hq in|hqs in|headquartered at|hq located in|hq is in|have hq in|has hq in|with hq in|having hq in|have their hq in|has its hq in|have its hq in|have hq|has hq|have a seat in|has a seat in|have the headquarters in|has the headquarters in|with the headquarters in|with their headquarters in|with its headquarters in|with head office in|with a head office in|with main office in|with their seat in|with seat in|have a base in|has a base in|have their base in|has its base in|sit in|sits in|sitting in|headquartered in|based in|headquartered|based|have headquarters in|has headquarters in|with headquarters in|have their headquarters in|has its headquarters in|have its headquarters in|have its headquarters|have its head office in|have its head office|has its head office in|has its seat in|have its seat|have their seat in|have their seat|has its seat|seated in|domiciled in city',
      field: 'headquarters',
    },
    { words: 'located|situated|lie|lies|lie in|lies in|located in|situated in|found in', field: 'location' },
    {
      words:
        'incorporated in|registered in|incorporated|registered|domiciled in|domiciled|organized in|organised in|organized under the laws of|organised under the laws of|incorporated under the laws of|incorporated under the law of|chartered in|constituted in|legally based in|legally resident in|incorporated at|have their legal seat in|has its legal seat in|with legal seat in',
      field: 'registered_in',
    },
    {
      words:
        'listed on|traded on|quoted on|listed at|listed|traded|trade on|trades on|quoted|list on|listed in',
      field: 'exchange',
      inverse: 'companies',
    },
    {
      words:
        'trade under|trades under|listed under|known under the ticker|have the ticker|has the ticker|with the ticker|trading under|under which ticker',
      field: 'ticker',
    },
    {
      words: 'audited by|use as auditor|that have as auditor|has as auditor',
      field: 'auditor',
      inverse: 'audits',
    },
    { words: 'audit|audits|audited|auditing', field: 'audits', inverse: 'auditor' },
    { words: 'run by|led by|headed by|managed by|directed by', field: 'ceo', inverse: 'leads' },
    {
      words:
        'heads up|head up|in charge|in charge at|is in charge of|is in charge at|run|runs|lead|leads|head|heads|manage|manages|running|leading|heading|in charge of|led|headed|ran|managed|at the helm of|at the top of|the boss of|steer|steers|direct',
      field: 'leads',
      inverse: 'ceo',
    },
    {
      words:
        'sits on the board of directors at|sit on the board of directors at|sits on the board at|sits on the board for|serves on the board of directors of|serves on the board of directors at|serves on the board at|serve on the board at|sit on the board of|sits on the board of|on the board of|serve on the board of|serves on the board of|sit on the board of directors of|board members of|sits on the board of directors of|is on the board of|on the board of directors of|sit on the board at|direct the board of',
      field: 'directs',
      inverse: 'board_members',
    },
    {
      words:
        'work at|works at|work for|works for|working at|working for|employed by|employed at|employed with|work|works|work in|on the payroll of',
      field: 'company',
      inverse: 'officers',
      counted: 'employee_count',
    },
    { words: 'employ|employs|employing|employed', field: 'employee_count' },
    { words: 'earn|earns|earned|earning|make in profit', field: 'net_income' },
    {
      words:
        'earn from operations|earned from operations|earn from its operations|earned from its operations|make from operations|made from operations|earn operationally|earn from operating|earn before interest and tax|earned before interest and tax|earn before interest and taxes|earned before interest and taxes|make before interest and tax|make before interest and taxes',
      field: 'operating_income',
    },
    {
      words:
        'earn per share|earns per share|earned per share|earn per share diluted|earned per share diluted|earn per diluted share|earned per diluted share|earn a share|earned a share|make per share|made per share|make a share|made a share|report per share|reported per share|earn per share on a diluted basis',
      field: 'eps',
    },
    {
      words: 'live in|lives in|lived in|living in|reside in|living|live|inhabit',
      field: 'residence',
      inverse: 'population',
      counted: 'population',
    },
    {
      words:
        'swallowed up by|snapped up by|gobbled up by|absorbed by|bought up by|acquired in full by|merged into|purchased from|was acquired|were acquired|been acquired|got acquired|get acquired|be acquired|was bought|was taken over|been bought|acquired by|bought by|bought out by|taken over by|purchased by|swallowed by|snatched up by|picked up by|sold to|go to|went to',
      field: 'parent',
      inverse: 'subsidiaries',
      isEvent: true,
    },
    {
      words:
        'belong|belongs|owned by|belonging to|belong to|belongs to|part of the group|owned fully by|wholly owned by|fully owned by',
      field: 'parent',
      inverse: 'subsidiaries',
    },
    {
      words:
        'acquire|acquires|acquired|acquiring|buy|buys|bought|buying|take over|took over|taken over|takes over|taking over|purchase|purchased|swallow|swallowed|buy up|bought up|buy out|purchasing',
      field: 'subsidiaries',
      inverse: 'parent',
      isEvent: true,
    },
    {
      words: 'own|owns|owned|control|controls|owner of|owning|in possession of|possess|possesses|hold all of',
      field: 'subsidiaries',
      inverse: 'parent',
    },
    { words: 'backed by|financed by|funded by', field: 'investors', inverse: 'investments' },
    {
      words:
        'invested in|invest in|invests in|backs|back|backed|finance|financed|finances|funded|put money into|funds',
      field: 'investments',
      inverse: 'investors',
    },
    { words: 'raise|raised|raises', field: 'funding' },
    {
      words:
        'earn in sales|earned in sales|earn in revenue|earned in revenue|make in sales|made in sales|make in revenue|made in revenue',
      field: 'revenue',
    },
    {
      words:
        'existed|exist|been around|been in existence|been in business|been going|founded|established|created|set up|formed|launched|released|adopted|born|started|come into being|came into being|founded in|established in|created in|formed in|released in|adopted in|enacted|passed|introduced|incorporated as|begin|began',
      field: 'founded',
      inverse: 'founders',
      isDated: true,
    },
    {
      words:
        'member of|members of|a member of|member state of|member states of|member country of|member countries of|in membership of|belong to|belongs to|belonging to|part of|member nations of|affiliated with',
      field: 'member_of',
      inverse: 'members',
    },
    {
      words:
        'adopt|adopts|adopted|introduce|introduced|switch to|switched to|change to|changed to|start using|started using|change over to|changed over to|move to|moved to|begin using|began using',
      field: 'currency',
      inverse: 'countries',
      isEvent: true,
    },
    {
      words:
        'use|uses|using|used|pay with|pays with|pay in|pays in|paying with|has as currency|have as currency|use as currency|uses as currency|use as their currency|uses as its currency',
      field: 'currency',
      inverse: 'countries',
    },
    {
      words: 'used in|used|in use in|valid in|legal tender in|in circulation in|accepted in',
      field: 'countries',
      inverse: 'currency',
    },
    { words: 'use|uses|using', field: 'languages', inverse: 'countries' },
    {
      words: 'speak|speaks|speaking|where people speak|that speak',
      field: 'languages',
      inverse: 'countries',
    },
    {
      words:
        'spoken in|spoken|official in|official language in|official language of|an official language in|an official language of|the official language of|the official language in',
      field: 'countries',
      inverse: 'languages',
    },
    {
      words:
        'active|engaged|classified under|classified as|classified in|categorised under|categorized under|categorised as|categorized as|operate in|operates in|operating in|active in|engaged in|working in the field of|do business in|in the business of|in the field of',
      field: 'industry',
      inverse: 'companies',
    },
    {
      words: 'won|win|wins|received|receive|got awarded|was awarded|were awarded|awarded',
      field: 'awards',
      inverse: 'laureates',
    },
    { words: 'awarded to|won by', field: 'laureates', inverse: 'awards' },
    {
      words:
        'aimed at|directed at|directed against|targeted at|levelled at|about|against|concern|concerns|apply in|apply to|applies to|applies in|affect|affects|target|targets|targeting|concerning|imposed on|in force against|are against|hit',
      field: 'concerns',
      inverse: 'sanctions',
    },
    { words: 'chairs|chaired', field: 'chair' },
    { words: 'ceo of|the ceo of|chief executive of', field: 'leads', inverse: 'ceo' },
    {
      words:
        'take over|took over|takes over|taken over|take over at|took over at|take over as ceo of|took over as ceo of',
      field: 'leads',
      inverse: 'ceo',
    },
    {
      words: `${crossed('pay|pays|paid|return|returned|hand|distribute|distributed', '|out|back', '|to', '|its|their|the', 'shareholders|stockholders|investors|owners', 'in|as|through|by way of|in the form of')}|${crossed('hand|give|shell|pay|return|distribute|send|fork', 'out|back|over', '|its shareholders', 'as|in|through|via|by way of|in the form of')}|spending|spending on|spend on|spends on|spent on|spend for|invest into|spend|spent|spends|pay out in|paid out in|pay out as|paid out as|pay in|paid in|pay|paid|pays|distribute as|distributed as|put into|puts into|go to|goes to|went to|goes into|go into|went into|invest in|invested in`,
      field: 'spending',
    },
    {
      words:
        'use to be called|use to be known as|use to be named|used to be called|used to be known as|used to go by|used to be named|called before|called formerly|formerly called|previously called|previously known as|formerly known as|known as before|used to be called|called in the past|known as previously|called earlier|called previously|named before|known before as',
      field: 'former_names',
    },
    {
      words: 'belong|belongs|belong to|belongs to|belonging to|part of|lie in|lies in|situated in',
      field: 'location',
    },
    {
      words: 'published by|issued by|released by|compiled by|put out by',
      field: 'publisher',
      inverse: 'publishes',
    },
    {
      words:
        'publish|publishes|published|publishing|issue|issues|release|releases|put out|puts out|compile|compiles',
      field: 'publishes',
      inverse: 'publisher',
    },
    { words: 'led|led the', field: 'investments', inverse: 'investors' },
  ],
  wrappings: ENGLISH_WRAPPINGS,
  edges: ENGLISH_EDGES,
  loose: {
    revenue: 'net sales|net sales figure|net product sales|product sales',
    total_liabilities_percent_of_equity:
      'debt to equity ratio|debt to equity|debt equity ratio|debt equity|gearing ratio|gearing',
  },
  everywhere: 'world|worlds|worldwide|global|globally',
  judgements:
    'what do you think|what you think|do you think about|how do you feel about|what do you make of|what is your opinion|your opinion|your opinions|your view|your views|your take|your thoughts|your assessment|your advice|your verdict|do you like|do you recommend|would you recommend|would you buy|would you invest|should i|should we|how come|why did|why is|why was|why are|why were|why has|why have|why does|why do|for what reason|what is the reason|what was the reason|is it a buy|is it a sell|a strong buy|is it worth buying|a good investment|is it overvalued|is it undervalued|what caused|what explains|what drove',
  partly: [
    {
      words: 'debt|debts|total debt|borrowings|indebtedness|leverage|financial debt',
      held: 'the long-term debt and the total liabilities of companies, and the public debt of countries',
    },
  ],
  unheld:
    'central bank of|central banks of|central bank in|central banks in|number of stores|how many stores|store count|number of restaurants|how many restaurants|number of branches|how many branches|number of customers|how many customers|number of subscribers|how many subscribers|middle east|middle eastern|near east|near eastern|far east|far eastern|market value|market values|stock market value|market worth|share price|share prices|commonwealth of nations|ceo pay|cfo pay|executive pay|ceo compensation|executive compensation|pay package|pay ratio|ceo salary|the commonwealth|commonwealth nation|commonwealth nations|commonwealth country|commonwealth member|british commonwealth|commonwealth members|commonwealth countries|members of the commonwealth|commonwealth states|head of state|heads of state|head of the state|heads of the state|head of states|chief of state|chiefs of state|head of state and government|heads of state and government|head of government|heads of government|head of the government|state of emergency|state of the union|state visit|state visits|state funeral|state religion|state religions',
  unheldNames:
    'american airlines|american airlines group|british airways|japan airlines|turkish airlines|singapore airlines|ethiopian airlines|china eastern airlines|china southern airlines|vietnam airlines|kenya airways|qatar airways',
  partsAsked: {
    month:
      'month in which|month when|which month|what month|in which month|in what month|which month of|in which month of|which calendar month',
    quarter:
      'quarter in which|quarter when|which quarter|what quarter|in which quarter|in what quarter|which quarter of|in which quarter of|which quarters|what quarters|in which quarters|in what quarters|quarters in which|quarters when|quarters that',
  },
  wants:
    'need|needed|needs|want|wants|wanted|require|wish|get|have|know|see|find|check|use|take|pull|quote|cite|verify|like|appreciate|please|pls',
  persons:
    'i|im|ive|id|ill|my|me|mine|we|were|weve|wed|our|us|you|your|youre|youve|hi|hello|hey|thanks|myself',
  recasts: ENGLISH_RECASTS,
  byLaw: { one: 'corporation|corp', many: 'corporations|corps' },
  secondOwn: 'its|their|the number of|number of',
  bothEnds: [
    ['highest|high|max|maximum|peak', 'lowest|low|min|minimum|trough'],
    ['largest|biggest|greatest|most', 'smallest|least|fewest'],
    ['best|strongest|fastest', 'worst|weakest|slowest'],
    ['oldest|earliest|first', 'youngest|newest|latest|last'],
  ],
  secondAsks:
    'when|who|whom|where|how many|how much|by how much|by how many|for how much|how high|how large|how big|what is|what was|what are|what were|whats|by whom|since when|is it|was it|does it|did it|how did|how has|which businesses|which company|which one|which of them|which of the two|which of those two|which of these two|which of the three|by which|who else',
  ofThose: {
    said: 'how many of those|how many of these|how many of them|how many out of those|how many out of them|how many among those|how many among them|how many amongst them|of those how many|of these how many|of them how many|among those how many|among them how many|of which how many|how many of which|how many of that group|how many of that number|how many thereof',
    as: 'how many',
  },
  checks: {
    ahead:
      'check|please check|double check|cross check|fact check|fact-check|check this|verify|please verify|confirm|please confirm|claim|statement|true or false|sanity check|quick check|to check|to verify|yes or no|verify this',
    behind:
      'correct|right|true|is that right|is that correct|is that so|is this correct|is this right|isnt it|wasnt it|didnt they|didnt it|true or false|yes or no|am i right|or not|no|yes|y n|t f|t or f|eh|huh|innit|agree|agreed|do you agree|would you agree|you agree|is that a fact|fact or fiction|fact or myth|fact|is it|was it|werent they|arent they|doesnt it|dont they|hasnt it|havent they|isnt he|isnt she|isnt that so|isnt that right|isnt that true|isnt that the case|is that the case|is that not so|or isnt it|or arent they|am i correct|am i wrong|or am i wrong|or am i mistaken|check|verify|please verify|please check|confirm or deny|confirm pls|pls confirm|can you confirm|can you confirm that',
    before: 'is it true that',
  },
  corrections:
    'sorry i mean|sorry|no wait|no|wait|i mean|i meant|scratch that|correction|make that|actually just|actually|or rather|rather|my mistake',
  examples: {
    behind: 'for example|for instance|e\\.?g\\.?|say|being one',
    further:
      'who else|which others|what others|which else|what else|any others|others|and who else|and others',
  },
  meaning: {
    before: 'meaning of|definition of|purpose of|define|explain',
    behind: 'meaning|definition|purpose|explained|what is that|what is it',
    ask: 'what is',
  },
  outdoing: {
    'have more revenue than': 'outsell|outsold|out-sell|out-sold',
    'have more net income than': 'outearn|outearned|out-earn|out-earned',
    'higher than': 'exceed|exceeded|surpass|surpassed|top|topped|outstrip|outstripped',
  },
  vague:
    'big|biggish|large|major|leading|important|prominent|well known|notable|famous|significant|huge|key|renowned|bigger|sizeable|sizable|well established|established|heavyweight|mainstream',
  pronouns: {
    thing: 'it|they|them|that one|this one|that company|this company|the company',
    place: 'there',
    owner: 'its|their|his|her',
    person: 'he|she|him|his|her',
    several: 'they|them|their|the two|those two|these two|the three',
  },
  extremes: [
    {
      superlative: 'largest|biggest|greatest|major|leading|main|hugest',
      comparative: 'larger|bigger|greater',
      direction: 'DESC',
    },
    { superlative: 'smallest|tiniest|minor|bottom', comparative: 'smaller', direction: 'ASC' },
    {
      superlative:
        'fastest|quickest|sharpest|fattest|juiciest|heftiest|meatiest|richest|record quarter|highest quarter|strongest year|strongest month|strongest quarter|strongest month for|strongest month of|strongest year for|strongest year of|highest month for|highest month of|strongest quarter for|strongest quarter of|high of|the high of|the peak of|peak of|annual high|yearly high|high point of|record high|record high of|high water mark of|the maximum of|best ever|most ever|highest ever|biggest ever|heaviest|deepest|widest|steepest|most|highest|maximum|peak|record|all time highest|all time high|greatest number of|largest number of|highest number of|longest|strongest|the most|all time record',
      comparative: 'more|higher|longer|stronger|fatter|wider|thicker|steeper|heavier|deeper',
      direction: 'DESC',
      isAmount: true,
    },
    {
      superlative:
        'best|best year|best years|best month|best quarter|best year for|best year of|the best year for|best month for|best month of|the best month for|best quarter for|best quarter of',
      comparative: 'better',
      direction: 'DESC',
      isAmount: true,
      isQuality: true,
    },
    {
      superlative:
        'slowest|lowest quarter|weakest year|weakest month|weakest quarter|weakest month for|weakest month of|weakest year for|weakest year of|lowest month for|lowest month of|weakest quarter for|weakest quarter of|low of|the low of|the trough of|trough of|trough|annual low|yearly low|low point of|record low|record low of|the minimum of|lowest ever|fewest|lowest|least|minimum|smallest number of|fewest number of|lowest number of|shortest|weakest|all time lowest|all time low',
      comparative: 'fewer|less|lower|shorter|weaker|thinner|slimmer|narrower',
      direction: 'ASC',
      isAmount: true,
    },
    {
      superlative:
        'worst|worst ever|worst year|worst month|worst quarter|worst year for|worst year of|worst month for|worst month of',
      comparative: 'worse',
      direction: 'ASC',
      isAmount: true,
      isQuality: true,
    },
    {
      superlative: 'most populous|most populated|most peopled',
      comparative: 'more populous|more populated',
      direction: 'DESC',
      fields: ['population'],
    },
    {
      superlative: 'least populous|least populated',
      comparative: 'less populous|less populated',
      direction: 'ASC',
      fields: ['population'],
    },
    {
      superlative: 'most profitable|earns the most|earned the most|makes the most money|made the most money',
      comparative:
        'more profitable|earn more money|earns more money|earned more money|make more money|makes more money|made more money|make more profit|makes more profit|made more profit',
      direction: 'DESC',
      fields: ['net_income'],
    },
    {
      superlative:
        'lost the most|lost most|lost the most money|loses the most|worst loss|worst net loss|worst annual loss|worst losses|worst net losses',
      comparative: 'lost more|lose more|loses more|lost more money|losing more|worse loss|worse net loss',
      direction: 'DESC',
      fields: ['net_loss'],
    },
    {
      superlative: 'least profitable',
      comparative:
        'less profitable|earn less money|earns less money|earned less money|make less money|makes less money|made less money',
      direction: 'ASC',
      fields: ['net_income'],
    },
    {
      superlative: 'richest|wealthiest',
      comparative: 'richer|wealthier',
      direction: 'DESC',
      fields: ['gdp_per_population', 'revenue'],
    },
    {
      superlative: 'poorest',
      comparative: 'poorer',
      direction: 'ASC',
      fields: ['gdp_per_population', 'revenue'],
    },
    {
      superlative: 'oldest|earliest|founded first|established first|adopted first|released first',
      comparative:
        'older|earlier|sooner|longer ago|founded earlier|founded first|established earlier|set up earlier|created earlier',
      direction: 'ASC',
      fields: ['founded'],
    },
    {
      superlative: 'youngest|newest|latest founded',
      comparative: 'younger|newer|later|more recently|founded later|established later|founded more recently',
      direction: 'DESC',
      fields: ['founded'],
    },
    { superlative: 'last', comparative: '', direction: 'DESC', fields: ['date'] },
    { superlative: 'first', comparative: '', direction: 'ASC', fields: ['date'] },
    {
      superlative: 'northernmost|most northern|most northerly|furthest north|farthest north',
      comparative: 'further north|farther north|more northern|more northerly',
      direction: 'DESC',
      fields: ['latitude'],
    },
    {
      superlative: 'southernmost|most southern|most southerly|furthest south|farthest south',
      comparative: 'further south|farther south|more southern|more southerly',
      direction: 'ASC',
      fields: ['latitude'],
    },
    {
      superlative: 'easternmost|most eastern|most easterly|furthest east|farthest east',
      comparative: 'further east|farther east|more eastern|more easterly',
      direction: 'DESC',
      fields: ['longitude'],
    },
    {
      superlative: 'westernmost|most western|most westerly|furthest west|farthest west',
      comparative: 'further west|farther west|more western|more westerly',
      direction: 'ASC',
      fields: ['longitude'],
    },
    {
      superlative: 'sells the most|sold the most|sells most',
      comparative:
        'sell more|sells more|sold more|take in more money|took in more money|bring in more money|brought in more money|brings in more money|bring in more|brought in more|pull in more money|pulled in more money|take in more|took in more|turn over more|turned over more',
      direction: 'DESC',
      fields: ['revenue'],
    },
    {
      superlative:
        'fastest growing|fastest grower|fastest growers|quickest growing|highest growth|strongest growth|strongest growing|growing the fastest|growing fastest|grew the fastest|grew fastest|grown the fastest|grown fastest|grew the most|grown the most',
      comparative:
        'faster growing|grew faster|grow faster|grows faster|grown faster|growing faster|has grown faster|have grown faster|had grown faster|grew more|grown more|has grown more|grew quicker|grew more quickly|grew more strongly|grew stronger|expanded faster|expanded more quickly|faster growth|higher growth|stronger growth|better growth|the better growth|the faster growth|the higher growth|the stronger growth',
      direction: 'DESC',
      fields: ['revenue_growth', 'real_gdp_growth_rate', 'population_growth'],
    },
    {
      superlative:
        'slowest growing|slowest grower|shrank the most|shrank most|shrank the fastest|shrunk the most|shrunk most|shrinking the most|contracted the most|contracted most|grew the slowest|grew slowest|grew the least|grown the least',
      comparative:
        'slower growing|grew slower|grow slower|grown slower|grew more slowly|grow more slowly|grown more slowly|grew less|grown less|slower growth|the slower growth|shrank more|shrink more|shrunk more|shrank faster|shrink faster|contracted more|contract more',
      direction: 'ASC',
      fields: ['revenue_growth', 'real_gdp_growth_rate', 'population_growth'],
    },
    {
      superlative: '',
      comparative: 'faster|quicker|more quickly|more rapidly',
      direction: 'DESC',
      isAmount: true,
      isPace: true,
    },
    {
      superlative: '',
      comparative: 'slower|more slowly|less quickly',
      direction: 'ASC',
      isAmount: true,
      isPace: true,
    },
    {
      superlative:
        'earns the most per share|earned the most per share|earns most per share|earned most per share|most earnings per share|makes the most per share|made the most per share|most profitable per share',
      comparative: 'earns more per share|earned more per share|makes more per share|made more per share',
      direction: 'DESC',
      fields: ['eps'],
    },
    {
      superlative: 'most indebted|heaviest debt|most debt laden|highest indebted',
      comparative: 'more indebted',
      direction: 'DESC',
      fields: ['long_term_debt'],
    },
    {
      superlative: 'least indebted',
      comparative: 'less indebted',
      direction: 'ASC',
      fields: ['long_term_debt'],
    },
    { superlative: 'most literate', comparative: 'more literate', direction: 'DESC', fields: ['literacy'] },
    { superlative: 'most valuable', comparative: 'more valuable', direction: 'DESC', fields: ['valuation'] },
    {
      superlative: 'most expensive|dearest',
      comparative: 'more expensive|dearer',
      direction: 'DESC',
      fields: ['price'],
    },
    { superlative: 'cheapest', comparative: 'cheaper', direction: 'ASC', fields: ['price'] },
  ],
  directions: {
    DESC: 'descending|in descending order|descendingly|desc|largest first|biggest first|highest first|most first|from largest to smallest|from biggest to smallest|from highest to lowest|from high to low|from most to least|from large to small|largest to smallest|biggest to smallest|highest to lowest|high to low|in decreasing order|decreasing',
    ASC: 'ascending|in ascending order|ascendingly|asc|smallest first|lowest first|fewest first|least first|from smallest to largest|from smallest to biggest|from lowest to highest|from low to high|from least to most|from small to large|smallest to largest|smallest to biggest|lowest to highest|low to high|in increasing order|increasing',
  },
  amongRanked: {
    'how many': 'how many of the|how many of|how many among the|how many out of the',
    which: 'which of the|which among the|which ones of the|who of the|which out of the|what of the',
  },
  ofAll: {
    'which {} are': crossed(
      'is|are',
      'all|every|each|all of|all the|all of the|each of the|every one of the',
    ),
    'which {} were': crossed(
      'was|were',
      'all|every|each|all of|all the|all of the|each of the|every one of the',
    ),
    'which {}': crossed(
      'do|does|did',
      'all|every|each|all of|all the|all of the|each of the|every one of the',
    ),
    'which {} have': crossed(
      'has|have|had',
      'all|every|each|all of|all the|all of the|each of the|every one of the',
    ),
  },
  pastAsks: 'did|was|were|had|didnt|wasnt',
  yearlyAverages:
    'annual average|annual averages|yearly average|yearly averages|average annual|average yearly|annual avg|annual mean|yearly mean|calendar year average|calendar year averages',
  toldBy: {
    words:
      'ceo|cfo|chief executive officer|chief executive|chief financial officer|finance chief|boss|head|chair|chairman|chairwoman|chairperson|parent company|parent|owner|auditor|capital city|capital',
    of: 'of|at',
    again: 'that of|the one of|that at|the one at',
    past: 'was|were|did|had',
  },
  calendar: 'calendar|calendar year|calendar years|cal year',
  nouns: {
    words:
      'target|gap|match|block|square|ball|key|unity|snap|monster|visa|discover|progressive|shell|chase|delta',
    before: 'a|an|the|acquisition|takeover|merger|buyout|price|inflation|any|some|each|every',
    behind:
      'of|price|prices|range|rate|for|country|countries|year|between|requirement|requirements|date|level',
  },
  tongues:
    'as an official language|as official language|as official languages|as its official language|as their official language|as one of its official languages|as one of their official languages|as an official tongue|as its main language|as its national language|as their national language|as a national language|as the official language|as a language|as the main language|as their main language|as an administrative language|among its official languages|among their official languages|as a main language',
  annualised:
    'annualized|annualised|at an annual rate|at annual rate|at an annualized rate|at an annualised rate|seasonally adjusted annual rate',
  never: 'never',
  everHeld:
    'has had|have had|ever had|ever has had|had so far|has used|have used|over the years|over time|so far|to date|in its history|past and present|since its founding|every ceo|every chief executive|every chief executive officer|every boss|every auditor|every cfo|every chairman|every chair|all auditors|all the auditors|each auditor|list of auditors|which auditors',
  both: 'both',
  membership: 'membership',
  holders: 'ceos|chief executives|chief executive officers|bosses|cfos|chairmen|chairs',
  alphabetic:
    'alphabetically|in alphabetical order|alphabetical order|by name|sorted by name|ordered by name|from a to z|a to z',
  initials: {
    start:
      'starting with|starts with|start with|beginning with|begins with|begin with|whose name starts with|whose name begins with|whose names start with|whose names begin with|with names starting with|with names beginning with|whose initial is|with the initial',
    end: 'ending with|ending in|ends with|end with|ends in|end in|whose name ends with|whose name ends in|whose names end with|whose names end in',
    filler: 'the|letter|the letter|letters|the letters|an|a',
    around: [],
  },
  same: 'same|the same|identical|the identical|the very same',
  rank: 'rank|ranks|ranked|ranking|rank position|position in the ranking|place in the ranking|spot in the ranking|rank number|standing|ranking position',
  leaving:
    'leave|leaves|left|quit|quits|exit|exits|exited|withdraw from|withdrew from|pull out of|pulled out of|drop out of|dropped out of|walk out of|walked out of',
  andDates:
    'and joining dates|and their joining dates|and accession dates|and start date|and the start date|and their start dates|with start date|with start dates|with closing dates|with completion dates|and closing dates|and completion dates|and entry dates|with dates|with the dates|with date|with the date|with their dates|with the exact dates|with the exact date|with years|with the years|with the year|including dates|including the dates|incl dates|with dates of accession|with accession dates|with their accession dates|with joining dates|with date of accession|and on what date|and on which date|and on what date did each of them leave|and on which date did each of them leave|and on what date did they leave|and when did each of them leave|and when did they leave|and when did each leave|and on what date did each of them join|and when did each of them join|and when did they join|and dates|and the dates|and the date',
  often: {
    any: 'how often|how many times|on how many occasions|number of times|the number of times|how frequently',
    m: 'how many months|in how many months|for how many months|number of months|the number of months|months in which|how many monthly readings',
    q: 'how many quarters|in how many quarters|for how many quarters|number of quarters|the number of quarters',
    a: 'how many years|in how many years|for how many years|number of years|the number of years',
  },
  andWhich:
    'and which|and which ones|and what are they|and who|and who are they|which ones|and name them|and list them|and what are their names|and which are they',
  top: 'top|the top',
  firstFew: 'first',
  bounds: {
    '>': 'go past|goes past|went past|gone past|going past|get past|gets past|got past|move past|moved past|climb past|climbed past|rise past|rose past|grow past|grew past|break through|broke through|breaks through|shoot past|shot past|blow past|blew past|push past|pushed past|cross above|crossed above|jump above|jumped above|go beyond|went beyond|tops|topping|hit more than|reach more than|go above|goes above|went above|go over|goes over|went over|climb above|climbed above|break through|broke through|break|broke|top|topped|surpass|surpassed|exceeded|beat|cross|crossed|pass|passed|more than|greater than|higher than|larger than|bigger than|over|above|exceeding|exceed|exceeds|in excess of|upwards of|north of|beyond',
    '<': 'drop below|dropped below|fall below|fell below|go below|went below|sink below|sank below|dip below|dipped below|fall under|fell under|short of|beneath|inferior to|not even|less than|fewer than|lower than|smaller than|under|below|south of',
    '>=': 'from at least|or more than|not under|not below|not fewer than|not lower than|no lower than|at or above|a floor of|at least|no less than|no fewer than|not less than|a minimum of|minimum of',
    '<=': 'at most|up to|no more than|not more than|not above|not over|not exceeding|not exceed|not greater than|not higher than|no higher than|a maximum of|maximum of',
    '=': 'exactly|equal to|precisely',
  },
  signs: {
    '<': 'negative|inverted|below zero|less than zero|under zero',
    '>': 'positive|above zero|more than zero|over zero',
  },
  profits: {
    '<': `${crossed(BOOKED, '|a|an', '|net|annual|full year|full year net|annual net|yearly|big|huge|heavy', 'loss|losses')}|loss making year|loss making years|losing year|year of loss|years of loss|year of losses|year in the red|lose money|lost money|losing money|that lost money|at a loss|loss making|lossmaking|unprofitable|in the red|in the red figures|end up in the red`,
    '>': `${crossed(BOOKED, '|a|an', '|net|annual|full year|full year net|annual net|yearly|big|huge', 'profit|profits')}|profitable year|profitable|in the black|making money|in profit|turn a profit|turned a profit|make money|makes money|made money|earn money|earns money|earned money|at a profit|end up in the black`,
  },
  summaries: {
    average:
      'averages|annual averages|yearly averages|annual average|average|averaging|mean|on average|averaged|average of|avg|avg of|averaged out',
    median: 'median|median of',
    sum: 'add up everything|add up all|add up what|summed up|added up|added together|summed|totalled|totaled|tallied up|together|all together|in all|add up|adding up|sum up|add together|taken together|put together|in total|total|sum|sum of|combined|aggregate|overall|cumulative|collective|total of|in sum|altogether',
  },
  yearlyGrowth:
    'compound annual growth rates|cagrs|annual compound growth rate|annual compound growth|growth per annum|growth p a|growth pa|compound annual rate of growth|compound annual growth rate|compound annual growth|cagr|annualized growth|annualised growth|growth annualised|growth rate annualised|annualised growth rate|annualized growth rate|compounded annual growth|compounded annual growth rate|compound growth|compound growth rate|compound yearly growth|average yearly growth|average annual growth|average annual growth rate|average growth per year|mean annual growth',
  annual: 'annual|yearly',
  yearOnYear:
    'year over year|year on year|yoy|compared with the prior year|compared to the prior year|compared with the previous year|compared to the previous year|compared with the year before|compared to the year before|compared with a year earlier|compared to a year earlier|versus the prior year|versus the previous year|versus the year before|vs prior year|vs previous year|vs the prior year|vs the previous year|over the prior year|over the previous year|on the prior year|on the previous year|on the year before|on a year earlier|from a year earlier|from the year before|from the prior year|from the previous year|against the prior year|against the previous year|against the year before|year over year change|year on year change|yoy change|year on year growth|year over year growth|yoy growth|annual growth rate|annual growth|yearly growth|y o y|percent change year on year|annual growth rates|yearly growth rates|growth rates|yearly growth rate|growth by year|growth each year|growth per year|growth for each year',
  growth:
    'percent growth|growth percentage|growth in percent|growth|growth rate|percentage growth|rate of growth|relative growth|pct growth|growth pct|% growth|percentual growth',
  relativeChange:
    '% change|annual change in percent|percentage gain|percentage rise|percentage drop|percent gain|relative change|percentage change|percent change|percentage increase|percentage decrease|percent increase|annual percentage change',
  change:
    'expansion|shift|shifted|vary|varied|fluctuate|progression|dynamics|went from what to what|go from what to what|goes from what to what|moved from what to what|fared|fare|performed|perform|behaved|behave|improvement|year on year change|year over year change|yoy change|annual change|swing|change|changed|changes|develop|developed|development|evolve|evolved|evolution|move|moved|go up or down|rise or fall|grow or shrink|increase or decrease|gain or lose|up or down|went|gone|moved up or down',
  rises:
    'jump|jumped|jumps|soar|soared|climb|climbed|climbs|surge|surged|gain|gained|expand|expanded|advance|advanced|swell|swelled|grows|rises|increases|move up|moved up|improve|improved|increase|increased|rise|rose|risen|grow|grew|grown|go up|gone up|went up|strengthen|strengthened|appreciate|appreciated|gain value|gained value|rising|growing|increasing|climbing|raised|raise|raises|hiked|boosted|boost|upped|lifted',
  falls:
    'plunge|plunged|slump|slumped|tumble|tumbled|slip|slipped|contracted|falls|drops|declines|decreases|move down|moved down|sink|sank|sunk|shed|worsen|worsened|deteriorate|deteriorated|decrease|decreased|fall|fell|fallen|decline|declined|drop|dropped|shrink|shrank|shrunk|go down|went down|lose|lost|loses|weaken|weakened|depreciate|depreciated|lose value|lost value|falling|declining|shrinking|decreasing|dropping|sinking|cut|cuts|reduced|reduce|reduces|lowered|slashed|trimmed',
  percent:
    'by how many percent|by what percent|by what percentage|by which percentage|how many percent|what percentage|in percent|in percentage|in percentage terms|in percent terms|percentage wise|as a percentage|in per cent|by how many per cent|by how many percentage points|how many percentage points|in percentage points|by how many pp|in pp',
  share:
    'as fraction of|as a multiple of|as % of|as a % of|as percentage share of|as a percent share of|as a percentage of|as percentage of|as a percent of|as percent of|as a share of|as share of|in percent of|in relation to|divided by|as a proportion of|as a fraction of|as pct of|as a pct of|in pct of|pct of|as percentage share in',
  ratio: 'share|percentage|proportion|fraction|portion|ratio',
  multiple:
    'how many times over|how many times|how many times as|by what factor|by which factor|by what multiple',
  compare:
    'in comparison|compared side by side|head to head|compare|comparison of|comparison|compared|how do|versus each other|side by side',
  difference:
    'difference in|difference between|difference|gap|gap in|spread|spread between|yield spread|yield spread between|yield gap|yield gap between|gap between|how big was the gap between|how wide was the gap between|how large was the difference between',
  lows: 'low|lows|bottom|trough|min|low point',
  highs: 'high|highs|peak|top|max|high point|all time top',
  decisions: {
    newest:
      'latest fed decision|latest fomc decision|last fomc decision|last fed decision|most recent fomc decision|most recent fed decision|newest fomc decision|newest fed decision|last fomc meeting|latest fomc meeting|last fed meeting|latest fed meeting|most recent fed meeting|most recent fomc meeting|last rate decision of the fed|latest rate decision of the fed|latest fed rate decision|last fed rate decision|feds last decision|feds latest decision|feds last meeting|feds latest meeting|last decision of the fed|latest decision of the fed|fed target range|feds target range|target range of the fed|fed funds target range|federal funds target range|target range for the fed funds rate|target range for the federal funds rate|fed funds range',
    many: 'fed decisions|fomc decisions|fed rate decisions|fomc rate decisions|rate decisions of the fed|decisions of the fed|decisions of the fomc|monetary policy decisions|fed interest rate decisions',
  },
  howBig: 'how big|how large|how huge|how sizeable',
  multiplied: {
    '100':
      'double|doubled|doubles|doubled in size|double in size|more than doubled|grown twofold|at least doubled',
    '200': 'triple|tripled|triples|more than tripled|grown threefold|treble|trebled',
    '300': 'quadruple|quadrupled|more than quadrupled|grown fourfold',
    '900': 'grown tenfold|increased tenfold|risen tenfold|grow tenfold',
    '-50': 'halve|halved|been halved|more than halved|been cut in half',
  },
  heads: {
    population: 'capita|head|inhabitant|person|resident|citizen|capita basis|head of population',
    share:
      'share|diluted share|common share|ordinary share|share outstanding|outstanding share|share of stock',
    employee_count: 'head|employee|worker|staff member|head of staff',
  },
  lastDayOf: 'last day of|the last day of|on the last day of',
  holidays: {
    '12-25': 'christmas|christmas day|xmas',
    '12-24': 'christmas eve',
    '12-31': 'new years eve|new year s eve|new year eve',
    '01-01': 'new years day|new year s day',
  },
  bottom: 'bottom|the bottom',
  counting: 'number',
  bearers:
    'which|what|who|whose|is|are|has|have|does|do|the|a|an|of|with|for|under|by|behind|to|company|companies|firm|firms|corporation|issuer|entity|stock|business|group|ticker|tickers|symbol|code|number|isin|lei|cik|belong|belongs|stands|stand|refers|refer|means|trades|trade|traded|listed|lists|goes|quoted|bears|carries|uses|got|owns|as|that|it',
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sep|sept',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  quarter: 'q|quarter',
  bases: [
    {
      words:
        'ppp|ppp terms|at purchasing power parity|measured at purchasing power parity|in purchasing power terms|in ppp terms|in purchasing power parity|at ppp|adjusted for purchasing power',
      of: 'gdp',
      field: 'gdp_ppp',
    },
    { words: 'in real terms', of: 'gdp', field: 'real_gdp' },
  ],
  fiscal:
    'fiscal|financial|fy|fiscal year|financial year|fiscal years|business year|fiscal quarter|financial years',
  withinPeriod: 'of|in|the|its|their',
  ended: {
    around: 'around|about|near|roughly|early|late|in|on|sometime in',
    year: 'year that ended on|year that ended in|year that ended|year ended on|year ended in|year ended|year ending on|year ending in|year ending|year which ended in|year which ended on|twelve months that ended on|twelve months that ended in|twelve months that ended|twelve months ended on|twelve months ended in|twelve months ended|twelve months ending on|twelve months ending in|twelve months ending|twelve months which ended in|twelve months which ended on|12 months that ended on|12 months that ended in|12 months that ended|12 months ended on|12 months ended in|12 months ended|12 months ending on|12 months ending in|12 months ending|12 months which ended in|12 months which ended on|fiscal year that ended on|fiscal year that ended in|fiscal year that ended|fiscal year ended on|fiscal year ended in|fiscal year ended|fiscal year ending on|fiscal year ending in|fiscal year ending|fiscal year which ended in|fiscal year which ended on|year to|year up to|year until|year through|year through to|twelve months to|twelve months up to|twelve months until|twelve months through|12 months to|12 months up to|12 months until|12 months through|four quarters to|four quarters up to|four quarters ending|four quarters ended|four quarters ending in|four quarters through|four quarters until|twelve month period to|twelve month period ending|fiscal year to|financial year to',
    quarter:
      'quarter to end|quarter to the end of|quarter through|quarter until|quarter up to|quarter that ended on|quarter that ended in|quarter that ended|quarter ended on|quarter ended in|quarter ended|quarter ending on|quarter ending in|quarter ending|quarter which ended in|quarter which ended on|three months that ended on|three months that ended in|three months that ended|three months ended on|three months ended in|three months ended|three months ending on|three months ending in|three months ending|three months which ended in|three months which ended on|fiscal quarter that ended on|fiscal quarter that ended in|fiscal quarter that ended|fiscal quarter ended on|fiscal quarter ended in|fiscal quarter ended|fiscal quarter ending on|fiscal quarter ending in|fiscal quarter ending|fiscal quarter which ended in|fiscal quarter which ended on|quarter to|quarter up to|quarter until|quarter through|quarter closing in|quarter closed in|three months to|three months up to|three months until|three months through|3 months to|3 months ended|3 months ending|quarter finishing in|quarter that closed in',
  },
  eachYear:
    'trend|trend in|trends|trends in|trend of|trajectory|trajectory of|at the end of each year|end of each year|at each year end|at every year end|at the end of every year|end of every year|each year end|every year end|year by year|history|history of|the history of|over time|time series|time series of|historical|yearly history of|each year|every year|by year|in each year|for each year|in every year|for every year|every single year|over the years',
  eachMonth:
    'monthly|by month|each month|every month|month by month|per month|for each month|for every month|in each month|all months|monthly avg|monthly average|monthly averages|monthly avgs|month over month values|monthly values|monthly data|monthly figures|monthly readings',
  yearStart:
    'start of|the start of|at the start of|as of the start of|beginning of|the beginning of|at the beginning of|early in|at the outset of|the turn of|at the turn of',
  yearHalves: {
    first:
      'h1|1h|first half|first half of|the first half of|1st half|1st half of|first six months of|first half year|half year 1',
    second:
      'h2|2h|second half|second half of|the second half of|2nd half|2nd half of|last six months of|last half of|second half year',
  },
  decades: {
    endings: 's',
    named: [
      { words: 'thirties', years: '30' },
      { words: 'forties', years: '40' },
      { words: 'fifties', years: '50' },
      { words: 'sixties', years: '60' },
      { words: 'seventies', years: '70' },
      { words: 'eighties', years: '80' },
      { words: 'nineties', years: '90' },
      { words: 'noughties|aughts', years: '2000' },
    ],
    behind: 'decade|years',
  },
  trailingYear:
    'ttm|ltm|trailing twelve month|trailing 12 month|trailing twelve months|trailing 12 months|last twelve months|last 12 months|the last twelve months|the last 12 months|past twelve months|past 12 months|the past twelve months|the past 12 months|last four quarters|the last four quarters|past four quarters|the past four quarters|last 4 quarters|latest four quarters|most recent four quarters|on a trailing basis|over the last twelve months|over the last 12 months',
  yearEnd:
    'end|end of|at end of|the end|the end of|at the end of|by the end of|as of the end of|as of end of|year end|at year end|by year end|as of year end|end of year|at the end of the year|the end of the year|the close of|close of|at the close of|by the close of|fye|at fye|as of fye|by fye|at the fye|year end close of|at the end of fiscal',
  eachQuarter:
    'quarterly|by quarter|per quarter|each quarter|every quarter|quarter by quarter|for each quarter|for every quarter|in each quarter|all quarters|the four quarters|all four quarters|the quarters',
  extremeQuarter:
    'strongest quarter|strongest quarter for|strongest quarter of|best quarter|best quarter for|best quarter of|highest quarter|weakest quarter|weakest quarter for|weakest quarter of|worst quarter|lowest quarter|record quarter',
  latestQuarter: `${crossed('|at|at the|as of|as of the', 'end of', 'its|the|their|', 'last|latest|most recent', '|reported|fiscal', 'quarter')}|${crossed('last|latest|most recent', 'quarter end')}|quarterly|latest quarter|latest quarterly|most recent quarter|most recent quarterly|last quarter|last reported quarter|latest reported quarter|newest quarter|current quarter`,
  mid: 'mid|the middle of|middle of',
  recentYears: {
    before:
      'the last|the past|each of the last|each of the past|last|past|previous|the previous|most recent|latest|the latest|the most recent|preceding|the preceding|over the past|over the last|over|these last|these past',
    after:
      'yrs|yr|fiscal yrs|fys|cal years|calendar yrs|years|fiscal years|financial years|calendar years|reported years|business years',
    year: 'last year|the last year|in the last year|past year|the past year|previous year|the previous year|prior year|this past year|in the past year|last calendar year',
    decades: 'last decade|past decade',
    quarters:
      'quarters|fiscal quarters|financial quarters|reported quarters|reporting quarters|qtrs|quarterly periods',
    months: 'months|calendar months|month',
    single: 'year|years|yr|yrs|y',
  },
  yearToDate:
    'year to date|ytd|the year to date|fiscal year to date|in the year to date|so far this year|so far this fiscal year|this year so far|for the year to date',
  turned: { by: 'back', verbs: 'buy|buys|bought|buying|pay|pays|paid|paying|give|gave|bring|brought' },
  yearly:
    'end|at end|at end of|the end|as of the end of|as of end of|as of year end|at fiscal year end|fiscal year end|end of fiscal|at close of|around|in the course of|for the whole of|for all of|all of|the whole of|throughout|at the close of its|at the end of its|the end of its|the close of its|end of its|in its|year end|at year end|by year end|the close of|close of|at the close of|the year end|end of year|at the end of the year|by the close of|full year|the full year|the end of the year|beginning of|the turn of|fy ending|calendar year|year|the year|years|calendar|as of|as at|during|at the end of|by the end of|end of|back in|late|the end of|the covid peak year|the covid year|the pandemic year|the crisis year|covid year|pandemic year|crisis year|the year of|fye|at fye|as of fye|by fye|at the fye',
  numbers: [
    'zero',
    'one|a single',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  furtherNumbers: {
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    hundred: 100,
    dozen: 12,
    thousand: 1000,
    million: 1_000_000,
    billion: 1_000_000_000,
  },
  ordinals: [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ],
  scales: {
    thousand: 'thousand|k',
    million: 'million|millions|m|mn|mln|mio',
    billion: 'billion|billions|bn|b',
    trillion: 'trillion|trillions|tn|t',
  },
  units: 'dollars|us dollars|usd|dollar|percent|pct',
  percents: 'percent|per cent|pct',
  moneys: {
    eur: 'euro|euros|eur',
    gbp: 'pounds|pound|gbp|pounds sterling',
    chf: 'chf|swiss francs',
    jpy: 'yen|jpy|japanese yen',
  },
  leadingUnits: 'usd|dollars|dollar',
  people: 'people|persons|souls|human beings|ppl',
  one: 'a|an|one',
  halves: 'half a|half|a half',
  places: {},
  names: {
    'Total Assets of the Federal Reserve': `${crossed('feds|fed|federal reserve|federal reserves|us central bank|us central banks', 'balance sheet|balance sheet size|balance sheet total|total assets')}|${crossed('balance sheet of|size of the balance sheet of|balance sheet size of|total assets of', 'the fed|the federal reserve|the us central bank|fed')}`,
    'Federal Funds Target Range - Upper Limit': crossed(
      'upper limit|upper bound|upper end|top|top end|ceiling',
      'of|of the|for the|in the',
      'feds target range|fed target range|fed target rate range|feds target rate range|fed funds target range|federal funds target range|fed funds range|target range|federal funds range|federal funds rate target range|fed funds rate|feds rate range|fed rate range',
    ),
    'Federal Funds Target Range - Lower Limit': crossed(
      'lower limit|lower bound|lower end|bottom|bottom end|floor',
      'of|of the|for the|in the',
      'feds target range|fed target range|fed target rate range|feds target rate range|fed funds target range|federal funds target range|fed funds range|target range|federal funds range|federal funds rate target range|fed funds rate|feds rate range|fed rate range',
    ),
    '10-Year Breakeven Inflation Rate':
      '10y breakeven inflation|10 year breakeven inflation us|10y breakeven inflation us|us 10y breakeven inflation|us 10 year breakeven inflation|10y breakeven inflation rate|us 10y breakeven|10y breakeven rate|10 year breakeven rate|us breakeven inflation',
    '5-Year Breakeven Inflation Rate':
      '5y breakeven inflation|5y breakeven inflation us|5 year breakeven inflation us|us 5y breakeven inflation|us 5 year breakeven inflation|5y breakeven inflation rate|us 5y breakeven|5y breakeven rate',
    '10-Year Treasury Constant Maturity Minus 2-Year Treasury Constant Maturity': `${crossed('10y|10 year|10yr|ten year', 'minus|less|to|vs|over|versus', '2y|2 year|2yr|two year', '|spread|yield spread|treasury spread|treasury yield spread')}|us yield curve|us curve|us treasury curve|treasury curve|us treasury yield curve|yield curve slope|slope of the yield curve|term spread|2y 10y spread|10y 2y yield spread`,
    'Market Yield on U.S. Treasury Securities at 10-Year Constant Maturity, Quoted on an Investment Basis, Inflation-Indexed (not seasonally adjusted)': `${crossed('us 10y|us 10 year|10y|10 year', 'real yield|real treasury yield|tips yield|real rate|tips')}|10y real yield us|10 year real yield us`,
    'GBP/USD': 'cable|sterling dollar|sterling dollar rate',
    'USD/DEM': `${crossed('dollar|us dollar|usd', '|to|in|against|worth in|per|to the|against the', 'deutsche mark|deutsche marks|deutschmark|deutschmarks|german mark|german marks|d mark|d marks|dm|dem')}|${crossed('deutsche mark|deutsche marks|deutschmark|deutschmarks|german mark|german marks|d mark|d marks|dm|dem', '|to|to the|against|against the|per|for a|for one|vs', 'dollar|us dollar|usd')}`,
    'Regulation #':
      'regulation #|eu regulation #|council regulation #|regulation eu #|regulation no #|regulation eu no #|council regulation eu no #|council regulation eu #',
    'Directive #': 'directive #|eu directive #|directive eu #',
    'WTI crude oil futures':
      'wti futures|wti future|crude oil futures|crude oil future|oil futures|futures on wti|wti crude futures|wti crude future',
    'Wheat SRW futures': 'wheat futures|wheat future|futures on wheat',
    'Corn futures': 'corn future|futures on corn|maize futures',
    'Soybeans futures': 'soybean futures|soybean future',
    'Gold futures': 'gold future|futures on gold',
    'Silver futures': 'silver future|futures on silver',
    'Copper futures': 'copper future|futures on copper',
    'Cotton No. 2 futures': 'cotton futures|cotton future',
    'Sugar No. 11 futures': 'sugar futures|sugar future',
    'Coffee C futures': 'coffee futures|coffee future',
    'Cocoa futures': 'cocoa future',
    'Natural gas futures': 'natural gas future|gas futures|henry hub futures',
    'RBOB gasoline futures': 'gasoline futures|gasoline future|rbob futures',
    'NY Harbor ULSD futures': 'heating oil futures|heating oil future|ulsd futures|diesel futures',
    'E-mini S&P 500 futures': 's p 500 futures|s and p 500 futures|s p futures',
    'E-mini Nasdaq-100 futures': 'nasdaq 100 futures|nasdaq futures',
    '10-year US Treasury note futures':
      '10 year treasury futures|10 year treasury note futures|ten year treasury futures',
    '2-year US Treasury note futures':
      '2 year treasury futures|2 year treasury note futures|two year treasury futures',
    'Euro FX futures': 'euro futures|euro future',
    'Japanese yen futures': 'yen futures|yen future',
    'British pound futures': 'pound futures|sterling futures',
    'Philip Morris International': 'philip morris',
    'Rockwell Automation': 'rockwell',
    'CFA Franc BCEAO': 'cfa franc|cfa francs|cfa',
    'CFA Franc BEAC': 'cfa franc|cfa francs|cfa',
    'South Korea': 'korea|republic of korea|s korea',
    'All Employees, Trade, Transportation, and Utilities':
      'trade transportation and utilities employees|trade transportation and utilities employment|trade transportation and utilities jobs|trade transportation and utilities payrolls|employees in trade transportation and utilities|employment in trade transportation and utilities|jobs in trade transportation and utilities|us trade transportation and utilities employment|us trade transportation and utilities jobs|people employed in trade transportation and utilities',
    'All Employees, Goods-Producing':
      'goods producing employees|goods producing employment|goods producing jobs|goods producing payrolls|employees in goods producing|employment in goods producing|jobs in goods producing|us goods producing employment|us goods producing jobs|people employed in goods producing',
    'All Employees, Service-Providing':
      'service providing employees|service providing employment|service providing jobs|service providing payrolls|employees in service providing|employment in service providing|jobs in service providing|us service providing employment|us service providing jobs|people employed in service providing',
    'All Employees, Nondurable Goods':
      'nondurable goods employees|nondurable goods employment|nondurable goods jobs|nondurable goods payrolls|employees in nondurable goods|employment in nondurable goods|jobs in nondurable goods|us nondurable goods employment|us nondurable goods jobs|people employed in nondurable goods',
    'All Employees, Durable Goods':
      'durable goods employees|durable goods employment|durable goods jobs|durable goods payrolls|employees in durable goods|employment in durable goods|jobs in durable goods|us durable goods employment|us durable goods jobs|people employed in durable goods',
    'All Employees, Temporary Help Services':
      'temporary help services employees|temporary help services employment|temporary help services jobs|temporary help services payrolls|employees in temporary help services|employment in temporary help services|jobs in temporary help services|us temporary help services employment|us temporary help services jobs|people employed in temporary help services|temporary help employees|temporary help employment|temporary help jobs|temporary help payrolls|employees in temporary help|employment in temporary help|jobs in temporary help|us temporary help employment|us temporary help jobs|people employed in temporary help',
    'All Employees, Wholesale Trade':
      'wholesale trade employees|wholesale trade employment|wholesale trade jobs|wholesale trade payrolls|employees in wholesale trade|employment in wholesale trade|jobs in wholesale trade|us wholesale trade employment|us wholesale trade jobs|people employed in wholesale trade',
    'All Employees, Retail Trade':
      'retail trade employees|retail trade employment|retail trade jobs|retail trade payrolls|employees in retail trade|employment in retail trade|jobs in retail trade|us retail trade employment|us retail trade jobs|people employed in retail trade|retail sector employees|retail sector employment|retail sector jobs|retail sector payrolls|employees in retail sector|employment in retail sector|jobs in retail sector|us retail sector employment|us retail sector jobs|people employed in retail sector',
    'All Employees, Total Private':
      'total private employees|total private employment|total private jobs|total private payrolls|employees in total private|employment in total private|jobs in total private|us total private employment|us total private jobs|people employed in total private|private sector employees|private sector employment|private sector jobs|private sector payrolls|employees in private sector|employment in private sector|jobs in private sector|us private sector employment|us private sector jobs|people employed in private sector',
    'All Employees, Professional and Business Services':
      'professional and business services employees|professional and business services employment|professional and business services jobs|professional and business services payrolls|employees in professional and business services|employment in professional and business services|jobs in professional and business services|us professional and business services employment|us professional and business services jobs|people employed in professional and business services',
    'All Employees, Mining and Logging':
      'mining and logging employees|mining and logging employment|mining and logging jobs|mining and logging payrolls|employees in mining and logging|employment in mining and logging|jobs in mining and logging|us mining and logging employment|us mining and logging jobs|people employed in mining and logging',
    'All Employees, Leisure and Hospitality':
      'leisure and hospitality employees|leisure and hospitality employment|leisure and hospitality jobs|leisure and hospitality payrolls|employees in leisure and hospitality|employment in leisure and hospitality|jobs in leisure and hospitality|us leisure and hospitality employment|us leisure and hospitality jobs|people employed in leisure and hospitality',
    'All Employees, Information':
      'information sector employees|information sector employment|information sector jobs|information sector payrolls|employees in information sector|employment in information sector|jobs in information sector|us information sector employment|us information sector jobs|people employed in information sector',
    'All Employees, Government':
      'government employees|government employment|government jobs|government payrolls|employees in government|employment in government|jobs in government|us government employment|us government jobs|people employed in government',
    'All Employees, Financial Activities':
      'financial activities employees|financial activities employment|financial activities jobs|financial activities payrolls|employees in financial activities|employment in financial activities|jobs in financial activities|us financial activities employment|us financial activities jobs|people employed in financial activities',
    'All Employees, Education and Health Services':
      'education and health services employees|education and health services employment|education and health services jobs|education and health services payrolls|employees in education and health services|employment in education and health services|jobs in education and health services|us education and health services employment|us education and health services jobs|people employed in education and health services|education and health employees|education and health employment|education and health jobs|education and health payrolls|employees in education and health|employment in education and health|jobs in education and health|us education and health employment|us education and health jobs|people employed in education and health',
    'All Employees, Manufacturing':
      'manufacturing employees|manufacturing employment|manufacturing jobs|manufacturing payrolls|employees in manufacturing|employment in manufacturing|jobs in manufacturing|us manufacturing employment|us manufacturing jobs|people employed in manufacturing',
    'All Employees, Construction':
      'construction employees|construction employment|construction jobs|construction payrolls|employees in construction|employment in construction|jobs in construction|us construction employment|us construction jobs|people employed in construction',
    Bitcoin: 'bitcoins',
    'Euro area':
      'euro zone|euro zone countries|euro bloc|single currency area|eurozone states|euro countries|european monetary union|euro currency area|monetary union',
    'US Dollar': 'greenback|the greenback|buck|bucks|american dollar|american dollars|us currency',
    'United States': 'americans',
    Germany: 'germans',
    Canada: 'canadians',
    Italy: 'italians',
    Australia: 'australians',
    'Russian Ruble': 'rouble|roubles|russian rouble|russian roubles|ruble|rubles|russian rubles',
    'Hungarian Forint': 'forint|forints|hungarian forints',
    Forint: 'forints|hungarian forints',
    'Turkish Lira': 'turkey lira|lira|turkish liras',
    Rand: 'south african rand',
    Won: 'korea won|korean won|south korean won',
    Zloty: 'zlotys|polish zloty|polish zlotys',
    'Brazilian Real': 'brazil real|brazils real|reais|brazilian reais|brazilian reals',
    'Mexican Peso': 'mexico peso|mexican pesos',
    'Norwegian Krone': 'norway krone|norwegian kroner|norwegian crowns',
    'Danish Krone': 'danish kroner|danish crowns',
    'Swedish Krona': 'sweden krona|swedish kronor|swedish crowns|swedish krone|swedish kroner',
    'Japanese Yen': 'japan yen|yens|japanese yens',
    'Yuan Renminbi': 'china yuan|renminbi|yuan|rmb|chinese yuan|chinese renminbi',
    'Pound Sterling':
      'quid|british pounds|british pound|pounds sterling|uk pounds|uk pound|pounds|gbp sterling',
    'Swiss Franc': 'franken|swiss francs|swissie',
    'Indian Rupee': 'india rupee|rupee|rupees|indian rupees',
    'Natural gas (Henry Hub)':
      'natural gas price henry hub|henry hub|henry hub gas|henry hub spot|henry hub natural gas|henry hub spot price|natural gas henry hub|henry hub gas price|us natural gas|natural gas',
    'Consumer Price Index for All Urban Consumers: All Items Less Food and Energy in U.S. City Average':
      'core cpi|core consumer prices|core consumer price index|us core cpi|core cpi index|cpi less food and energy|cpi ex food and energy|core price index',
    'FOMC decision of #':
      'feds decision in #|feds decision of #|feds decision on #|feds rate decision in #|feds rate decision of #|feds rate decision on #|feds move in #|feds meeting in #|feds meeting of #|fed do in #|fed do on #|fed decide in #|fed decide on #|fed in #|federal reserve do in #|federal reserve decide in #|fomc decide in #|fomc decide on #|fomc do in #|fed announce in #|fed raise rates in #|fed raise rates on #|fed hike in #|fed hike rates in #|fed cut rates in #|fed cut in #|fed move in #|fed action in #|fed rate cut of #|fed rate cut in #|# fed rate cut|fed funds after #|fed funds range after #|fed funds target after #|fed funds target range after #|fed funds target range in #|fed funds target range on #|target range after #|target range in #|target range on #|fed target range after #|fed target range in #|the meeting of #|fed hike #|# fed hike|fed cut #|# fed cut|fed rate cut #|rate cut of #|rate cut in #|fed rate hike #|# rate cut|fomc meeting in #|fomc meeting of #|fomc meeting on #|# fomc meeting|fomc meeting #|fomc decision in #|fomc decision on #|# fomc decision|fomc decision #|fomc #|fed meeting in #|fed meeting of #|fed meeting on #|# fed meeting|fed meeting #|fed decision in #|fed decision of #|fed decision on #|# fed decision|fed decision #|fed rate decision in #|fed rate decision of #|fed rate decision on #|# fed rate decision|fed rate decision #|# meeting|meeting of #|meeting in #|meeting on #|federal reserve meeting in #|federal reserve meeting of #|# federal reserve meeting|federal reserve decision of #|rate decision of #|rate decision in #|# rate decision|fed rate hike of #|fed rate hike in #|# fed rate hike|rate hike of #|rate hike in #|# rate hike|# fomc',
    'Sveriges Riksbank Prize in Economic Sciences #':
      'nobel economics #|nobel economics in #|# nobel economics|economics nobel laureates #|nobel prize economics #|# nobel prize economics|nobel economics prize #|# nobel economics prize|nobel memorial prize in economic sciences #|# nobel memorial prize|# nobel memorial prize in economic sciences|nobel prize in economic sciences #|# nobel prize in economic sciences|nobel memorial prize #|nobel for economics #|nobel for economics in #|# nobel in economics|# nobel for economics|# nobel prize for economics|riksbank prize #|# riksbank prize|riksbank prize in #|economics nobel prize #|economic nobel #|# economic nobel|economics prize #|economics laureates #|# economics laureates|memorial prize in economics #|nobel memorial prize in economics #|economic sciences prize #|# economic sciences prize|nobel prize of #|# nobel prize|economics nobel prize of #|economics nobel for #|nobel prize in economics in #|nobel prize in economics #|economics nobel in #|economics nobel #|# nobel prize in economics|# economics nobel|nobel prize for economics in #|economics nobel prize in #|# economics nobel prize|nobel memorial prize in economics in #|economics prize in #|nobel in economics in #|nobel in economics #|economics nobel of #|# economics prize',
    'Crude oil (WTI)':
      'oil price wti|wti oil price|wti crude price|oil price west texas|price of wti|wti price|wti barrel|oil wti|crude wti|us benchmark crude|oil|petroleum|wti crude|wti oil|us crude|us crude oil|us oil|american crude|west texas crude',
    'Crude oil (Brent)':
      'oil price brent|brent oil price|brent crude price|price of brent|brent price|crude price brent|oil brent|crude brent|brent|oil|petroleum|brent oil|north sea oil|brent petroleum|north sea brent',
    Gasoline:
      'gas price at the pump|gasoline price at the pump|us pump price|gas price|gas prices|us gas price|us gas prices|gasoline price|pump price|price at the pump|petrol|us gasoline',
    'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average':
      'cpi u|us cpi u|cpi all urban consumers|consumer prices|us consumer prices|us consumer price index|cpi index|us cpi index|headline cpi|consumer price level',
    'Unemployment Rate':
      'us unemployment rate|unemployment in the us|unemployment usa|jobless rate|us jobless rate|rate of unemployment|joblessness|us unemployment',
    'All Employees, Total Nonfarm':
      'payroll|us payrolls|us nonfarm payrolls|nonfarm employment|non farm payrolls|us non farm payrolls|nonfarm payroll|us nonfarm payroll|total nonfarm payrolls|nonfarm payroll employment|nonfarm jobs',
    'Market Yield on U.S. Treasury Securities at 10-Year Constant Maturity, Quoted on an Investment Basis (not seasonally adjusted)':
      '10 year us yield|10yr us yield|10y us yield|us 10yr yield|us 10y yield|treasury 10 year yield|treasury 10 year|10yr treasury yield|10 yr treasury yield|10yr yield|10yr treasury bond|10 yr treasury bond|10yr treasury note|10y treasury bond|10y treasury note|10 year treasury yield|10 year us treasury|10 year treasury note|10 year treasury bond|10 year treasury|10y treasury|10y treasury yield|ten year treasury|ten year treasury yield|10 year yield|10 year us treasury yield|us 10 year treasury yield|10 year government bond yield|10y|10 yr|10yr|10 year|10 yr treasury|10yr treasury|10y treasuries|10y ust|10y ust yield|ust 10y|10 year ust|10 year note|10y note|10 year treasury yields|10 year treasuries yield|ten year treasuries|10 yr yield|10 year bond yield|us 10y|us 10y yield|us 10 year yield|us 10 year|10y yield|10 year treasuries|10 year us treasuries|10 year treasury rate',
    'Market Yield on U.S. Treasury Securities at 2-Year Constant Maturity, Quoted on an Investment Basis (not seasonally adjusted)':
      '2 year us yield|2yr us yield|us 2yr yield|us 2y yield|treasury 2 year yield|treasury 2 year|2yr treasury yield|2 yr treasury yield|2yr yield|2yr treasury bond|2 yr treasury bond|2yr treasury note|2y treasury bond|2y treasury note|2 year treasury yield|2 year treasury note|2 year treasury|2y treasury|2y treasury yield|two year treasury|two year treasury yield|2y|2 yr|2yr|2 year|2 yr treasury|2y treasuries|2y ust|2y ust yield|ust 2y|2 year note|2 year treasury yields|2 year treasuries|two year treasuries|2y yield|us 2y|us 2y yield|2 year yield|us 2 year treasury yield|2 year treasury rate',
    'Market Yield on U.S. Treasury Securities at 30-Year Constant Maturity, Quoted on an Investment Basis (not seasonally adjusted)':
      '30 year us yield|30yr us yield|us 30yr yield|us 30y yield|treasury 30 year yield|treasury 30 year|30yr treasury yield|30 yr treasury yield|30yr yield|30yr treasury bond|30 yr treasury bond|30yr treasury note|30y treasury bond|30y treasury note|30 year treasury yield|30 year treasury bond|long bond yield|30y|30 yr|30yr|30 year treasuries|30y treasuries|30y ust|30 year bond|30 year treasury yields|30y yield|us 30y|30 year treasury|30y treasury|30y treasury yield|thirty year treasury|thirty year treasury yield|30 year yield|us 30 year treasury yield|30 year treasury rate',
    '3-Month Treasury Bill Secondary Market Rate, Discount Basis (not seasonally adjusted)':
      '3 month treasury bill|three month treasury bill|3 month t bill|3 month t bill rate|three month treasury bill rate|3 month bill rate',
    'Federal Funds Effective Rate (not seasonally adjusted)':
      'fed funds effective rate|fed funds effective|federal funds effective rate|effective fed funds|effective federal funds|fed interest rate|us interest rate|us key interest rate|fed funds target|federal reserve interest rate|interest rate of the fed|us central bank rate|us base rate|fed rate|effective federal funds rate|effective fed funds rate|us policy rate|fed policy rate|federal funds|us fed funds rate',
    'New Privately-Owned Housing Units Started: Total Units':
      'us housing starts|new housing starts|housing units started|home starts',
    'Industrial Production: Total Index':
      'industrial production index|us industrial production|industrial output',
    M2: 'money supply m2|m2 money supply|us m2|m2 money stock|us money supply|m2 supply',
    M1: 'money supply m1|m1 money supply|us m1|m1 money stock|m1 supply',
    'Gross Domestic Product': 'us nominal gdp|nominal us gdp|nominal gdp of the us|us gdp in current dollars',
    'Real Gross Domestic Product': 'real us gdp|us real gdp|real gdp of the us',
    'Homeownership Rate for the United States (not seasonally adjusted)':
      'homeownership rate|home ownership rate|us home ownership rate|homeownership|home ownership',
    'Gross Federal Debt (not seasonally adjusted)': 'federal debt|us government debt|gross federal debt',
    'Bank Prime Loan Rate (not seasonally adjusted)': 'us prime rate|bank prime rate|prime loan rate',
    'Average Hourly Earnings of Production and Nonsupervisory Employees, Total Private':
      'average hourly earnings|us average hourly earnings|hourly earnings|average hourly wage|average hourly pay|us hourly earnings|hourly wages|us hourly wages|average hourly wages',
    'Personal Consumption Expenditures Excluding Food and Energy (Chain-Type Price Index)':
      'core pce|core pce index|core pce price index|core pce deflator|us core pce',
    'Personal Saving Rate':
      'household saving rate|household savings rate|savings rate|personal savings rate|us savings rate|saving rate|us saving rate|us personal saving rate',
    'Labor Force Participation Rate':
      'labour force participation|labor force participation|us labor force participation rate|labour force participation rate|civilian labor force participation|civilian labor force participation rate|civilian labour force participation|civilian labour force participation rate|us labor force participation|us civilian labor force participation rate',
  },
  grown: {
    'Consumer Price Index for All Urban Consumers: All Items in U.S. City Average':
      'inflation|inflation rate|rate of inflation|consumer price inflation|annual inflation|annual inflation rate|cpi inflation|cpi inflation rate|us inflation rate|us inflation|inflation rate in the us|inflation in the us|inflation usa|inflation rate usa|usa inflation|usa inflation rate|american inflation|american inflation rate|us cpi inflation|us consumer price inflation|inflation rate us|inflation us|headline inflation|headline cpi inflation|us headline inflation|inflation rate in america|inflation in america|inflation in the united states|inflation rate in the united states|united states inflation|united states inflation rate',
    'Consumer Price Index for All Urban Consumers: All Items Less Food and Energy in U.S. City Average':
      'core inflation|core inflation rate|us core inflation|us core inflation rate|core cpi inflation|core inflation in the us|core inflation usa',
  },
  deficits: {
    'Trade Balance: Goods and Services, Balance of Payments Basis':
      'trade deficit|us trade deficit|trade deficits|deficit in trade|american trade deficit|trade deficit of the us|trade deficit of the united states',
    'Federal Surplus or Deficit [-] (not seasonally adjusted)':
      'budget deficit|federal deficit|federal budget deficit|us budget deficit|us federal deficit|us deficit|fiscal deficit|us fiscal deficit|budget deficits|us federal budget deficit|government deficit',
  },
  adjectives: {
    Albania: 'Albanian',
    Algeria: 'Algerian',
    Angola: 'Angolan',
    Armenia: 'Armenian',
    Azerbaijan: 'Azerbaijani',
    Bahrain: 'Bahraini',
    Bangladesh: 'Bangladeshi',
    Belarus: 'Belarusian',
    Bolivia: 'Bolivian',
    Botswana: 'Botswanan',
    Cambodia: 'Cambodian',
    Cameroon: 'Cameroonian',
    'Costa Rica': 'Costa Rican',
    Cuba: 'Cuban',
    Cyprus: 'Cypriot',
    Ecuador: 'Ecuadorian',
    'El Salvador': 'Salvadoran',
    Florida: 'Floridian',
    Guatemala: 'Guatemalan',
    Haiti: 'Haitian',
    Honduras: 'Honduran',
    Iraq: 'Iraqi',
    Jamaica: 'Jamaican',
    Jordan: 'Jordanian',
    Kazakhstan: 'Kazakh',
    Kuwait: 'Kuwaiti',
    Lebanon: 'Lebanese',
    Libya: 'Libyan',
    Malta: 'Maltese',
    Moldova: 'Moldovan',
    Mongolia: 'Mongolian',
    Mozambique: 'Mozambican',
    Namibia: 'Namibian',
    Nepal: 'Nepalese',
    Nicaragua: 'Nicaraguan',
    'North Korea': 'North Korean',
    Oman: 'Omani',
    Panama: 'Panamanian',
    Paraguay: 'Paraguayan',
    Qatar: 'Qatari',
    Rwanda: 'Rwandan',
    Senegal: 'Senegalese',
    'Sri Lanka': 'Sri Lankan',
    Sudan: 'Sudanese',
    Syria: 'Syrian',
    Tanzania: 'Tanzanian',
    Tunisia: 'Tunisian',
    Uganda: 'Ugandan',
    Uruguay: 'Uruguayan',
    Uzbekistan: 'Uzbek',
    Venezuela: 'Venezuelan',
    Yemen: 'Yemeni',
    Zambia: 'Zambian',
    Zimbabwe: 'Zimbabwean',
    Africa: 'African',
    Argentina: 'Argentine|Argentinian',
    Asia: 'Asian',
    Australia: 'Australian',
    Austria: 'Austrian',
    Belgium: 'Belgian',
    Brazil: 'Brazilian',
    Bulgaria: 'Bulgarian',
    California: 'Californian',
    Canada: 'Canadian',
    Chile: 'Chilean',
    China: 'Chinese',
    Colombia: 'Colombian',
    Croatia: 'Croatian',
    'Czech Republic': 'Czech',
    Denmark: 'Danish',
    Egypt: 'Egyptian',
    Estonia: 'Estonian',
    Ethiopia: 'Ethiopian',
    Europe: 'European',
    Finland: 'Finnish',
    France: 'French',
    Germany: 'German',
    Ghana: 'Ghanaian',
    Greece: 'Greek',
    Hungary: 'Hungarian',
    Iceland: 'Icelandic',
    India: 'Indian',
    Indonesia: 'Indonesian',
    Iran: 'Iranian',
    Ireland: 'Irish',
    Israel: 'Israeli',
    Italy: 'Italian',
    Japan: 'Japanese',
    Kenya: 'Kenyan',
    Latvia: 'Latvian',
    Lithuania: 'Lithuanian',
    Luxembourg: 'Luxembourgish',
    Malaysia: 'Malaysian',
    Mexico: 'Mexican',
    Morocco: 'Moroccan',
    Netherlands: 'Dutch',
    'New Zealand': 'Kiwi',
    Nigeria: 'Nigerian',
    'North America': 'North American',
    Norway: 'Norwegian',
    Oceania: 'Oceanian',
    Pakistan: 'Pakistani',
    Peru: 'Peruvian',
    Philippines: 'Philippine|Filipino',
    Poland: 'Polish',
    Portugal: 'Portuguese',
    Romania: 'Romanian',
    Russia: 'Russian',
    'Saudi Arabia': 'Saudi',
    Serbia: 'Serbian',
    Singapore: 'Singaporean',
    Slovakia: 'Slovak|Slovakian',
    Slovenia: 'Slovenian',
    'South Africa': 'South African',
    'South America': 'South American',
    'South Korea': 'South Korean|Korean',
    Spain: 'Spanish',
    Sweden: 'Swedish',
    Switzerland: 'Swiss',
    Taiwan: 'Taiwanese',
    Texas: 'Texan',
    Thailand: 'Thai',
    Turkey: 'Turkish',
    Ukraine: 'Ukrainian',
    'United Arab Emirates': 'Emirati',
    'United Kingdom': 'British|UK',
    'United States': 'American|US|USA',
    Vietnam: 'Vietnamese',
  },
  otherWords: OTHER_WORDS,
  misspelt: {
    when: 'wen|whn|wehn|hwen',
    which: 'wich|witch|whitch|wihch|wchich|whic',
    what: 'waht|whta|hwat|wath',
    where: 'wher|whre|wehre',
    how: 'hwo|hou',
    much: 'mcuh|muhc|mutch|moch',
    many: 'mnay|meny|mani',
    who: 'hwo|woh|whoo',
    the: 'teh|hte|tge',
    of: 'fo|ov',
    and: 'adn|nad|amd',
    is: 'si|iz',
    lose: 'loose|looze|losse',
    lost: 'loosed|loost',
    week: 'weak|weeek',
    owns: 'ownes|onws|owens',
    number: 'nr|num|nbr|numbr',
    change: 'chg|chng|chge',
    website: 'webadress|webaddress|wbsite|webpage|homepage',
    bought: 'bougth|buyed|buoght',
    there: 'thier|theyre',
    name: 'nme|naem',
    since: 'sinse|sins',
    until: 'untill|untl',
  },
  endings: [''],
};
