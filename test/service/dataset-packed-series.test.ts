import { fc } from '../fast-check';

import { packPoints } from '../../tools/dataset/files';
import { PackedSeries, unpackPoints } from '../../src/service/dataset/packed-series';

describe('unpackPoints', () => {
  test('reads listed dates as they stand', () => {
    expect(unpackPoints({ dates: '2023-09-30 2024-09-28', values: '352583000000 364980000000' })).toEqual({
      dates: ['2023-09-30', '2024-09-28'],
      values: [352583000000, 364980000000],
    });
  });

  test('counts days from each date to the next, over the end of a month', () => {
    expect(unpackPoints({ dates: '2021-05-28+7+1', values: '1 2 3' })).toEqual({
      dates: ['2021-05-28', '2021-06-04', '2021-06-05'],
      values: [1, 2, 3],
    });
  });

  test('gives what was packed', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000));
    const dates = fc.uniqueArray(day.map((each) => each.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(dates, (days) => {
        const points = days.sort().map((each, at): [string, number] => [each, at / 4]);
        const { dates: unpacked, values } = unpackPoints(packPoints(points));
        expect(unpacked.map((each, at) => [each, values[at]])).toEqual(points);
      }),
    );
  });

  test('counts months from the first date, over the end of a year', () => {
    expect(unpackPoints({ dates: '1999-10-01/3', values: '1 2.5 -3e-7' })).toEqual({
      dates: ['1999-10-01', '2000-01-01', '2000-04-01'],
      values: [1, 2.5, -3e-7],
    });
  });

  test('leaves out a month that has no value', () => {
    expect(unpackPoints({ dates: '2020-01-01/1', values: '5  7' })).toEqual({
      dates: ['2020-01-01', '2020-03-01'],
      values: [5, 7],
    });
  });
});

test('a packed series counts its points without those that are missing', () => {
  const origin = { name: 'Survey', published_time: '2024-01-01T00:00:00Z', source: 'Survey', url: '' };
  const measure = {
    type: 'MacroIndicator',
    name: 'Rate',
    unit: '%',
    aliases: [],
    taxonomy: 'x',
    cadence: 'm',
  };
  const packed = new PackedSeries('a', { measure, origin }, { dates: '2020-01-01/1', values: '5  7' });
  expect(packed.pointCount).toBe(2);
  expect(packed.pointCount).toBe(packed.dates.length);
});
