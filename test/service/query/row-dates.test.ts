import { isStaleMoney, isFigure } from '../../../src/service/query/stale-money';
import { groundsOf, type Fact } from '../../../src/service/query/fact';
import { DATASET_DAY } from '../../../src/service/dataset/dataset-day';
import { createEvaluator } from '../../../src/service/query/evaluate';
import { whole } from '../whole';
import { averageOver } from '../../../src/shared/names/exchange-rate';

describe('days and periods', () => {
  type Told = Record<string, unknown>;

  const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;
  const say = (question: string): string => whole.engine.answer(question).content;

  const evaluator = createEvaluator(whole.store, whole.search);

  test('figures of different years beside each other are told apart', () => {
    expect(rowsOf('Microsoft.return(name,revenue,gross_profit,total_assets,dates)')).toEqual([
      expect.objectContaining({
        name: 'Microsoft',
        dates: 'revenue FY2026; gross_profit, total_assets FY2025',
      }),
    ]);
    expect(rowsOf('companies.revenue<3bn.net_income>500m.return(name,revenue,net_income,dates)')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'AvalonBay Communities',
          dates: 'revenue FY2023; net_income FY2025',
        }),
        expect.objectContaining({ name: 'Ares Management', dates: 'revenue FY2015; net_income FY2025' }),
      ]),
    );
  });

  test('what a row was narrowed or ordered by is told where it is no column', () => {
    const named = rowsOf('companies.revenue<3bn.net_income>500m.return(name, dates)');
    expect(named).toContainEqual({
      name: 'AvalonBay Communities',
      dates: 'revenue FY2023; net_income FY2025',
    });
    const ranked = rowsOf('companies.order_by=revenue ASC.return(name, dates)');
    expect(ranked.find(({ name }) => name === 'AvalonBay Communities')).toEqual({
      name: 'AvalonBay Communities',
      dates: 'revenue FY2023',
    });
    expect(say('(AvalonBay Communities OR Ares Management).revenue<3bn.return(name)')).toContain(
      'no later years for these figures of revenue: they are of 2015 to 2023',
    );
  });

  test('rows of one current period have no such column, nor rows of a time that was named', () => {
    expect(rowsOf('Apple OR Amazon.return(name,revenue,net_income)')[0]).not.toHaveProperty('dates');
    expect(rowsOf('Microsoft.return(name,revenue,total_assets).at=2024')[0]).not.toHaveProperty('dates');
    expect(rowsOf('companies.headquarters=Texas.return(name,headquarters)')[0]).not.toHaveProperty('dates');
  });

  test('every margin that contradicts the figures beside it says of which years they are', () => {
    const rows = rowsOf(
      'companies.return(name,revenue,net_income,net_income_percent_of_revenue,dates,basis,currency)',
    );
    const apart = rows.filter(({ revenue, net_income: income, net_income_percent_of_revenue: margin }) => {
      if (typeof revenue !== 'number' || typeof income !== 'number' || typeof margin !== 'number')
        return false;
      return Math.abs(margin - (income / revenue) * 100) > 0.01;
    });
    expect(apart.length).toBeGreaterThan(5);
    expect(apart.filter(({ dates }) => dates === null || dates === undefined)).toEqual([]);
  });

  /** By the figures themselves, and not by what writes the column. */
  function isApartOrOld(facts: readonly Fact[]): boolean {
    const figures = facts.flatMap(groundsOf).filter(isFigure);
    const days = new Set(figures.map(({ value }) => (value.kind === 'point' ? value.date : 'published')));
    return days.size > 1 || figures.some((fact) => isStaleMoney(fact, DATASET_DAY));
  }

  test('of each company a row tells its periods where they differ or are old, and only there', () => {
    const rows = rowsOf('companies.return(id,name,revenue,net_income,dates)');
    expect(rows.length).toBeGreaterThan(700);
    const wrong = rows.filter(({ id, dates }) => {
      const entity = whole.store.byId(String(id));
      const facts =
        entity === undefined
          ? []
          : ['revenue', 'net_income'].flatMap((field) => evaluator.reader.read(entity, [field]));
      return (typeof dates === 'string') !== isApartOrOld(facts);
    });
    expect(wrong).toEqual([]);
    expect(rows.filter(({ dates }) => dates === null).length).toBeGreaterThan(100);
  });

  test('a date among the columns is that of the figures beside it, where they are of one', () => {
    expect(rowsOf('Costco.return(name,revenue,date)')).toEqual([
      { name: 'Costco', revenue: 275_235_000_000, date: '2025-08-31' },
    ]);
    const [apart] = rowsOf('Microsoft.return(name,revenue,gross_profit,date,dates)');
    expect(apart).toMatchObject({ date: null, dates: 'revenue FY2026; gross_profit FY2025' });
    // A ranking says of no year whose revenue it gives.
    const [ranked] = rowsOf('Berkshire Hathaway.return(name,revenue,net_income,date,dates)');
    expect(ranked).toMatchObject({ date: null, dates: 'revenue published 2025-06-02; net_income FY2025' });
  });

  test('one figure of many says how many of those that went in are old', () => {
    const [average] = rowsOf('companies.industry=banks.average(net_income_percent_of_revenue)');
    expect(average).toMatchObject({ count: 11, dates: '2 of 11 old: Wells Fargo FY2019; M&T Bank FY2023' });
    const [dated] = rowsOf('companies.industry=banks.average(net_income_percent_of_revenue).at=2024');
    expect(dated).not.toHaveProperty('dates');
    const groups = rowsOf('companies.average(revenue).group_by=industry');
    expect(groups.some(({ dates }) => typeof dates === 'string')).toBe(true);
    expect(groups.some(({ dates }) => dates === null)).toBe(true);
  });

  test('a growth is of its last year, and a ratio of two years says which', () => {
    expect(rowsOf('Apple.return(name,revenue_growth,revenue)')[0]).not.toHaveProperty('dates');
    const [ratio] = rowsOf('Microsoft.return(name,gross_profit_per_revenue,dates)');
    expect(ratio).toMatchObject({
      dates: 'gross_profit_per_revenue (gross_profit FY2025 by revenue FY2026)',
    });
  });

  test('a figure that nobody names the year of says when it was published, by itself, in an order and as an extreme', () => {
    const published = { revenue: 371_400_000_000, dates: 'revenue published 2025-06-02' };
    expect(rowsOf('Berkshire Hathaway.revenue')).toEqual([expect.objectContaining(published)]);
    const ranked = rowsOf('companies.order_by=revenue DESC.limit=25.return(name,revenue,dates)');
    expect(ranked).toContainEqual({ name: 'Berkshire Hathaway', ...published });
    expect(ranked[0]).toMatchObject({ name: 'Amazon', dates: null });
    expect(rowsOf('companies.headquarters=Omaha.maximum(revenue)')[0]?.['dates']).toBe(
      'published 2025-06-02',
    );
  });

  test('of what is added up those of no known year are counted beside the old ones', () => {
    expect(rowsOf('companies.industry=Utilities.sum(revenue)')[0]?.['dates']).toMatch(
      /^1 of 33 old: Evergy FY2023; 9 of 33 of no known year: NextEra Energy published/,
    );
    // Where none has a year there are none beside which that would say anything.
    expect(rowsOf('companies.average(employee_count)')[0]).not.toHaveProperty('dates');
  });

  test('a count says how old the figures are that it counts by, as the list of them does', () => {
    expect(rowsOf('countries.life_expectancy>80.count()')[0]?.['dates']).toMatch(
      /^life_expectancy: 10 of 10 old: Japan 2005; /,
    );
    expect(rowsOf('companies.revenue>10bn.count()')[0]?.['dates']).toMatch(
      /^of the first 20: revenue: 2 of 20 of no known year: Berkshire Hathaway published [0-9-]+; General Motors/,
    );
    expect(rowsOf('companies.headquarters=Texas.count()')[0]).not.toHaveProperty('dates');
    expect(rowsOf('companies.revenue>10bn.count().at=2024')[0]).not.toHaveProperty('dates');
  });

  test('a figure published long after the last year of the filings is the newer one', () => {
    const [first] = rowsOf(
      '(Ford Motor Company OR General Motors).order_by=revenue DESC.return(name,revenue)',
    );
    expect(first).toEqual(expect.objectContaining({ name: 'General Motors', revenue: 187_400_000_000 }));
    expect(say('Which Michigan company has the most revenue?')).toContain('**General Motors**');
    // A list of June 2025 has the year that its own filing of August 2024 ends.
    expect(say('revenue of Microsoft')).toContain('30 June 2026');
    expect(say('net margin of General Motors')).toContain('31 December 2023');
  });
});

describe('changes over another basis', () => {
  type Told = Record<string, unknown>;

  const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;

  test.each([
    ['Dollar Tree.revenue_growth.at=2022', 'revenue_growth'],
    ['Dollar Tree.revenue_annual_growth.at=2020..2024', 'revenue_annual_growth'],
    ['Dollar Tree.revenue_change.at=2022', 'revenue_change'],
  ])('%s says that it goes over to another basis', (expression, field) => {
    expect(rowsOf(expression)[0]?.['dates']).toBe(
      `${field} not comparable: another basis from 2023-01-28 on`,
    );
  });

  test('a change on one basis has no such word, nor has a figure by itself', () => {
    expect(rowsOf('Dollar Tree.revenue_growth.at=2024')[0]).not.toHaveProperty('dates');
    for (const row of rowsOf('Dollar Tree.revenue.at=2020..2024')) expect(row).not.toHaveProperty('dates');
    const yearly = rowsOf('Dollar Tree.revenue_yearly_growth.at=2021..2024');
    expect(yearly.filter(({ dates }) => dates !== null)).toHaveLength(1);
  });

  test('an average of changes counts those that go over to another basis', () => {
    expect(rowsOf('companies.average(revenue_growth).at=2022')[0]?.['dates']).toMatch(
      /^\d+ of \d+ not comparable: .*Dollar Tree/,
    );
  });

  test('a figure by heads of another year says of which years both are', () => {
    expect(
      rowsOf('Nvidia.return(name,revenue,employee_count,revenue_per_employee_count,dates)')[0]?.['dates'],
    ).toBe(
      'revenue FY2026; revenue_per_employee_count (revenue FY2026 by employee_count published 2025-02-26)',
    );
    expect(rowsOf('Nvidia.employee_count')[0]).not.toHaveProperty('dates');
  });

  test('heads that were told with the figure, or soon after, are of its year', () => {
    const rows = rowsOf('companies.order_by=revenue_per_employee_count DESC');
    expect(rows.some(({ dates }) => dates === null)).toBe(true);
    expect(rows.some(({ dates }) => dates !== null)).toBe(true);
  });

  test.each([
    ['Exelon.revenue_change.at=2019', 'FY2018'],
    // The year before may be as it was filed, and the one before that as it was stated anew.
    ['Johnson Controls International.revenue_growth.at=FY2020', 'FY2018'],
  ])('%s says of which years nobody knows the filing', (expression, years) => {
    const [, field = ''] = /\.(\w+)\./.exec(expression) ?? [];
    expect(rowsOf(expression)[0]?.['basis']).toBe(
      `${field}: may compare different bases, the filing of ${years} is not known`,
    );
    expect(whole.engine.answer(expression).content).toContain(
      'A change may compare figures on different bases',
    );
  });

  test('a change between figures of known filings, and one that no restatement reaches, have no such word', () => {
    for (const expression of [
      'Emerson Electric.revenue_growth.at=FY2020',
      'Emerson Electric.revenue_growth.at=FY2024',
      'EchoStar.total_assets_growth.at=2021',
      'EchoStar.revenue.at=2021',
    ])
      expect(rowsOf(expression)[0]).not.toHaveProperty('basis');
  });
});

describe('publications and bases', () => {
  type Told = Record<string, unknown>;

  const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;

  test('years of several publications in one column each say from which one they are', () => {
    const rows = rowsOf('Germany.gdp.at=2023..2025');
    expect(rows.map(({ publication }) => publication)).toEqual([
      expect.stringContaining('World Bank, World Development Indicators, 2024-10-21'),
      expect.stringContaining('CIA World Factbook'),
      expect.stringContaining('update of 2026-07-13'),
    ]);
  });

  test('years of one publication have no such column, nor have those that a company filed', () => {
    for (const row of rowsOf('Germany.gdp.at=2020..2022')) expect(row).not.toHaveProperty('publication');
    for (const row of rowsOf('Apple.revenue.at=2020..2022')) expect(row).not.toHaveProperty('publication');
  });

  test('a change over two publications says which year is of which, and one over a single publication nothing', () => {
    expect(rowsOf('Angola.gdp_annual_growth.at=2020, 2025')[0]?.['publication']).toMatch(
      /^gdp 2020: World Bank, World Development Indicators, 2024-10-21; gdp 2025: World Bank, .*2026-07-13$/,
    );
    expect(rowsOf('Angola.gdp_annual_growth.at=2015, 2020')[0]).not.toHaveProperty('publication');
    expect(rowsOf('Apple.revenue_change.at=2020, 2024')[0]).not.toHaveProperty('publication');
    expect(rowsOf('countries.average(gdp_annual_growth).at=2020, 2025')[0]?.['dates']).toMatch(
      /^181 of 181 over two publications: China; /,
    );
  });

  test('a ratio of what two publishers give says whose both are', () => {
    expect(rowsOf('Germany.gdp_per_population.at=2024')[0]?.['publication']).toMatch(
      /^gdp 2024: CIA World Factbook, .*; population 2024: World Bank, /,
    );
    expect(rowsOf('Germany.gdp_per_population.at=2020')[0]).not.toHaveProperty('publication');
    expect(rowsOf('Germany.gdp_in_eur.at=2023')[0]).not.toHaveProperty('publication');
  });

  test('a net income with what belongs to others and an equity say on which basis they are', () => {
    const others = 'net income before the share of noncontrolling or preferred holders';
    const equity = 'total equity, with noncontrolling interests or the parent’s where only that is known';
    expect(rowsOf('Interactive Brokers.net_income')[0]?.['basis']).toBe(`net_income: ${others}`);
    expect(rowsOf('Apple.net_income')[0]).not.toHaveProperty('basis');
    expect(rowsOf('AT&T.stockholders_equity.at=2021')[0]?.['basis']).toBe(`stockholders_equity: ${equity}`);
    const field = 'net_income_percent_of_stockholders_equity';
    const [ratio] = rowsOf(`Interactive Brokers.${field}.at=2023`);
    expect(ratio?.[field]).toBeCloseTo(19.99, 2);
    expect(ratio?.['basis']).toBe(`${field}: ${others}; ${field}: ${equity}`);
    expect(whole.engine.answer('net income of Interactive Brokers').content).toContain(
      'The net income of Interactive Brokers is before the share of noncontrolling or preferred holders.',
    );
    // The parent's equity of 2025 stands beside a net income of all owners, and is left out.
    expect(rowsOf(`Interactive Brokers.${field}`)).toEqual([]);
  });
});

describe('converted figures', () => {
  type Told = Record<string, unknown>;

  const rowsOf = (expression: string): Told[] => whole.engine.rows(expression).results;
  const say = (question: string): string => whole.engine.answer(question).content.replaceAll('**', '');

  /** What a euro cost on average in the months of a year, by the line of the euro's fixings. */
  function averageOf(year: number): number {
    const pair = whole.store.byName('EUR/USD').find(({ type }) => type === 'ForeignExchangeRate');
    const line = pair?.series.find(({ name }) => name.startsWith('Euro reference rate'));
    if (line === undefined) return NaN;
    const days = line.dates.map((date) => Date.parse(date) / 86_400_000);
    const months = Array.from({ length: 12 }, (_, at) => year * 12 + at);
    return averageOver({ days, values: line.values }, months)?.value ?? NaN;
  }

  test('a year of GDP is converted at the average of its months, and says so', () => {
    const rows = rowsOf('Germany.gdp_in_eur.at=2021..2023');
    const own = rowsOf('Germany.gdp.at=2021..2023');
    expect(rows.map(({ date }) => date)).toEqual(own.map(({ date }) => date));
    for (const [at, year] of [2021, 2022, 2023].entries()) {
      expect(rows[at]).toMatchObject({
        currency: 'EUR',
        rate: expect.stringMatching(`^1\\.\\d+ USD per EUR, average of 12 months to ${year}-12$`) as string,
      });
      expect(Number(rows[at]?.['gdp_in_eur']) * averageOf(year)).toBeCloseTo(Number(own[at]?.['gdp']), -8);
    }
    expect(say('Germany.gdp_in_eur.at=2021..2023')).toContain('over the 12 months to December 2022');
    expect(say('GDP of Germany in EUR in 2023')).toContain('was 4.1 trillion EUR in 2023');
  });

  test('a balance is converted at the rate of its day, and its row is of that day', () => {
    expect(rowsOf('Apple.total_assets_in_eur.at=2024')).toEqual([
      expect.objectContaining({
        date: '2024-09-28',
        currency: 'EUR',
        rate: expect.stringMatching(/^1\.\d+ USD per EUR, 2024-09-(?:27|30)$/) as string,
      }),
    ]);
    const [both] = rowsOf('Apple.return(name,revenue_in_eur,total_assets_in_eur,rate,currency)');
    expect(both).toMatchObject({ currency: 'EUR' });
    expect(both?.['rate']).toMatch(
      /^revenue_in_eur: .+ months to 2025-09; total_assets_in_eur: .+, 2025-09-\d\d$/,
    );
  });

  test('what is asked for in its own currency is told without a rate', () => {
    expect(rowsOf('Germany.gdp_in_usd')[0]).not.toHaveProperty('rate');
  });
});
