import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

/** Questions of a figure, of a fact and of a whole collection, where nothing may be left aside. */
const CARRIED: readonly (readonly [string, string])[] = [
  ["what is Apple's revenue in 2023", 'Apple.revenue.at=2023'],
  ['who is the CEO of Boeing', 'Boeing.ceo'],
  ['how many companies are headquartered in Texas', 'companies.headquarters=Texas.count()'],
];
const CARRIED_GERMAN: readonly (readonly [string, string])[] = [
  ['wie hoch war der Umsatz von Apple 2023', 'Apple.revenue.at=2023'],
  ['wer ist der CEO von Boeing', 'Boeing.ceo'],
];

test.each([
  ...[
    'I was wondering,',
    'real quick:',
    'btw',
    'hey,',
    'Hi everyone,',
    'ok so',
    'so tell me,',
    'well,',
    'um,',
  ],
  ...[
    'quick q:',
    'one more question:',
    "here's my question:",
    'any idea',
    'any clue',
    'can u tell me',
    'pls lmk',
  ],
  ...['gimme', 'does anybody know', "I can't remember", 'no idea', 'Just curious,', 'for the record,'],
  ...[
    'my boss wants to know',
    'a client asked me',
    'everybody asks',
    'I was asked',
    'our board wants to know:',
  ],
  ...[
    'to be honest,',
    'as far as you know,',
    'according to the filings,',
    'sorry to bother you, but',
    'first,',
  ],
  ...['is there a way to find out', 'call up', 'Dear Sir or Madam,', 'help me out here:', 'next:', 'trivia:'],
])('what stands before a question says nothing of it: %s', (before) => {
  for (const [question, expression] of CARRIED) expect(ran(`${before} ${question}`)).toBe(expression);
});

test.each([
  ...[', please and thanks', ' pls', ' thx', ', any idea?', ', anyone?', ' if you know', ', I was wondering'],
  ...[
    ', as far as you know',
    ', give or take',
    ' or so',
    ', ballpark',
    ' (approx.)',
    ', in a nutshell',
    ' lol',
  ],
  ...[
    ', asking for a friend',
    ', honestly',
    ', eh?',
    ', right?',
    ' or what',
    ', my boss wants to know',
    ' asap',
  ],
  ...[
    ', just the number',
    ', source?',
    " that's all I need",
    ', not sure',
    ', tell me',
    ' according to its 10-K',
  ],
  ...[
    ' for the meeting tomorrow',
    ', no rush',
    ' though',
    ', sorry if that is basic',
    ' kind regards',
    ' btw',
  ],
])('nor does what stands behind it: %s', (behind) => {
  for (const [question, expression] of CARRIED) expect(ran(question + behind)).toBe(expression);
});

test.each([
  ...[
    'ich wollte mal fragen,',
    'sag mal,',
    'weißt du zufällig,',
    'kurze Frage:',
    'mein Chef fragt,',
    'also,',
  ],
  ...[
    'übrigens,',
    'ehrlich gesagt,',
    'könntest du mir bitte sagen,',
    'ich habe vergessen,',
    'Hallo zusammen,',
  ],
  ...[
    'laut Geschäftsbericht',
    'entschuldigung,',
    'nur aus Neugier:',
    'ein Kunde will wissen,',
    'keine Ahnung,',
  ],
])('a question in German may be led to as well: %s', (before) => {
  for (const [question, expression] of CARRIED_GERMAN) expect(ran(`${before} ${question}`)).toBe(expression);
});

test.each([
  ...[
    ', bitte',
    ', danke im Voraus',
    ' mit freundlichen Grüßen',
    ', weißt du das?',
    ', falls bekannt',
    ' denn',
  ],
  ...[', grob gesagt', ', oder?', ' eigentlich', ', nur die Zahl bitte', ' mit Quellenangabe', ', dringend'],
])('and ended: %s', (behind) => {
  for (const [question, expression] of CARRIED_GERMAN) expect(ran(question + behind)).toBe(expression);
});

test.each([
  ["what, however, is Apple's revenue in 2023", 'Apple.revenue.at=2023'],
  ['who is of course the CEO of Boeing', 'Boeing.ceo'],
  ['how many companies are physically headquartered in Texas', 'companies.headquarters=Texas.count()'],
])('an adverb that says only how something is said goes: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ['only Apple revenue 2023', 'only'],
  ['not Apple: revenue 2023', 'not'],
  ['Apple revenue except services 2023', 'services'],
  ['companies in Texas without Houston', 'without'],
  ['according to the IMF, what is the GDP of Poland', 'IMF'],
  ['what was the adjusted net income of Apple, please', 'adjusted'],
  ['our revenue, please', 'our'],
  ['what was the revenue of Apple back then', 'back'],
  ['revenue of Indeed', 'Indeed'],
  ['what is the revenue of Apple in the next year', 'next'],
])('what narrows a question is never taken for what stands around it: %s', (question, word) => {
  expect(said(question)).toMatch(/^This is not in the embedded dataset/);
  expect(said(question)).toContain(word);
});

test.each([
  ['companies in Tulsa, OK', 'companies.location=Tulsa'],
  ['Google revenue 2023', 'Alphabet.revenue.at=2023'],
  [
    'net income 2023: PGR, TRV, ALL',
    'Progressive Corporation OR The Travelers Companies OR Allstate.net_income.at=2023',
  ],
  ['revenue 2023: AAPL, NOW', 'Apple OR ServiceNow.revenue.at=2023'],
  ['people who are directors at more than one company', 'people.directs_count>1'],
  ['Apple revenue 2023 or 2022', 'Apple.revenue.at=2023 OR 2022'],
  ['can you tell me about Boeing?', 'Boeing'],
])('nor is a name or a word that it begins or ends with: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each(['thanks', 'hello', 'please and thank you', 'can you help me?', 'Danke!'])(
  'what is nothing else is no question: %s',
  (text) => {
    expect(said(text)).toMatch(/^This is not in the embedded dataset/);
  },
);

test.each([
  ['I read in a chat that Elon Musk is the CFO of Tesla, right?', /^No/],
  ['someone told me Norway is in the EU, true?', /^No/],
  ['My colleague claims Intel lost money in 2023. Is that right?', /^No/],
  ['rumour has it that the capital of Australia is Canberra', /^Yes/],
  ['Norway is in the EU - t/f', /^No/],
  ['Poland is in the EU, huh?', /^Yes/],
])('a claim that somebody has heard is asked of: %s', (question, verdict) => {
  expect(said(question)).toMatch(verdict);
});
