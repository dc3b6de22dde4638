import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { naturalId } from '../../src/service/store/natural-id';
import { whole } from './whole';

const { store } = whole;

/**
 * Figures as 23 Forms 10-K say them in their own inline XBRL: read from the documents, while the dataset is built of extractions of
 * company facts. Walmart's net sales, which are a part of its revenue, and a sum of cash that its text rounds are not among them.
 */
const FIGURES = readFileSync(join(__dirname, 'figures-of-filings.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split('\t'));

type Read = { value: number | undefined; start: string | undefined };

function read(cik: string, line: string, end: string): Read {
  const series = store.byId(naturalId(`company:${cik}`))?.series.find(({ name }) => name === line);
  const at = series?.dates.indexOf(end) ?? -1;
  return { value: series?.values[at], start: series?.detail?.(at)?.period?.start };
}

test('at least two hundred figures stand as the document of the filing says them', () => {
  const differing = FIGURES.filter(([, cik = '', line = '', , end = '', value]) => {
    return read(cik, line, end).value !== Number(value);
  });
  expect(differing).toEqual([]);
  expect(FIGURES.length).toBeGreaterThanOrEqual(200);
});

test('their periods begin on the day on which the document says that they begin', () => {
  const durations = FIGURES.filter(([, , , start]) => start !== '');
  const differing = durations.filter(([, cik = '', line = '', start, end = '']) => {
    const known = read(cik, line, end).start;
    return known !== undefined && known !== start;
  });
  expect(differing).toEqual([]);
  expect(durations.length).toBeGreaterThanOrEqual(200);
});
