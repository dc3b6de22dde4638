import { evaluate } from './formula';
import { openWorkbook } from './workbook';

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
