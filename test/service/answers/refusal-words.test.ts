import { whole } from '../whole';

const { engine } = whole;

/** Questions that are refused, with what stood in the way: a word or a run of words, and no name that is known. */
const REFUSED: readonly (readonly [question: string, obstacle: string, known: string])[] = [
  ["Who was Starbucks's boss before Brian Niccol?", 'before Brian Niccol', '“Starbucks”'],
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
  ['GDPR - since when applicable?', 'applicable', '“GDPR”'],
  ['Who was the first CEO of Apple?', 'first', '“Apple”'],
  ['last country to join the EU', 'last', '“EU”'],
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
  ['Welche Firma hat die schönsten Büros?', 'schönsten', '“Firma”'],
  ['Wer war vor Tim Cook der Chef von Apple?', 'vor Tim Cook', '“Apple”'],
  ['largest city in each country of Europe', 'largest', '“Europe”'],
  ['first members of ASEAN', 'first', '“ASEAN”'],
];

test.each(REFUSED)('a refusal names what stood in the way: %s', (question, obstacle, known) => {
  const { content } = engine.answer(question);
  expect(content).toMatch(/^This is not in the embedded dataset/);
  expect(content).toContain(`“${obstacle}”`);
  expect(content).not.toContain(known);
});

test('a question that can be read in too many ways is not called too long', () => {
  const question = 'Which of the biggest twenty US companies by sales are health care companies?';
  expect(engine.answer(question).content).not.toContain('too long');
});
