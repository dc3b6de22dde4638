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

test.each([
  [
    'When did Portugal join EFTA?',
    'Portugal was a member of the European Free Trade Association from 3 May 1960 until 31 December 1985',
  ],
  ['From when to when was Portugal a member of EFTA?', 'from 3 May 1960 until 31 December 1985'],
  ['When did the United Kingdom join the EU?', 'from 1 January 1973 until 31 January 2020'],
  ['Portugal.member_of.name=EFTA.since.at=1985', 'from 3 May 1960 until 31 December 1985'],
  ['When did Germany join the EU?', 'has been a member of the European Union since 1 January 1958'],
  [
    'When did Gabon join OPEC?',
    'has been a member of the Organization of the Petroleum Exporting Countries since July 2016',
  ],
  ['When did Andorra join the EU?', 'does not list Andorra as a member'],
])(
  'who has left is told with both days, who came back with the last, who never was one not at all: %s',
  (question, sentence) => {
    expect(said(question)).toContain(sentence);
  },
);

test('of several who held an office one after another the one who left is told with the day', () => {
  expect(said('Who has led Walmart since February 2026?')).toMatch(/Doug McMillon: .*end 1 February 2026/);
});
