import { nameText } from '../../../src/shared/names/name-text';
import { corpusFiles, isRefusedRow, readCorpus } from '../../../tools/questions/corpus-file';
import { whole } from '../whole';

const { engine } = whole;
const content = (question: string): string => engine.answer(question).content.replaceAll('**', '');

/** Questions that are refused, with what stood in the way: a word or a run of words, and no name that is known. */
const REFUSED: readonly (readonly [question: string, obstacle: string, known: string])[] = [
  ['Identify 549300 something LEI for Tesla', 'something', '“Tesla”'],
  ['Which is the best managed bank in Texas?', 'best', '“Texas”'],
  ['What share of Egyptians lives in Cairo?', 'Egyptians', '“Cairo”'],
  ['Currency used by the neighbour states Sweden and Norway', 'neighbour', '“Sweden”'],
  ['competitors of Lockheed in the same industry', 'competitors', '“Lockheed”'],
  ['How many companies do you classify as pharma preparations?', 'classify', '“companies”'],
  ['When was Elliott Hill appointed at Nike?', 'appointed', '“Nike”'],
  ['In which countries is German spoken by a majority?', 'majority', '“German”'],
  ['universities in Switzerland founded by women', 'women', '“Switzerland”'],
  ['companies in Texas without debt', 'debt', '“Texas”'],
  ['the CEO of the company that Tim Cook admires', 'admires', '“Tim”'],
  ['Where is the World Bank headquartered?', 'headquartered', '“where”'],
  ['Welche Banken haben mehr als zehn Filialen in Bayern?', 'Filialen', '“Banken”'],
  ['largest city in each country of Europe', 'largest', '“Europe”'],
];

test.each(REFUSED)('a refusal names what stood in the way: %s', (question, obstacle, known) => {
  const { content } = engine.answer(question);
  expect(content).toMatch(/^This is not in the embedded dataset/);
  expect(content).toContain(`“${obstacle}”`);
  expect(content).not.toContain(known);
});

/** What a refusal says of a fact that is understood and not held. */
const NOT_HELD =
  /^it (?:has|does not (?:have|list|say)|counts|knows only|cannot (?:count|sum up|work out|tell what is no member))|^its figures|^there is no question/;

test('every refusal of the corpora names what stands in the question, or a fact that is not held', () => {
  const plain = (text: string): string => nameText(text.replace(/&/g, ' and ')).replace(/ /g, '');
  const wrong = corpusFiles()
    .flatMap(readCorpus)
    .filter(isRefusedRow)
    .filter(({ question, answer }) => {
      const why = answer.replace(/^This is not in the embedded dataset: /, '');
      const named = [...why.matchAll(/“([^”]+)”/g)].map(([, span = '']) => span);
      const isNamed =
        named.length > 0 &&
        named.every(
          (span) =>
            question.toLowerCase().includes(span.toLowerCase()) || plain(question).includes(plain(span)),
        );
      return !isNamed && !NOT_HELD.test(why);
    });
  expect(wrong).toEqual([]);
});

test.each([
  ['Revenue of Wayne Enterprises in 2024', '“Wayne Enterprises”'],
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

test.each([
  ['revenue of Apple '.repeat(40), 'The question is too long. Ask it in fewer words.'],
  ['?', 'There is no question.'],
])('what ails the question itself is not said to lack in the dataset: %s', (question, said) => {
  expect(content(question)).toBe(said);
});

test('a question that can be read in too many ways is not called too long', () => {
  const question = 'Which of the biggest twenty US companies by sales are health care companies?';
  expect(engine.answer(question).content).not.toContain('too long');
});

test.each([
  ['NATO members in 1940', 'for 1940. The North Atlantic Treaty Organization was founded on 4 April 1949'],
  ['Which bank had the biggest loss in 2020?', 'no banks with a net income below $0 for 2020.'],
  [
    'companies with a net income above 200 billion in 2015',
    'above $200 billion for 2015, none of the 439 with known data.',
  ],
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

test.each([['Wieso ist der Gewinn von Apple so hoch?', 'wieso']])(
  'an opinion, a reason or advice is refused, whatever fact is named beside it: %s',
  (question, asked) => {
    expect(content(question)).toMatch(/^This is not in the embedded dataset/);
    expect(content(question).toLowerCase()).toContain(`“${asked}”`);
  },
);

test.each([["the delta of Apple's revenue", 'delta']])(
  'a noun in small letters is no company that is called so: %s',
  (question, noun) => {
    expect(content(question)).toMatch(/^This is not in the embedded dataset/);
    expect(content(question)).toContain(`“${noun}`);
  },
);

test('a currency beside a country is the unit of its figure', () => {
  expect(content('GDP of Japan in 1995, current US dollars')).not.toContain('of US Dollar');
});

test('what prices rose by over a year is told of each of two months', () => {
  expect(content('US CPI yoy: March 2022 vs March 2023')).toMatch(/\+8\.5%[^]*\+5\.0%/);
});

test('what is compared and not held is named', () => {
  expect(content('Is IBM older than Microsoft?')).toContain('has no founding date of IBM and Microsoft.');
  expect(content('GE employees')).toContain('it has no number of employees of General Electric.');
});
