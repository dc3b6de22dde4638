import { nameText } from '../../../src/shared/names/name-text';
import { corpusFiles, isRefusedRow, readCorpus } from '../../../tools/questions/corpus-file';
import { whole } from '../whole';

const { engine } = whole;
const content = (question: string): string => engine.answer(question).content.replaceAll('**', '');

/** Questions that are refused, with what stood in the way: a word or a run of words, and no name that is known. */
const REFUSED: readonly (readonly [question: string, obstacle: string, known: string])[] = [
  ['Who ran Apple before the current CEO?', 'before', '“Apple”'],
  ['Who was just ahead of Delta in the Fortune 500?', 'ahead of Delta', '“Fortune 500”'],
  ['Identify 549300 something LEI for Tesla', 'something', '“Tesla”'],
  ['Which is the best managed bank in Texas?', 'best', '“Texas”'],
  ['Countries in the Caribbean using their own currency', 'own', '“currency”'],
  ['most northern big city in your data', 'big', '“northern”'],
  ['What share of Egyptians lives in Cairo?', 'Egyptians', '“Cairo”'],
  ['Currency used by the neighbour states Sweden and Norway', 'neighbour', '“Sweden”'],
  ['competitors of Lockheed in the same industry', 'competitors', '“Lockheed”'],
  ['How many companies do you classify as pharma preparations?', 'classify', '“companies”'],
  ['When was Elliott Hill appointed at Nike?', 'appointed', '“Nike”'],
  ['GDPR - since when applicable?', 'since when', '“GDPR”'],
  ['Who was the first CEO of Apple?', 'first', '“Apple”'],
  ['In which countries is German spoken by a majority?', 'majority', '“German”'],
  ['capital of Germany before 1990', 'before', '“Germany”'],
  ['population of Germany excluding Berlin', 'excluding Berlin', '“Germany”'],
  ['universities in Switzerland founded by women', 'women', '“Switzerland”'],
  ['companies in Texas without debt', 'debt', '“Texas”'],
  ['the CEO of the company that Tim Cook admires', 'admires', '“Tim”'],
  ['number of Apple employees per country', 'per country', '“Apple”'],
  ['revenue of Apple per store', 'per store', '“Apple”'],
  ['Where is the World Bank headquartered?', 'headquartered', '“where”'],
  ['Welche Banken haben mehr als zehn Filialen in Bayern?', 'Filialen', '“Banken”'],
  ['Welche Firma hat die schönsten Büros?', 'schönsten Büros', '“Firma”'],
  ['largest city in each country of Europe', 'largest', '“Europe”'],
  ['Has Turkey been in NATO longer than Germany?', 'longer than Germany', '“Germany”'],
  ['What percentage of OpenAI does Microsoft hold?', 'percentage', '“Microsoft”'],
  ['Who ran Intel before Lip-Bu Tan?', 'before Lip-Bu Tan', '“Intel”'],
];

test.each(REFUSED)('a refusal names what stood in the way: %s', (question, obstacle, known) => {
  const { content } = engine.answer(question);
  expect(content).toMatch(/^This is not in the embedded dataset/);
  expect(content).toContain(`“${obstacle}”`);
  expect(content).not.toContain(known);
});

/** What a refusal says of a fact that is understood and not held. */
const NOT_HELD =
  /^it (?:has|does not (?:list|say)|counts|knows only|cannot (?:count|sum up|work out|tell what is no member))|^its figures|^there is no question/;

test('every refusal of the corpora names what stands in the question, or a fact that is not held', () => {
  const plain = (text: string): string => nameText(text.replace(/&/g, ' and ')).replace(/ /g, '');
  const wrong = corpusFiles()
    .flatMap(readCorpus)
    .filter(isRefusedRow)
    .filter(({ question, answer }) => {
      const why = answer.replace(/^This is not in the embedded dataset: /, '');
      const named = [...why.matchAll(/“([^”]+)”/g)].map(([, span = '']) => span);
      const isNamed = named.length > 0 && named.every((span) => plain(question).includes(plain(span)));
      return !isNamed && !NOT_HELD.test(why);
    });
  expect(wrong).toEqual([]);
});

test.each([
  ['Revenue of Wayne Enterprises in 2024', '“Wayne Enterprises”'],
  ['What is the website of ETH Zurich?', '“ETH Zurich”'],
  [
    'Which companies in Germany have a revenue over 50 billion euros?',
    'no revenue of any of the companies in Germany',
  ],
])(
  'a refusal names the whole of what is not known, and the figure that is not held: %s',
  (question, said) => {
    expect(content(question)).toContain(said);
  },
);

test('a question that can be read in too many ways is not called too long', () => {
  const question = 'Which of the biggest twenty US companies by sales are health care companies?';
  expect(engine.answer(question).content).not.toContain('too long');
});

test.each([
  ['NATO members in 1940', 'for 1940. The North Atlantic Treaty Organization was founded on 4 April 1949'],
  [
    'How many members did NATO have in 1940?',
    'no members of the North Atlantic Treaty Organization for 1940. The North Atlantic Treaty Organization was founded on 4 April 1949',
  ],
  ['Which bank had the biggest loss in 2020?', 'no banks with a net income below $0 for 2020.'],
  [
    'companies with a net income above 200 billion in 2015',
    'above $200 billion for 2015, none of the 441 with known data.',
  ],
  ["Elon Musk's revenue", 'no revenue of Elon Musk'],
  ["What is Elon Musk's net worth?", "no stockholders' equity of Elon Musk"],
])('a refusal says of which time, and what was not yet founded then: %s', (question, said) => {
  expect(content(question)).toContain(said);
});

test.each([
  ["Apple's net margin in 2030", 'is 26.9% for the year that ended on 27 September 2025'],
  ["growth of Apple's revenue in 1995", '(28 September 2024) to $416.2 billion (27 September 2025)'],
  ['CEO of Apple in 1990', 'Tim Cook is the chief executive officer of Apple Inc. as of 1 November 2024'],
])('what a refusal offers instead bears its period: %s', (question, said) => {
  expect(content(question)).toMatch(/^This is not in the embedded dataset/);
  expect(content(question)).toContain(said);
});

test('the members of a union at a time are counted, and not the union itself', () => {
  expect(content('How many countries were in the EU in 2015?')).toContain('28');
  expect(content('European Union.country.count()')).toMatch(/^This is not in the embedded dataset/);
});

test.each([
  ["What do you think of Intel's management?", 'what do you think'],
  ["Your opinion on Nvidia's revenue?", 'your opinion'],
  ["Do you like Apple's revenue?", 'do you like'],
  ["What do you make of Apple's revenue in 2023?", 'what do you make of'],
  ["How come Intel's revenue fell in 2023?", 'how come'],
  ['should I buy Nvidia?', 'should i'],
  ['Was denkst du über den CEO von Apple?', 'was denkst du'],
  ['Wieso ist der Gewinn von Apple so hoch?', 'wieso'],
])('an opinion, a reason or advice is refused, whatever fact is named beside it: %s', (question, asked) => {
  expect(content(question)).toMatch(/^This is not in the embedded dataset/);
  expect(content(question).toLowerCase()).toContain(`“${asked}”`);
});

test.each([
  ['which countries need a visa', 'visa'],
  ['What are the target countries of the act?', 'target'],
  ["the delta of Apple's revenue", 'delta'],
])('a noun in small letters is no company that is called so: %s', (question, noun) => {
  expect(content(question)).toMatch(/^This is not in the embedded dataset/);
  expect(content(question)).toContain(`“${noun}`);
});

test.each(['GDP of the world', 'worldwide GDP'])(
  'of the world no country’s figure is told: %s',
  (question) => {
    expect(content(question)).toMatch(
      /^This is not in the embedded dataset: it (?:does not recognise|has no GDP)/,
    );
  },
);

test('the first and the last of several years do not tell of each', () => {
  expect(content('Did dividends paid by Procter & Gamble go up every year from 2012 to 2022?')).toMatch(
    /^This is not in the embedded dataset/,
  );
  // Of each year it is told.
  const each = content("Did Apple's revenue rise every year since 2016?");
  for (const grown of ['-7.7%', '+6.3%', '-2.0%', '-2.8%', '+6.4%']) expect(each).toContain(grown);
});

test('a currency beside a country is the unit of its figure', () => {
  expect(content('GDP of Japan in 1995, current US dollars')).not.toContain('of US Dollar');
});

test('what prices rose by over a year is told of each of two months', () => {
  expect(content('US CPI yoy: March 2022 vs March 2023')).toMatch(/\+8\.5%[^]*\+5\.0%/);
});

test('what is compared and not held is named, and no word that asks for more of it', () => {
  expect(content('Is IBM older than Microsoft?')).toMatch(
    /: it has no founding date of IBM and Microsoft\.$/,
  );
  expect(content('most populous US state')).toContain('“most populous”');
  expect(content('GE employees')).toContain('it has no number of employees of General Electric.');
});
