import type { Figures } from '../../../tools/dataset/filings/filed-figures';
import { pointsOf, type Cadence, type Cited, type Line } from '../../../tools/dataset/filings/line';
import { lineName } from '../../../tools/dataset/filings/line-names';
import { keepOneBasis } from '../../../tools/dataset/filings/shares';
import { whole } from '../../service/whole';

const INCOME = 1_000_000_000;
const QUARTERS = ['03-31', '06-30', '09-30'];

/** Values of years or quarters from 2021 on, oldest first; a year without one has none. */
function line(name: string, cadence: Cadence, values: readonly (number | undefined)[]): Line {
  const ends = cadence === 'a' ? years(values.length) : quarters(values.length / QUARTERS.length);
  const points = ends.flatMap((end, at): [string, Cited][] => {
    const value = values[at];
    return value === undefined ? [] : [[end, { value, cite: '', tag: null }]];
  });
  const figures: Figures = {
    cik: '1',
    line: name,
    concept: name,
    unit: 'USD/shares',
    cadence: cadence === 'a' ? 'annual' : 'quarterly',
    data: [],
    split_adjusted: [],
  };
  return { figures, name: lineName(figures)!, cadence, points: new Map(points) };
}

const years = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${String(2021 + at)}-12-31`);
const quarters = (count: number): string[] =>
  years(count).flatMap((end) => QUARTERS.map((day) => `${end.slice(0, 4)}-${day}`));

/** The earnings per share that are left of years and quarters with the same income throughout. */
function left(
  perYear: readonly (number | undefined)[],
  perQuarter: readonly number[] = [],
  split?: { filed: number; adjusted: number },
): { a: number[]; q: number[] } {
  const lines = [
    line('Diluted EPS', 'a', perYear),
    line(
      'Net income',
      'a',
      perYear.map(() => INCOME),
    ),
    line('Diluted EPS', 'q', perQuarter),
    line(
      'Net income',
      'q',
      perQuarter.map(() => INCOME / 4),
    ),
  ];
  if (split) {
    const end = '2019-12-31';
    lines[0]!.figures.data.push([null, end, split.filed, null, null, null, 'facts', 2, null]);
    lines[0]!.figures.split_adjusted.push([end, split.adjusted]);
  }
  keepOneBasis(lines, { years: years(5), quarters: quarters(5), firstYear: 2021, turned: new Map() });
  const of = (cadence: Cadence): number[] =>
    [...pointsOf(lines, 'Diluted EPS', cadence).values()].map(({ value }) => value);
  return { a: of('a'), q: of('q') };
}

describe('earnings per share', () => {
  test('begin after a split that nothing bridges', () => {
    expect(left([10, 10, 1, 1, 1]).a).toEqual([1, 1, 1]);
  });

  test('of years that are restated stay where those of quarters begin after a split', () => {
    const old = [2.5, 2.5, 2.5];
    expect(left([1, 1, 1, 1, 1], [...old, ...old, 0.25, 0.25, 0.25])).toEqual({
      a: [1, 1, 1, 1, 1],
      q: [0.25, 0.25, 0.25],
    });
  });

  test('of years go with those of quarters where nothing proves that they are restated', () => {
    const old = [2.5, 2.5, 2.5];
    expect(left([0.004, undefined, 1, 1, 1], [...old, ...old, 0.25, 0.25, 0.25]).a).toEqual([1, 1, 1]);
  });

  test('begin after a jump over years that are missing, though no split makes it', () => {
    expect(left([1, undefined, undefined, 0.42, 0.41]).a).toEqual([0.42, 0.41]);
  });

  test('go one by one where a known split tells that they are as first filed', () => {
    const left5 = left([0.21, 0.2, 1, 0.2, 0.21], [], { filed: 5, adjusted: 1 });
    expect(left5.a).toEqual([0.21, 0.2, 0.2, 0.21]);
  });

  test('stay where one year is out of line and those before it are in line again', () => {
    expect(left([1, 1, 2.2, 1, 1]).a).toEqual([1, 1, 2.2, 1, 1]);
  });

  test('in another unit are left out', () => {
    expect(left([1, 680_000, 1, 1, 1]).a).toEqual([1, 1, 1, 1]);
  });
});

test.each([
  ['Amazon', '2016-12-31', 0.245],
  ['Netflix', '2018-12-31', 0.268],
  ['ServiceNow', '2020-12-31', 0.118],
])('%s has earnings per share of years before its split, on the basis after it', (name, end, value) => {
  const company = whole.store.byType('Company').find((each) => each.name === name);
  const series = company?.series.find((each) => each.name === 'Diluted earnings per share');
  expect(series?.values[series.dates.indexOf(end)]).toBe(value);
});
