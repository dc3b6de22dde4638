import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { ARGUMENT_LISTS } from '../../../src/addin/functions/argument-lists';
import { evaluate } from './formula';
import { openWorkbook } from './workbook';

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
