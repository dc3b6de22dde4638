import { audit } from '../../../src/addin/workbook/sources/audit';
import { freeze } from '../../../src/addin/workbook/freeze/freeze';
import { planUnfreeze, unfreeze } from '../../../src/addin/workbook/freeze/unfreeze';
import { UNWATCHED } from './unwatched';
import { startOffice } from './host/office-host';
import { WorkbookModel } from './host/model';
import { NOTHING_KNOWN } from './nothing-known';
import { UNMARKED } from './unmarked';
import { quietActivity } from './quiet-activity';

// A busy machine takes its time over so many cells.
const ROWS = 5_000;
const COLUMNS = 10;
const MB = 1024 * 1024;

function largeModel(): WorkbookModel {
  const model = new WorkbookModel((formula) => `Value of ${formula}`);
  const sheet = model.sheet('Model');
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      model.write(sheet, row, column, `=KER.PROP("0193f0f8-8f5e-7c3a-9d2b-${row}","p${column}")`);
    }
  }
  return model;
}

test('50,000 cells are frozen and restored in few round trips, each well under 5 MB', async () => {
  const model = largeModel();
  const freezing = startOffice(model).counters;
  const outcome = await freeze(
    { scope: 'workbook', known: NOTHING_KNOWN, marker: UNMARKED, now: 0 },
    UNWATCHED,
  );
  expect(outcome.frozen).toBe(50_000);
  const showing = startOffice(model).counters;
  const plan = await planUnfreeze(UNMARKED, UNWATCHED);
  expect(plan.formulas).toHaveLength(50_000);
  // The cells are read again: a person may have taken her time before Go.
  const restoring = startOffice(model).counters;
  expect(await unfreeze(plan, UNWATCHED)).toMatchObject({ restored: 50_000, left: [] });
  for (const { syncs, largestRequest, largestResponse } of [freezing, showing, restoring]) {
    expect(syncs).toBeLessThanOrEqual(40);
    expect(Math.max(largestRequest, largestResponse)).toBeLessThan(3 * MB);
  }
});

test('the sources of 50,000 cells are listed, and listed again in place, within the same limits', async () => {
  const model = largeModel();
  const parts = { known: NOTHING_KNOWN, activity: quietActivity(model), wait: () => Promise.resolve() };
  for (let run = 1; run <= 2; run++) {
    const { counters } = startOffice(model);
    expect(await audit(parts, false, UNWATCHED)).toMatchObject({ cells: 50_000, rows: 50_000 });
    expect(counters.syncs).toBeLessThanOrEqual(60);
    expect(Math.max(counters.largestRequest, counters.largestResponse)).toBeLessThan(3 * MB);
  }
});
