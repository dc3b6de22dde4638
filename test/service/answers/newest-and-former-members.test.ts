import { whole } from '../whole';
import { undatedUnion } from './undated-union';

const { engine } = whole;
const NOT_HELD = /^This is not in the embedded dataset/;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

describe('what is asked of the newest member', () => {
  test.each([
    ['currency of the newest EU member', 'Euro'],
    ['capital of the latest member of OECD', 'San José'],
    ["newest ASEAN member's capital", 'Dili'],
    ['capital of the most recent NATO member', 'Stockholm'],
    ['ASEAN newest member and date', '26 October 2025'],
    ['NATO’s latest member, when it joined', '7 March 2024'],
  ])('%s', (question, answer) => {
    expect(said(question)).toContain(answer);
    expect(ran(question)).toContain('order_by="member_of.since" DESC.limit=1');
  });

  test.each(['newest GDP of EU members', 'latest population of NATO countries'])(
    'of a figure of all members the newest figure is meant: %s',
    (question) => {
      expect(ran(question)).not.toContain('limit=1');
    },
  );
});

test.each([
  ["Is Germany NATO's newest member?", 'newest'],
  ['Is Sweden the latest NATO member?', 'latest'],
])('of one that is a member nothing tells whether it is the newest: %s', (question, word) => {
  expect(said(question)).toContain(`“${word}”`);
});

describe('who left a union that nobody says when he joined', () => {
  test('neither yes nor no before he left', () => {
    expect(undatedUnion().answer('Was Portugal in the Wine League in 2018?').content).toMatch(NOT_HELD);
  });

  test.each([
    ['Was Qatar in OPEC in 2022?', /^No\./],
    ['Was Qatar in OPEC in 2018?', /^Yes\./],
    ['Was Ecuador a member of OPEC in 2000?', /^No\./],
    ['Was Ecuador a member of OPEC in 2015?', /^Yes\./],
    ['was the UK in the EU in 2015', /^Yes\./],
    ['was the UK in the EU in 2022', /^No\./],
    ['was Norway in the EU in 2015', /^No\./],
  ])('%s', (question, verdict) => {
    expect(said(question)).toMatch(verdict);
  });
});

test.each([
  ['Greek public debt as percent of GDP', 'Greece.public_debt'],
  ['public debt of Greece as a percentage of GDP', 'Greece.public_debt'],
])('a figure that is a share of GDP is none of that share: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});
