import { quoteText } from '../../../src/shared/formula/text-constant';
import { evaluate } from './formula';
import { openWorkbook } from './workbook';

/** Measures of places by the field of a query and by the name of a series. */
const MEASURES = [
  ['gdp', 'GDP'],
  ['inflation', 'Inflation'],
  ['population', 'Population'],
] as const;

const LEADS = / only .* in millions\. Enter its full name$|Did you mean =KER\.PROP\(/;

test.each(MEASURES)('%s of every country is one figure, whichever function tells it', async (field, name) => {
  const workbook = await openWorkbook();
  const rows = await workbook.shown(evaluate(`=KER.QUERY("countries.return(id,${field},dates)",FALSE)`));
  const held = rows.filter(([, value]) => typeof value === 'number');
  expect(held.length).toBeGreaterThan(180);
  const ids = held.map(([id]) => quoteText(String(id))).join(';');
  const latest = await workbook.shown(evaluate(`=KER.LATEST({${ids}},"${name}")`));
  const differ = held.flatMap(([id, value], at) => {
    const told = latest[at]?.[0];
    // Of a place whose only series is in millions that is told, of one with no series the property that has it.
    const isLed = typeof told === 'string' && LEADS.test(told);
    return told === value || isLed ? [] : [{ id, value, told }];
  });
  expect(differ).toEqual([]);
});
