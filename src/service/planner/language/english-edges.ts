import type { Language } from './language';

const WE = 'i|we';
const WE_WOULD = "i\'d|i would|we\'d|we would";
const BESIDES =
  '|just|only|really|also|actually|simply|quickly|still|honestly|do|now|urgently|always|currently|desperately|merely|first|kinda|kind of|sort of';
const TO_LEARN =
  'know|ask|find out|figure out|work out|learn|see|hear|check|double check|double-check|verify|look up|be told|understand|establish|determine|make sure|get an idea|get a feel for|get a sense of';
const SOMEBODY =
  'someone|somebody|people|everyone|everybody|they|he|she|folks|many people|some people|a lot of people|lots of people|my clients|the clients|my students|customers';
const SOME = 'my|our|the|a|an|one of my|one of our|one of the';
const PERSON =
  'boss|bosses|manager|client|clients|customer|colleague|co-worker|coworker|friend|wife|husband|son|daughter|kid|mother|mum|mom|father|dad|brother|sister|team|board|professor|teacher|supervisor|director|partner|partners|editor|intern|analyst|committee|investor|investors|journalist|reader|student|chairman|chairwoman|chair|vp|department|office|group|company|firm|superior|mate|buddy|uncle|aunt|neighbour|neighbor|lawyer|accountant|cfo|ceo';
const ASKS =
  "asks|ask|asked|is asking|are asking|was asking|has asked|have asked|keeps asking|keep asking|just asked|wants to know|want to know|wanted to know|would like to know|'d like to know|needs to know|need to know|is wondering|was wondering|wonders|wondered|is curious|would like to hear|wants to hear|wants me to find out|asked me to find out|asked me to check|wants me to check|asked to know";
const ME = '|me|us|again|all the time|this|today|earlier';
const CAN = 'can|could|would|will|might|may|do|does|did|should';
const YOU =
  "you|u|ya|anyone|anybody|someone|somebody|any of you|one of you|anyone here|anybody here|you guys|you folks|you all|y'all|i|we";
const HAPPEN =
  '|please|pls|kindly|perhaps|maybe|possibly|by any chance|by chance|happen to|perchance|also|just|quickly|still|actually|even|please also|be able to|be so kind as to|be so kind to|be kind enough to|be good enough to|mind telling me and';
const KNOW =
  'know|tell|tell me|tell us|say|remember|recall|remind me|remind us|let me know|let us know|find out|look up|check|help me find out|work out|figure out|confirm for me';
const QUICK =
  '|quick|short|small|little|simple|easy|basic|random|silly|stupid|dumb|dumb little|trivial|general|final|last|further|next|new|other|another|side|follow-up|follow up|urgent|genuine|serious|honest|burning|important|quick little|trivia|quiz|exam|homework|test|interview|pub quiz|bonus';
const FILINGS =
  '10-k|10k|10-q|10q|form 10-k|form 10-q|annual report|annual reports|annual filing|annual filings|filing|filings|sec filing|sec filings|regulatory filings|quarterly filings|company filings|accounts|books|published accounts|audited accounts|financial statements|financials|earnings release|earnings report|earnings reports|press release|records';
const ON_FILE = 'data|dataset|database|records|figures|information|sources|files|knowledge|books';

/** What stands around English questions, and says nothing of what is asked. */
export const ENGLISH_EDGES: Language['edges'] = {
  opening: [
    [
      WE,
      BESIDES,
      "need|want|wanted|have|'ve got|have got|got|hope|hoped|love|wish|like|ought",
      'to',
      TO_LEARN,
    ],
    ["i\'ve|we\'ve", '|just|only|really', 'got', 'to', TO_LEARN],
    ['i|we', 'gotta|gonna|wanna', TO_LEARN],
    [
      '|just|only',
      'wanna|need to|want to|wanted to|would like to|gotta|got to|trying to|looking to',
      TO_LEARN,
    ],
    [
      "i\'m|i am|we\'re|we are|i was|we were|i\'ve been|i have been",
      BESIDES,
      'trying|looking|hoping|keen|curious|interested|eager|dying|supposed|asked|required',
      'to',
      TO_LEARN,
    ],
    [
      "i\'m|i am|we\'re|we are|i was|i\'ve been|i have been|just|was",
      BESIDES,
      'wondering|curious|curious to know|interested',
    ],
    [
      WE_WOULD,
      BESIDES,
      'like to|love to|want to|be curious to|be interested to|be glad to|be happy to|be keen to|appreciate to',
      TO_LEARN,
    ],
    [WE, BESIDES, 'wonder'],
    ['the thing|all|what', WE_WOULD, 'like|love|want', 'to know', 'is'],
    [
      'the thing|all|what',
      WE,
      '|really|actually|just',
      "need|want|have|'m after|am after",
      '|to know|to find out',
      'is',
    ],
    [
      "what i\'m after is|what we\'re after is|the question is|my question is|our question is|the question being|question is",
    ],
    [
      "my|our|the|another|one more|one|one last|last|here's my|here is my|and my",
      QUICK,
      'question|request|query',
      '|is|would be',
    ],
    [
      "i\'ve|i have|i\'ve got|i have got|we have|i got|got|have",
      '|just',
      'a|one|one more|another|one last|some',
      QUICK,
      'question|request|query|ask',
      '|for you|here|though',
    ],
    [
      '|just|and|ok,|only',
      '|a|one|one more|another|my|yet another',
      QUICK,
      'question|questions|query|request|q',
      '|for you|here|then|please',
    ],
    [
      "|here\'s|here is|and",
      '|just|only',
      'a|one|another|one more|one last',
      QUICK,
      'one|thing',
      '|for you|please|then',
    ],
    [
      'quick one|easy one|simple one|silly one|next one|last one|another one|one for you|next up|real quick|really quick|really quickly|very quickly|super quick',
    ],
    [
      WE,
      BESIDES,
      "forgot|forget|have forgotten|can\'t remember|cannot remember|can not remember|don\'t remember|do not remember|can\'t recall|cannot recall|don\'t recall|do not recall|don\'t know|do not know|keep forgetting|never know|can never remember|lost track of|have no idea|have no clue|no longer know",
    ],
    [
      "i\'ve forgotten|i\'ve no idea|i\'ve no clue|i\'m not sure|i am not sure|we\'re not sure|not sure|no idea|no clue|unsure",
    ],
    [
      '|have you|have you got|do you have|got|is there',
      'any',
      '|faintest|slightest',
      'idea|ideas|clue|inkling',
    ],
    ['what|who|which', 'do i need to know'],
    [CAN, '|please', YOU, HAPPEN, KNOW, '|me|us|please|for me|again|by chance'],
    ["d'you|d'you|do u|can u|could u|would u", HAPPEN, KNOW, '|me|us|please|for me'],
    [
      CAN,
      'you|u|someone|somebody|anyone|anybody',
      '|please',
      'help',
      '|me|us',
      '|out|please|here|with this|with something|with a question|with that',
      '|please',
    ],
    ['you', "wouldn\'t|don\'t|would not|do not", HAPPEN, 'know', '|by any chance'],
    ['|so|and|please|pls|now|just|do|ok', 'remind', 'me|us', '|please|again|quickly|again please|now'],
    [
      '|so|and|please|pls|now|just|do|ok',
      'tell|show',
      'me|us|everybody|everyone',
      'please|again|quickly|this|one thing|something|again please|now',
    ],
    ['tell', 'everybody|everyone|us all'],
    [
      'anyone|anybody|someone|somebody',
      '|here|please',
      'know|knows|tell me|got an idea|have an idea|remember|remembers',
    ],
    [
      'is there|would there be',
      'a|any',
      'way|chance',
      '|for you|for me',
      'to',
      `tell me|tell us|say|see|${TO_LEARN}`,
    ],
    ['is it|would it be|is it at all', 'possible|ok', '|for you', 'to', `tell me|say|see|${TO_LEARN}`],
    [
      'are|would|r',
      'you|u',
      'able|in a position|be able',
      'to',
      `tell me|tell us|say|see|give me|look up|${TO_LEARN}`,
    ],
    ['would you mind', 'telling me|telling us|checking|looking up|saying|letting me know'],
    ['|please|pls', 'lemme know|lemme see|lmk|gimme|let me know|let us know'],
    ['let', 'me|us', 'ask', '|you', '|this|something|one thing|a question'],
    ['may|might|can|could', 'i|we', '|just|also|please|quickly', 'ask', '|you|this|something|one thing'],
    [
      "if i may|if i might|if i may ask|if i might ask|if you please|if you would|if you could|if you can|if you know|if you don't mind|if you dont mind|if you don't mind|if possible|if available|if that is ok|if that's ok|if that's okay|if that's ok|if it's not too much trouble|if it is not too much trouble|if it's not too much to ask|if you have a minute|if you have time|if you've got a minute",
    ],
    [
      'when|whenever',
      'you',
      'have|get|find|can|have got',
      '|a|the|some',
      '|minute|moment|chance|time|sec|second',
    ],
    [
      'help|help me|help us|please help|pls help|need help|i need help|i need your help|i need some help|we need help',
      '|out|here|please',
      '|with this|with that|to find out|find out|figure out|to figure out',
    ],
    ['answer', 'me|us|please|this', '|this|one question|please'],
    ['please|pls|kindly', 'answer|check|double check|look up|find out'],
    [SOMEBODY, '|just|always|constantly|keep|also|really', ASKS, ME],
    [SOME, PERSON, '|just|also|really|now|always', ASKS, ME],
    [
      "i was|i am|i\'m|i\'ve been|i have been|i got|i keep being|i keep getting|we were|we are|we\'ve been|we have been|we got|i had been",
      '|just|being|often|recently|always',
      'asked',
      '|by my boss|by a client|by my client|by a colleague|by the board|today|this|recently|by somebody|by someone',
    ],
    [
      'sorry|apologies|my apologies|pardon|pardon me|excuse me|forgive me|sorry to bother you|sorry to bother you again|sorry for bothering you|sorry for the bother|sorry to disturb you',
      '|for asking|to ask|for the question|for the silly question|for the dumb question|for this question|my ignorance|again|in advance|for interrupting',
      '|but|everyone|guys|all',
    ],
    ["i\'m sorry|i am sorry", '|to ask|for asking|to bother you', '|but'],
    ['pardon|excuse|forgive', 'my', 'ignorance|english|french|bluntness', '|but'],
    [
      'thanks|thank you|cheers|thx',
      '|a lot|so much|very much|in advance|again|for that|for your help',
      '|but|and|now',
    ],
    ['btw|fyi|tbh|imo|imho|afaik|iirc|fwiw|asap|psa|ngl|idk|idk but|irl|just fyi|and btw|oh btw|btw also'],
    [
      'to be|to be perfectly|to be completely|to be quite',
      'honest|clear|precise|exact|sure|frank|specific|fair|blunt',
    ],
    [
      "honestly|frankly|seriously|essentially|quickly|briefly|basically|simply put|put simply|out of curiosity|just out of curiosity|out of interest|purely out of interest|curious|just curious|just wondering|for fun|just for fun|for the fun of it|for the record|for reference|for context|for my own understanding|asking for a friend|for a friend|as a matter of interest|as a matter of fact|in all honesty|in all seriousness|moreover|furthermore|additionally|in addition|in addition to that|besides that|on top of that|on a related note|on another note|on a different note|on a side note|as a side note|side note|apropos|speaking of which|while we're at it|while you're at it|while i'm at it|while i have you|before i forget|one more thing|one last thing|another thing|the last thing|first things first|first of all|firstly|secondly|thirdly|finally|lastly|last but not least|to begin with|to start with|for starters|for a start|to start|to begin|let's start with|let's begin with|let's start|let's begin|let's see|let us see|let me see|let me think|let's try this|let's try|hang on|hold on|wait a minute|wait a second|one sec|one second|one moment|just a second|just a sec|just a moment|give me a second|now then|well then|so then|ok then|okay then|right then|alright then|all right then|anyway|anyways|anyhow|either way|be that as it may|that said|having said that|with that in mind|now that we have that|moving on|next question|next topic|what about this|how about this|how about this one|riddle me this|pop quiz|trivia time|quiz time|pretty please|with your permission",
    ],
    [
      'for|before|ahead of|in preparation for|in preparation of|prior to|during',
      "the|my|our|a|an|today's|today's|tomorrow's|tomorrow's|this|next week's|my boss's|tonight's",
      '|next|upcoming|investor|board|client|team|annual|quarterly|budget|strategy|earnings|sales|status|internal|monday|morning|big',
      'meeting|meetings|call|conference|interview|exam|test|lesson|seminar|workshop|webinar|board|committee|board meeting|investor day|town hall|agm',
    ],
    ['as far as|for all', 'you|i|we', 'know|can tell|can see|remember|can say'],
    ['to|to the best of', 'your|my|our', 'knowledge'],
    [
      'according to|going by|based on|judging by|judging from|looking at|using|with|given|per|as per|from|in|by',
      'your|the|your own|the latest|official|public|all your|all the|what',
      ON_FILE,
      '|you have|that you have|available|at hand|you hold|here',
    ],
    [
      'according to|going by|based on|judging by|per|as per|from',
      'what',
      'you',
      "have|know|hold|see|'ve got|have got|can see",
    ],
    [
      'according to|going by|based on|judging by|per|as per|looking at',
      "|the|its|their|his|the latest|its latest|its own|the company's|the company's|official|public",
      FILINGS,
    ],
    [
      "urgent|urgently|very urgent|this is urgent|it's urgent|it's urgent|important|this is important|attention|todo|to do|task|my task|request|my request|subject|topic|test|testing|urgently needed",
    ],
    ['yes or no|true or false|t/f|y/n|fact check|fact-check|quick fact check|reality check|sanity check'],
    ['look|looking|lookin|searching', 'for'],
    [
      '|please|pls|can you|could you',
      'call up|bring up|pull up|pull|grab|look up|retrieve|dig out|dig up|crunch',
    ],
    [
      'so|ok so|okay so|ok|okay|hey|hi|well|and|oh|alright|now',
      'tell me|quick question|question|i was wondering|i wonder|can you tell me|do you know',
    ],
  ],
  interjections:
    "hey|hi|hiya|hello|howdy|yo|sup|heya|hey there|hi there|hello there|hey man|hey you|hey guys|hi guys|hi all|hi team|hi everyone|hi everybody|hello everyone|hello everybody|hello all|hey everyone|hi folks|morning|good morning|good afternoon|good evening|good day|evening|afternoon|dear all|dear team|dear assistant|dear sir or madam|dear sir|dear madam|to whom it may concern|greetings|ok|okay|k|kk|ok so|okay so|so|so yeah|yeah|yep|yes|nope|no|well|now|right|alright|alright so|all right|listen|look|look here|see here|say|um|umm|uh|uhm|uhh|hmm|hm|mm|er|erm|oh|ooh|ah|aha|oops|ugh|gosh|wow|whoa|jeez|geez|damn|man|dude|bro|mate|buddy|guys|folks|friend|friends|my friend|sir|madam|ma'am|assistant|computer|bot|ai|hey siri|siri|ok google|hey google|alexa|hey alexa|chatgpt|hey chatgpt|excel|hey excel|copilot|hey copilot|robot|machine|team|you there|are you there|anyone there|anybody there|cool|great|nice|perfect|awesome|excellent|good|fine|super|lovely|brilliant|got it|understood|makes sense|fair enough|sure|of course|thanks|thank you|ta|cheers|please|pls|plz|kindly|finally|wait|hold on|hang on|sorry|welcome back|happy friday|happy monday|tgif|guess what|help|trivia|homework|however|nevertheless|nonetheless|meanwhile|besides|therefore|thus|hence|indeed|incidentally|interestingly|similarly|likewise|otherwise|surely|clearly|obviously|naturally|evidently|allegedly|supposedly|apparently|presumably|possibly|perhaps|maybe|actually|generally|normally|typically|usually|officially|technically|theoretically|hypothetically|in general|in fact|in reality|in practice|in short|in brief|in other words|in the end|at the end of the day|at last|at least",
  turns:
    'and|also|plus|but|then|next|first|second|third|last|question|q|query|quiz|exam|re|nb|ps|note|reminder|attention|todo|to do|task|request|subject|topic|test|testing|here|point|item|number one|number two|alexa|google',
  askers:
    "what|what's|what's|whats|which|who|who's|who's|whos|whose|whom|where|where's|when|how|how's|why|is|are|was|were|does|do|did|has|have|had|can|could|would|will|should|may|in which|in what|on which|of which|by how|for which|at which|from which|since when|to what|tell|show|list|name|give|please|pls|compare|find|get|gimme|whats",
  starters: "i|any|i'd|i'm|let|the",
  shouted: 'asap|btw|fyi|pls|plz|thx|lol|tia|imo|imho|afaik|iirc|please|thanks|help|urgent',
  closing: [
    [
      'names only|name only|just the names|just the name|just names|only names|only the names',
      '|please|pls|thanks',
    ],
    [
      'and what was it|and what is it|and what were they|and what are they|whatever they call it|whatever it is called|whatever you call it|however you call it|however they call it',
    ],
    [
      'please|pls|plz|pleeease|pretty please|please and thanks|please and thank you|pls and thanks|pls and thx|pls thx|please thanks',
    ],
    [
      '|ok|okay|great|many|big|huge',
      'thanks|thank you|thx|thanx|ty|tia|tyvm|tysm|cheers|ta|thank u|thankyou',
      '|a lot|so much|very much|a bunch|a million|a ton|again|mate|man|guys|everyone|all|in advance|for your help|for the help|for helping|for your time|for that|dude|team',
    ],
    ['best regards|kind regards|warm regards|regards|best wishes|yours sincerely|sincerely|yours truly|rgds'],
    [
      '|as soon as possible|asap|quickly|quick|urgently|real quick|really quick|right now|right away|now|fast|immediately|at once|today',
      'please|pls|plz',
    ],
    ['asap|as soon as possible|real quick|really quick|super quick|urgently|immediately|pronto'],
    [
      'rn|btw|fyi|tbh|imo|imho|afaik|iirc|fwiw|ngl|lol|lmao|rofl|haha|hahaha|hehe|lmk|xd|roflmao|by the by|just fyi',
    ],
    [
      '|please|pls',
      'lmk|let me know|let us know|tell me|tell us|lemme know|remind me|help me|help me out|help|advise',
    ],
    [
      '|if you',
      '',
      "do you know|would you know|do you happen to know|would you happen to know|you know|you happen to know|you happen to have it|if you know|if you know it|if you know that|if you happen to know|if you happen to have it|if you have it|if you can|if you could|if you could tell me|if you can tell me|if you would|if you wouldn't mind|if you don't mind|if you do not mind|if you please|if you will|if you get a chance|if you get what i mean|if you know what i mean|if that makes sense|if that makes any sense|if possible|if at all possible|if available|if known|if it is known|if it's known|if i may ask|if i may|if i might ask|if it is not too much trouble|if it's not too much trouble|if it's no trouble|if that's ok|if that's okay|if that is ok|if that's possible",
    ],
    [
      'can you|could you|would you|will you|can u|could u|can anyone|can anybody|can someone|can somebody',
      HAPPEN,
      'tell me|tell us|say|help|help me|help us|help me out|check|look it up|look that up|look this up|check that|check this|find out|remind me|confirm',
      '|please|for me|pls',
    ],
    [
      'do|does|would|did',
      'you|u|anyone|anybody|somebody|someone',
      HAPPEN,
      'know|remember|recall|have it|know that|know it',
      '|by any chance|by chance',
    ],
    ['any|got any|have any', 'idea|ideas|clue|clues|guess|guesses|takers'],
    ['may|might|can|could', 'i', 'ask'],
    [
      'i|we',
      "wonder|was wondering|am wondering|mean|forgot|forget|keep forgetting|can't remember|cannot remember|don't remember|do not remember|don't recall|can't recall|can never remember|have no idea|don't know|do not know|need to know|want to know|would like to know|have to know|guess|believe|think",
      '|it|that|please|quickly|right now',
    ],
    ["i'd|we'd|i would", 'like|love|want', 'to know', '|please|that|now'],
    ['as far as', 'you|i|we', 'know|can tell|can see|remember|are aware'],
    ['to|to the best of', 'your|my|our', 'knowledge'],
    [
      'according to|going by|based on|per|as per|from|in|by',
      'your|the|your own|your latest|official|public',
      ON_FILE,
      '|you have|that you have|available|at hand|you hold',
    ],
    [
      '|as|as it is|as they are|as it was',
      '|reported|filed|stated|published|disclosed|shown|given|presented|listed',
      'according to|per|as per|in|from|by|based on|going by',
      "|the|its|their|his|the latest|its latest|its own|the company's|the company's|official|public|audited",
      FILINGS,
    ],
    ['as', 'filed|stated|published|disclosed|presented|per company|per the company'],
    [
      'give or take|or so|or thereabouts|ballpark|approx|approximately|roughly|roughly speaking|approximately speaking|very roughly|in round numbers|in round figures|rounded|rounded is ok|rounded is fine|more or less',
    ],
    [
      'out of|purely out of|just out of|from',
      '',
      'curiosity|interest|pure curiosity|sheer curiosity|idle curiosity',
    ],
    [
      "|i'm|i am|i was|we're",
      'just curious|just wondering|just asking|just checking|only asking|curious|asking for a friend|just interested',
    ],
    [
      'for',
      '',
      'fun|the fun of it|a laugh|completeness|my records|our records|my file|my files|my own interest|my own purposes|my own use|good measure|me please|me pls',
    ],
    ['just', 'for', 'fun|the record|interest|reference|me|my records|context|completeness'],
    [
      'for|before|ahead of|in',
      "the|my|our|a|an|today's|tomorrow's|this|next week's|my boss's|our boss's",
      '|next|upcoming|investor|board|client|team|annual|quarterly|budget|strategy|earnings|sales|status|internal|monday|morning',
      'meeting|call|conference|interview|exam|test|lesson|seminar|workshop|presentation|talk|pitch|lecture',
      '|tomorrow|today|next week|on monday|this afternoon|tonight|this week',
    ],
    ['no', 'rush|hurry|worries|pressure|need to hurry|big deal'],
    [
      'take your time|at your convenience|whenever you can|whenever you have time|when you can|when you have a minute|when you have a moment|when you have time|when you get a chance|when you get a minute|whenever|in your own time',
    ],
    [
      'at the end of the day|in the end|in reality|in fact|in practice|in truth|of course|obviously|clearly|evidently|actually|honestly|seriously|frankly|really|literally|truly|anyway|anyways|anyhow|though|tho|then|again|once again|one more time|once more|mind you|after all|indeed|for real|no kidding|basically|essentially',
    ],
    [
      'or',
      'what|nah|nope|no|something|so i hear|so they say|thereabouts|am i wrong|am i mistaken|something like that|not',
    ],
    [
      "|that's|that is|that would be|this is",
      'all|all i need|all i want|all i want to know|all i need to know|it|everything|nothing else|nothing more|full stop|period|end of story',
      '|thanks|please|for now|for today',
    ],
    ['nothing', 'else|more|further'],
    [
      '|i|we|you',
      '|just|really|only|also',
      'need|want|need to have|require',
      'it|this|that|the answer|the number|the figure',
      '|asap|today|now|quickly|fast|urgently|please|soon|by tonight|by tomorrow|right now|for tomorrow|for today',
    ],
    ['need', 'it|this', 'fast|quickly|asap|now|today|quick|soon|urgently'],
    ["it's|it is|this is|that's", '|very|really|quite|kind of', 'urgent|important'],
    ['urgent|very urgent|urgently needed|important|no joke'],
    [
      'sorry',
      "|for asking|for the trouble|for the bother|to ask|to bother you|for the question|for the silly question|again|if that's basic|if this is basic|if that's a silly question|if this is a silly question|if that's obvious|if this is obvious|if this is a dumb question|if that's a dumb question",
    ],
    [SOME, PERSON, '|just|also|really|now', ASKS, ME],
    [SOMEBODY, '|just|keep|also', ASKS, ME],
    [
      '|please|pls|and|also|and please',
      'cite|quote|give|state|name|mention|show|add|include|provide',
      '|me',
      '|the|your|its|a',
      'source|sources|source too|reference',
    ],
    [
      '|and|plus|with|including|incl',
      '|the|your|a|its',
      'source|sources|reference|references|citation',
      'please|pls|as well|too|needed',
    ],
    [
      'without|no|w/o',
      '|any|further|a',
      'comment|comments|explanation|explanations|commentary|fluff|ado|waffle|blah blah|bells and whistles',
    ],
    [
      'in',
      "words|numbers|figures|plain english|plain language|english|english please|layman's terms|simple terms|simple words|a few words|one go",
    ],
    ['as', '|a', 'whole'],
    ['guys|folks|everyone|everybody|dude|buddy|pal|dear|my friend|my dear|my good man|mate'],
  ],
  behind:
    "man|bro|mate|sir|madam|ma'am|dude|buddy|guys|folks|team|friend|friends|assistant|computer|hm|hmm|hey|uh|um|say|source|sources|source?|help|best|sorry|thanks|then|or|or what|please|one number|one figure|a number|a figure|number|figure|in numbers|anyone|anybody|anyone here|anybody here|anyone knows|anyone know|somebody|you know|capisce|savvy|get it|got it|ok|okay|alright|stop|full stop|period|go ahead|hurry|quick|quickly|today|tell me|tell me please|answer|answer please|need it now|need it today|exactly|precisely|roughly|approximately|about|not sure|don't know|don't know it|dunno|idk|no idea|no clue|xoxo|cheerio|bye|bye bye|ciao|see you|later|ttyl|pray tell|may i know|do tell|i pray|thank goodness|whatever|whatever they call it|whatever it is called|whatever it's called|whatever you call it|however you call it|or whatever|or whatever it is called",
};
