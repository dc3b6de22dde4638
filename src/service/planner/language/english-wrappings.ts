import type { Language } from './language';

const OWNER =
  "a|an|my|our|the|this|that|his|her|their|tomorrow 's|today 's|some|my boss 's|our ceo 's|next week 's";
const TRAIT =
  '|vendor|supplier|customs|bank|loan|reporting|compliance|risk|credit|tax|legal|peer|sector|market|annual|monthly|quarterly|team|strategy|short|quick|small|financial|dcf|valuation|operating|excel|three statement|personal|own|little|latest|current|brief|new|client|board|management|internal|investor|sales|school|upcoming|next|morning|weekly|monthly|one page';
const DOCUMENT =
  'slide|slides|slide deck|deck|presentation|pitch|pitch deck|pitchbook|pitch book|screen|screening|check|checklist|calendar|timeline|mailing|questionnaire|form|quiz night|bet|memo|briefing|brief|briefing note|note|notes|newsletter|thesis|essay|homework|assignment|spreadsheet|excel|excel sheet|sheet|worksheet|workbook|dashboard|handout|article|blog|blog post|talk|quiz|exam|case study|footnote|appendix|one pager|fact sheet|factsheet|powerpoint|ppt|email|e mail|poster|write up|writeup|chart|graph|table|report|term paper|paper|document|file|column|table cell|text|model|valuation|valuation model|dcf|analysis|research|project|comps|comps table|comparison|lecture|speech|podcast|book|thread|post|story|study|review|filing|application|pitch book|investment case|investment memo|due diligence|records|files|understanding|benefit|purposes';
const PERSON =
  'client|clients|boss|manager|colleague|customer|professor|teacher|team|friend|editor|students|class';
const DATA = 'data|dataset|database|records|data set|data base|coverage|files|universe|list';
const ASKING =
  'pull|pull up|pull out|get|fetch|find|find out|give|send|grab|look up|dig out|dig up|provide|share|show|list|tell|remind|read out|quote|name|check|let me have|let me know|hand';
const POLITE = '|please|kindly|quickly|just|maybe|possibly|perhaps|pls|plz';

/** Phrases around English questions. */
export const ENGLISH_WRAPPINGS: Language['wrappings'] = {
  adverbs:
    'honestly|seriously|literally|truly|indeed|surely|clearly|obviously|naturally|evidently|interestingly|incidentally|thus|therefore|hence|however|nevertheless|nonetheless|meanwhile|though|tho|possibly|allegedly|typically|normally|ultimately|eventually|finally|btw|frankly|essentially|arguably|effectively|technically|legally|formally|physically|admittedly|ostensibly|purportedly|conceivably|undoubtedly|doubtless|importantly|curiously|funnily|ironically|remarkably|surprisingly|sadly|luckily|fortunately|unfortunately|primarily|mainly|kinda|sorta|ffs|pray',
  nothing: [
    [
      'of course|in fact|as a matter of fact|in reality|in general|by and large|for real|in truth|after all|the heck|the hell|on earth|in the world|in heaven|so to say|if you will|as it happens|as it were',
    ],
    ['yes or no|yes / no|y / n'],
    [
      'in',
      'one go|a single go|one query|one shot|one step|one table|one answer|a column|one column|columns|a grid',
    ],
    ['all at once|at one go'],
    ['with', '|the|their', 'source|sources|units|unit|currency unit'],
    ['plus|and|including|incl|along with', '|the|its|their|a', 'source|sources|citation|citations'],
    [
      'for|on|into|in|to put in|to put on|to put into|to go into|to go on|going into|to fill in|to complete',
      OWNER,
      TRAIT,
      DOCUMENT,
    ],
    ['for|to show to|to show', 'my|our|a|the|this|his|her', PERSON],
    ['for', 'homework|school|work|my work|slides|a friend of mine|internal use|background|context'],
    [
      'just|only',
      'give me|give|tell me|i need|i want|need|',
      'the|a|one',
      'number|figure|value|answer|result|figures|numbers|name|names|short answer|short version|facts|bare number|headline number|headline figure|total figure',
      '|please|pls|thanks|will do|is enough',
    ],
    ['number|figure|figures|numbers|short answer|names', 'only', '|please|pls'],
    [
      'one|a single',
      'number|figure|word|line|sentence',
      'is enough|will do|suffices|is fine|is all i need|would do',
    ],
    [
      'the',
      'number|figure|name|figures',
      'is enough|will do|suffices|is fine|is all i need|would do|alone|alone will do',
    ],
    [
      'no|without|without any',
      'explanation|explanations|details|further details|commentary|comments|prose|text|waffle|fluff|frills|long story|essay',
      '|please|pls|needed',
    ],
    ['in|with|using', 'one|a|1', 'word|sentence|line|single line|nutshell|single sentence|single number'],
    [
      'as|in|in the form of',
      'a|an|',
      '|short|simple|small|neat|nice|little|single|proper|plain',
      'table|list|csv|bullet points|bullet list|tabular form|table form|list form|numbered list|spreadsheet|table format|list format|tabular format|data table|overview table|grid',
    ],
    [
      'keep it short|keep it brief|short answer please|be brief|briefly|in brief|in short|short and sweet|short answer|quick answer|quick answer please|one line answer|rounded is fine|round numbers are fine|rough figure is fine|a rough figure is fine|a ballpark is fine',
    ],
    [
      'out of|of|from|across|in|among|amongst|based on|according to|going by|with|using',
      'all|everything|anything|whatever|all the data|the data|all of the data',
      '|that|which',
      'you',
      'have|know|hold|cover|track|store|have got|ve got|have access to|have on file|have in there|have available|know about|have there',
    ],
    [
      'in|from|across|among|within|according to|by|based on',
      '|all|all of',
      'your|this|the|its',
      '|whole|entire|complete|own',
      DATA,
      '|here',
    ],
    [
      'if',
      'you|',
      'have|ve got|youve got|youve|hold|know|happen to have|can find|can',
      'it|them|that|this|those',
      '|at hand|to hand|handy|on file',
    ],
    [
      'if',
      'that s|it s|that is|it is',
      'possible|available|ok|okay|not too much trouble|no trouble|in there|there',
    ],
    [
      'sorry|apologies|forgive me',
      'if',
      'this|that|it',
      'is|s',
      '|a|too',
      'basic|dumb|dumb question|stupid|stupid question|silly|silly question|obvious|trivial|simple question',
      '|but',
    ],
    ['with', '|the|their|exact', 'numbers|figures|values|amounts'],
    ['do you have', 'it|that|that one|this|them|those', '|on file|at hand|handy'],
    ['for|with', '', 'context|your information|reference|the record'],
    [
      'thanks|thank you|thanks a lot|many thanks|thx|cheers|ta',
      'in advance|so much|very much|a bunch|again|a million|for your help|for the help|for that',
    ],
    [
      'i appreciate it|appreciate it|much obliged|that would be great|that d be great|would be great|would be nice|that would help|would help a lot|no rush|no hurry|when you have a minute|when you have a moment|when you get a chance|quick one for you|one for you|a quick question|quick q|random question|simple question|stupid question|dumb question|easy one|here s one|here is one',
    ],
    [
      '|just|only|simply',
      'to',
      'double check|be sure|be clear|be exact|be precise|be certain|recap|make sure|settle a bet|settle an argument|cross check|be on the safe side|refresh my memory|jog my memory',
      '|this|that|about this|on this',
    ],
    ['roughly|broadly|generally|strictly|approximately', 'speaking'],
    ['who and how much|which one and how much|which company and how much|which country and how much'],
    [
      '|the|a|an',
      'monthly|daily|weekly|annual|yearly|quarterly|approximate|rough|closing|year end|month end|latest',
      '|available',
      'average|averages|rate|value|figure|data|number|close|reading',
      'is|are|would be|will',
      'fine|ok|okay|enough|sufficient|do|good enough|acceptable|alright',
    ],
    ['|a|one|just a|just one', 'quick', 'check|sanity check|question|one|query|request|favour|favor'],
    [
      'if',
      'i recall|i remember|i understood|i understand|i got it|i got that|memory serves|im not mistaken|i am not mistaken|im not wrong|i may ask|i might ask|you dont mind|you do not mind',
      '|correctly|right|me right|me correctly|me well|it correctly|it right|rightly',
    ],
    [
      'correct me if im wrong|correct me if i am wrong|help me out|help me out here|humor me|humour me|bear with me|enlighten me|refresh my memory|jog my memory|remind me again|i cant remember|i can never remember|i forgot|i keep forgetting',
      '|but|here|again',
    ],
    [
      'long story short|to cut a long story short|out of interest|just out of interest|for what its worth|for completeness|for the sake of completeness|for clarity|for the avoidance of doubt|just asking|just wondering|just curious|just checking|side question|follow up question|next question|last question|another question|off the top of your head|off the cuff|offhand|from memory|by heart|one more time|once more|you know|i mean|i think|i guess|i believe|i suppose|i wonder|lets see|let me see|let me think|so to speak|in your view|as you know|no pressure|at your convenience|when you can|while you are at it|while were at it',
    ],
    ['as far as', 'i|you|we', 'know|can tell|remember|can see|am aware|are aware'],
    ['a|the|in', 'ballpark|ballpark figure|rough figure|rough number|round numbers|round figures'],
  ],
  asking: [
    [
      'i was|i am|im|we were|was|just',
      '|just|only',
      'wondering',
      'whether|if',
      'you|i|we',
      'could|can|might|would|may',
      POLITE,
      `${ASKING}|get|have|see`,
      '|me|us',
    ],
    ['would|could|is', 'it be|it', 'possible', 'to', `${ASKING}|get|have|see`, '|me|us'],
    [
      'any|is there any|is there a',
      'chance|way',
      '|that',
      'you|i|we',
      'could|can|might',
      POLITE,
      ASKING,
      '|me|us',
    ],
    [
      'id|wed|i would|we would',
      'be',
      'grateful|thankful|glad|happy|interested|keen',
      'for|in|to have|to get|to know|to see|if you could give me|if you could tell me|if you gave me',
    ],
    ['id|wed|i would|we would', '|really|greatly', 'appreciate|love|value', '|to have|to get|to know|to see'],
    ['can|could|would|will', 'you', POLITE, ASKING, '|me|us', '|please|again'],
    ['can|could|may', 'i|we', POLITE, 'have|get|see|ask for|ask you for|know', '|please'],
    ['please|kindly|pls|plz', ASKING, '|me|us'],
    [
      'i|we',
      'just|only|really|simply|',
      'need|want|would like|d like|am after|m after|am looking for|m looking for|require',
      '|to know|to see|to have|to get|to find|to look up|you to give me|you to find',
    ],
  ],
  ask: 'show',
  behind:
    'table|a table|table please|list|a list|list please|csv|chart|number only|figures only|thanks|please|pls|cheers|ta',
};
