import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';
import { match } from '../../../src/addin/functions/matching';
import { called } from './excel';

describe('names that several share', () => {
  let workbook: Workbook;

  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  const meant = (name: string) => workbook.shown(evaluate(`=KER.PROP("${name}","name")`));
  const refused = (name: string) => workbook.error(evaluate(`=KER.ENTITY("${name}")`));

  test.each([
    ['Congo', ['Congo (Republic)', 'Congo (DRC)']],
    ['New York', ['New York City', 'New York (CountrySubdivision']],
    ['Washington', ['Washington (CountrySubdivision', 'Washington, D.C.']],
    // Carried as the seat of a company, a small town stood alone for the city that everybody means.
    ['Oxford', ['City in England, United Kingdom', 'City in Mississippi, United States']],
    ['Hamilton', ['City in Ontario, Canada', 'City in Bermuda']],
    ['Zurich', ['Zurich Insurance Group', 'Zürich (Municipality']],
  ])('%s may be several, and is none of them without a word', async (name, called) => {
    const message = await refused(name);
    expect(message).toContain(`"${name}" matches `);
    for (const each of called) expect(message).toContain(each);
  });

  describe('a name that a country shares', () => {
    const seriesOf = (name: string) => workbook.shown(evaluate(`=KER.LATEST("${name}","GDP",2022)`));
    const idOf = async (name: string, type: string) =>
      String((await workbook.shown(evaluate(`=KER.ENTITY("${name}","${type}")`)))[0]?.[0]);

    test.each(['Jamaica', 'Cameroon', 'Armenia', 'Tuvalu'])(
      'with a city or a spot is the country: %s',
      async (name) => {
        expect(await workbook.shown(evaluate(`=KER.ENTITY("${name}")`))).toEqual([
          [await idOf(name, 'Country')],
        ]);
      },
    );

    test.each([
      ['Niger', 'Country'],
      ['Luxembourg', 'Country'],
      ['Georgia', 'Country'],
      ['GE', 'Country'],
    ])('with a part of another, or a company, is that which has the series: %s', async (name, type) => {
      expect(await seriesOf(name)).toEqual(await seriesOf(await idOf(name, type)));
    });

    test.each([
      ['=KER.LATEST("GE","Revenue",2022)', '=KER.LATEST("General Electric","Revenue",2022)'],
      ['=KER.PROP("DE","ticker")', '=KER.PROP("Deere","ticker")'],
      ['=KER.PROP("DE","capital")', '=KER.PROP("Germany","capital")'],
    ])('and so is a company by what only companies have: %s', async (shared, own) => {
      expect(await workbook.shown(evaluate(shared))).toEqual(await workbook.shown(evaluate(own)));
    });

    test.each([
      '=KER.PROP("Georgia","population")',
      '=KER.LATEST("Georgia","Revenue")',
      '=KER.PROP("DE","name")',
    ])('none where more may have it, or none has: %s', async (formula) => {
      expect(await workbook.error(evaluate(formula))).toContain('matches 2 entities');
    });

    test('nothing that asks for no field asks more for it', async () => {
      await refused('Georgia');
      await workbook.error(evaluate('=KER.CARD("Georgia")'));
      workbook.requests();
      await workbook.error(evaluate('=KER.CARD("Georgia")'));
      await workbook.shown(evaluate('=KER.MATCH({"Georgia";"GE"})'));
      expect(workbook.requests()).toBeLessThanOrEqual(1);
    });
  });

  test.each(['American', 'Brown'])('%s, as companies begin, is no university', async (name) => {
    expect(await refused(name)).toContain('#N/A');
  });

  test.each([
    ['Harvard', 'Harvard University'],
    ['Colgate', 'Colgate-Palmolive'],
    ['Duke', 'Duke Energy'],
    ['New York City', 'New York City'],
    ['Congo (DRC)', 'Congo (DRC)'],
    ['Republic of the Congo', 'Congo (Republic)'],
    ['Washington, D.C.', 'Washington, D.C.'],
    ['South Korea', 'South Korea'],
  ])('%s is %s', async (name, entity) => {
    expect(await meant(name)).toEqual([[entity]]);
  });

  test('Korea is no peninsula of which there are no figures', async () => {
    expect(await refused('Korea')).toContain('No entity named "Korea"');
  });

  test.each([
    ['Korea', 'Country', ['South Korea', 'North Korea']],
    ['Dakota', 'CountrySubdivision', ['South Dakota', 'North Dakota']],
    ['Virgin Islands', 'DependentTerritory', ['U.S. Virgin Islands', 'British Virgin Islands']],
  ])(
    '%s is none of those that are called so with a further word, which are named',
    async (name, type, called) => {
      const message = await workbook.error(evaluate(`=KER.ENTITY("${name}","${type}")`));
      for (const each of called) expect(message).toContain(each);
    },
  );

  test.each([
    ['Portland, Oregon', 'City in Oregon, United States'],
    ['Cambridge, MA', 'City in Massachusetts, United States'],
    ['Kansas City MO', 'City in Missouri, United States'],
    ['Tripoli, Libya', 'City in Libya'],
    ['Birmingham (UK)', 'City in England, United Kingdom'],
    ['Birmingham UK', 'City in England, United Kingdom'],
    ['Valencia (Spain)', 'City in Spain'],
    ['Hyderabad, Sindh', 'City in Sindh, Pakistan'],
    ['Victoria, BC', 'City in British Columbia, Canada'],
    ['Winnipeg, Manitoba, Canada', 'City in Manitoba, Canada'],
    ['Canton, China', 'City in Guangdong, China'],
  ])('%s is the city that lies there, and no other of its name', async (name, described) => {
    const id = await workbook.shown(evaluate(`=KER.ENTITY("${name}")`));
    expect(await workbook.shown(evaluate(`=KER.PROP("${String(id[0]?.[0])}","description")`))).toEqual([
      [described],
    ]);
  });

  test.each(['Bloomington, IN', 'Portland, Maine', 'Athens, Georgia', 'Cambridge, Ohio', 'London, Quebec'])(
    '%s, of which nothing is known, is no other city of its name',
    async (name) => {
      expect(await refused(name)).toContain('#N/A');
    },
  );

  test('a runner-up of MATCH is never better than the match', async () => {
    const [row] = await workbook.shown(evaluate('=KER.MATCH("Delta",,FALSE)'));
    const [, name, , confidence, runnerUp] = row!;
    expect(name).toBe('Delta Air Lines');
    expect(Number(/\d\.\d\d/.exec(String(runnerUp))?.[0])).toBeLessThan(Number(confidence));
  });

  test('a former name is found with the legal form that it had', async () => {
    expect(await meant('Wal-Mart Stores, Inc.')).toEqual([['Walmart']]);
  });
});

describe('what is proposed instead', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  const ENTITIES = [
    'Apple',
    'Siemens',
    'Berkshire Hathaway',
    'Germany',
    'EUR/USD',
    'Gold',
    'UNRATE',
    'Paris',
    'Tim Cook',
  ];
  const FIELDS = [
    'revenue',
    'Sales',
    'EPS',
    'ceo',
    'industry',
    'founders',
    'net income',
    'rate',
    'GDP',
    'reveneu',
    'website',
  ];
  const CALLS = ['PROP', 'LATEST', 'SERIES', 'RELATED'];

  const MISSES = ENTITIES.flatMap((entity) =>
    FIELDS.flatMap((field) => CALLS.map((call) => `=KER.${call}("${entity}","${field}")`)),
  );

  /** Every formula that stands in a sentence. */
  const formulasIn = (sentence: string): string[] =>
    sentence.match(/=?KER\.\w+\((?:"[^"]*"|[^()"])*\)/g) ?? [];

  /** The names that a sentence proposes in place of the one that was typed. */
  const namesIn = (sentence: string): string[] => {
    const [, nearest, meant] = /Closest: (.+)$|Did you mean ("[^"]+")$/.exec(sentence) ?? [];
    return nearest?.replace(/; …$/, '').split('; ') ?? (meant === undefined ? [] : [meant.slice(1, -1)]);
  };

  async function failure(formula: string): Promise<string | undefined> {
    try {
      return await workbook.error(evaluate(formula));
    } catch {
      return undefined;
    }
  }

  /** What comes of each formula and name that the sentence of a miss proposes, where it is another failure. */
  async function failingProposals(miss: string): Promise<{ proposed: number; failing: string[] }> {
    const sentence = await failure(miss);
    if (sentence === undefined) return { proposed: 0, failing: [] };
    const typed = /"([^"]+)"\)$/.exec(miss)?.[1] ?? '';
    const named = sentence.includes('No entity named') ? [] : namesIn(sentence);
    const proposed = [
      ...formulasIn(sentence).map((formula) => (formula.startsWith('=') ? formula : `=${formula}`)),
      ...named.map((name) => miss.replace(`"${typed}")`, `"${name}")`)),
    ];
    const results = await Promise.all(
      proposed.map(async (formula) => [formula, await failure(formula)] as const),
    );
    const failing = results.flatMap(([formula, failed]) =>
      failed === undefined ? [] : [`${miss}: ${formula}: ${failed}`],
    );
    return { proposed: proposed.length, failing };
  }

  test.each([
    ['before anything is known of an entity', false],
    ['once the fields of each are known', true],
  ])('what a message proposes works, %s', async (_when, isKnown) => {
    workbook = await openWorkbook();
    if (isKnown) for (const entity of ENTITIES) await workbook.shown(evaluate(`=KER.FIELDS("${entity}")`));
    const tried: Awaited<ReturnType<typeof failingProposals>>[] = [];
    for (const miss of MISSES) tried.push(await failingProposals(miss));
    expect(tried.flatMap(({ failing }) => failing)).toEqual([]);
    expect(tried.reduce((sum, { proposed }) => sum + proposed, 0)).toBeGreaterThan(50);
  });

  test.each(['Georgia', 'Santander', 'Paris'])('the ways to pin a shared name work: %s', async (name) => {
    const sentence = await failure(`=KER.ENTITY("${name}")`);
    if (sentence === undefined) return;
    expect(formulasIn(sentence).length).toBeGreaterThan(0);
    for (const formula of formulasIn(sentence)) expect(await failure(`=${formula}`)).toBeUndefined();
  });

  test('an exchange rate that is asked for as a property is one of LATEST', async () => {
    workbook = await openWorkbook();
    await workbook.shown(evaluate('=KER.FIELDS("EUR/USD")'));
    expect(await failure('=KER.PROP("EUR/USD","rate")')).toContain('Did you mean =KER.LATEST("EUR/USD")');
  });
});

describe('names in other forms', () => {
  test.each([
    ['Deutsche Bank Ltd', 'Deutsche Bank (0.70)'],
    ['Merck KGaA', 'Merck & Co. (0.70)'],
    ['Microsoft GmbH', 'Microsoft (0.70)'],
    ['Apple Ltd', 'Apple Inc. (0.70)'],
  ])('%s is no match, and the body of that name in another country is named', async (typed, nearest) => {
    const { shown } = await openWorkbook();
    const [row] = await shown(evaluate(`=KER.MATCH("${typed}", "Company", FALSE)`));
    const [reason, ...cells] = row ?? [];
    expect(cells.slice(0, 3)).toEqual(['no match', '', 0.7]);
    expect(String(cells[3]).split('; ')[0]).toBe(nearest);
    expect(reason).toContain(`No Company named "${typed}". Closest: `);
  });

  test.each([
    ['Zzyzxq', 1],
    // By its whole name, and without its form.
    ['Zzyzxq GmbH', 2],
  ])('%s, as which nothing is called, has no runner-up and costs %i', async (typed, cost) => {
    const { shown, requests } = await openWorkbook();
    const [row] = await shown(evaluate(`=KER.MATCH("${typed}", "Company", FALSE)`));
    expect(row?.slice(1)).toEqual(['no match', '', 0, '']);
    expect(requests()).toBe(cost);
  });

  test('a code before another form is looked for as a name, and never taken', async () => {
    const { shown } = await openWorkbook();
    const [row] = await shown(evaluate('=KER.MATCH("AIG GmbH", "Company", FALSE)'));
    expect(row?.[1]).toBe('no match');
    expect(row?.[3]).toBeLessThanOrEqual(0.7);
  });
});

describe('lists of names', () => {
  /** A list of names, those that each means, and the name that MATCH found. */
  async function judged(list: string) {
    const lines = readFileSync(join(__dirname, list), 'utf8').trim().split('\n').slice(1);
    const rows = lines.map((line) => line.split('\t'));
    const { shown } = await openWorkbook();
    const names = rows.map(([typed]) => [typed]);
    const matches = await shown(match(names, 'Company', false, called()));
    return rows.map(([typed, expected], at) => ({ typed, expected, found: matches[at]?.[1] }));
  }

  type Judged = Awaited<ReturnType<typeof judged>>;

  const wrong = (all: Judged) =>
    all.filter(({ expected, found }) => found !== 'no match' && found !== expected);

  function recall(all: Judged): number {
    const wanted = all.filter(({ expected }) => expected !== '');
    return wanted.filter(({ expected, found }) => found === expected).length / wanted.length;
  }

  test('MATCH finds nearly every name of the list and gives no wrong one', async () => {
    const all = await judged('match-names.tsv');
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(wrong(all)).toEqual([]);
    expect(recall(all)).toBeGreaterThan(0.95);
  });

  test('MATCH does as well on names that its threshold was not set by, a hundred of companies that are not there', async () => {
    const all = await judged('match-names-held-out.tsv');
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ expected }) => expected === '').length).toBeGreaterThanOrEqual(60);
    expect(wrong(all)).toEqual([]);
    expect(recall(all)).toBeGreaterThan(0.93);
  });
});
