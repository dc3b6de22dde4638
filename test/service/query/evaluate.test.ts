import { createEvaluator } from '../../../src/service/query/evaluate';
import { toRows } from '../../../src/service/query/result-rows';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { fixtureStore } from './fixture-store';

const store = fixtureStore();
const evaluator = createEvaluator(store, createEntitySearch(store));

function rows(input: string): Record<string, unknown>[] {
  return toRows(evaluator.run(evaluator.parse(input)));
}

function names(input: string): unknown[] {
  return rows(input).map(({ name }) => name);
}

describe('the expressions seen in the wild', () => {
  test.each<[string, Record<string, unknown>[]]>([
    ['OpenAI.founded.year', [{ name: 'OpenAI', founded_year: 2015 }]],
    [
      'startups.location=Spain.funding>10M.funding<=50M',
      [{ name: 'Viento', location: 'Madrid', funding: 12_500_000 }],
    ],
    [
      'startups.location=Spain.funding>10M.order_by=funding DESC.limit=5.return(name, funding, sector)',
      [
        { name: 'Solario', funding: 60_000_000, sector: 'Climate tech' },
        { name: 'Viento', funding: 12_500_000, sector: 'Climate tech' },
      ],
    ],
    [
      'companies.headquarters_location=Ireland.employee_count>500',
      [{ name: 'Stripe', headquarters_location: 'Dublin', employee_count: 8000 }],
    ],
    ['ibex35.companies.employee_count>100', [{ name: 'Viento', employee_count: 120 }]],
    [
      'people.role=CEO.company.industry=AI.return(name, company, industry)',
      [
        { name: 'Tim Cook', company: 'Apple Inc.', industry: 'AI' },
        { name: 'Sam Altman', company: 'OpenAI', industry: 'AI' },
      ],
    ],
    [
      'companies.investors=Sequoia Capital,Andreessen Horowitz',
      [{ name: 'Stripe', investors: ['Sequoia Capital', 'Andreessen Horowitz'] }],
    ],
    [
      'Stripe.funding_rounds.return(series, amount, date, investors)',
      [
        { series: 'A', amount: 18_000_000, date: '2012-02-09', investors: 'Sequoia Capital' },
        {
          series: 'B',
          amount: 20_000_000,
          date: '2012-07-09',
          investors: ['Sequoia Capital', 'Andreessen Horowitz'],
        },
      ],
    ],
    [
      'companies.funding_round.series=B.year=2024.location=Europe.return(name, funding, sector)',
      [{ name: 'Viento', funding: 12_500_000, sector: 'Climate tech' }],
    ],
    [
      'companies.sector=climate tech.funding_round.series=A,B.location=Southern Europe.return(name, funding, investors)',
      [],
    ],
    [
      'companies.sector=fintech.funding_round.series=A,B.location=Europe.return(name, funding, investors)',
      [{ name: 'Stripe', funding: 8_700_000_000, investors: ['Sequoia Capital', 'Andreessen Horowitz'] }],
    ],
    ['companies.industry=fintech.founded_year>=2020', []],
    [
      'companies.industry=fintech.founded_year>=2010',
      [{ name: 'Stripe', industry: 'Fintech', founded_year: 2010 }],
    ],
    ['companies.founder.incorporation>2020.previous_job=Google', []],
    ['companies.name=Amazon.com Inc..return(name, cik)', [{ name: 'Amazon.com, Inc.', cik: '0001018724' }]],
    [
      'companies.name=A.P. Moller - Maersk.employee_count',
      [{ name: 'A.P. Moller - Maersk', employee_count: 108_000 }],
    ],
    ['companies.website=booking.com.return(name)', [{ name: 'Booking Holdings' }]],
  ])('%s', (input, expected) => {
    expect(rows(input)).toEqual(expected);
  });

  test('startups.location!=US', () => {
    expect(names('startups.location!=US')).toEqual(['Stripe', 'Viento', 'Solario']);
    expect(names('companies.location!=Spain')).toEqual([
      'Apple Inc.',
      'Amazon.com, Inc.',
      'OpenAI',
      'Stripe',
    ]);
  });
});

describe('topics', () => {
  test('a collection may be named in the singular, the plural or as the entity type', () => {
    const all = names('companies');
    expect(all).toHaveLength(8);
    for (const topic of ['Company', 'company', 'Companies', 'firms']) expect(names(topic)).toEqual(all);
  });

  test('a named entity is found by name, alias, legal form left out, and id', () => {
    for (const topic of ['Apple Inc.', 'apple', 'AAPL', 'Apple, Inc', store.byName('Apple')[0]!.id]) {
      expect(names(`${topic}.cik`)).toEqual(['Apple Inc.']);
    }
  });

  test('steps from a named entity lead on as far as they meet entities', () => {
    expect(rows('Apple.ceo.name')).toEqual([{ name: 'Tim Cook' }]);
    expect(names('Apple.headquarters.country')).toEqual(['United States']);
    expect(names('Spain.companies')).toEqual(['Viento', 'Solario']);
    expect(names('Spain.capital')).toEqual(['Madrid']);
  });

  test('a relationship that leads nowhere gives no rows, a missing property is null', () => {
    expect(rows('Apple.funding_rounds')).toEqual([]);
    expect(rows('Apple.lei')).toEqual([{ name: 'Apple Inc.', lei: null }]);
  });

  test('a holder of a past role is not given as today’s', () => {
    expect(names('Apple.ceo')).toEqual(['Tim Cook']);
  });
});

describe('filters', () => {
  test.each<[string, unknown[]]>([
    ['companies.headquarters.country=Spain', ['Viento', 'Solario']],
    ['companies.location=California', ['Apple Inc.']],
    ['companies.location=Southern Europe', ['Viento', 'Solario']],
    ['companies.location=Europe.employee_count>1k', ['Stripe']],
    ['companies.country=USA', ['Apple Inc.', 'Amazon.com, Inc.', 'OpenAI']],
    ['companies.country=Spain OR Ireland', ['Stripe', 'Viento', 'Solario']],
    ['companies.country=Spain AND Ireland', []],
    ['companies.country=Spain,Ireland', ['Stripe', 'Viento', 'Solario']],
    ['companies.investors=Sequoia Capital', ['Stripe', 'Solario']],
    ['companies.investors=Sequoia Capital AND Andreessen Horowitz', ['Stripe']],
    ['companies.investors!=Andreessen Horowitz', ['Solario']],
    ['companies.employee_count>1.5M', ['Amazon.com, Inc.']],
    ['companies.employees = 164,000', ['Apple Inc.']],
    ['companies.employee_count>=40.employee_count<=120', ['Viento', 'Solario']],
    ['companies.employee_count>100K AND country=Spain', []],
    ['companies.founded<2000', ['Apple Inc.', 'Amazon.com, Inc.']],
    ['companies.founded>=2015-12-11.founded<2021-05', ['OpenAI', 'Solario']],
    ['companies.funding>$1B', ['Stripe']],
    ['companies.founded=1976', ['Apple Inc.']],
    ['companies.revenue>390B', ['Apple Inc.']],
    ['people.role=director', ['Sam Altman']],
    ['people.role=CEO.company=Stripe', []],
    ['people.company=Stripe', ['Sam Altman']],
    ['countries.population>40M', ['United States', 'Spain']],
  ])('%s', (input, expected) => {
    expect(names(input)).toEqual(expected);
  });

  test('a field that nothing has, and a word that is no field, give no rows', () => {
    expect(rows('companies.shoe_size=44')).toEqual([]);
    expect(rows('companies.shoe_size!=44')).toEqual([]);
    expect(rows('Apple.shoe_size')).toEqual([]);
  });
});

describe('order, limit and return', () => {
  test('order_by puts what lacks the field last in both directions', () => {
    expect(names('companies.order_by=employee_count DESC.limit=2')).toEqual([
      'Amazon.com, Inc.',
      'Apple Inc.',
    ]);
    expect(names('companies.order_by=employee_count.limit=2')).toEqual(['Solario', 'Viento']);
    expect(names('companies.order_by=employee_count ASC').at(-1)).toBe('Booking Holdings');
    expect(names('companies.order_by=employee_count DESC').at(-1)).toBe('Booking Holdings');
  });

  test('clauses may come in any order', () => {
    const expected = [{ name: 'Solario', funding: 60_000_000 }];
    const clauses = ['location=Spain', 'order_by=funding DESC', 'limit=1', 'return(name, funding)'];
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ]) {
      expect(rows(['companies', ...order.map((at) => clauses[at]!)].join('.'))).toEqual(expected);
    }
  });

  test('return is a strict projection, even without the name', () => {
    expect(rows('Apple.return(employee_count, Shoe Size)')).toEqual([
      { employee_count: 164_000, 'Shoe Size': null },
    ]);
    expect(rows('Apple.return(name, ceo.name, revenue_2023)')).toEqual([
      { name: 'Apple Inc.', 'ceo.name': 'Tim Cook', revenue_2023: 383_285_000_000 },
    ]);
  });

  test('a series gives its latest value, or that of the year asked for', () => {
    expect(rows('Apple.revenue')).toEqual([{ name: 'Apple Inc.', revenue: 391_035_000_000 }]);
    expect(rows('Apple.revenue.2023')).toEqual([{ name: 'Apple Inc.', revenue_2023: 383_285_000_000 }]);
    expect(rows('Spain.population.2010')).toEqual([{ name: 'Spain', population_2010: 46_600_000 }]);
    expect(rows('Spain.population.1850')).toEqual([{ name: 'Spain', population_1850: null }]);
  });
});
