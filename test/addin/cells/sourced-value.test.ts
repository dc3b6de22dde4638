import { sourcedPoint, sourcedProperty } from '../../../src/addin/cells/sourced-value';
import type { NumericalObservation, ObservationPoint } from '../../../src/shared/contract/observation';
import { RICH } from './test-host';
import { verbatim } from '../../../src/shared/messages/message';

const text = (basicValue: string) => ({ type: 'String', basicValue });
const day = (basicValue: number) => ({ type: 'Double', basicValue, numberFormat: 'yyyy-mm-dd' });

const series: NumericalObservation = {
  id: 's',
  name: 'Revenue',
  type: 'FinancialMetric',
  properties: { unit: 'USD' },
  data: [],
};

const point = (more: object): ObservationPoint => ({ time: '2024-09-28T00:00:00Z', value: 1, ...more });

/** What a number of this point carries. */
const behind = (more: object): unknown =>
  (sourcedPoint(1, point(more), series) as Excel.DoubleCellValue).properties;

test('a property carries its newest source', () => {
  const sources = [
    { name: 'Form 10-K', date: '2023-11-03', document: 'https://sec.example/old' },
    { name: 'Form 10-K', date: '2024-11-01', document: 'https://sec.example/new' },
  ];
  const known = day(45_597);
  expect(sourcedProperty(164_000, { value: 164_000, sources })).toEqual({
    type: 'Double',
    basicValue: 164_000,
    properties: { source: text('Form 10-K'), link: text('https://sec.example/new'), date: known, known },
  });
});

test('a number keeps its format, and a text and a truth value carry their source too', () => {
  const property = { value: 1, sources: [{ name: 'Register' }] };
  const properties = { source: text('Register') };
  expect(sourcedProperty(day(45_597) as Excel.DoubleCellValue, property)).toEqual({
    ...day(45_597),
    properties,
  });
  expect(sourcedProperty('Cupertino', property)).toEqual({ ...text('Cupertino'), properties });
  expect(sourcedProperty(true, property)).toEqual({ type: 'Boolean', basicValue: true, properties });
});

test('what has no source, and an error, stay as they are', () => {
  expect(sourcedProperty(1, { value: 1, sources: null })).toBe(1);
  const error = RICH.error('#N/A', verbatim('too large'));
  const card = { type: 'Entity', text: 'Apple', properties: {} } as const;
  for (const cell of [error, card])
    expect(sourcedProperty(cell, { value: 1, sources: [{ name: 'Register' }] })).toBe(cell);
});

test('a point carries its day, its unit, who published it and when', () => {
  const origin = {
    name: 'EDGAR',
    source: 'Form 10-K',
    url: 'https://sec.example/1',
    published_time: '2024-11-01T06:01:36Z',
  };
  expect(behind({ origin })).toEqual({
    source: text('Form 10-K'),
    link: text('https://sec.example/1'),
    date: day(45_563),
    unit: text('USD'),
    known: day(45_597),
  });
});

test.each([
  [{ start: '2023-10-01', end: '2024-09-28', fiscal_year: 2024 }, 'FY2024'],
  [{ start: '2024-06-30', end: '2024-09-28', fiscal_year: 2024, fiscal_quarter: 4 }, 'FY2024 Q4'],
  [{ start: '2024-01-01', end: '2024-12-31' }, '2024-01-01 to 2024-12-31'],
])('a period %j is told as %s', (period, told) => {
  expect(behind({ period })).toMatchObject({ period: text(told) });
});

test('a point of a series of whole years is of the year that its first day dates', () => {
  const data = [point({ time: '2023-01-01' }), point({ time: '2024-01-01' })];
  const yearly = { ...series, properties: { ...series.properties, cadence: 'annual' }, data };
  const [, newest] = data.map((each) => (sourcedPoint(1, each, yearly) as Excel.DoubleCellValue).properties);
  expect(newest).toMatchObject({ period: text('2024') });
  const undated = sourcedPoint(1, point({ time: 'soon' }), yearly) as Excel.DoubleCellValue;
  expect(undated.properties).not.toHaveProperty('period');
});

test.each([[{ end: '2024-12-31' }], [{ start: '2024-01-01' }], ['2024'], [null]])(
  'a period %j of unknown length is not told',
  (period) => {
    expect(behind({ period })).not.toHaveProperty('period');
  },
);

test('a long text is cut, and a link too long is left out', () => {
  const origin = { source: 'x'.repeat(400), url: `https://sec.example/${'y'.repeat(2_000)}` };
  const properties = behind({ origin }) as Record<string, Excel.StringCellValue>;
  expect(properties['source']?.basicValue.length).toBeLessThanOrEqual(250);
  expect(properties).not.toHaveProperty('link');
  const whole = { url: `https://sec.example/${'y'.repeat(1_000)}` };
  expect(behind({ origin: whole })).toMatchObject({ link: text(whole.url) });
});

test('a time that Excel has no date for is told as it is written', () => {
  expect(behind({ time: '1850-01-01' })).toMatchObject({ date: text('1850-01-01') });
});

test('a point carries the note of its series, its own, or both', () => {
  const own = { comparable_with_previous: false };
  const noteOf = (note: string | undefined, more: object) =>
    ((sourcedPoint(1, point(more), { ...series, note }) as Excel.DoubleCellValue).properties ?? {})['note'];
  expect(noteOf(undefined, {})).toBeUndefined();
  expect(noteOf('a sum', {})).toEqual(text('a sum'));
  expect(noteOf(undefined, own)).toEqual(text('not comparable with the one before'));
  expect(noteOf('a sum', own)).toEqual(text('a sum; not comparable with the one before'));
});
