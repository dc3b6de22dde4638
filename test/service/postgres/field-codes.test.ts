import { fc } from '../../fast-check';

import { pointsOf } from '../../../src/service/postgres/code-fields';
import { meetingOf, type Range } from '../../../src/service/postgres/field-codes';

const OPERATORS = ['=', '!=', '>', '<', '>=', '<='] as const;

/** The ranges of values in order, as an import makes them of the points at which a sample is parted. */
function rangesOf<Value extends number | string>(
  values: readonly Value[],
  points: readonly Value[],
): Range[] {
  const codes = new Map<number, Value[]>();
  for (const value of values) {
    const code = Math.max(1, points.filter((point) => point <= value).length);
    codes.set(code, [...(codes.get(code) ?? []), value]);
  }
  return [...codes].map(([code, own]) => ({
    ...{ code, first: String(own[0]), last: String(own.at(-1)), entities: own.length },
  }));
}

const ordered = <Value extends number | string>(values: readonly Value[]): Value[] =>
  [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

const numbers = fc.integer({ min: -9, max: 9 });
const twoDigits = (most: number) =>
  fc.integer({ min: 1, max: most }).map((one) => String(one).padStart(2, '0'));
const months = fc
  .tuple(fc.constantFrom('1999', '2000', '2001'), twoDigits(3))
  .map((parts) => parts.join('-'));
const days = fc.oneof(
  months,
  fc.tuple(months, twoDigits(4)).map((parts) => parts.join('-')),
);
const texts = fc.constantFrom('aa', 'aaa', 'b', 'bb', 'c', 'é', 'z');

describe('the ranges of the values of a field', () => {
  it.each([
    ['n', numbers, numbers.map(String)],
    ['d', days, fc.oneof(days, fc.constantFrom('1999', '2000'))],
    ['t', texts, texts],
  ] as const)('tell of kind %s what each of their values tells', (kind, value, asked) => {
    const lists = fc.tuple(
      fc.array(value as fc.Arbitrary<string | number>, { minLength: 1 }),
      fc.array(value as fc.Arbitrary<string | number>, { minLength: 1 }),
    );
    fc.assert(
      fc.property(lists, asked, fc.constantFrom(...OPERATORS), ([held, points], text, operator) => {
        const compared = { value: text, operator, kind };
        const ranges = rangesOf(ordered(held), ordered(points));
        const meeting = meetingOf(ranges, compared);
        for (const [at, { first, last }] of ranges.entries())
          for (const each of held.map(String).filter((one) => isBetween(kind, one, first, last))) {
            const alone = meetingOf([{ code: 1, first: each, last: each, entities: 1 }], compared)?.[0];
            expect([alone, 'some', undefined]).toContain(meeting?.[at]);
            expect(alone).not.toBe('some');
          }
      }),
    );
  });

  const isBetween = (kind: string, one: string, first: string, last: string): boolean =>
    kind === 'n' ? +one >= +first && +one <= +last : one >= first && one <= last;

  it('know which values meet a number between their ends', () => {
    const range = { code: 3, first: '10', last: '20', entities: 5 };
    const meets = (operator: (typeof OPERATORS)[number], value: string) =>
      meetingOf([range], { value, operator, kind: 'n' })?.[0];
    expect([meets('=', '15'), meets('>', '15'), meets('>', '9'), meets('<', '10')]).toEqual([
      ...['some', 'some', 'all', 'none'],
    ]);
  });

  it('part a sample evenly, each value that stands often alone, and go finer towards the ends', () => {
    const sample = Array.from({ length: 90_000 }, (_, value) => ({
      value,
      count: value === 4000 ? 3000 : 1,
    }));
    const points = pointsOf(sample);
    expect(points).toContain(4000);
    expect(points).toContain(4001);
    expect(points.length).toBeLessThanOrEqual(2000);
    expect(points.filter((point) => Number(point) >= 89_900).length).toBeGreaterThan(3);
  });
});
