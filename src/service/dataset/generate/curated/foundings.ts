import type { Collection } from '../collection';
import { cikOf, companyOf } from '../company-of';

/**
 * Adds when companies were founded, where their annual report or founding announcement says so: the list of S&P 500
 * companies, which has a year for each, is wrong too often.
 */
export function addFoundings(collection: Collection): void {
  for (const [ticker, property, value] of FILED) {
    const company = companyOf(collection, ticker);
    const room = `10-K/${cikOf(company)}/`;
    const filing = [...collection.sources.keys()].find((source) => source.startsWith(room));
    if (!filing) throw new Error(`Expected an annual report of ${ticker}, got none`);
    collection.add(company.key, { sources: [filing], properties: { [property]: value } });
  }
  const announcement = collection.source('founding:OpenAI', {
    name: 'Introducing OpenAI',
    date: '2015-12-11',
    document: 'https://openai.com/index/introducing-openai/',
    publisher: 'OpenAI',
  });
  collection.add('company:private:OpenAI', {
    sources: [announcement],
    properties: { founding_date: '2015-12-11' },
  });
}

const FILED: readonly (readonly [ticker: string, property: string, value: string | number])[] = [
  ['AMZN', 'founding_year', 1994],
  ['CRM', 'founding_year', 1999],
  ['HD', 'founding_year', 1978],
  ['META', 'founding_year', 2004],
  ['NFLX', 'founding_year', 1997],
  ['NVDA', 'founding_year', 1993],
  ['TSLA', 'founding_date', '2003-07-01'],
  ['ABBV', 'incorporation_date', '2012-04-10'],
  ['IBM', 'incorporation_date', '1911-06-16'],
];
