import { ambiguousDays, periodText, readPeriod } from '../../../src/shared/periods/written-period';

const spelled = (text: string): string | undefined => {
  const period = readPeriod(text);
  return period && periodText(period);
};

test.each([
  ['2017', ['2017', ' 2017 ']],
  ['2017Q1', ['2017Q1', '2017-Q1', '2017 q1', 'Q1 2017', 'q1/2017', 'Q1-2017', '1Q17', '1Q 2017', "Q1'17"]],
  ['FY2017', ['FY2017', 'FY 2017', 'FY17', "FY'17", 'fy2017']],
  ['FY2017Q4', ['FY2017Q4', 'FY2017-Q4', 'FY17 Q4', 'Q4 FY2017', 'Q4FY17', 'Q4/FY2017']],
  ['2017-03', ['2017-03', '2017-3', '03.2017', '3/2017', 'Mar 2017', 'March 2017', 'März 2017', 'mar. 2017']],
  [
    '2017-03-31',
    [
      ...['2017-03-31', '31.3.2017', '31.03.2017', '2017/3/31', '2017.03.31', '20170331', '31/3/2017'],
      ...['3/31/2017', '31 March 2017', '31. März 2017', 'March 31, 2017', 'Mar 31 2017', '31st March 2017'],
    ],
  ],
] as const)('%s has many spellings', (canonical, texts) => {
  expect(texts.map(spelled)).toEqual(texts.map(() => canonical));
});

test.each([
  ['', 'yesterday', 'latest', '17', 'Q5 2017', '2017Q0', '2017 revenue', 'Marble 2017', '201703', '4/5/2017'],
])('other texts are none: %j', (...texts) => {
  expect(texts.map(spelled)).toEqual(texts.map(() => undefined));
});

test('of a day that each country reads otherwise both readings are given', () => {
  expect(ambiguousDays('4/5/2017')).toEqual(['2017-04-05', '2017-05-04']);
  expect([ambiguousDays('31/5/2017'), ambiguousDays('4/2017')]).toEqual([undefined, undefined]);
});
