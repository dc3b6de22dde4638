import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

const NAME = 'Diluted earnings per share (quarterly)';
const lacks = (typed: string) => `has no series "${typed}". It has only "${NAME}": enter the full name`;

test.each(['Diluted earnings per share', 'Diluted EPS'])(
  '%s of a company of which quarters alone are held is no figure of a quarter',
  async (name) => {
    for (const call of [
      `=KER.LATEST("Fifth Third","${name}","2025-10-15")`,
      `=KER.FIGURE("Fifth Third","${name}","FY2025")`,
      `=KER.SERIES("Fifth Third","${name}")`,
      `=KER.HISTORY("Fifth Third","${name}","FY2023","FY2025","A")`,
    ])
      expect(await workbook.error(evaluate(call))).toContain(lacks(name));
  },
);

test('a quarter that is asked for is had by any name of the line', async () => {
  const [[whole] = []] = await workbook.shown(evaluate(`=KER.LATEST("Fifth Third","${NAME}","2025-10-15")`));
  expect(whole).toBe(0.91);
  expect(
    await workbook.shown(evaluate('=KER.LATEST("Fifth Third","Diluted EPS (quarterly)","2025-10-15")')),
  ).toEqual([[whole]]);
  for (const name of ['Diluted earnings per share', 'Diluted EPS'])
    expect(await workbook.shown(evaluate(`=KER.FIGURE("Fifth Third","${name}","FY2025Q3")`))).toEqual([
      [whole],
    ]);
});
