import { Failure } from '../../../../src/shared/contract/failure';
import type { Knowledge } from '../../../../src/addin/runtime/knowledge';
import {
  chooseCoverage,
  selectedTexts,
  writeCoverage,
} from '../../../../src/addin/workbook/coverage/coverage';
import type { Step } from '../../../../src/addin/workbook/excel/progress';
import { UNWATCHED } from '../unwatched';
import { startOffice } from '../host/office-host';
import { WorkbookModel } from '../host/model';
import { NOTHING_KNOWN } from '../nothing-known';
import { verbatim } from '../../../../src/shared/messages/message';

const APPLE = '0193f0f8-8f5e-7c3a-9d2b-000000000001';
const TESLA = '0193f0f8-8f5e-7c3a-9d2b-000000000002';
const NAMES: Record<string, string> = { [APPLE]: 'Apple Inc.', [TESLA]: '=EVIL()' };
const DAY_MS = 86_400_000;

/** What a service that knows two companies answers; one property it refuses. */
function knowledgeOf(values: Record<string, Record<string, unknown>>): Knowledge {
  const unasked = () => Promise.reject(new Error('Expected nothing else to be asked'));
  const ids: Record<string, string> = { Apple: APPLE, Tesla: TESLA };
  return {
    search: ({ name }) => {
      const id = ids[name];
      return Promise.resolve(id === undefined ? [] : [{ id, name: NAMES[id] ?? id, entity_type: 'Company' }]);
    },
    introspection: () =>
      Promise.resolve({ properties: ['ticker', 'employees'], relationships: [], observations: [] } as never),
    property: (id, name) => {
      if (name === 'secret')
        return Promise.reject(new Failure('refused', verbatim('The service refused it')));
      const value = values[id]?.[name];
      const sources = [{ name: 'Report', date: '2026-01-01' }];
      return Promise.resolve(value === undefined ? undefined : ({ value, sources } as never));
    },
    profile: unasked,
    head: unasked,
    relationship: unasked,
    observation: unasked,
    query: unasked,
    answer: unasked,
    known: {
      ...NOTHING_KNOWN,
      head: (id) => ({ id, name: NAMES[id] ?? id, entity_type: 'Company' }),
      property: (id, name) =>
        id === APPLE && name === 'ticker' ? { value: undefined, fetchedAt: 0 } : undefined,
    },
  };
}

const knowledge = knowledgeOf({
  [APPLE]: { ticker: 'AAPL', employees: 164_000 },
  [TESLA]: { ticker: 'TSLA' },
});

test('the entities are the distinct texts of all selected areas; errors and blanks are none', async () => {
  const model = new WorkbookModel(() => '#N/A');
  model.type('A1', 'Apple');
  model.type('A2', ' Tesla ');
  model.type('A3', '=KER.ENTITY("x")');
  model.type('C1', 'Apple');
  model.type('C9', 'Visa');
  startOffice(model);
  model.selection = { sheet: model.sheet('Model'), area: { row: 0, column: 0, rows: 1_000_000, columns: 1 } };
  model.alsoSelected = [{ row: 0, column: 2, rows: 1, columns: 1 }];
  expect(await selectedTexts()).toEqual(['Apple', 'Tesla']);
});

test('names that nothing is found for are named; properties are those of the first entity', async () => {
  const steps: Step[] = [];
  const choice = await chooseCoverage(knowledge, ['Apple', 'Nobody', TESLA], {
    ...UNWATCHED,
    report: (step) => steps.push(step),
  });
  expect(choice).toEqual({
    entities: [
      { id: APPLE, name: 'Apple Inc.' },
      { id: TESLA, name: '=EVIL()' },
    ],
    unmatched: ['Nobody'],
    properties: ['employees', 'ticker'],
  });
  expect(steps.at(-1)).toEqual({ phase: 'fetching', done: 3, total: 3 });
});

test('the grid says filled, missing and failed with the age in days, and a name is never a formula', async () => {
  const model = new WorkbookModel();
  startOffice(model);
  const entities = [APPLE, TESLA].map((id) => ({ id, name: NAMES[id] ?? id }));
  const now = Date.UTC(2026, 0, 11) + DAY_MS / 2;
  const properties = ['ticker', 'employees', 'secret'];
  expect(await writeCoverage({ knowledge, now }, { entities, properties }, UNWATCHED)).toEqual({
    filled: 3,
    missing: 1,
    failed: 2,
    sheet: 'Coverage',
    stopped: false,
  });
  const sheet = model.sheet('Coverage');
  const row = (index: number) =>
    Array.from(
      { length: 8 },
      (_, column) => sheet.at(index, column)?.formula ?? model.valueOf(sheet, index, column),
    );
  expect(row(0)).toEqual([
    'Entity',
    'Filled',
    'ticker',
    'employees',
    'secret',
    'ticker: age, days',
    'employees: age, days',
    'secret: age, days',
  ]);
  expect(row(1)).toEqual([
    'Apple Inc.',
    '=COUNTIF($C2:$E2,"filled")/3',
    'filled',
    'filled',
    'failed',
    10,
    10,
    '',
  ]);
  expect(row(2)).toEqual([
    '=EVIL()',
    '=COUNTIF($C3:$E3,"filled")/3',
    'filled',
    'missing',
    'failed',
    10,
    '',
    '',
  ]);
  expect(sheet.at(2, 0)?.formula).toBeUndefined();
  expect(model.tables.size).toBe(1);
});
