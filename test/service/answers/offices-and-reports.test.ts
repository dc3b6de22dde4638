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
  ['who succeeded Amy Weaver at Salesforce', 'Robin L. Washington', '21 March 2025'],
  ['who followed Doug McMillon as CEO of Walmart', 'John Furner', '1 February 2026'],
  ["Doug McMillon's successor", 'John Furner', '1 February 2026'],
  ['who took over from Warren Buffett at Berkshire', 'Greg Abel', '1 January 2026'],
  ['Who replaced Safra Catz at Oracle?', 'Mike Sicilia', '22 September 2025'],
  ["who was Kevan Parekh's predecessor", 'Luca Maestri', '1 January 2025'],
  ["Who was Walmart's CEO before John Furner?", 'Doug McMillon', '1 February 2026'],
])('who followed whom in an office is told by the days of both: %s', (question, name, day) => {
  expect(said(question)).toContain(name);
  expect(said(question)).toContain(day);
});

test.each([
  ['Who succeeded Tim Cook as CEO of Apple?', 'has no successor in office of Tim Cook'],
  ['who preceded Tim Cook', 'has no predecessor in office of Tim Cook'],
  ['who succeeded Doug McMillon at Target', 'cannot tell'],
])('where no day is held, or the firm is another, nobody is told: %s', (question, refusal) => {
  expect(said(question)).toContain(refusal);
});

test.each([
  ['when did Greg Abel take over Berkshire', 'Berkshire Hathaway.ceo.name=Greg Abel.since'],
  ['when did Microsoft take over LinkedIn', 'LinkedIn.parent.name=Microsoft.since'],
  ["Oracle's co-CEOs and their start date", 'Oracle Corporation.return(name, ceo, ceo_since)'],
])('who takes over a company leads it, and a firm buys it: %s', (question, expression) => {
  expect(evaluated(question)).toBe(expression);
});

test('who is known to have begun on a day is told with that, and not with the day that said so', () => {
  expect(said('CEO of Target')).toContain('Michael Fiddelke (since 1 February 2026)');
  expect(said('CEO of Target')).not.toContain('as of 20 August 2025');
  expect(said('CEO of General Motors')).toContain('as of 2 June 2025');
});

test.each([
  ["filing date of Apple's last 10-K", 'Apple.annual_report_filed', '31 October 2025'],
  ['10-K date Tesla', 'Tesla.annual_report_filed', '29 January 2026'],
  [
    'day Oracle filed its annual report 2024',
    'Oracle Corporation.annual_report_filed.at=2024',
    '20 June 2024',
  ],
  [
    'when did Tesla file its first quarter 2025 10-Q',
    'Tesla.quarterly_report_filed.at=Q1 2025',
    '23 April 2025',
  ],
  ["last day of Nvidia's fiscal Q1 2026", 'Nvidia.period_end.at=FY2026-Q1', '27 April 2025'],
  ["how many weeks were in Apple's fiscal 2023", 'Apple.period_weeks.at=FY2023', '53'],
  [
    "Which period does Walmart's Q2 of fiscal 2026 cover?",
    'Walmart.at=FY2026-Q2.return(name, period_start, period_end)',
    '1 May 2025',
  ],
])('when a period was reported, and which days it has: %s', (question, expression, value) => {
  expect(evaluated(question)).toBe(expression);
  expect(said(question)).toContain(value);
});

test('the last quarter of a year has no report of its own, and a year of months no whole number of weeks', () => {
  expect(said('Microsoft.quarterly_report_filed.at=Q2 2026')).toContain('not in the embedded dataset');
  expect(said('Microsoft.quarterly_report_filed')).toContain('Form 10-Q');
  expect(said('Microsoft.quarterly_report_filed')).not.toContain('less');
  expect(said('Walmart.period_weeks.at=FY2024')).toContain('not in the embedded dataset');
});

test.each([
  ['when did Safra Catz step down as CEO of Oracle', 'Safra Catz.left_office', '22 September 2025'],
  ['Nachfolger von Doug McMillon', 'Doug McMillon.succeeded_by', 'John Furner'],
  ['Wer folgte auf Doug McMillon bei Walmart', 'Doug McMillon.succeeded_by', 'John Furner'],
  ['When did Starbucks fiscal 2024 start', 'Starbucks.period_start.at=FY2024', '2 October 2023'],
  ["Walmart's fiscal year 2025 ended when?", 'Walmart.period_end.at=FY2025', '31 January 2025'],
  ['who succeeded the Soviet Union', 'USSR.successors', 'Kazakhstan'],
  ['latest quarter available for Nvidia', 'Nvidia.period_end.at=latest quarter', '26 April 2026'],
  ['until when was Walmart called Wal-Mart Stores', 'Walmart.former_names', '2018-01-30'],
  ['Nvidia cash end of last quarter', 'Nvidia.cash.at=latest quarter', '$13.2 billion'],
  ['what was the dollar worth in Deutsche Mark in 1995', 'USD/DEM.latest_value.at=1995', '1.4406'],
  ['Walmart revenue 5 yrs', 'Walmart.revenue.at=2022..2026', '$713.2 billion'],
])('ends, beginnings and old names: %s', (question, expression, value) => {
  expect(evaluated(question)).toBe(expression);
  expect(said(question)).toContain(value);
});

test.each(['when did Apple start', 'how many counties does Texas have'])(
  'what is not held is not told by what begins or lies around it: %s',
  (question) => {
    expect(said(question)).toContain('not in the embedded dataset');
  },
);
