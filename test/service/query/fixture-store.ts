import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import type {
  EntityPart,
  RelationshipPart,
  SeriesPart,
  StoreParts,
} from '../../../src/service/store/store-parts';
import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { StoredProperty } from '../../../src/service/store/stored';

const SOURCES = [{ name: 'Form 10-K', date: '2024-11-01', document: 'https://www.sec.gov/edgar' }];

const id = (key: number): string => `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`;

type Facts = Record<string, string | number | readonly string[]>;

const parts = {
  entities: [] as EntityPart[],
  relationships: [] as RelationshipPart[],
  series: [] as SeriesPart[],
};

function entity(
  type: EntityPart['type'],
  name: string,
  properties: Facts = {},
  aliases: string[] = [],
): string {
  const key = id(parts.entities.length + 1);
  const own: Record<string, StoredProperty> = {};
  for (const [field, value] of Object.entries(properties)) own[field] = { value, sources: SOURCES };
  const prominence = 1 - parts.entities.length / 100;
  parts.entities.push({ id: key, type, name, aliases, prominence, sources: SOURCES, properties: own });
  return key;
}

function link(type: string, from: string, to: string, more: Partial<RelationshipPart> = {}): void {
  parts.relationships.push({
    id: id(1000 + parts.relationships.length),
    type,
    from,
    to,
    sources: SOURCES,
    ...more,
  });
}

function series(
  of: string,
  name: string,
  unit: string,
  points: readonly (readonly [string, number])[],
): void {
  parts.series.push({
    entity: of,
    series: {
      id: id(2000 + parts.series.length),
      type: 'FinancialMetric',
      name,
      description: name,
      unit,
      aliases: [],
      taxonomy: 'us-gaap',
      cadence: 'a',
      origin: {
        name: 'Form 10-K',
        published_time: '2024-11-01T00:00:00Z',
        source: 'SEC EDGAR',
        url: 'https://www.sec.gov/edgar',
      },
      pointCount: points.length,
      dates: points.map(([date]) => date),
      values: points.map(([, value]) => value),
    },
  });
}

/** A store small enough to reason about, with what the built-in dataset lacks: startups, rounds, an index. */
export function fixtureStore(): MemoryGraph {
  return createMemoryGraph(fixtureParts());
}

/** What that store is made of. */
export function fixtureParts(): StoreParts {
  parts.entities.length = parts.relationships.length = parts.series.length = 0;
  const europe = entity('Continent', 'Europe');
  const southern = entity('CountryRegion', 'Southern Europe');
  const us = entity('Country', 'United States', { population: 340_000_000 }, ['US', 'USA']);
  const spain = entity('Country', 'Spain', { population: 48_000_000 }, ['ES']);
  const ireland = entity('Country', 'Ireland', { population: 5_000_000 });
  const california = entity('CountrySubdivision', 'California', {}, ['US-CA']);
  const cupertino = entity('Municipality', 'Cupertino');
  const seattle = entity('Municipality', 'Seattle');
  const madrid = entity('Municipality', 'Madrid');
  const dublin = entity('Municipality', 'Dublin');
  link('IS_PART_OF', southern, europe);
  link('IS_PART_OF', spain, southern);
  link('IS_PART_OF', ireland, europe);
  link('IS_SUBDIVISION_OF', california, us);
  link('IS_LOCATED_IN', cupertino, california);
  for (const [city, country] of [
    [seattle, us],
    [madrid, spain],
    [dublin, ireland],
  ] as const)
    link('IS_LOCATED_IN', city, country);
  link('HAS_CAPITAL', spain, madrid);

  const ai = entity('Industry', 'AI', {}, ['Artificial intelligence']);
  const fintech = entity('Industry', 'Fintech');
  const climate = entity('Industry', 'Climate tech');

  const company = (
    name: string,
    city: string,
    industry: string,
    facts: Facts,
    aliases: string[] = [],
  ): string => {
    const key = entity('Company', name, facts, aliases);
    link('HAS_HEADQUARTERS_IN', key, city);
    link('OPERATES_IN_INDUSTRY', key, industry);
    return key;
  };
  const apple = company(
    'Apple Inc.',
    cupertino,
    ai,
    { employee_count: 164_000, founding_date: '1976-04-01', cik: '0000320193' },
    ['Apple', 'AAPL'],
  );
  company(
    'Amazon.com, Inc.',
    seattle,
    ai,
    { employee_count: 1_556_000, founding_date: '1994-07-05', cik: '0001018724' },
    ['Amazon'],
  );
  const openai = company('OpenAI', seattle, ai, { founding_date: '2015-12-11' });
  const stripe = company('Stripe', dublin, fintech, {
    employee_count: 8000,
    founding_date: '2010-01-01',
    total_funding: 8_700_000_000,
  });
  const wind = company('Viento', madrid, climate, {
    employee_count: 120,
    founding_date: '2021-05-01',
    total_funding: 12_500_000,
  });
  const sol = company('Solario', madrid, climate, {
    employee_count: 40,
    founding_date: '2020-02-01',
    total_funding: 60_000_000,
  });
  entity('Company', 'A.P. Moller - Maersk', { employee_count: 108_000 });
  entity('Company', 'Booking Holdings', { website: 'https://www.booking.com/' });
  series(apple, 'Revenue', 'USD', [
    ['2023-09-30', 383_285_000_000],
    ['2024-09-28', 391_035_000_000],
  ]);
  series(spain, 'Population', 'millions', [
    ['2009-01-01', 46.4],
    ['2010-01-01', 46.6],
  ]);

  const ibex = entity('Group', 'IBEX 35', {}, ['ibex35']);
  for (const member of [wind, sol]) link('IS_MEMBER_OF', member, ibex);
  const cook = entity('Person', 'Tim Cook');
  const altman = entity('Person', 'Sam Altman');
  const former = entity('Person', 'Steve Jobs');
  link('IS_CEO_OF', cook, apple, { validSince: '2011-08-24', extra: { role: 'Chief Executive Officer' } });
  link('IS_CEO_OF', former, apple, { validSince: '1997-09-16', validUntil: '2011-08-24' });
  link('IS_CEO_OF', altman, openai);
  link('IS_BOARD_MEMBER_OF', altman, stripe, { extra: { role: 'Director' } });

  const sequoia = entity('Organization', 'Sequoia Capital');
  const andreessen = entity('Organization', 'Andreessen Horowitz');
  const round = (of: string, facts: Facts, investors: readonly string[]): void => {
    const key = entity('PrivateCompanyFundingRound', `Series ${String(facts['series'])}`, facts);
    link('HAS_FUNDING_ROUND', of, key);
    for (const investor of investors) link('INVESTED_IN', investor, key);
  };
  round(stripe, { series: 'A', date: '2012-02-09', amount: 18_000_000 }, [sequoia]);
  round(stripe, { series: 'B', date: '2012-07-09', amount: 20_000_000 }, [sequoia, andreessen]);
  round(wind, { series: 'B', date: '2024-03-01', amount: 10_000_000 }, [andreessen]);
  round(sol, { series: 'A', date: '2023-01-15', amount: 60_000_000 }, [sequoia]);
  for (const investor of [sequoia, andreessen]) link('INVESTED_IN', investor, stripe);
  link('INVESTED_IN', sequoia, sol);
  return parts;
}
