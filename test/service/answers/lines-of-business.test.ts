import { whole } from '../whole';

const { store, engine } = whole;

/** The companies whose registered SIC code begins with one of these digits. */
function registeredAs(...codes: string[]): string[] {
  const isOne = (code: unknown): boolean => codes.some((each) => String(code).startsWith(each));
  return store
    .byType('Company')
    .filter(({ properties }) => properties.has('sic_code') && isOne(properties.get('sic_code')?.value))
    .map(({ name }) => name)
    .sort();
}

const namesOf = (question: string): string[] =>
  engine
    .rows(question)
    .results.map(({ name }) => String(name))
    .sort();

test.each([
  ['companies.industry=semiconductors', ['3674']],
  ['companies.industry=Banks', ['602', '603']],
  ['companies.industry=railroads', ['401']],
  ['companies.industry=pipelines', ['461', '4922', '4923']],
  ['companies.industry=software', ['7371', '7372']],
  ['companies.industry="Title Insurance"', ['6361']],
  ['semiconductor companies', ['3674']],
  ['Which banks are there?', ['602', '603']],
  ['Liste der Banken', ['602', '603']],
  ['car makers', ['3711']],
  ['aerospace companies', ['372', '3730', '376', '3812']],
  ['Asset managers', ['6282']],
  ['technology companies', ['357', '366', '367', '737']],
])('a line of business is no wider than its SIC codes: %s', (question, codes) => {
  const wanted = registeredAs(...codes);
  expect(wanted.length).toBeGreaterThan(0);
  expect(namesOf(question)).toEqual(wanted);
});

test.each([
  ['Is American Express a bank?', 'No.'],
  ['Is JPMorgan Chase a bank?', 'Yes.'],
  ['Is BorgWarner a car maker?', 'No.'],
])('a company that only shares a wider industry is none: %s', (question, says) => {
  expect(engine.answer(question).content.replace(/\*\*/g, '')).toContain(says);
});

test('industries of several classifications bring the register that tells the company’s code', () => {
  const { content } = engine.answer('In what industry is Nvidia?');
  expect(content).toContain('Semiconductors & Related Devices');
  expect(content).toContain('Manufacture of computer, electronic and optical products');
  expect(content).toContain('SEC EDGAR company register');
});

test('a word of an industry that many words describe does not name it', () => {
  const found = (typed: string): string[] =>
    whole.search(typed, { limit: 5 }).map(({ entity }) => entity.description ?? '');
  expect(found('Rubber').filter((each) => each.startsWith('SIC code'))).toEqual([]);
  expect(found('Life Insurance')[0]).toBe('SIC code 6311');
});
