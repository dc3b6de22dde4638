import type { EntityProfile } from '../../../src/shared/contract/entity';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';
import { plainText } from '../../../src/addin/functions/cells/plain-text';
import { prop } from '../../../src/addin/functions/properties';
import { called } from './excel';

describe('results', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

  /** Answers every projection with one series of so many daily points, and introspection with its listing. */
  function longSeries(points: number): (request: Request) => Response | undefined {
    const listing = { id: APPLE, name: 'Price', unit: 'USD' };
    const data = Array.from({ length: points }, (_, at) => ({
      time: new Date(Date.UTC(2020, 0, 1) - at * 86_400_000).toISOString(),
      value: at % 7 === 3 ? null : at / 4,
    }));
    const profile: EntityProfile = {
      id: APPLE,
      name: 'Gold',
      entity_type: 'Commodity',
      properties: {},
      relationships: null,
      numerical_observations: [{ ...listing, type: 'Commodity', properties: { unit: 'USD' }, data }],
    };
    return ({ url }) =>
      url.endsWith('/introspection')
        ? Response.json({ properties: [], numerical_observations: { Commodity: [listing] } })
        : Response.json(profile);
  }

  test('numbers and dates carry formats where the host has data types', async () => {
    const { grid } = await openWorkbook();
    const rows = await grid(
      evaluate(`=KER.SERIES("${APPLE}", "Revenue", 2024, 2024, "unit,source,published,url")`),
    );
    expect(rows).toEqual([
      ['time', 'Revenue (USD)', 'unit', 'source', 'published', 'url'],
      [
        { type: 'Double', basicValue: 45_563, numberFormat: 'yyyy-mm-dd' },
        { type: 'Double', basicValue: 391_035_000_000, numberFormat: '#,##0' },
        'USD',
        expect.any(String),
        { type: 'Double', basicValue: 45_597, numberFormat: 'yyyy-mm-dd' },
        expect.stringMatching(/^https:/),
      ],
    ]);
  });

  test('values of a series name their unit where no header does', async () => {
    const { grid } = await openWorkbook();
    const dollars = { numberFormat: '[$USD] #,##0' };
    const bare = await grid(evaluate(`=KER.SERIES("${APPLE}", "Revenue", 2024, , , FALSE)`));
    expect(bare[0]?.[1]).toMatchObject(dollars);
    const several = await grid(evaluate('=KER.SERIES({"Apple Inc.";"Visa"}, "Revenue", 2024)'));
    expect(several[1]?.[2]).toMatchObject(dollars);
  });

  test('dates are ISO text and numbers plain where the host has no data types', async () => {
    const { grid } = await openWorkbook({ dataTypes: false });
    expect(await grid(evaluate(`=KER.SERIES("${APPLE}", "Revenue", 2024, 2024, , FALSE)`))).toEqual([
      ['2024-09-28', 391_035_000_000],
    ]);
  });

  test('a card has an icon, sections, a provider, and its sources with each property', async () => {
    const { grid } = await openWorkbook();
    const [[card] = []] = await grid(
      evaluate('=KER.CARD("Apple Inc.", "employee_count,cik,website,headquarters")'),
    );
    expect(card).toMatchObject({
      type: 'Entity',
      text: 'Apple Inc.',
      basicType: 'Error',
      basicValue: '#VALUE!',
      properties: {
        id: { type: 'String', basicValue: APPLE },
        entity_type: { type: 'String', basicValue: 'Company' },
        employee_count: {
          type: 'Double',
          basicValue: 164_000,
          numberFormat: '#,##0',
          propertyMetadata: {
            attribution: [
              {
                sourceText: 'Apple Inc. Form 10-K, 2024-11-01',
                sourceAddress: expect.stringMatching(/^https:\/\/www\.sec\.gov/) as string,
              },
            ],
          },
        },
        cik: { type: 'String', basicValue: '0000320193' },
        sources: {
          type: 'Entity',
          properties: {
            employee_count: { basicValue: expect.stringContaining('Form 10-K, 2024-11-01') as string },
          },
        },
      },
      layouts: {
        compact: { icon: 'Building' },
        card: {
          title: { property: 'name' },
          subTitle: { property: 'entity_type' },
          sections: [
            { layout: 'List', title: 'About', properties: ['description', 'headquarters'] },
            {
              layout: 'List',
              title: 'Figures',
              properties: ['employee_count', 'employee_count_last_known'],
            },
            { layout: 'List', title: 'Identity', properties: ['id', 'entity_type', 'cik'] },
            { layout: 'List', title: 'Links', properties: ['website', 'sources'] },
          ],
        },
      },
      provider: { description: 'KER, from addin.example' },
    });
  });

  test('a card of a company shows what people ask first, and links who leads it, where it sits and what it does', async () => {
    const { grid, shown, requests } = await openWorkbook();
    const cards = await grid(evaluate(`=KER.CARD("${APPLE}")`));
    expect(requests()).toBe(1);
    const [[card] = []] = cards as Excel.EntityCellValue[][];
    expect(card?.properties).toMatchObject({
      headquarters: { basicValue: 'Cupertino, California' },
      employee_count: { basicValue: 164_000 },
      revenue: { type: 'Double', basicValue: expect.any(Number) as number },
      ceo: { type: 'Entity', text: 'Tim Cook', properties: { entity_type: { basicValue: 'Person' } } },
      headquarters_in: { type: 'Entity', properties: { name: { basicValue: expect.any(String) as string } } },
      industry: { type: 'Entity' },
    });
    expect(card?.layouts?.card?.sections?.map(({ title }) => title)).toEqual([
      ...['About', 'Figures', 'Related', 'Details', 'Identity', 'Links'],
    ]);
    // A linked card stands for its entity wherever one is asked.
    const { prop } = await import('../../../src/addin/functions/properties');
    expect(await shown(prop([[card?.properties?.['ceo']]], [['name']], null, {}))).toEqual([['Tim Cook']]);
  });

  test('a linked card may be asked by its name, beside properties and in their request', async () => {
    const { grid, requests } = await openWorkbook();
    const [[card] = []] = (await grid(
      evaluate(`=KER.CARD("${APPLE}", "ceo,revenue")`),
    )) as Excel.EntityCellValue[][];
    expect(card?.properties).toMatchObject({ ceo: { text: 'Tim Cook' }, revenue: { type: 'Double' } });
    expect(card?.properties).not.toHaveProperty('industry');
    expect(requests()).toBe(1);
  });

  test('a card is whole where the service has none of these relationships', async () => {
    const { grid } = await openWorkbook();
    const [[card] = []] = (await grid(
      evaluate('=KER.CARD("Massachusetts Institute of Technology")'),
    )) as Excel.EntityCellValue[][];
    expect(Object.keys(card?.properties ?? {}).length).toBeGreaterThan(3);
    expect(card?.properties).not.toHaveProperty('ceo');
  });

  test('a card is the name of the entity where the host has no data types', async () => {
    const { grid } = await openWorkbook({ dataTypes: false });
    expect(await grid(evaluate('=KER.CARD("Apple Inc.")'))).toEqual([['Apple Inc.']]);
  });

  test('a card as an argument stands for its entity', async () => {
    const { grid, shown } = await openWorkbook();
    const cards = await grid(evaluate('=KER.CARD({"Apple Inc.";"Microsoft"})'));
    const { prop } = await import('../../../src/addin/functions/properties');
    expect(await shown(prop(cards, [['ticker']], null, {}))).toEqual([['AAPL'], ['MSFT']]);
  });

  test('a list value joins in one cell, or spills', async () => {
    const { shown } = await openWorkbook();
    const joined = await shown(evaluate('=KER.PROP("Apple Inc.", "aliases")'));
    const spilled = await shown(evaluate('=KER.PROP("Apple Inc.", "aliases", "spill")'));
    expect(spilled.length).toBeGreaterThan(1);
    expect(joined).toEqual([[spilled.flat().join('; ')]]);
  });

  test('entities in a row and properties in a column turn the grid', async () => {
    const { shown } = await openWorkbook();
    expect(await shown(evaluate('=KER.PROP({"Apple Inc.","Microsoft"}, {"ticker";"cik"})'))).toEqual([
      ['AAPL', 'MSFT'],
      ['0000320193', '0000789019'],
    ]);
  });

  test('a long series goes without formats rather than not at all, gaps as #N/A', async () => {
    const { grid } = await openWorkbook({ intercept: longSeries(40_000) });
    const rows = await grid(evaluate(`=KER.SERIES("${APPLE}", "Price", , , , FALSE)`));
    expect(rows).toHaveLength(40_000);
    expect(rows.at(-1)).toEqual([43_831, 0]);
    expect(rows.at(-4)?.[1]).toMatchObject({ code: '#N/A' });
  });

  test('a series that is too long for Excel is refused with advice', async () => {
    const { error } = await openWorkbook({ intercept: longSeries(150_000) });
    expect(await error(evaluate(`=KER.SERIES("${APPLE}", "Price")`))).toBe(
      '#VALUE!: KER.SERIES: The result is 300,002 cells of more than 2 MB; Excel allows about 2 MB. Narrow it by date or range, or set a limit',
    );
  });

  test('rows of a query keep approximate numbers as text and leave blanks where a field is missing', async () => {
    const results = [
      { name: 'A', funding: '~206,753', rounds: [{ series: 'A', amount: 5 }] },
      { name: '<UNKNOWN>', founded_year: 2020, ceo: null },
    ];
    const { grid } = await openWorkbook({ intercept: () => Response.json({ results, entities: null }) });
    expect(await grid(evaluate('=KER.QUERY("x")'))).toEqual([
      ['name', 'funding', 'rounds', 'founded_year', 'ceo'],
      ['A', '~206,753', 'series: A, amount: 5', '', ''],
      ['', '', '', { type: 'Double', basicValue: 2020, numberFormat: '0' }, ''],
    ]);
  });

  test('numbers of a column share one format, and text like a formula stays as it came', async () => {
    const results = [
      { name: '=1+1', share: 5 },
      { name: '@SUM(A1)', share: 5.25 },
    ];
    const { grid } = await openWorkbook({ intercept: () => Response.json({ results, entities: null }) });
    expect(await grid(evaluate('=KER.QUERY("x", FALSE)'))).toEqual([
      ['=1+1', { type: 'Double', basicValue: 5, numberFormat: '#,##0.00' }],
      ['@SUM(A1)', { type: 'Double', basicValue: 5.25, numberFormat: '#,##0.00' }],
    ]);
  });

  test('an answer is plain text, whatever Markdown it comes in', async () => {
    const content =
      '## Growth\n\nRevenue **rose**, see [the 10-K](https://x.example/k):\n\n- 2023: `383`\n- 2024: _391_\n\n| a | b |\n|---|---|\n| 1 | 2 |';
    const answer = { content, explainability: null, context: [], entities: null };
    const { shown } = await openWorkbook({ intercept: () => Response.json(answer) });
    expect(await shown(evaluate('=KER.ASK("How did it grow?")'))).toEqual([
      [
        'Growth\n\nRevenue rose, see the 10-K (https://x.example/k):\n\n• 2023: 383\n• 2024: 391\n\na | b\n1 | 2',
      ],
    ]);
  });

  test.each([
    ['EVIDENCE', 'The answer cites no facts or documents'],
    ['MENTIONS', 'The answer to "why?" mentions no entities'],
  ])('KER.%s of an answer with nothing but words says so', async (name, message) => {
    const answer = { content: 'Because.', explainability: null, context: [], entities: null };
    const { error } = await openWorkbook({ intercept: () => Response.json(answer) });
    expect(await error(evaluate(`=KER.${name}("why?")`))).toBe(`#N/A: ${message}`);
  });

  test('sources without a date are listed, and have no age', async () => {
    const sources = [{ name: 'Register', date: null, document: '' }];
    const profile = {
      id: APPLE,
      name: 'Apple Inc.',
      entity_type: 'Company',
      properties: { cik: { value: '1', sources } },
      relationships: null,
    };
    const { error, shown } = await openWorkbook({ intercept: () => Response.json(profile) });
    expect(await shown(evaluate(`=KER.SOURCES("${APPLE}", "cik", FALSE)`))).toEqual([['Register', '', '']]);
    expect(await shown(evaluate(`=KER.SOURCE("${APPLE}", "cik")`))).toEqual([['Register']]);
    expect(await error(evaluate(`=KER.AGE("${APPLE}", "cik")`))).toBe(
      '#N/A: No source of "cik" of Apple Inc. has a date',
    );
  });

  test('rows of a query that are too large for Excel are refused with advice', async () => {
    const results = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(30_000) }));
    const { error } = await openWorkbook({ intercept: () => Response.json({ results, entities: null }) });
    expect(await error(evaluate('=KER.QUERY("x")'))).toBe(
      '#VALUE!: KER.QUERY: The result is 101 cells of more than 2 MB; Excel allows about 2 MB. Narrow it by date or range, or set a limit',
    );
  });

  test('evidence names facts without a statement too, and documents without a name', async () => {
    const answer = {
      content: 'x',
      explainability: [
        { content: 'S1', references: ['1', '2'] },
        { content: 'S2', references: ['9'] },
      ],
      context: [
        { id: '1', content: 'F1', origins: [{ source: { name: 'SEC', url: 'https://s' }, document: null }] },
        { id: '2', content: 'F2' },
        { id: '3', content: 'F3', origins: [{ source: null, document: { name: 'D', url: 'https://d' } }] },
      ],
      entities: [],
    };
    const { shown } = await openWorkbook({ intercept: () => Response.json(answer) });
    expect(await shown(evaluate('=KER.EVIDENCE("why?", FALSE)'))).toEqual([
      ['S1', 'F1', 'SEC', 'https://s'],
      ['S1', 'F2', '', ''],
      ['S2', '', '', ''],
      ['', 'F3', 'D', 'https://d'],
    ]);
  });
});

describe('plain text', () => {
  test.each([
    ['- [x] done\n- [ ] open', '• ☑ done\n• ☐ open'],
    ['1. a\n   - b\n   - c\n2. d', '1. a\n  • b\n  • c\n2. d'],
    ['- a\n  - b\n    1. c\n- d', '• a\n  • b\n    1. c\n• d'],
    ['- a\n\n  more\n\n- b', '• a\n\n  more\n• b'],
    ['AT&amp;T &mdash; &#8364;5 &#x26; **R&amp;D**', 'AT&T — €5 & R&D'],
    ['&amp;lt; &unheard; AT&T &#0;', '&lt; &unheard; AT&T \ufffd'],
    ['`a &amp; b`', 'a &amp; b'],
    ['[S&amp;P](https://example.com/?a=1&amp;b=2)', 'S&P (https://example.com/?a=1&b=2)'],
    ['![R&amp;D](https://example.com/x.png)', 'R&D'],
    [
      '# Head\n\nOne **two** *three*.\n\n| a | b |\n|---|---|\n| 1 | 2 |',
      'Head\n\nOne two three.\n\na | b\n1 | 2',
    ],
  ])('of %j a cell shows %j', async (markdown, text) => {
    expect(await plainText(markdown)).toBe(text);
  });
});

describe('plain cells', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
  const UNKNOWN = '00000000-0000-4000-8000-000000000000';

  type Asked = { entity: string; property: string; times: number };

  /** What a cell shows that is calculated so often in a workbook of its own, and what is told of it afterwards. */
  async function cellOf({ entity, property, times }: Asked) {
    const { addIn, requests } = await openWorkbook();
    const { activity, knowledge } = addIn.runtime;
    const shown: unknown[] = [];
    for (let time = 0; time < times; time++) {
      const failed = (error: unknown) => (error as Error).message;
      shown.push(
        await addIn.until(Promise.resolve(prop([[entity]], [[property]], null, called())).catch(failed)),
      );
    }
    const { total, failing } = activity.get();
    const asked = knowledge.known.cell('Sheet1!B2')?.map(({ kind }) => kind);
    return {
      shown,
      requests: requests(),
      total,
      failing: failing.map(({ cell, kind }) => `${cell} ${kind}`),
      asked,
    };
  }

  describe.each(['cik', 'website', 'founding_date', 'aliases', 'moons'])('a plain cell of %s', (property) => {
    test.each([
      ['as it is fetched', 1],
      ['once it is kept', 2],
    ])('shows %s what any other call shows, and is told of alike', async (_, times) => {
      const plain = await cellOf({ entity: APPLE.toUpperCase(), property, times });
      const any = await cellOf({ entity: APPLE, property: `${property} `, times });
      expect(plain).toEqual(any);
      expect(plain.asked).toEqual(['property']);
    });
  });

  test('a plain cell of an unknown id fails as any other call does', async () => {
    const plain = await cellOf({ entity: UNKNOWN, property: 'cik', times: 1 });
    expect(plain).toEqual(await cellOf({ entity: UNKNOWN, property: 'cik ', times: 1 }));
    expect(plain.failing).toEqual(['Sheet1!B2 unknown-entity']);
  });

  test('a plain cell that is cancelled asks nothing, and is no failing cell', async () => {
    const workbook = await openWorkbook();
    const call = called();
    const error = workbook.error(prop([[APPLE]], [['cik']], null, call));
    call.onCanceled?.();
    expect(await error).toContain('was stopped');
    expect(workbook.requests()).toBe(0);
    expect(workbook.addIn.runtime.activity.get().failing).toEqual([]);
  });

  test('a plain cell in a preview shows what is kept, and asks nothing', async () => {
    const workbook = await openWorkbook();
    const preview = () => prop([[APPLE]], [['cik']], null, called({ isInValuePreview: 'True' }));
    expect(await workbook.error(preview())).toContain('No preview, because this costs');
    expect(workbook.requests()).toBe(0);
    const fetched = await workbook.shown(prop([[APPLE]], [['cik']], null, called()));
    expect(await workbook.shown(preview())).toEqual(fetched);
  });

  test('two cells that ask the same at once share one request, and one may be cancelled', async () => {
    const workbook = await openWorkbook();
    const [first, second] = [called({ address: 'Sheet1!A1' }), called({ address: 'Sheet1!A2' })];
    const stopped = workbook.error(prop([[APPLE]], [['cik']], null, first));
    const kept = workbook.shown(prop([[APPLE]], [['cik']], null, second));
    first.onCanceled?.();
    expect(await stopped).toContain('was stopped');
    expect(await kept).toHaveLength(1);
    expect(workbook.requests()).toBe(1);
  });
});

describe('error cells as arguments', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  test.each([
    ['=KER.PROP("Apple Inc.","#N/A")', 'property', '#N/A'],
    ['=KER.SOURCE("Apple Inc.","#REF!")', 'property', '#REF!'],
    ['=KER.LATEST("Apple Inc.","#DIV/0!")', 'observation', '#DIV/0!'],
    ['=KER.SERIES("Apple Inc.","#N/A")', 'observation', '#N/A'],
    ['=KER.RELATED("Apple Inc.","#N/A")', 'relationship', '#N/A'],
  ])('%s is told as the error of a cell, and is no name of a field', async (formula, name, code) => {
    expect(await workbook.error(evaluate(formula))).toBe(
      `#N/A: The cell of the ${name} shows ${code}. Correct it first`,
    );
  });

  test('its neighbours keep their values', async () => {
    const [row] = await workbook.shown(evaluate('=KER.PROP("Apple Inc.",{"ticker","#N/A"})'));
    expect(row).toEqual(['AAPL', '#N/A: The cell of the property shows #N/A. Correct it first']);
  });

  test.each([
    [
      '=KER.LATEST("Apple Inc.","Diluted shares")',
      '=KER.LATEST("Apple Inc.","Diluted weighted average shares")',
    ],
    ['=KER.LATEST("Germany","BIP")', '=KER.LATEST("Germany","GDP")'],
    ['=KER.LATEST("Germany","Bevölkerung")', '=KER.LATEST("Germany","Population")'],
  ])('%s is %s', async (other, own) => {
    expect(await workbook.shown(evaluate(other))).toEqual(await workbook.shown(evaluate(own)));
  });
});
