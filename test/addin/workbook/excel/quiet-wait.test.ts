import { settled } from '../../../../src/addin/workbook/excel/quiet-wait';
import { quietActivity } from '../quiet-activity';
import { UNWATCHED } from '../unwatched';
import { WorkbookModel } from '../host/model';

/** How long is waited for cells of which none is called. */
async function waitedFor(...formulas: string[]): Promise<number> {
  let waited = 0;
  await settled({
    activity: quietActivity(new WorkbookModel(() => 0)),
    wait: (milliseconds) => {
      waited += milliseconds;
      return Promise.resolve();
    },
    cells: formulas.map((formula) => ({ formula })),
    progress: UNWATCHED,
  });
  return waited;
}

test('cells that Excel does not call are waited for', async () => {
  expect(await waitedFor('=KER.PROP(A1,"revenue")', '=KER.NUMBER(A1)')).toBe(10_000);
});

test('cells whose functions only calculate are no calls, and nothing is waited for', async () => {
  expect(await waitedFor('=KER.NUMBER("~$12.5M")', '=KER.TYPES()')).toBe(1_500);
});
