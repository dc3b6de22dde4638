import type { Collection } from '../collection';

/** Adds the decisions by which the Federal Open Market Committee changed its target range, by its own statements. */
export function addRateDecisions(collection: Collection): void {
  for (const [date, lower, upper] of DECISIONS) {
    const document = `https://www.federalreserve.gov/newsevents/pressreleases/monetary${date.replaceAll('-', '')}a.htm`;
    const key = `event:fomc:${date}`;
    const sources = [
      collection.source(key, {
        name: 'Federal Reserve issues FOMC statement',
        date,
        document,
        publisher: 'Federal Reserve Board',
      }),
    ];
    collection.entity({
      key,
      type: 'Event',
      name: `FOMC decision of ${date}`,
      aliases: [`Fed rate decision ${date}`, `Fed decision ${date}`, `FOMC ${date}`],
      description: `Federal funds target range set to ${lower} to ${upper} per cent`,
      prominence: 0.45,
      sources,
      properties: {
        event_date: date,
        category: 'monetary policy decision',
        target_range: `${lower}–${upper}%`,
        target_rate_lower: Number(lower),
        target_rate_upper: Number(upper),
        website: document,
      },
    });
    collection.link('CONCERNS', key, 'indicator:FEDFUNDS', { sources });
  }
}

const DECISIONS: readonly (readonly [date: string, lower: string, upper: string])[] = [
  ['2022-03-16', '0.25', '0.50'],
  ['2022-05-04', '0.75', '1.00'],
  ['2022-06-15', '1.50', '1.75'],
  ['2022-07-27', '2.25', '2.50'],
  ['2022-09-21', '3.00', '3.25'],
  ['2022-11-02', '3.75', '4.00'],
  ['2022-12-14', '4.25', '4.50'],
  ['2023-02-01', '4.50', '4.75'],
  ['2023-03-22', '4.75', '5.00'],
  ['2023-05-03', '5.00', '5.25'],
  ['2023-07-26', '5.25', '5.50'],
  ['2024-09-18', '4.75', '5.00'],
  ['2024-11-07', '4.50', '4.75'],
  ['2024-12-18', '4.25', '4.50'],
  ['2025-09-17', '4.00', '4.25'],
  ['2025-10-29', '3.75', '4.00'],
];
