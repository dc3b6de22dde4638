import { evaluate } from '../formula';
import { openWorkbook } from '../workbook';
import { bare, openMade } from './made-service';

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
const MICROSOFT = '486b8844-6192-5871-a890-3e0419051c7e';

test('any number of series of an entity costs one request beside that of what it lists', async () => {
  const { shown, requests } = await openWorkbook();
  const formula = `=KER.HISTORY({"${APPLE}";"${MICROSOFT}"},{"Revenue","Net income","Total assets","Gross profit"},2020,2024,"A")`;
  const rows = await shown(evaluate(formula));
  expect([rows.length, rows[0]?.length]).toEqual([6, 9]);
  // Two introspections and two projections.
  expect(requests()).toBe(4);
});

test('another frequency, window, order or scale of what is held costs nothing', async () => {
  const { shown, requests } = await openWorkbook();
  await shown(evaluate(`=KER.HISTORY("${APPLE}","Revenue (quarterly)",,,"Q")`));
  expect(requests()).toBe(2);
  await shown(evaluate(`=KER.HISTORY("${APPLE}","Revenue (quarterly)","FY-3",,"A","scale=millions")`));
  await shown(
    evaluate(`=KER.HISTORY("${APPLE}","Revenue (quarterly)",2020,2022,"A","periods=calendar;notes=yes")`),
  );
  await shown(evaluate(`=KER.SERIES("${APPLE}","Revenue (quarterly)")`));
  expect(requests()).toBe(0);
});

test('rates cost three requests a pair, whoever asks for them, and nothing after it', async () => {
  const { shown, requests } = await openWorkbook();
  const formula = (id: string) =>
    `=KER.HISTORY("${id}",{"Revenue","Total assets"},2020,2023,"A","currency=EUR")`;
  await shown(evaluate(formula(APPLE)));
  expect(requests()).toBe(2 + 3);
  await shown(evaluate(formula(MICROSOFT)));
  expect(requests()).toBe(2);
});

test('the conversion of the embedded service is by the fixings of the European Central Bank', async () => {
  const { grid } = await openWorkbook();
  const rows = await grid(
    evaluate(
      `=KER.HISTORY("${APPLE}","Revenue","FY2024","FY2024","A","currency=EUR;scale=millions;notes=yes")`,
    ),
  );
  expect(rows[1]?.[0]).toBe('FY2024');
  expect(rows[1]?.[1]).toMatchObject({ basicValue: expect.closeTo(359_682.661, 2) as number });
  expect(rows[1]?.[2]).toContain('÷ 1.08717 USD per EUR, average of 12 months to 2024-09-30, ECB');
});

test('what is too large is refused before anything is asked', async () => {
  const { error, requests } = await openWorkbook();
  const many = Array.from({ length: 2_000 }, (_, at) => `"Company ${at}"`).join(';');
  expect(await error(evaluate(`=KER.HISTORY({${many}},"Revenue",1950,2024,"M","notes=yes")`))).toBe(
    '#VALUE!: KER.HISTORY: The result is 899 × 4,001 cells; Excel allows 1,000,000 cells. Narrow it by date or range, or set a limit',
  );
  expect(requests()).toBe(0);
});

test('thousands of days of a dozen series come within what Excel takes', async () => {
  const days = Array.from({ length: 5_000 }, (_, at) =>
    new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const series = Array.from({ length: 12 }, (_, place) => ({
    name: `Price ${place}.`,
    unit: 'USD',
    cadence: 'd',
    points: days.map((day, at) => bare(day, at + place / 8)),
  }));
  const { grid } = await openMade([{ name: 'Acme', series }]);
  const names = series.map(({ name }) => `"${name}"`).join(',');
  const rows = await grid(evaluate(`=KER.HISTORY("Acme",{${names}},,,"D")`));
  expect([rows.length, rows[0]?.length]).toEqual([5_001, 13]);
  expect(JSON.stringify(rows).length).toBeLessThan(2 * 1024 * 1024);
  const monthly = await grid(
    evaluate(`=KER.HISTORY("Acme",{${names}},"-5Y","2023-06-30","M","aggregate=average")`),
  );
  expect(monthly).toHaveLength(61);
});

test('numbers carry their source where they are set to, converted ones with the rate', async () => {
  const workbook = await openWorkbook({ properties: true });
  await workbook.addIn.runtime.settings.set({ sourcedValues: 'all' });
  const behind = async (options: string) => {
    const rows = await workbook.grid(
      evaluate(`=KER.HISTORY("${APPLE}","Revenue","FY2024","FY2024","A","headers=no;${options}")`),
    );
    const { properties } = rows[0]?.[1] as { properties: Record<string, { basicValue: unknown }> };
    return Object.fromEntries(Object.entries(properties).map(([name, { basicValue }]) => [name, basicValue]));
  };
  expect(await behind('scale=millions')).toMatchObject({
    source: 'SEC EDGAR',
    period: 'FY2024',
    unit: 'USD millions',
  });
  expect(await behind('currency=EUR')).toMatchObject({
    source: 'to 2024-09-28; ÷ 1.08717 USD per EUR, average of 12 months to 2024-09-30, ECB, SEC EDGAR',
    unit: 'EUR',
  });
});
