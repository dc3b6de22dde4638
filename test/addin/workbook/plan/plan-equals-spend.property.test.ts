import { FUNCTIONS, type FunctionId } from '../../../../src/shared/formula/function-table';
import { excelInputs } from '../../../../src/addin/workbook/plan/inputs';
import { planFormulas } from '../../../../src/addin/workbook/plan/plan-cells';
import { fc } from '../../../fast-check';
import { EXAMPLES } from '../../functions/examples';
import { evaluate } from '../../functions/formula';
import { propertyRuns } from '../../../property-runs';
import { openLive, type LiveWorkbook } from './live-workbook';

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
const COMPANIES = ['"Apple"', '"Microsoft"', `"${APPLE}"`, '{"Nvidia";"Exxon Mobil"}', '"GOOG"', '"Zzyzxq"'];
const company = fc.constantFrom(...COMPANIES);
const property = fc.constantFrom('"employee_count"', '"Employee Count"', '{"lei","ticker"}', '"nothing"');
const line = fc.constantFrom('"Revenue"', '"Net income"', '{"Revenue","Net income"}', '"nothing"');
const question = fc.constantFrom(
  '"Who is the CEO of Apple?"',
  '"companies.employee_count>500000.return(name)"',
);
const blank = fc.constant('');

/** Arguments of functions that are called with more than their examples. */
const ARGUMENTS: Readonly<Partial<Record<FunctionId, readonly fc.Arbitrary<string>[]>>> = {
  ENTITY: [company, fc.constantFrom('', '"Company"')],
  SEARCH: [company, fc.constantFrom('', '"Company"'), fc.constantFrom('', '3')],
  MATCH: [fc.oneof(company, fc.constant('{"Microsoft GmbH";"Zzyzxq AG"}')), fc.constantFrom('', '"Company"')],
  PROP: [company, property],
  SOURCE: [company, property],
  SOURCES: [company, property],
  AGE: [company, property],
  CARD: [company, fc.constantFrom('', '"employee_count,website"')],
  FIELDS: [company, fc.constantFrom('', '"relationships"')],
  RELATED: [company, fc.constantFrom('', '"IS_CEO_OF"'), fc.constantFrom('', '"incoming"')],
  PARENT: [fc.oneof(company, fc.constant('"LinkedIn"')), fc.constantFrom('', 'TRUE', 'FALSE')],
  SERIES: [fc.oneof(company, fc.constant('"Germany"')), fc.oneof(line, blank), fc.constantFrom('', '2022')],
  LATEST: [company, fc.oneof(line, blank), fc.constantFrom('', '2023')],
  HISTORY: [
    company,
    line,
    fc.constant('2022'),
    fc.constant('2024'),
    fc.constantFrom('"A"', '"Q"'),
    fc.constantFrom('', '"currency=EUR"', '"scale=billions"'),
  ],
  FIGURE: [
    fc.constantFrom('"Apple"', '"Microsoft"', `"${APPLE}"`),
    fc.constantFrom('"Revenue"', '"Total assets (quarterly)"'),
    fc.constantFrom('', '2023', '"FY2023"', '"2024Q2"'),
  ],
  QUERY: [question],
  ASK: [question],
  EVIDENCE: [question],
  MENTIONS: [question],
};

function callOf(id: FunctionId): fc.Arbitrary<string> {
  const given = ARGUMENTS[id];
  if (given !== undefined)
    return fc.tuple(...given).map((values) => `=KER.${id}(${values.join(',').replace(/,+$/, '')})`);
  const formulas = EXAMPLES.map(({ formula }) => formula);
  return fc.constantFrom(...formulas.filter((formula) => formula.startsWith(`=KER.${id}(`)));
}

/** What a plan of formulas says from the formulas alone. */
async function plannedBy({ workbook: { addIn } }: LiveWorkbook, formulas: readonly string[]) {
  const { refresher, knowledge } = addIn.runtime;
  const cells = formulas.map((formula, row) => ({ formula, address: `Sheet1!A${row + 1}`, sheet: 'Sheet1' }));
  const { plan, also } = await Excel.run((context) =>
    planFormulas(excelInputs(context), { refresher, known: knowledge.known }, cells),
  );
  return { from: plan.requests, to: plan.mostRequests, unknown: plan.unknownCells, also };
}

/** The requests of one calculation of the formulas. */
async function spentBy({ workbook }: LiveWorkbook, formulas: readonly string[]): Promise<number> {
  workbook.requests();
  const results = formulas.map(async (formula, row) => evaluate(formula, `Sheet1!A${row + 1}`));
  await workbook.addIn.until(Promise.allSettled(results));
  await workbook.addIn.pass(3_000);
  return workbook.requests();
}

async function expectPlanToHold(formulas: readonly string[]): Promise<void> {
  const live = await openLive();
  const first = await plannedBy(live, formulas);
  const spent = await spentBy(live, formulas);
  expect(first.unknown).toBe(0);
  expect(first.from).toBeLessThanOrEqual(spent);
  expect(spent).toBeLessThanOrEqual(first.to);
  // What is fresh costs nothing, and what is stale is known: then the plan is exact.
  const fresh = await plannedBy(live, formulas);
  expect(fresh.from).toBe(0);
  await live.workbook.addIn.runtime.refresher.renew([], fresh.also);
  const { from, to } = await plannedBy(live, formulas);
  const again = await spentBy(live, formulas);
  expect({ formulas, from, to }).toEqual({ formulas, from: again, to: again });
}

test.each(Object.keys(FUNCTIONS) as FunctionId[])('the plan of KER.%s is what it spends', (id) =>
  fc.assert(
    fc.asyncProperty(callOf(id), (formula) => expectPlanToHold([formula])),
    {
      numRuns: propertyRuns(9),
    },
  ),
);

test('the plan of a workbook is what its functions spend together', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(FUNCTIONS) as FunctionId[])).chain(callOf), {
        minLength: 2,
        maxLength: 6,
      }),
      expectPlanToHold,
    ),
    { numRuns: propertyRuns(30) },
  ));
