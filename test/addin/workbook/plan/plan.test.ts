import { changesSinceFreeze, planChanges } from '../../../../src/addin/workbook/changes/changes';
import { chooseCoverage, writeCoverage } from '../../../../src/addin/workbook/coverage/coverage';
import { freeze } from '../../../../src/addin/workbook/freeze/freeze';
import { planGrid, planSearch } from '../../../../src/addin/workbook/plan/plan-coverage';
import { planRefresh, refresh } from '../../../../src/addin/workbook/refresh/refresh';
import { storedValues } from '../../../../src/addin/runtime/stored-values';
import { KEY } from '../../../service/small-service';
import type { WorkbookModel } from '../host/model';
import { UNMARKED } from '../unmarked';
import { UNWATCHED } from '../unwatched';
import { openLive, reopened, type LiveWorkbook } from './live-workbook';

const FORMULAS = [
  '=KER.ENTITY("Apple")',
  '=KER.PROP(A1,"employee_count")',
  '=KER.PROP("Apple","lei")',
  '=KER.LATEST("Apple","Revenue")',
  '=KER.SERIES(A1,"Revenue")',
  '=KER.RELATED("Apple","IS_CEO_OF","incoming")',
  '=KER.RELATED("Microsoft")',
  '=KER.MATCH({"Microsoft";"Exxon"})',
  '=KER.QUERY("companies.employee_count>500000.return(name)")',
  '=KER.ASK("Who is the CEO of Apple?")',
  '=KER.EVIDENCE("Who is the CEO of Apple?")',
  '=KER.CARD("Microsoft")',
  '=KER.PROP("GOOG","employee_count")',
  '=KER.LATEST("GOOG","Revenue")',
  '=KER.PROP("Microsoft","Employee Count")',
  '=KER.FIELDS("Tesla")',
  '=KER.LATEST("Germany","GDP")',
  '=KER.SERIES("Spain","Population")',
  '=KER.LATEST("Spain","Population")',
  '=KER.CARD("France")',
  '=KER.SEARCH("Apple")',
  '=KER.HISTORY({"Apple","Exxon"},{"Revenue","Net income"},2022,2024,"A","currency=EUR")',
  '=KER.HISTORY("Microsoft","Total assets",2022,2024,"A","currency=CHF")',
  '=KER.MATCH({"Microsoft GmbH";"Zzyzxq"},"Company")',
];

/** Each formula at the head of a column of its own, with room to spill. */
function typeAll(model: WorkbookModel): void {
  FORMULAS.forEach((formula, index) => model.write(model.active, 0, index * 12, formula));
}

function partsOf({ workbook: { addIn } }: LiveWorkbook) {
  const { refresher, activity, knowledge } = addIn.runtime;
  const wait = (milliseconds: number) => addIn.pass(milliseconds);
  return {
    ...{ refresher, activity, knowledge, known: knowledge.known, wait, now: () => addIn.clock.now() },
    search: (name: string) => knowledge.search({ name }),
    forget: () => refresher.clearStored(),
  };
}

/** What a refresh of the workbook tells and spends. */
async function refreshAll(live: LiveWorkbook) {
  const parts = partsOf(live);
  live.workbook.requests();
  const { plan, ...planned } = await planRefresh(parts, 'workbook', UNWATCHED);
  expect(live.workbook.requests()).toBe(0);
  const outcome = await refresh(parts, planned, UNWATCHED);
  return { plan, outcome, spent: live.workbook.requests() };
}

test('a refresh costs what its plan says, whatever the cells ask, refresh after refresh', async () => {
  const live = await openLive();
  typeAll(live.model);
  await live.calculated();
  expect(FORMULAS.map((_, index) => live.model.active.at(0, index * 12)?.value)).not.toContain('#N/A');
  for (let run = 1; run <= 2; run++) {
    const { plan, spent } = await refreshAll(live);
    expect({ from: plan.requests, to: plan.mostRequests }).toEqual({ from: spent, to: spent });
    expect(plan.unknownCells).toBe(0);
    expect(spent).toBeGreaterThan(15);
  }
});

test('what cells cost that have not run since opening is read from their formulas, as far as these tell', async () => {
  const before = await openLive();
  typeAll(before.model);
  await before.calculated();
  const shown = FORMULAS.map((_, index) => before.model.active.at(0, index * 12)?.value);
  // Another session opens the workbook, and nothing is stored.
  const live = await openLive(before.model);
  const { plan, spent, outcome } = await refreshAll(live);
  expect(plan.requests).toBeLessThan(plan.mostRequests);
  expect(plan.requests).toBeLessThanOrEqual(spent);
  expect(spent).toBeLessThanOrEqual(plan.mostRequests);
  expect(plan.unknownCells).toBe(0);
  expect(outcome).toMatchObject({ changed: [], failed: [], unchanged: FORMULAS.length });
  expect(FORMULAS.map((_, index) => live.model.active.at(0, index * 12)?.value)).toEqual(shown);
});

test('where the values are stored, the plan is exact from the first refresh after opening, which asks all again', async () => {
  const stored = { config: { trialKey: KEY }, key: '', openStorage: storedValues };
  const before = await openLive(undefined, stored);
  typeAll(before.model);
  await before.calculated();
  await before.workbook.addIn.pass(10_000);
  const live = await reopened(before);
  await live.workbook.addIn.pass(1_000);
  const { plan, spent } = await refreshAll(live);
  expect({ from: plan.requests, to: plan.mostRequests }).toEqual({ from: spent, to: spent });
  expect(spent).toBeGreaterThan(15);
});

test.each([
  [
    'ids and constants are exact',
    (id: string) => [`=KER.PROP("${id}","lei")`, `=KER.PROP("${id}","ticker")`],
    [1, 1],
  ],
  [
    'a series beside a property is an introspection and one projection',
    (id: string) => [`=KER.PROP("${id}","lei")`, `=KER.LATEST("${id}","Revenue")`],
    [2, 2],
  ],
  [
    'questions and queries are one each',
    () => ['=KER.ASK("Who is the CEO of Apple?")', '=KER.QUERY("companies.employee_count>500000")'],
    [2, 2],
  ],
  [
    'what is calculated only where it is needed may cost nothing',
    (id: string) => [`=KER.PROP("${id}","lei")`, '=IF(TRUE,1,KER.ASK("Who is the CEO of Apple?"))'],
    [1, 2],
  ],
  [
    'a name costs its search, and its projection where somebody is called so',
    () => ['=KER.PROP("Apple","lei")'],
    [1, 3],
  ],
  [
    'input that another formula gives is counted as one entity',
    () => ['=KER.PROP(TRIM("Apple"),"lei")'],
    [0, 4],
  ],
  [
    'a figure of an id costs what the entity lists, and its series',
    (id: string) => [`=KER.FIGURE("${id}","Revenue",2024)`],
    [1, 2],
  ],
  ['numbers read from a text cost nothing', () => ['=KER.NUMBER("12 million")'], [0, 0]],
])('%s', async (_what, formulasOf, [from, to]) => {
  const live = await openLive();
  const parts = partsOf(live);
  const [apple] = await live.workbook.addIn.until(parts.search('Apple'));
  const { model } = live;
  // A workbook that was just opened: nobody has called its functions yet.
  model.answer = () => 1;
  formulasOf(apple!.id).forEach((formula, row) => model.write(model.active, row, 0, formula));
  await live.workbook.addIn.until(parts.forget());
  const { plan } = await planRefresh(partsOf(live), 'workbook', UNWATCHED);
  expect([plan.requests, plan.mostRequests]).toEqual([from, to]);
});

test('cells that formulas refer to are read, whole columns as far as they are used', async () => {
  const live = await openLive();
  const { model } = live;
  const apple = (await live.workbook.addIn.until(partsOf(live).search('Apple')))[0]!.id;
  model.answer = () => 1;
  model.type('A1', apple);
  model.type('A2', apple.toUpperCase());
  model.type('B1', 'lei');
  model.type('B2', 'Ticker');
  model.type('D1', '=KER.PROP(A:A,B1:B2)');
  model.type('D9', '=KER.ASK(B1&" of "&"Apple")');
  const { plan } = await planRefresh(partsOf(live), 'workbook', UNWATCHED);
  // The ticker may have to be asked once more as it is typed.
  expect(plan).toMatchObject({ cells: 2, entities: 1, requests: 2, mostRequests: 3, unknownCells: 0 });
});

test('a comparison since the freeze costs what its plan says: what is stale, and no more', async () => {
  const live = await openLive();
  typeAll(live.model);
  await live.calculated();
  await freeze({ scope: 'workbook', known: partsOf(live).known, marker: UNMARKED, now: 0 }, UNWATCHED);
  const compare = async () => {
    live.workbook.requests();
    const { plan, ...planned } = await planChanges(partsOf(live));
    const outcome = await changesSinceFreeze(planned, partsOf(live), UNWATCHED);
    return { told: [plan.requests, plan.mostRequests], spent: live.workbook.requests(), outcome };
  };
  const fresh = await compare();
  expect(fresh).toMatchObject({ told: [0, 0], spent: 0 });
  expect(fresh.outcome.unchanged).toBeGreaterThan(10);
  live.workbook.addIn.clock.advance(2 * 24 * 3_600_000);
  const stale = await compare();
  expect(stale.told).toEqual([stale.spent, stale.spent]);
  expect(stale.spent).toBeGreaterThan(15);
});

test('a coverage costs what it says: from nothing known, from its searches, and once more', async () => {
  const live = await openLive();
  const { knowledge, refresher, known } = partsOf(live);
  const texts = ['Apple', 'Microsoft', 'GOOG', 'Nobody At All Ltd'];
  const planParts = { refresher, known };
  const find = async () => {
    const told = await planSearch(planParts, texts);
    live.workbook.requests();
    const choice = await live.workbook.addIn.until(chooseCoverage(knowledge, texts, UNWATCHED));
    return { told, spent: live.workbook.requests(), choice };
  };
  const first = await find();
  expect(first.told).toEqual({ from: 4, to: 9 });
  expect(first.spent).toBeGreaterThanOrEqual(first.told.from);
  expect(first.spent).toBeLessThanOrEqual(first.told.to);
  expect((await find()).told).toEqual({ from: 0, to: 0 });
  const { entities } = first.choice;
  expect(entities).toHaveLength(3);
  const properties = ['lei', 'ticker'];
  const grid = async () => {
    const told = await planGrid(planParts, entities, properties);
    live.workbook.requests();
    const parts = { knowledge, now: live.workbook.addIn.clock.now() };
    await live.workbook.addIn.until(writeCoverage(parts, { entities, properties }, UNWATCHED));
    return { told, spent: live.workbook.requests() };
  };
  expect(await grid()).toEqual({ told: { from: 3, to: 3 }, spent: 3 });
  expect(await grid()).toEqual({ told: { from: 0, to: 0 }, spent: 0 });
  live.workbook.addIn.clock.advance(2 * 24 * 3_600_000);
  expect(await grid()).toEqual({ told: { from: 3, to: 3 }, spent: 3 });
  const again = await find();
  expect(again.told).toEqual({ from: again.spent, to: again.spent });
  expect(again.spent).toBe(5);
});
