import { formatWithText, shownByFormat, textInFormat } from '../../../src/addin/cells/format-text';
import { markedBy, markedPeriod } from '../../../src/addin/cells/dated-periods';
import { basisMark, correctionOf, pointNote, withNote } from '../../../src/addin/cells/point-marks';
import { timelineOf, within } from '../../../src/addin/cells/points';
import { RICH } from './test-host';

const point = (time: string, value = 1) => ({ time, value });
const dayOf = (time: string) => Date.parse(time) / 86_400_000;

test('a timeline is sorted by day, and leaves out what has no time, of which it names the first', () => {
  const times = ['2024-03-01', '2024-01-01', 'soon', '2024-02-01', 'later'];
  const points = times.map((time) => point(time));
  const sorted = ['2024-01-01', '2024-02-01', '2024-03-01'];
  const timeline = timelineOf(points);
  expect(timeline).toEqual({
    days: sorted.map(dayOf),
    points: sorted.map((time) => point(time)),
    odd: 'soon',
  });
  expect(timelineOf(points)).toBe(timeline);
  const ascending = sorted.map((time) => point(time));
  expect(timelineOf(ascending)).toEqual({ days: sorted.map(dayOf), points: ascending, odd: undefined });
  expect(timelineOf(null)).toEqual({ days: [], points: [] });
});

test('points of one day stay in their order', () => {
  const points = [point('2024-02-01', 1), point('2024-01-01', 2), point('2024-01-01', 3)];
  expect(timelineOf(points).points.map(({ value }) => value)).toEqual([2, 3, 1]);
  const same = [point('2024-01-01', 1), point('2024-01-01', 2)];
  expect(timelineOf(same).points).toEqual(same);
});

test.each([
  [{}, [1, 2, 3, 4]],
  [{ from: 2 }, [2, 3, 4]],
  [{ to: 3 }, [1, 2, 3]],
  [{ from: 2, to: 3 }, [2, 3]],
  [{ from: 1, to: 4 }, [1, 2, 3, 4]],
  [{ from: undefined, to: undefined }, [1, 2, 3, 4]],
  [{ from: 5 }, []],
  [{ to: 0 }, []],
  [{ from: 0, to: 9 }, [1, 2, 3, 4]],
])('within %j lie the days %j', (window, expected) => {
  const days = [1, 2, 3, 4];
  const timeline = { days, points: days.map((day) => point(String(day), day)) };
  const part = within(timeline, window);
  expect(part.days).toEqual(expected);
  expect(part.points.map(({ value }) => value)).toEqual(expected);
});

const series = (cadence: string | undefined, times: string[] | null) => ({
  properties: { cadence },
  data: times?.map((time) => point(time)) ?? null,
});

test.each([
  ['annual', ['2023-01-01', '2024-01-01'], 'A', '2024'],
  ['quarterly', ['2023-10-01', '2024-01-01'], 'Q', '2024 Q1'],
  ['monthly', ['2023-12-01', '2024-01-01'], 'M', '2024-01'],
  ['annual', ['2023-01-01', '2023-12-31'], undefined, undefined],
  ['weekly', ['2023-12-25', '2024-01-01'], undefined, undefined],
  ['daily', ['2023-12-31', '2024-01-01'], 'D', undefined],
  ['odd', ['2024-01-01'], undefined, undefined],
  [undefined, ['2024-01-01'], undefined, undefined],
])('a series that is %s, dated %j, is dated by %s', (cadence, times, frequency, period) => {
  const dated = series(cadence, times);
  for (let times_ = 0; times_ < 2; times_++) expect(markedBy(dated)).toBe(frequency);
  expect(markedPeriod(dated, dayOf('2024-01-01'))).toBe(period);
});

test('a series without points is dated as it says', () => {
  expect(markedBy(series('annual', null))).toBe('A');
  expect(markedBy(series('weekly', null))).toBe('W');
});

const OTHER_BASIS = { ...point('2024-01-01'), comparable_with_previous: false };
const CORRECTED = { ...point('2024-01-01'), corrected: { since: '2024-05-02', was: 1234.5 } };

test.each([
  [point('2024-01-01'), undefined, undefined],
  [{ ...OTHER_BASIS, comparable_with_previous: true }, undefined, undefined],
  [OTHER_BASIS, 'not comparable with the one before', 'new basis'],
  [CORRECTED, 'corrected on 2024-05-02, was 1,234.5', undefined],
  [{ ...CORRECTED, corrected: { since: '2024-05-02' } }, undefined, undefined],
  [{ ...CORRECTED, corrected: { was: 3 } }, undefined, undefined],
  [
    { ...OTHER_BASIS, ...CORRECTED },
    'not comparable with the one before; corrected on 2024-05-02, was 1,234.5',
    'new basis',
  ],
])('of the point %j the note is %j and the mark %j', (one, note, mark) => {
  expect(pointNote(one)).toBe(note);
  expect(basisMark(one)).toBe(mark);
});

test('a number carries the note of its point where the host shows properties, and nothing else does', () => {
  const host = { ...RICH, properties: true };
  const number = { type: 'Double', basicValue: 1 } as const;
  const noted = { ...number, properties: { note: { type: 'String', basicValue: pointNote(OTHER_BASIS) } } };
  expect(withNote(number, OTHER_BASIS, host)).toEqual(noted);
  expect(withNote(number, point('2024-01-01'), host)).toBe(number);
  expect(withNote(number, OTHER_BASIS, { ...host, properties: false })).toBe(number);
  expect(withNote(1, OTHER_BASIS, host)).toBe(1);
  const text = { type: 'String', basicValue: '1' } as const;
  expect(withNote(text, OTHER_BASIS, host)).toBe(text);
  expect(correctionOf(CORRECTED)).toEqual(CORRECTED.corrected);
});

test.each([
  ['0.0', undefined, '0.0'],
  ['0.0', '2024', '0.0\\ "(2024)"'],
])('the format %s with the text %s is %s, and shows it', (format, text, expected) => {
  expect(formatWithText(format, text)).toBe(expected);
  expect(textInFormat(expected)).toBe(text);
});

test.each([
  [45_597, 'yyyy-mm-dd', '2024-11-01'],
  [45_597.5, 'yyyy-mm-dd hh:mm', '2024-11-01'],
  [45_000.1, '0.0\\ "(2024)"', '2024'],
  ['2024', 'yyyy-mm-dd', undefined],
  [1, undefined, undefined],
])('of %p in the format %s is shown %s besides', (value, format, text) => {
  expect(shownByFormat(value, format)).toBe(text);
});

test('the text of a format is the one at its end', () => {
  expect(textInFormat(undefined)).toBeUndefined();
  expect(textInFormat('"(2024)" 0.0')).toBeUndefined();
});
