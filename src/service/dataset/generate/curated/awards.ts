import type { Collection } from '../collection';
import { personKey } from '../officers';

/** Adds the prizes in economic sciences in memory of Alfred Nobel, each sourced to the day's announcement. */
export function addAwards(collection: Collection): void {
  for (const [date, ...laureates] of ECONOMICS) {
    const year = date.slice(0, 4);
    const key = `award:economics:${year}`;
    const document = `https://www.nobelprize.org/prizes/economic-sciences/${year}/press-release/`;
    const name = `Sveriges Riksbank Prize in Economic Sciences ${year}`;
    const sources = [
      collection.source(key, {
        name: `Press release, ${name}`,
        date,
        document,
        publisher: 'Royal Swedish Academy of Sciences',
      }),
    ];
    collection.entity({
      key,
      type: 'Award',
      name,
      aliases: [`Nobel Prize in Economics ${year}`, `Nobel Memorial Prize in Economic Sciences ${year}`],
      description: `Prize in economic sciences in memory of Alfred Nobel, announced on ${date}`,
      prominence: 0.4,
      sources,
      properties: {
        year: Number(year),
        announcement_date: date,
        laureates: [laureates.join('; '), key],
        website: document,
      },
    });
    for (const laureate of laureates) {
      collection.link('RECEIVED_AWARD', personKey(collection, laureate, key), key, { sources, since: date });
    }
  }
}

const ECONOMICS: readonly (readonly [date: string, ...laureates: string[]])[] = [
  ['2025-10-13', 'Joel Mokyr', 'Philippe Aghion', 'Peter Howitt'],
  ['2024-10-14', 'Daron Acemoglu', 'Simon Johnson', 'James A. Robinson'],
  ['2023-10-09', 'Claudia Goldin'],
  ['2022-10-10', 'Ben S. Bernanke', 'Douglas W. Diamond', 'Philip H. Dybvig'],
  ['2021-10-11', 'David Card', 'Joshua D. Angrist', 'Guido W. Imbens'],
  ['2020-10-12', 'Paul R. Milgrom', 'Robert B. Wilson'],
  ['2019-10-14', 'Abhijit Banerjee', 'Esther Duflo', 'Michael Kremer'],
  ['2018-10-08', 'William D. Nordhaus', 'Paul M. Romer'],
  ['2017-10-09', 'Richard H. Thaler'],
  ['2016-10-10', 'Oliver Hart', 'Bengt Holmström'],
  ['2015-10-12', 'Angus Deaton'],
  ['2014-10-13', 'Jean Tirole'],
  ['2013-10-14', 'Eugene F. Fama', 'Lars Peter Hansen', 'Robert J. Shiller'],
];
