import { quoteText } from '../../../src/shared/formula/text-constant';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

/** A pair as people write it. */
const NOTATIONS = [
  (base: string, quote: string) => `${base}/${quote}`,
  (base: string, quote: string) => `${base}${quote}`,
  (base: string, quote: string) => `${base}-${quote}`,
  (base: string, quote: string) => `${base} ${quote}`,
  (base: string, quote: string) => `${base} / ${quote}`,
  (base: string, quote: string) => `${base}/${quote}`.toLowerCase(),
  (base: string, quote: string) => `${base}${quote}`.toLowerCase(),
];

const range = (texts: readonly string[]): string => `{${texts.map(quoteText).join(';')}}`;

test('every pair is found in every notation, and none by the pair the other way round', async () => {
  const rows = await workbook.shown(evaluate('=KER.QUERY("exchange_rates.return(name)",FALSE)'));
  const held = new Set(
    rows.map(([name]) => String(name)).filter((name) => /^[A-Z]{3}\/[A-Z]{3}$/.test(name)),
  );
  expect(held.size).toBeGreaterThan(200);
  for (const write of NOTATIONS) {
    const pairs = [...held].flatMap((name) => {
      const [base = '', quote = ''] = name.split('/');
      return [
        { typed: write(base, quote), name },
        { typed: write(quote, base), name: `${quote}/${base}` },
      ];
    });
    const matched = await workbook.shown(
      evaluate(`=KER.MATCH(${range(pairs.map(({ typed }) => typed))},,FALSE)`),
    );
    const wrong = pairs.filter(({ name }, at) => matched[at]?.[1] !== (held.has(name) ? name : 'no match'));
    expect(wrong).toEqual([]);
  }
});

test.each(['CHF/USD', 'chf/usd', 'CHFUSD', 'CHF-USD', 'CHF USD'])(
  'no function gives what another way round costs for %s, and each says which pair is held',
  async (typed) => {
    const name = quoteText(typed);
    for (const call of [
      `LATEST(${name})`,
      `SERIES(${name},,2025)`,
      `HISTORY(${name},,2025,2025)`,
      `FIGURE(${name},"rate")`,
      `ENTITY(${name})`,
      `ENTITY(${name},,1)`,
      `SEARCH(${name})`,
      `CARD(${name})`,
      `PROP(${name},"base_currency")`,
      `RELATED(${name})`,
      `FIELDS(${name})`,
    ])
      expect(`${call}: ${await workbook.error(evaluate(`=KER.${call}`))}`).toBe(
        `${call}: #N/A: "${typed}" isn't available, only USD/CHF. For its rate, use 1/KER.LATEST("USD/CHF")`,
      );
  },
);

test('what the sentence says to take is the rate that a question tells', async () => {
  const [[held] = []] = await workbook.shown(evaluate('=KER.LATEST("USD/CHF")'));
  const [[answer] = []] = await workbook.shown(evaluate('=KER.ASK("CHF/USD")'));
  expect(answer).toContain((1 / Number(held)).toPrecision(6));
});

test('amounts are converted by a pair that is held either way round', async () => {
  const convert = '=KER.HISTORY("Apple Inc.","Total assets","FY2025","FY2025","A","currency=CHF")';
  const [, row] = await workbook.shown(evaluate(convert));
  expect(row?.[1]).toBeGreaterThan(250_000_000_000);
});

test('a pair costs no request for the names of another', async () => {
  const fresh = await openWorkbook();
  await fresh.error(evaluate('=KER.LATEST("CHF/USD")'));
  expect(fresh.requests()).toBe(1);
});
