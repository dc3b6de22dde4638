import { truthOf } from './question-truth';
import { whole } from '../whole';

const { engine, store } = whole;
const { gdp, named, number } = truthOf(store);
const said = (question: string): string => engine.answer(question).content;
const firstRow = (question: string): Record<string, unknown> => engine.rows(question).results[0] ?? {};
const germany = named('Germany', 'Country');

test.each(['GDP of Germany', "Germany's economy", 'BIP von Deutschland', 'Germany.gdp'])(
  'a plain GDP is in current dollars, and says so: %s',
  (question) => {
    expect(Object.values(firstRow(question))).toContain(gdp(germany));
    expect(said(question)).toContain('current US dollars');
  },
);

test.each([
  'GDP of Germany at purchasing power parity',
  'Germany GDP PPP',
  'BIP Deutschlands kaufkraftbereinigt',
  'GDP at PPP of Germany',
])('at purchasing power parity it is another figure: %s', (question) => {
  expect(Object.values(firstRow(question))).toContain(number(germany, 'gdp_ppp'));
  expect(said(question)).toContain('purchasing power parity');
});

test.each([
  ['largest economies', 'United States'],
  ['largest economies at purchasing power parity', 'China'],
])('a ranking keeps to one basis: %s', (question, first) => {
  expect(engine.rows(question).results[0]?.['name']).toBe(first);
});

test('a figure that was worked out on a basis names it', () => {
  expect(said('GDP per capita of Germany at purchasing power parity')).toContain(
    'GDP at purchasing power parity per head',
  );
});
