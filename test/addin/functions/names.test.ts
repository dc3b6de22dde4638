import { evaluate } from './formula';
import { scriptedService, type ScriptedEntity } from './scripted-service';
import { openWorkbook, type Workbook } from './workbook';
import { inWords } from '../../../src/shared/names/name-kind';
import { match } from '../../../src/addin/functions/matching';
import { whole } from '../../service/whole';
import { called } from './excel';
import { card } from '../../../src/addin/functions/cards';
import { figure, latest } from '../../../src/addin/functions/series';

describe('names', () => {
  /** The examples of the issue: what was typed, and what another service had as its first hit. */
  const TAKEN_FOR_OTHERS: [typed: string, name: string, type: string, aliases?: string[]][] = [
    ['Uber Technologies', 'Dell Technologies', 'Company', ['DELL', 'Dell']],
    ['Citi', 'Citizens Financial Group', 'Company', ['CFG', 'Citizens Bank']],
    ['Tesco', 'Tractor Supply', 'Company', ['TSCO', 'Tractor Supply Company']],
    ['Philips', 'Phillips 66', 'Company', ['PSX', 'Phillips']],
    ['Merck KGaA', 'Merck & Co.', 'Company', ['MRK', 'Merck', 'Merck & Co., Inc.']],
    ['X Corp', 'ExxonMobil', 'Company', ['XOM', 'Exxon', 'Exxon Mobil Corp']],
    ['Bangalore', 'Mangalore', 'Municipality', ['Mangaluru']],
    ['Kiev', 'Kiel', 'Municipality'],
    ['München', 'Suncheon', 'Municipality', ['Sunchon']],
    ['Bob Iger', 'Boliviano', 'Currency', ['BOB']],
    ['123', 'Škofljica', 'CountrySubdivision', ['SI-123']],
  ];

  const FUNCTIONS = [
    (name: string) => `=KER.ENTITY("${name}")`,
    (name: string) => `=KER.PROP("${name}", "employee_count")`,
    (name: string) => `=KER.SOURCE("${name}", "employee_count")`,
    (name: string) => `=KER.SOURCES("${name}", "employee_count")`,
    (name: string) => `=KER.AGE("${name}", "employee_count")`,
    (name: string) => `=KER.CARD("${name}")`,
    (name: string) => `=KER.LATEST("${name}", "Revenue")`,
    (name: string) => `=KER.SERIES("${name}", "Revenue")`,
    (name: string) => `=KER.RELATED("${name}", "IS_CEO_OF")`,
    (name: string) => `=KER.RELATED("${name}")`,
    (name: string) => `=KER.FIELDS("${name}")`,
  ];

  describe('over the embedded service', () => {
    let workbook: Workbook;
    beforeAll(async () => {
      workbook = await openWorkbook();
    });

    test.each(TAKEN_FOR_OTHERS)('%s is never %s', async (typed, name) => {
      const [row] = await workbook.shown(evaluate(`=KER.MATCH("${typed}", , FALSE)`));
      expect(row?.[1]).not.toBe(name);
      const value = await workbook
        .shown(evaluate(`=KER.CARD("${typed}", "name")`))
        .then((grid) => grid[0]?.[0], String);
      expect(value).not.toBe(name);
    });

    test.each([
      ['JP Morgan', 'JPMorgan Chase'],
      ['Exxon', 'ExxonMobil'],
      ['Pepsi', 'PepsiCo'],
      ['Meta', 'Meta Platforms'],
      ['Disney', 'The Walt Disney Company'],
      ['GM', 'General Motors'],
      ['GOOG', 'Alphabet Inc.'],
      ['AIG Inc.', 'American International Group'],
    ])('MATCH, and PROP with it, take %s for %s', async (typed, name) => {
      const [row] = await workbook.shown(evaluate(`=KER.MATCH("${typed}", "Company", FALSE)`));
      expect(row?.[1]).toBe(name);
      expect(await workbook.shown(evaluate(`=KER.CARD("${typed}", "name")`))).toEqual([[name]]);
    });

    test.each(
      'Alcoa|Alcoa Corporation|Arconic|ADT|SAIC|Dun & Bradstreet|Babcock & Wilcox|IAC|PerkinElmer|McGraw Hill|Enova|Sandoz|Reliant Energy'.split(
        '|',
      ),
    )('%s is a company of its own today, and not the one that was called so', async (typed) => {
      expect(await workbook.error(evaluate(`=KER.PROP("${typed}", "employee_count")`))).toMatch(/^#N\/A/);
    });

    test.each(['Alcoa', 'SAIC', 'McGraw Hill', 'Microsoft GmbH'])(
      'ASK and QUERY give no figure of another company for %s either',
      async (typed) => {
        const [[answer]] = (await workbook.shown(evaluate(`=KER.ASK("revenue of ${typed}")`))) as [[string]];
        expect(answer).toMatch(/^This is not in the embedded dataset: it cannot tell what/);
        expect(await workbook.error(evaluate(`=KER.QUERY("${typed}.return(revenue)")`))).toMatch(/^#N\/A/);
      },
    );

    test.each(['Microsoft GmbH', 'Microsoft Ltd', 'General Electric Company plc', 'Nestle Inc'])(
      '%s is a body of its own, and not the group',
      async (typed) => {
        expect(await workbook.error(evaluate(`=KER.PROP("${typed}", "employee_count")`))).toMatch(/^#N\/A/);
      },
    );

    test.each([
      ['Apple Computer', 'Apple Inc.'],
      ['Campbell Soup', 'Campbell’s'],
      ['Tesla Motors', 'Tesla, Inc.'],
      ['Symantec', 'Gen Digital'],
      ['Ingersoll Rand', 'Ingersoll Rand'],
    ])('CARD takes %s for %s, which nobody else is called', async (typed, name) => {
      expect(await workbook.shown(evaluate(`=KER.CARD("${typed}", "name")`))).toEqual([[name]]);
    });

    test.each([
      ['München', 'Munich'],
      ['Muenchen', 'Munich'],
      ['Bombay', 'Mumbai'],
      ['Peking', 'Beijing'],
      ['東京', 'Tokyo'],
      ['Bangalore', 'Bengaluru'],
      ['Kiev', 'Kyiv'],
      ['Deutschland', 'Germany'],
      ['MIT', 'Massachusetts Institute of Technology'],
      ['€', 'Euro'],
      ['$', 'US Dollar'],
      ['R$', 'Brazilian Real'],
    ])('ENTITY takes %s for %s, as it is called elsewhere, before or for short', async (typed, name) => {
      const [[id]] = (await workbook.shown(evaluate(`=KER.ENTITY("${typed}")`))) as [[string]];
      expect(await workbook.shown(evaluate(`=KER.CARD("${id}", "name")`))).toEqual([[name]]);
    });

    test.each(['Mit', 'Mlnchen', 'R'])(
      'no entity is given for %s, which only resembles such a name',
      async (typed) => {
        expect(await workbook.error(evaluate(`=KER.ENTITY("${typed}")`))).toMatch(/^#N\/A/);
      },
    );

    test.each(['AIG GmbH', 'ALL Inc.', 'CAT Co.'])(
      'a code with a legal form is no ticker unless it is the initials of the name: %s',
      async (typed) => {
        const [row] = await workbook.shown(evaluate(`=KER.MATCH("${typed}", "Company", FALSE)`));
        expect(row?.[1]).toBe('no match');
      },
    );

    test('of two entities of one name none is given, and the cell says how to pin one', async () => {
      expect(await workbook.error(evaluate('=KER.PROP("Georgia", "population")'))).toBe(
        '#N/A: "Georgia" matches 2 entities: Georgia (Country); Georgia (CountrySubdivision). ' +
          'Pick one, as in KER.ENTITY("Georgia","Country")',
      );
      const [row] = await workbook.shown(evaluate('=KER.MATCH("Georgia", , FALSE)'));
      expect(row?.slice(1)).toEqual(['several matches', '', 1, 'Georgia (1.00); Georgia (1.00)']);
      const [[country]] = (await workbook.shown(evaluate('=KER.ENTITY("Georgia", "Country")'))) as [[string]];
      const [[first]] = (await workbook.shown(evaluate('=KER.ENTITY("Georgia", , 1)'))) as [[string]];
      expect([country, first].every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
    });

    test('a country stands before the city of its name that lies in it', async () => {
      expect(await workbook.shown(evaluate('=KER.CARD("Singapore", "name")'))).toEqual([['Singapore']]);
    });
  });

  const APPLE: ScriptedEntity = {
    name: 'Alphabet Inc.',
    type: 'Company',
    properties: { aliases: ['Google', 'Alphabet'], ticker: 'GOOG', employee_count: 183_323 },
  };

  describe('over another service, which gives whatever it has for any name', () => {
    test.each(TAKEN_FOR_OTHERS)(
      '%s is told with what was found instead, %s, in every function',
      async (typed, name, type, aliases = []) => {
        const entity = { name, type, properties: { aliases, employee_count: 108_000 } };
        const { error } = await openWorkbook({ intercept: scriptedService([entity]) });
        for (const formula of FUNCTIONS) {
          const message = await error(evaluate(formula(typed)));
          expect(message).toMatch(/^#N\/A: No entity named "/);
          const called = inWords(type) ?? type;
          expect(message).toContain(`"${typed}". Closest: ${name} (${called}, 0.`);
        }
      },
    );

    test('the sentence names what was found, its type and its closeness', async () => {
      const entity = { name: 'Dell Technologies', type: 'Company', properties: {} };
      const { error } = await openWorkbook({ intercept: scriptedService([entity]) });
      expect(await error(evaluate('=KER.PROP("Uber Technologies", "employee_count")'))).toBe(
        '#N/A: No entity named "Uber Technologies". Closest: Dell Technologies (Company, 0.54)',
      );
    });

    test('a city for a company name says that it is a city', async () => {
      const entity = { name: 'Santander', type: 'Municipality', properties: { employee_count: 1 } };
      const { error } = await openWorkbook({ intercept: scriptedService([entity]) });
      expect(await error(evaluate('=KER.PROP("Santander S.A.", "employee_count")'))).toBe(
        '#N/A: No entity named "Santander S.A.". Closest: Santander (a city, 0.70)',
      );
    });

    test.each([
      ['=KER.PROP("Santander", "revenue")', 'Santander, a city, has no property "revenue".'],
      ['=KER.RELATED("Santander", "IS_CFO_OF")', 'Santander, a city, has no relationship "IS_CFO_OF".'],
      ['=KER.LATEST("Santander", "Net income")', 'Santander, a city, has no series "Net income".'],
    ])('a bare city for a company name says that it is a city: %s', async (formula, told) => {
      const entity = { name: 'Santander', type: 'Municipality', properties: { population: 172_000 } };
      const { error } = await openWorkbook({ intercept: scriptedService([entity]) });
      expect(await error(evaluate(formula))).toContain(told);
    });

    test('a code of a country that is a company’s ticker too is neither, until a type tells which', async () => {
      const entities = [
        { name: 'Philippines', type: 'Country', properties: { aliases: ['PH'], employee_count: 1 } },
        { name: 'Parker Hannifin', type: 'Company', properties: { ticker: 'PH', employee_count: 2 } },
      ];
      const all = await openWorkbook({ intercept: scriptedService(entities, { all: true }) });
      expect(await all.error(evaluate('=KER.PROP("PH", "employee_count")'))).toMatch(
        /^#N\/A: "PH" matches 2 entities: Philippines \(Country\); Parker Hannifin \(Company\)\. Pick one, as in KER\.ENTITY\("PH","Country"\)/,
      );
      const [country, company] = entities.map((each) => [each]);
      const ofCountry = await openWorkbook({ intercept: scriptedService(country!) });
      expect(await ofCountry.shown(evaluate('=KER.PROP("PH", "employee_count")'))).toEqual([[1]]);
      const ofCompany = await openWorkbook({ intercept: scriptedService(company!) });
      expect(await ofCompany.shown(evaluate('=KER.PROP("PH", "employee_count")'))).toEqual([[2]]);
    });

    test.each([
      ['=KER.SERIES("GOOG", "Revenue")', 3],
      ['=KER.LATEST("GOOG", "Revenue")', 3],
      ['=KER.RELATED("GOOG")', 3],
      ['=KER.RELATED("GOOG", "IS_CEO_OF")', 2],
    ])(
      'a name that needs its aliases: %s costs %d requests, and two where the introspection is known',
      async (formula, cost) => {
        const first = await openWorkbook({ intercept: scriptedService([APPLE]) });
        await first.shown(evaluate(formula));
        expect(first.requests()).toBe(cost);
        const known = await openWorkbook({ intercept: scriptedService([APPLE]) });
        await known.shown(evaluate('=KER.FIELDS("00000000-0000-4000-8000-000000000000")'));
        known.requests();
        await known.shown(evaluate(formula));
        expect(known.requests()).toBe(2);
      },
    );

    test('a ticker is verified in the projection of the value: two requests', async () => {
      const { shown, requests } = await openWorkbook({ intercept: scriptedService([APPLE]) });
      expect(await shown(evaluate('=KER.PROP("GOOG", "employee_count")'))).toEqual([[183_323]]);
      expect(requests()).toBe(2);
      expect(await shown(evaluate('=KER.PROP("GOOG", "ticker")'))).toEqual([['GOOG']]);
      expect(requests()).toBe(0);
    });

    test('a bare ENTITY of a ticker costs one request more than its search, once', async () => {
      const { shown, requests } = await openWorkbook({ intercept: scriptedService([APPLE]) });
      await shown(evaluate('=KER.ENTITY("GOOG")'));
      expect(requests()).toBe(2);
      await shown(evaluate('=KER.ENTITY("GOOG")'));
      await shown(evaluate('=KER.ENTITY("Google")'));
      expect(requests()).toBe(1);
    });

    test('a name that the search settles costs no look at other names', async () => {
      const { shown, requests } = await openWorkbook({ intercept: scriptedService([APPLE]) });
      await shown(evaluate('=KER.ENTITY("alphabet")'));
      expect(requests()).toBe(1);
    });

    test('where the service has no aliases the name alone decides', async () => {
      const bare = { ...APPLE, properties: { employee_count: 183_323 } };
      const { shown, error } = await openWorkbook({ intercept: scriptedService([bare]) });
      expect(await shown(evaluate('=KER.PROP("Alphabet", "employee_count")'))).toEqual([[183_323]]);
      expect(await error(evaluate('=KER.PROP("GOOG", "employee_count")'))).toMatch(/Closest: Alphabet Inc\./);
    });

    test('where the service refuses aliases, that is learned for the type', async () => {
      const other = { ...APPLE, name: 'Beta Corp.', properties: { employee_count: 7 } };
      const intercept = scriptedService([APPLE, other], { refused: ['aliases', 'ticker'] });
      const { addIn, shown, error } = await openWorkbook({ intercept });
      expect(await error(evaluate('=KER.PROP("GOOG", "employee_count")'))).toMatch(
        /^#N\/A: No entity named "GOOG"/,
      );
      const before = addIn.sent.length;
      expect(await error(evaluate('=KER.PROP("BTA", "employee_count")'))).toMatch(
        /^#N\/A: No entity named "BTA"/,
      );
      const bodies = addIn.sent.slice(before).map(({ body }) => body);
      expect(bodies.some((body) => /aliases|ticker/.test(body))).toBe(false);
      expect(await shown(evaluate('=KER.PROP("Beta", "employee_count")'))).toEqual([[7]]);
    });

    const SIEMENS: ScriptedEntity = {
      name: 'Siemens',
      type: 'Company',
      properties: { aliases: ['Siemens'], legal_name: 'Siemens Aktiengesellschaft', employee_count: 312_000 },
    };

    test('a company told by the law of another country than it is registered in is another one', async () => {
      const { error, shown } = await openWorkbook({ intercept: scriptedService([SIEMENS]) });
      const reason = '#N/A: No entity named "Siemens Ltd". Closest: Siemens (Company, 0.70)';
      expect(await error(evaluate('=KER.PROP("Siemens Ltd", "employee_count")'))).toBe(reason);
      expect(await error(evaluate('=KER.ENTITY("Siemens Ltd")'))).toBe(reason);
      expect(await error(evaluate('=KER.PROP("Siemans Ltd", "employee_count")'))).toMatch(/No entity named/);
      expect((await shown(evaluate('=KER.MATCH("Siemens Ltd", , FALSE)')))[0]?.[1]).toBe('no match');
    });

    test('the register is asked for a legal form beside the value: two requests, and one more for a bare ENTITY', async () => {
      const { shown, requests } = await openWorkbook({ intercept: scriptedService([SIEMENS]) });
      expect(await shown(evaluate('=KER.PROP("Siemens AG", "employee_count")'))).toEqual([[312_000]]);
      expect(requests()).toBe(2);
      const bare = await openWorkbook({ intercept: scriptedService([SIEMENS]) });
      await bare.shown(evaluate('=KER.ENTITY("Siemens AG")'));
      expect(bare.requests()).toBe(2);
      await bare.shown(evaluate('=KER.ENTITY("Siemens AG")'));
      expect(bare.requests()).toBe(0);
    });

    test('a form among the other names stands beside that of the register', async () => {
      const both = { ...SIEMENS, properties: { ...SIEMENS.properties, aliases: ['Siemens Ltd'] } };
      const { shown } = await openWorkbook({ intercept: scriptedService([both]) });
      expect(await shown(evaluate('=KER.PROP("Siemens Ltd", "employee_count")'))).toEqual([[312_000]]);
    });

    test('where the service tells no name of the register, the name alone decides', async () => {
      const intercept = scriptedService([SIEMENS], { refused: ['legal_name'] });
      const { shown } = await openWorkbook({ intercept });
      expect(await shown(evaluate('=KER.PROP("Siemens Ltd", "employee_count")'))).toEqual([[312_000]]);
    });

    test('a rank pins a match, which still has to be called so', async () => {
      const entities = ['Springfield', 'Springfield', 'Shelbyville'].map((name, at) => ({
        name,
        type: 'Municipality',
        properties: { population: at + 1 },
      }));
      const { shown, error } = await openWorkbook({ intercept: scriptedService(entities, { all: true }) });
      expect(await error(evaluate('=KER.ENTITY("Springfield")'))).toMatch(/matches 2 entities/);
      const [[second]] = (await shown(evaluate('=KER.ENTITY("Springfield", , 2)'))) as [[string]];
      expect(await shown(evaluate(`=KER.PROP("${second}", "population")`))).toEqual([[2]]);
      expect(await error(evaluate('=KER.ENTITY("Springfield", , 3)'))).toMatch(
        /No entity named "Springfield"\. Number 3 is Shelbyville \(a city, 0\.\d\d\)/,
      );
    });

    test.each([
      ['Maersk A/S', 'A.P. Møller - Mærsk', ['Mærsk', 'Maersk']],
      ['Volvo AB (publ)', 'Volvo', []],
      ['Orlen Sp. z o.o.', 'Orlen', []],
      ['Infosys Private Limited', 'Infosys', []],
      ['トヨタ自動車株式会社', 'Toyota', ['トヨタ自動車']],
      ['Eni S.p.A.', 'Eni', []],
    ])('the legal form of %s does not hide %s', async (typed, name, aliases) => {
      const entity = { name, type: 'Company', properties: { aliases, employee_count: 5 } };
      const { shown } = await openWorkbook({ intercept: scriptedService([entity]) });
      expect(await shown(evaluate(`=KER.PROP("${typed}", "employee_count")`))).toEqual([[5]]);
    });
  });
});

describe('names with codes', () => {
  /** Every ninth company that has a ticker, with the ticker of another. */
  const LISTED = whole.store
    .byType('Company')
    .flatMap(({ name, properties }) => {
      const [ticker] = [properties.get('ticker')?.value ?? []].flat().map(String);
      return ticker === undefined ? [] : [{ name, ticker }];
    })
    .filter((_, at) => at % 9 === 0)
    .map((firm, at, all) => ({ ...firm, other: all[(at + 7) % all.length]?.ticker ?? '' }));

  type Listed = (typeof LISTED)[number];

  async function matched(write: (firm: Listed) => string): Promise<unknown[]> {
    const { shown } = await openWorkbook();
    const names = LISTED.map((firm) => [write(firm)]);
    const rows = await shown(match(names, 'Company', false, called()));
    return rows.map(([, found]) => found);
  }

  test.each<[form: string, write: (firm: Listed) => string]>([
    ['Visa Inc. (V)', ({ name, ticker }) => `${name} (${ticker})`],
    ['V - Visa Inc.', ({ name, ticker }) => `${ticker} - ${name}`],
    ['V: Visa Inc.', ({ name, ticker }) => `${ticker}: ${name}`],
    ['Visa Inc. - V', ({ name, ticker }) => `${name} - ${ticker}`],
  ])('a name with its ticker is found as lists write both: %s', async (_, write) => {
    expect(LISTED.length).toBeGreaterThan(70);
    expect(await matched(write)).toEqual(LISTED.map(({ name }) => name));
  });

  test.each<[form: string, write: (firm: Listed) => string]>([
    ['Visa Inc. (MA)', ({ name, other }) => `${name} (${other})`],
    ['MA - Visa Inc.', ({ name, other }) => `${other} - ${name}`],
  ])('a name with the ticker of another is no match: %s', async (_, write) => {
    expect(await matched(write)).toEqual(LISTED.map(() => 'no match'));
  });

  test('a market beside the ticker is heeded', async () => {
    const { shown } = await openWorkbook();
    const typed = ['Apple Inc. (NASDAQ: AAPL)', 'Apple Inc. (NYSE: AAPL)', 'Siemens AG (SIE.DE)'];
    const rows = await shown(match([...typed.map((each) => [each])], 'Company', false, called()));
    expect(rows.map(([, found]) => found)).toEqual(['Apple Inc.', 'no match', 'Siemens']);
  });

  test('names are taken as registers, terminals and pages leave them, and none for another of a like name', async () => {
    const { shown } = await openWorkbook();
    const pairs = [
      ['AIR PRODS & CHEMS INC', 'Air Products & Chemicals'],
      ['TORONTO DOMINION BK ONT COM NEW', 'Toronto-Dominion Bank'],
      ['COSTCO WHSL CORP NEW', 'Costco'],
      ['MITSUBISHI UFJ FINANCIAL GRO', 'Mitsubishi UFJ Financial Group'],
      ['BANCO BILBAO VIZCAYA ARGENTA', 'BBVA'],
      ['INFOSYS LTD-SP ADR', 'Infosys'],
      ['Procter &amp; Gamble', 'Procter & Gamble'],
      ['NestlÃ© SA', 'Nestlé'],
      ['RTX Corp (formerly Raytheon Technologies)', 'RTX Corporation'],
      ['Tesla, Inc. (TSLA.O)', 'Tesla, Inc.'],
      ['NVIDIA Corp [NVDA]', 'Nvidia'],
      ['Nestlé S.A. (NESN SW Equity)', 'Nestlé'],
      ['NVIDIA Corp [MSFT]', 'no match'],
      ['TEXAS INDS INC', 'no match'],
      ['TAIWAN SEMICONDUCTOR CO LTD', 'no match'],
      ['Banco Santander Chile-ADR', 'no match'],
      ['Kyndryl Holdings (formerly IBM)', 'no match'],
      ['ABC Foods LLC dba McDonald’s', 'no match'],
      ['Xilinx (now AMD)', 'no match'],
    ];
    const rows = await shown(match([...pairs.map(([typed]) => [typed])], 'Company', false, called()));
    expect(rows.map(([, found], at) => [pairs[at]?.[0], found])).toEqual(pairs);
  });

  test('tickers are taken as terminals write them, with a market at which the company may be listed', async () => {
    const { shown } = await openWorkbook();
    const typed = [
      ...['NVDA.O', 'ORCL.N', 'BARC.L', 'HEIA NA', 'ADYEN NA', '2330 TT', '700 HK', '9984.T', '000660.KS'],
      ...['NOVOB DC', 'ATCOA SS', 'BF/B US', 'NVDA.L'],
    ];
    const rows = await shown(match([...typed.map((each) => [each])], 'Company', false, called()));
    expect(rows.map(([, found]) => found)).toEqual([
      ...[
        'Nvidia',
        'Oracle Corporation',
        'Barclays',
        'Heineken',
        'Adyen',
        'TSMC',
        'Tencent',
        'SoftBank Group',
      ],
      ...['SK Hynix', 'Novo Nordisk', 'Atlas Copco', 'Brown-Forman', 'no match'],
    ]);
  });
});

describe('names on cards', () => {
  type Card = { properties: Record<string, { properties: Record<string, { basicValue?: string }> }> };

  test('a card within a card is called by its name, though nothing was asked of its entity', async () => {
    const workbook = await openWorkbook({ properties: true });
    const [[apple] = []] = await workbook.grid(card([['Apple Inc.']], [[null]], called()));
    const ceo = (apple as Card | undefined)?.properties['ceo'];
    const name = ceo?.properties['name']?.basicValue ?? '';
    expect(name).not.toBe('');
    for (const call of [
      figure(ceo, 'Revenue', 2024, called()),
      latest([[ceo]], [['Revenue']], [[null]], [[null]], called()),
    ])
      expect(await workbook.error(call)).toContain(`${name} has no series "Revenue"`);
  });
});
