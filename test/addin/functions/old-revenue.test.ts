import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

test.each(['Wells Fargo', 'Interactive Brokers'])(
  'a revenue of years ago is no property of %s, and leads to the series that tells its year',
  async (name) => {
    const said = await workbook.error(evaluate(`=KER.PROP("${name}","revenue")`));
    expect(said).toContain('KER.LATEST');
    const [[revenue] = []] = await workbook.shown(evaluate(`=KER.LATEST("${name}","Revenue")`));
    expect(revenue).toBeGreaterThan(2e9);
  },
);
