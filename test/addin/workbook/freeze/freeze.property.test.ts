import { fc } from '../../../fast-check';

import { freeze } from '../../../../src/addin/workbook/freeze/freeze';
import { UNWATCHED } from '../unwatched';
import { unfreezeAll } from '../unfreeze-all';
import { startOffice } from '../host/office-host';
import { WorkbookModel, type Result } from '../host/model';
import type { Edit } from '../host/references';
import { NOTHING_KNOWN } from '../nothing-known';
import { UNMARKED } from '../unmarked';
import { propertyRuns } from '../../../property-runs';

const ROWS = 12;
const COLUMNS = 6;

/** Every formula of a kind answers the same, wherever it stands: a twin that is never frozen must agree. */
function answer(formula: string): Result {
  if (formula.includes('SEARCH')) {
    return [
      ['id', 'name'],
      [7, '=A1'],
    ];
  }
  return formula.includes('ENTITY') ? '=HYPERLINK("x")' : 42;
}

const place = fc.record({
  column: fc.integer({ min: 0, max: COLUMNS - 1 }),
  row: fc.integer({ min: 1, max: ROWS }),
});
const sheetName = fc.constantFrom('Model', 'Data');
const corner = fc
  .tuple(fc.constantFrom('', '$'), place, fc.constantFrom('', '$'))
  .map(([c, { column, row }, r]) => `${c}${String.fromCharCode(65 + column)}${r}${row}`);
const area = fc.tuple(place, place, fc.boolean()).map(([a, b, fixed]) => {
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
  const name = (column: number, row: number) =>
    fixed ? `$${String.fromCharCode(65 + column)}$${row}` : `${String.fromCharCode(65 + column)}${row}`;
  return top === bottom && left === right ? name(left, top) : `${name(left, top)}:${name(right, bottom)}`;
});
const reference = fc
  .tuple(fc.constantFrom('', 'Data!', 'Model!'), fc.oneof(corner, area))
  .map(([sheet, text]) => sheet + text);
const formula = fc.oneof(
  fc.tuple(reference, reference).map(([a, b]) => `=KER.PROP(${a},"A1 & B2")&${b}`),
  reference.map((a) => `=IFERROR(KER.ENTITY(${a},"x!A1"),0)`),
  reference.map((a) => `=KER.SEARCH(${a})`),
  fc.constant('=KER.TYPES()'),
);
const cells = fc.uniqueArray(fc.tuple(sheetName, place, formula), {
  minLength: 1,
  maxLength: 10,
  selector: ([sheet, { column, row }]) => `${sheet}!${column},${row}`,
});
const edit = fc.oneof(
  fc.record({
    kind: fc.constantFrom('insert' as const, 'delete' as const),
    sheet: sheetName,
    side: fc.constantFrom('rows' as const, 'columns' as const),
    at: fc.integer({ min: 0, max: ROWS }),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('rename' as const),
    sheet: sheetName,
    to: fc.constantFrom('Plain', "It's, a name", 'A1', 'Übersicht'),
  }),
);

function build(
  content: readonly (readonly [string, { column: number; row: number }, string])[],
): WorkbookModel {
  const model = new WorkbookModel(answer);
  model.add('Data');
  for (const [sheet, { column, row }, text] of content) {
    // Spills need room: a formula that finds none stays #SPILL! in both workbooks alike.
    model.type(`${sheet}!${String.fromCharCode(65 + column)}${row}`, text);
  }
  return model;
}

/** Applies the edits to whatever the two sheets are called by then. */
function applyEdits(model: WorkbookModel, edits: readonly Edit[]): void {
  const names = new Map([
    ['Model', 'Model'],
    ['Data', 'Data'],
  ]);
  for (const each of edits) {
    const sheet = names.get(each.sheet)!;
    const taken = each.kind === 'rename' && model.sheets.some(({ name }) => name === each.to);
    if (taken) continue;
    model.edit({ ...each, sheet });
    if (each.kind === 'rename') names.set(each.sheet, each.to);
  }
}

test('freeze then unfreeze gives the formulas that stand in a workbook which was never frozen', async () => {
  const runs = propertyRuns(300);
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(cells, fc.array(edit, { maxLength: 5 }), async (content, edits) => {
      const [model, twin] = [build(content), build(content)];
      startOffice(model);
      await freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker: UNMARKED, now: 0 }, UNWATCHED);
      applyEdits(model, edits);
      applyEdits(twin, edits);
      const { left } = await unfreezeAll();
      const now = model.formulas('KER Freeze Log');
      const expected = twin.formulas();
      // A spill that an insertion cut in two cannot come back; it is named, and so is what was deleted.
      const missing = Object.keys(expected).filter((name) => now[name] === undefined);
      expect(missing.length).toBeLessThanOrEqual(left.filter(({ reason }) => reason !== 'deleted').length);
      const restorable = Object.entries(expected).filter(([name]) => !missing.includes(name));
      expect(now).toEqual(Object.fromEntries(restorable));
      compared += Object.keys(now).length;
    }),
    { numRuns: runs },
  );
  expect(compared).toBeGreaterThan(runs * 1.5);
});
