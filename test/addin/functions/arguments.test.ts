import { prop } from '../../../src/addin/functions/properties';
import { latest } from '../../../src/addin/functions/series';
import { called } from './excel';
import { evaluate } from './formula';
import { openWorkbook } from './workbook';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ARGUMENT_LISTS } from '../../../src/addin/functions/argument-lists';

describe('arguments', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

  test.each([
    ['=KER.ENTITY("")', 'ENTITY: name must not be blank'],
    [
      '=KER.ENTITY("Apple", "Compny")',
      'ENTITY: type must be one of the 38 types of KER.TYPES, such as "Company", got "Compny"',
    ],
    [
      '=KER.ENTITY("Springfield", "City")',
      'ENTITY: type must be one of the 38 types of KER.TYPES, such as "Municipality", got "City"',
    ],
    ['=KER.ENTITY("Apple", , 101)', 'ENTITY: rank must be 1 to 100, got 101'],
    ['=KER.SEARCH("Apple", , 250)', 'SEARCH: limit must be 1 to 100, got 250'],
    ['=KER.SEARCH("Apple", , 1.5)', 'SEARCH: limit must be a whole number, 1 to 100, got 1.5'],
    ['=KER.SEARCH("Apple", , , "perhaps")', 'SEARCH: headers must be TRUE or FALSE, got "perhaps"'],
    ['=KER.SEARCH()', 'SEARCH: name must not be blank'],
    ['=KER.MATCH("")', 'MATCH: names must not be blank'],
    ['=KER.CARD("")', 'CARD: entity must not be blank'],
    ['=KER.PROP("", "cik")', 'PROP: entity must not be blank'],
    [`=KER.PROP("${APPLE}", "")`, 'PROP: property must not be blank'],
    [`=KER.PROP("${APPLE}", "cik", "down")`, 'PROP: list must be "join" or "spill", got "down"'],
    [
      '=KER.PROP({"a";"b"}, "cik", "spill")',
      'PROP: list must be "join" for several entities or properties, got "spill"',
    ],
    [`=KER.SOURCE("${APPLE}", "")`, 'SOURCE: property must not be blank'],
    [`=KER.SOURCES("${APPLE}", "")`, 'SOURCES: property must not be blank'],
    [`=KER.AGE("", "cik")`, 'AGE: entity must not be blank'],
    [
      `=KER.RELATED("${APPLE}", , "up")`,
      'RELATED: direction must be "both", "outgoing" or "incoming", got "up"',
    ],
    [`=KER.RELATED("${APPLE}", , , -1)`, 'RELATED: limit must be 1 or more, got -1'],
    [`=KER.RELATED("${APPLE}", , , , 0.5)`, 'RELATED: offset must be a whole number, 0 or more, got 0.5'],
    [
      `=KER.SERIES("${APPLE}", "Revenue", "soon")`,
      'SERIES: from must be a date, a year, "2024-12", "2024Q4", "-3Y" or "LTM", got "soon"',
    ],
    [
      `=KER.SERIES("${APPLE}", "Revenue", 2024, 2020)`,
      'SERIES: from must not be after to, got 2024-01-01 and 2020-12-31',
    ],
    [
      `=KER.SERIES("${APPLE}", "Revenue", , , "unit,colour")`,
      'SERIES: columns must be "unit", "source", "published" or "url", got "colour"',
    ],
    [`=KER.SERIES("${APPLE}", "")`, 'SERIES: observation must not be blank'],
    [
      `=KER.LATEST("${APPLE}", "Revenue", "soon")`,
      'LATEST: asOf must be a date, YYYY-MM-DD, YYYY-MM, YYYYQ1 to YYYYQ4 or a year, got "soon"',
    ],
    [
      `=KER.FIELDS("${APPLE}", "facts")`,
      'FIELDS: kind must be "all", "properties", "relationships" or "observations", got "facts"',
    ],
    ['=KER.QUERY("")', 'QUERY: expression must not be blank'],
    ['=KER.ASK("")', 'ASK: question must not be blank'],
    ['=KER.EVIDENCE("")', 'EVIDENCE: question must not be blank'],
    ['=KER.MENTIONS("")', 'MENTIONS: input must not be blank'],
    ['=KER.NUMBER("")', 'NUMBER: text must not be blank'],
    [
      '=KER.NUMBER("5", "half")',
      'NUMBER: part must be "value", "low", "high", "currency" or "approximate", got "half"',
    ],
    [
      '=KER.NUMBER("5", , "tlh!")',
      'NUMBER: locale must be a language such as "en", "de" or "fr-CH", got "tlh!"',
    ],
    ['=KER.NUMBER("1,234")', 'NUMBER: "1,234" may be 1234 or 1.234. Set locale, such as "en" or "de"'],
    [
      '=KER.NUMBER("5 zillion")',
      'NUMBER: "zillion" after "5" is not understood. Remove it or write the number in full',
    ],
  ])('%s is refused, and nothing is asked', async (formula, message) => {
    const { error, requests } = await openWorkbook();
    expect(await error(evaluate(formula))).toBe(`#VALUE!: KER.${message}`);
    expect(requests()).toBe(0);
  });

  test.each([
    ['ASK', 'question'],
    ['EVIDENCE', 'question'],
    ['MENTIONS', 'input'],
    ['QUERY', 'expression'],
    ['SEARCH', 'name'],
  ])('KER.%s of the text of an error, such as #N/A, sends nothing and says which', async (name, argument) => {
    const { error, requests } = await openWorkbook();
    for (const code of ['#N/A', '#REF!', '#NAME?', '#GETTING_DATA']) {
      expect(await error(evaluate(`=KER.${name}("${code}")`))).toBe(
        `#N/A: The cell of the ${argument} shows ${code}. Correct it first`,
      );
    }
    expect(requests()).toBe(0);
  });

  test.each([null, 0])(
    'a row whose entity is an empty cell, given as %j, is blank until it is filled',
    async (empty) => {
      const { grid, requests } = await openWorkbook();
      expect(await grid(latest([[empty]], [['Revenue']], [[2023]], [[null]], called()))).toEqual([['']]);
      expect(await grid(prop([[empty]], [['employee_count']], null, called()))).toEqual([['']]);
      expect(requests()).toBe(0);
    },
  );
});

describe('lists of arguments', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

  const fileSchema = v.object({
    enums: v.array(
      v.object({
        id: v.string(),
        type: v.literal('string'),
        values: v.array(v.looseObject({ stringValue: v.string() })),
      }),
    ),
    functions: v.array(
      v.object({
        id: v.string(),
        parameters: v.array(
          v.object({ name: v.string(), type: v.string(), customEnumId: v.optional(v.string()) }),
        ),
      }),
    ),
  });
  const file = v.parse(
    fileSchema,
    JSON.parse(readFileSync(join(__dirname, '../../../dist/functions.json'), 'utf8')),
  );

  test('functions.json lists the values of types, kinds, directions, frequencies and aggregations', () => {
    expect(file.enums.map(({ id, values }) => [id, values.map(({ stringValue }) => stringValue)])).toEqual(
      ARGUMENT_LISTS.map(({ id, values }) => [id, values.map(({ stringValue }) => stringValue)]),
    );
    const listed = file.functions.flatMap(({ id, parameters }) =>
      parameters.flatMap(({ name, type, customEnumId }) =>
        customEnumId === undefined ? [] : [[`${id}.${name}`, customEnumId, type]],
      ),
    );
    // Of type any, a parameter takes ranges, cells and other spellings as before.
    expect(listed.sort()).toEqual(
      ARGUMENT_LISTS.flatMap(({ id, parameters }) =>
        parameters.map(([of, name]) => [`${of}.${name}`, id, 'any']),
      ).sort(),
    );
  });

  const valuesOf = (wanted: string) =>
    ARGUMENT_LISTS.find(({ id }) => id === wanted)?.values.map(({ stringValue }) => stringValue) ?? [];

  test.each([
    ...valuesOf('ENTITY_TYPE').map((value) => `=KER.SEARCH("Apple", "${value}")`),
    ...valuesOf('FIELD_KIND').map((value) => `=KER.FIELDS("${APPLE}", "${value}")`),
    ...valuesOf('DIRECTION').map((value) => `=KER.RELATED("${APPLE}", , "${value}")`),
    ...valuesOf('FREQUENCY').map((value) => `=KER.HISTORY("${APPLE}", "Revenue", 2022, 2023, "${value}")`),
    ...valuesOf('AGGREGATION').map(
      (value) => `=KER.HISTORY("${APPLE}", "Revenue", 2022, 2023, "A", "${value}")`,
    ),
    `=KER.HISTORY("${APPLE}", "Revenue", 2022, 2023, "A", {"aggregate=last";"orientation=across"})`,
  ])('a listed value is taken: %s', async (formula) => {
    const { addIn } = await openWorkbook();
    const outcome = await addIn.until(evaluate(formula).catch((error: unknown) => error));
    // Some have no answer; none is refused as an argument.
    if (outcome instanceof Error) expect(outcome).toMatchObject({ code: '#N/A' });
  });
});

describe('volatile arguments', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
  const DAY_MS = 86_400_000;

  /** What Excel passes for TODAY(): the day's serial number. */
  const today = (now: number) => Math.floor(now / DAY_MS) + 25_569;

  test('a volatile argument such as TODAY() costs nothing when Excel calculates again, nor the next morning', async () => {
    const { addIn, shown, requests } = await openWorkbook();
    await addIn.until(addIn.runtime.settings.set({ freshness: 'until-refreshed' }));
    const formulas = () => {
      const day = today(addIn.clock.now());
      return [
        `=KER.LATEST("${APPLE}", "Revenue", ${day})`,
        `=KER.LATEST("${APPLE}", "Revenue", , ${day})`,
        `=KER.SERIES("${APPLE}", "Revenue", 2020, ${day})`,
        `=KER.HISTORY("${APPLE}", "Revenue", 2020, ${day}, "A")`,
      ];
    };
    const calculate = async () => {
      const grids = [];
      for (const formula of formulas()) grids.push(await shown(evaluate(formula, 'Sheet1!B2')));
      return grids;
    };
    const first = await calculate();
    expect(requests()).toBeGreaterThan(0);
    for (let times = 0; times < 20; times++) {
      await addIn.pass(2_000);
      expect(await calculate()).toEqual(first);
    }
    expect(requests()).toBe(0);
    addIn.clock.advance(DAY_MS);
    await calculate();
    expect(requests()).toBe(0);
  });
});
