import { whole } from '../whole';

describe('one of several of a name', () => {
  type Told = Record<string, unknown>;

  const rowsOf = (input: string): Told[] => whole.engine.rows(input).results;
  const say = (question: string): string => whole.engine.answer(question).content;

  test.each([
    ['Columbus', 'Columbus (City in Ohio, United States)'],
    ['Cambridge', 'Cambridge (City in England, United Kingdom)'],
    ['Wilmington', 'Wilmington (City in Delaware, United States)'],
    ['Washington', 'Washington (Subdivision of United States)'],
  ])(
    'of several places called %s an expression takes the one that a question takes, and says so',
    (name, which) => {
      const [row] = rowsOf(`companies.headquarters=${name}.count()`);
      expect(row?.['taken_as']).toBe(which);
      const asked = say(`How many companies are headquartered in ${name}?`);
      expect(asked).toContain(`**${String(row?.['count'])}**`);
      expect(asked).toContain(`is read as ${which}`);
      expect(say(`companies.headquarters=${name}.count()`)).toContain(`is read as ${which}`);
      for (const listed of rowsOf(`companies.headquarters=${name}.return(name, taken_as)`))
        expect(listed['taken_as']).toBe(which);
    },
  );

  test('a place that is told with its state is that one, and no column says which', () => {
    const rows = rowsOf('companies.headquarters=Columbus, Indiana.return(name)');
    expect(rows).toEqual([{ name: 'Cummins' }]);
  });

  test('of several names in one list each is taken so', () => {
    const names = (input: string): Set<unknown> => new Set(rowsOf(input).map(({ name }) => name));
    const either = names('companies.headquarters=Columbus OR Boston.return(name)');
    expect(names('companies.headquarters=Columbus, Boston.return(name)')).toEqual(either);
    const apart = ['Columbus', 'Boston'].map((city) => names(`companies.headquarters=${city}.return(name)`));
    expect(either).toEqual(new Set(apart.flatMap((each) => [...each])));
  });

  test('a name of which one place alone leaves anything is none of several', () => {
    expect(rowsOf('companies.headquarters=Georgia.count()')[0]).not.toHaveProperty('taken_as');
  });

  test.each([
    ['Cambridge.population', 'Cambridge (City in England, United Kingdom)'],
    ['New York.population', 'New York City (City in New York, United States)'],
    ['Georgia.population', 'Georgia (Country in Western Asia)'],
    ['population of Georgia', 'Georgia (Country in Western Asia)'],
  ])('the row of %s says which bearer of the name it is about', (input, which) => {
    expect(rowsOf(input)[0]?.['taken_as']).toBe(which);
    expect(say(input)).toContain(`is read as ${which}`);
  });

  test.each(['Apple.revenue', 'Luxembourg.gdp', 'Germany.population', 'New York City.population'])(
    '%s is about one alone',
    (expression) => {
      expect(rowsOf(expression)[0]).not.toHaveProperty('taken_as');
    },
  );
});

describe('roles and members', () => {
  const { engine, store } = whole;
  const names = (question: string): unknown[] => engine.rows(question).results.map((row) => row['name']);

  /** Who was a member of a union and is none any more. */
  const gone = (union: string): string[] => {
    const [entity] = store.byName(union).filter(({ incoming }) => incoming.has('IS_MEMBER_OF'));
    const edges = entity?.incoming.get('IS_MEMBER_OF') ?? [];
    const still = new Set(edges.filter((edge) => edge.validUntil === undefined).map(({ from }) => from));
    return edges.filter(({ from }) => !still.has(from)).map(({ from }) => from.name);
  };

  test.each([
    ['Which countries left OPEC?', 'OPEC'],
    ['who left OPEC', 'OPEC'],
    ['countries that have left the EU', 'European Union'],
    ['Welche Länder haben die OPEC verlassen?', 'OPEC'],
  ])('those are told that were members: %s', (question, union) => {
    expect(gone(union).length).toBeGreaterThan(0);
    expect(new Set(names(question))).toEqual(new Set(gone(union)));
  });

  test.each([
    ['Which countries left OPEC after 2018?', 4],
    ['who left OPEC in 2019', 1],
    ['Which countries left the EU in 2010?', 0],
  ])('of a time those that left then: %s', (question, count) => {
    expect(names(question)).toHaveLength(count);
  });

  test.each([
    ['When did Qatar leave OPEC?', '1 January 2019'],
    ['former members of OPEC', 'Qatar'],
    ['chief accounting officer at salesforce', 'Sundeep Reddy'],
    ['who is the chief accounting officer of Nvidia', 'Donald Robertson'],
    ['controller of Alphabet', 'Amie Thuener'],
  ])('offices and days that the dataset holds are reached: %s', (question, words) => {
    expect(engine.answer(question).content).toContain(words);
  });

  test.each([
    'chief accounting officer of Apple',
    'When did Germany leave the EU?',
    'chief happiness officer of Nvidia',
  ])('what is not held is refused: %s', (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  });

  /** The month of a day, of a year of weeks that of a week before it: `2026-01-03` closes December. */
  const monthOf = (held: string): string => {
    const day = /^\d{4}-\d\d-\d\d/.exec(held)?.[0];
    if (day === undefined) return held.split(' ')[0] ?? '';
    const before = new Date(Date.parse(day) - 7 * 86_400_000);
    return before.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  };

  /** Companies by the month in which their year ends. */
  const endingIn = (month: string): unknown[] =>
    engine
      .rows('companies.return(name, fiscal_year_end)')
      .results.filter((row) => monthOf(String(row['fiscal_year_end'])) === month)
      .map((row) => row['name']);

  test.each([
    ['companies with fiscal year end in June', 'June'],
    ['companies whose fiscal year ends in September', 'September'],
    ['Which companies close their books in May?', 'May'],
    ['companies with a January fiscal year end', 'January'],
    ['Unternehmen mit Geschäftsjahresende im Juni', 'June'],
    ['Unternehmen, deren Geschäftsjahr im September endet', 'September'],
  ])('companies are told by the month in which their year ends: %s', (question, month) => {
    expect(endingIn(month).length).toBeGreaterThan(3);
    expect(new Set(names(question))).toEqual(new Set(endingIn(month)));
  });

  test('the year that ended in a month stays a time', () => {
    expect(engine.answer('fiscal year ending June 2023 revenue of Microsoft').content).toContain(
      '30 June 2023',
    );
  });
});

describe('cities in regions', () => {
  const { engine, store } = whole;

  const saidOf = (question: string): string => engine.answer(question).content;

  /** The populations of the cities of a name whose description names the region. */
  const populationsIn = (city: string, region: string): unknown[] =>
    store.entities
      .filter(
        ({ name, type, description }) =>
          name === city && type === 'Municipality' && description?.includes(region),
      )
      .map(({ properties }) => properties.get('population')?.value);

  test.each([
    ['population of Portland, Oregon', 'Portland', 'Oregon'],
    ['Population of Austin, Texas', 'Austin', 'Texas'],
    ['population of Birmingham, Alabama', 'Birmingham', 'Alabama'],
    ['what is the population of Springfield, Massachusetts', 'Springfield', 'Massachusetts'],
    ['population of Munich, Germany', 'Munich', 'Germany'],
    ['population of Birmingham, United Kingdom', 'Birmingham', 'United Kingdom'],
  ])('%s is of that city alone', (question, city, region) => {
    const [population, ...others] = populationsIn(city, region);
    expect(others).toEqual([]);
    expect(engine.rows(question).results).toEqual([expect.objectContaining({ population })]);
  });

  test.each([
    'population of Springfield, Illinois',
    'population of Paris, Texas',
    'population of Portland, Maine',
    'population of London, Texas',
    'companies in Hamburg, Ohio',
  ])('%s is of no city of that name elsewhere', (question) => {
    expect(engine.rows(question).results).toEqual([]);
    expect(saidOf(question)).toMatch(/^This is not in the embedded dataset/);
  });

  test('several cities stand beside each other, each with its region', () => {
    const { results } = engine.rows('population of Houston, Texas and Dallas, Texas');
    expect(results.map(({ name }) => name)).toEqual(['Houston', 'Dallas']);
  });

  test('a list of places stays one', () => {
    const names = (question: string) => engine.rows(question).results.map(({ name }) => name);
    expect(names('population of Berlin, Hamburg and Munich')).toEqual(['Berlin', 'Hamburg', 'Munich']);
    expect(names('GDP of Singapore, Germany and France')).toEqual(['Singapore', 'Germany', 'France']);
    expect(names('companies in New York, Texas and California').length).toBeGreaterThan(
      names('companies in Texas').length,
    );
  });

  test('companies in a city and its state are those in the city', () => {
    const { results } = engine.rows('companies in Austin, Texas');
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan(engine.rows('companies in Texas').results.length);
  });

  test.each([
    ['population of Austin, TX', 'Austin', 931830],
    ['population of Portland, OR', 'Portland', 632309],
    ['population of Toronto, ON', 'Toronto', 2600000],
    ['population of London, ON', 'London', 346765],
  ])('the code of a state behind a city says which is meant: %s', (question, name, population) => {
    expect(whole.engine.rows(question).results).toMatchObject([{ name, population }]);
  });

  test.each(['population of Portland, ME', 'population of Paris, TX', 'population of Paris, Berlin, GE'])(
    'a city that is not held in that state is no other, and its code no word: %s',
    (question) => {
      expect(whole.engine.rows(question).results).toHaveLength(0);
    },
  );
});

describe('lines of business', () => {
  const { store, engine } = whole;

  /** The companies whose registered SIC code begins with one of these digits. */
  function registeredAs(...codes: string[]): string[] {
    const isOne = (code: unknown): boolean => codes.some((each) => String(code).startsWith(each));
    return store
      .byType('Company')
      .filter(({ properties }) => properties.has('sic_code') && isOne(properties.get('sic_code')?.value))
      .map(({ name }) => name)
      .sort();
  }

  const namesOf = (question: string): string[] =>
    engine
      .rows(question)
      .results.map(({ name }) => String(name))
      .sort();

  test.each([
    ['companies.industry=semiconductors', ['3674']],
    ['companies.industry=Banks', ['602', '603']],
    ['companies.industry=railroads', ['401']],
    ['companies.industry=pipelines', ['461', '4922', '4923']],
    ['companies.industry=software', ['7371', '7372']],
    ['companies.industry="Title Insurance"', ['6361']],
    ['semiconductor companies', ['3674']],
    ['Which banks are there?', ['602', '603']],
    ['Liste der Banken', ['602', '603']],
    ['car makers', ['3711']],
    ['aerospace companies', ['372', '3730', '376', '3812']],
    ['Asset managers', ['6282']],
    ['technology companies', ['357', '366', '367', '737']],
  ])('a line of business is no wider than its SIC codes: %s', (question, codes) => {
    const wanted = registeredAs(...codes);
    expect(wanted.length).toBeGreaterThan(0);
    expect(namesOf(question)).toEqual(wanted);
  });

  test.each([
    ['Is American Express a bank?', 'No.'],
    ['Is JPMorgan Chase a bank?', 'Yes.'],
    ['Is BorgWarner a car maker?', 'No.'],
  ])('a company that only shares a wider industry is none: %s', (question, says) => {
    expect(engine.answer(question).content.replace(/\*\*/g, '')).toContain(says);
  });

  test('industries of several classifications bring the register that tells the company’s code', () => {
    const { content } = engine.answer('In what industry is Nvidia?');
    expect(content).toContain('Semiconductors & Related Devices');
    expect(content).toContain('Manufacture of computer, electronic and optical products');
    expect(content).toContain('SEC EDGAR company register');
  });

  test('a word of an industry that many words describe does not name it', () => {
    const found = (typed: string): string[] =>
      whole.search(typed, { limit: 5 }).map(({ entity }) => entity.description ?? '');
    expect(found('Rubber').filter((each) => each.startsWith('SIC code'))).toEqual([]);
    expect(found('Life Insurance')[0]).toBe('SIC code 6311');
  });
});

describe('no inner names', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test.each([
    [
      "By how much did Apple's net margin rise in 2024?",
      'fell by 1.3 percentage points: from 25.3% (30 September 2023)',
    ],
    ["By how much did Apple's gross margin rise in 2024?", 'rose by 2.1 percentage points'],
    [
      "By how much did Home Depot's net margin fall in fiscal 2024?",
      'fell by 0.6 percentage points: from 9.9% (28 January 2024, its fiscal 2023) to 9.3%',
    ],
    ["What was Apple's net margin in 2024 and by how much did it fall?", 'to 24.0% (28 September 2024)'],
  ])('a margin moves by points over the year before: %s', (question, told) => {
    expect(said(question)).toContain(told);
  });

  test('the change of a margin is the difference of the margins of two years', () => {
    const margin = (year: string): number =>
      Number(
        engine.rows(`Apple.net_income_percent_of_revenue.at=${year}`).results[0]?.[
          'net_income_percent_of_revenue'
        ],
      );
    const [row] = engine.rows('Apple.net_income_percent_of_revenue_change.at=2024').results;
    expect(row?.['net_income_percent_of_revenue_change']).toBeCloseTo(margin('2024') - margin('2023'), 2);
    expect(engine.rows('Apple.net_income_percent_of_revenue_change.at=1950').results).toEqual([]);
  });

  test('by how many percent a margin moved is told beside its points', () => {
    expect(said("By how many percent did Apple's net margin rise in 2024?")).toMatch(
      /fell by 1\.3 percentage points \(-5\.\d% relative\)/,
    );
  });

  test.each([
    [
      'what is 250 pounds in dollars on 14 December 2023',
      'it has no exchange rate of GBP/USD for 14 December 2023.',
    ],
  ])('what is lacking is called by words: %s', (question, told) => {
    expect(said(question)).toContain(told);
    expect(said(question)).not.toMatch(/rate times|“\w+_\w+_(?:change|growth)” ?\.$/);
  });

  test.each([
    ['members of the EU in 2010', 'The embedded dataset has 27 members of the European Union in 2010.'],
  ])('what was so at a time is told in its time: %s', (question, told) => {
    expect(said(question)).toContain(told);
  });

  test('what has no days is not told to have been so', () => {
    expect(said('France.companies.at=2015.count()')).toContain('France has 10 companies');
  });
});
