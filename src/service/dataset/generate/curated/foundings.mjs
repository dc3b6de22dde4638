/**
 * Adds when companies were founded, where their annual report or founding announcement says so: the list of S&P 500
 * companies, which has a year for each, is wrong too often.
 */
export function addFoundings(collection) {
  const companies = [...collection.entities.values()].filter(({ type }) => type === 'Company');
  for (const [ticker, property, value] of FILED) {
    const { key, properties } = companies.find((company) => company.properties.ticker?.[0] === ticker);
    const filing = [...collection.sources.keys()].find((source) =>
      source.startsWith(`10-K/${properties.cik[0]}/`),
    );
    collection.entity({ key, sources: [filing], properties: { [property]: value } });
  }
  const announcement = collection.source('founding:OpenAI', {
    name: 'Introducing OpenAI',
    date: '2015-12-11',
    document: 'https://openai.com/index/introducing-openai/',
    publisher: 'OpenAI',
  });
  const { key } = companies.find(({ name }) => name === 'OpenAI');
  collection.entity({ key, sources: [announcement], properties: { founding_date: '2015-12-11' } });
}

const FILED = [
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
