import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const evaluated = (question: string): string => {
  const { explainability, content } = engine.answer(question);
  const shown = explainability?.at(-1)?.content ?? '';
  return shown.startsWith(EXPRESSION_SHOWN) ? shown.replace(EXPRESSION_SHOWN, '') : content;
};

test.each([
  'is Zulu an official language of South Africa',
  'does South Africa have more than one official language',
])('of a list that need not be whole nothing is denied: %s', (question) => {
  expect(said(question)).toContain('its list may not be complete');
  expect(said(question)).not.toMatch(/^No/);
});

test('a constitution names all languages, so that others are denied', () => {
  expect(said('Is English an official language of Switzerland?')).toMatch(/^No\./);
});

test.each(['How many official languages does South Africa have?', 'languages of Belgium'])(
  'with what is listed it is told that some may be missing: %s',
  (question) => {
    expect(said(question)).toContain('does not list every official language');
  },
);

test('a line that ended while others of the company went on is told as such', () => {
  for (const question of [
    'American Water Works long term debt last 3 years',
    'How has American Water Works’ long term debt moved over the last 5 yrs?',
  ])
    expect(said(question)).toContain(
      'end on 31 December 2020; others of American Water Works run to 31 December 2025',
    );
  expect(said('AT&T long-term debt last five years')).not.toContain('others of');
  // What was filed as Ford's is its parent's part alone, and left out.
  expect(said('Ford long term debt last 3 years')).toContain('no long-term debt of Ford Motor Company');
});

test.each(['Tesla debt', 'total debt of AT&T at year end 2021', 'Verschuldung von Ford'])(
  'no part stands for the whole, and the parts are named: %s',
  (question) => {
    expect(said(question)).toContain('does not recognise');
    expect(said(question)).toContain('It has the long-term debt and the total liabilities of companies');
  },
);

test.each([
  ['Gilt die DSGVO in Frankreich?', 'Yes.'],
  ['does the GDPR apply in Germany', 'Yes.'],
  ['does the GDPR apply in the UK', 'does not list'],
  ['Does the GDPR apply in Switzerland?', 'does not list'],
])('what concerns a union concerns its members, and no others: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ["EU's AI Act date", 'Artificial Intelligence Act.date'],
  ["when was EU's Digital Markets Act adopted", 'Digital Markets Act.founded'],
  ['did Microsoft buy GitHub before 2023', 'GitHub.parent.name=Microsoft.is(since<2023)'],
  [
    'how many companies are in Texas vs California',
    'companies.location=Texas OR California.group_by=state.count()',
  ],
  ['how many companies are in Texas or California', 'companies.location=Texas OR California.count()'],
  [
    'who left the European Union and on what date',
    'countries.former_member_of.name=European Union.former_member_of.until',
  ],
  [
    'which countries left OPEC and when',
    'countries.former_member_of.name=Organization of the Petroleum Exporting Countries.former_member_of.until',
  ],
  ['where does Nike trade', 'Nike.exchange'],
  ['what does gold trade at', 'Gold.latest_value'],
])('%s is read as %s', (question, expression) => {
  expect(evaluated(question)).toBe(expression);
});

test('what a word means is no average', () => {
  expect(said('what does CPI mean')).not.toContain('average of');
  expect(said('mean revenue of banks')).toContain('The average revenue');
});
