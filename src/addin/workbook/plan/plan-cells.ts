import { functionRow, FUNCTIONS } from '../../../shared/formula/function-table';
import { kerFunction } from '../../../shared/formula/ker-formula';
import type { KnownKnowledge } from '../../runtime/knowledge';
import type { Plan, PlannedNeed, Refresher } from '../../runtime/refresher';
import type { KerCell } from '../excel/ker-cells';
import { argumentValue, type ArgumentValue, type ReadAt } from './argument-values';
import { forecastCall } from './call-needs';
import type { CallParts } from './call-parts';
import { Forecast } from './forecast';
import type { ReadInputs } from './inputs';
import { areasOf, kerCalls, type KerCall } from './ker-calls';
import { NamedEntities } from './named-entity';

/** A formula with where it stands. */
export type PlannedCell = Pick<KerCell, 'address' | 'sheet' | 'formula'>;

/** What planning needs of the running add-in. */
export type PlanParts = { refresher: Pick<Refresher, 'plan'>; known: KnownKnowledge };

/** What cells will cost, and what those that have not run since opening will ask as far as their formulas tell. */
export type PlannedCells = { plan: Plan; also: readonly PlannedNeed[] };

/** Plans cells that are made stale first: by what they asked when they last ran, else by their formulas. */
export async function planCells(
  read: ReadInputs,
  { refresher, known }: PlanParts,
  cells: readonly PlannedCell[],
): Promise<PlannedCells> {
  const ran = new Set(cells.filter(({ address }) => known.cell(address) !== undefined));
  const forecast = await forecastOf(
    read,
    known,
    cells.filter((cell) => !ran.has(cell)),
  );
  const addresses = [...ran].map(({ address }) => address);
  return planned(cells.length, forecast, (needs) => refresher.plan(addresses, needs));
}

/** Plans formulas by what they say, wherever they will run; what is fresh costs nothing. */
export async function planFormulas(
  read: ReadInputs,
  { refresher, known }: PlanParts,
  cells: readonly PlannedCell[],
): Promise<PlannedCells> {
  const forecast = await forecastOf(read, known, cells);
  return planned(cells.length, forecast, (needs) => refresher.plan([], needs, true));
}

/** What one formula will ask, as far as it tells; nothing is sent to find that out. */
export async function neededBy(
  read: ReadInputs,
  known: KnownKnowledge,
  cell: PlannedCell,
): Promise<readonly PlannedNeed[]> {
  const { sure, perhaps } = await forecastOf(read, known, [cell]);
  return [...sure, ...perhaps];
}

async function planned(
  cells: number,
  { sure, perhaps, mostOthers, unread }: Forecast,
  planOf: (needs: readonly PlannedNeed[]) => Promise<Plan>,
): Promise<PlannedCells> {
  const also = [...sure, ...perhaps];
  const [least, most] = [await planOf(sure), await planOf(also)];
  const { requests, credits } = least;
  const mostRequests = most.mostRequests + mostOthers;
  return { plan: { ...most, cells, requests, credits, mostRequests, unknownCells: unread.size }, also };
}

async function forecastOf(
  read: ReadInputs,
  known: KnownKnowledge,
  cells: readonly PlannedCell[],
): Promise<Forecast> {
  const forecast = new Forecast();
  if (cells.length === 0) return forecast;
  const parsed = cells.map((cell) => ({ cell, calls: kerCalls(cell.formula) }));
  const areas = parsed.flatMap(({ cell, calls }) =>
    (calls ?? []).flatMap((call) => areasOf(call, cell.sheet)),
  );
  const inputs = await read(areas);
  const names = await import(/* webpackChunkName: "names" */ '../../../shared/names/entity-identification');
  const parts = { forecast, known, named: new NamedEntities(forecast, known, names) };
  for (const { cell, calls } of parsed) {
    const isRead = await forecastCell(parts, calls, { ...cell, inputs });
    if (!isRead) forecast.unread.add(cell.address);
  }
  return forecast;
}

async function forecastCell(
  parts: CallParts,
  calls: readonly KerCall[] | undefined,
  at: PlannedCell & Pick<ReadAt, 'inputs'>,
): Promise<boolean> {
  if (calls === undefined) {
    parts.forecast.mayAsk(at.address, UNREAD_FORMULA);
    return false;
  }
  const reading: ReadAt = { ...at, resultOf: (call) => resultOf(parts, call, reading) };
  let isRead = true;
  for (const [index, { name, arguments: nodes, isSure }] of calls.entries()) {
    const values = await Promise.all(nodes.map((node) => argumentValue(node, reading)));
    const call = { name, values, isSure, key: `${at.address} ${index}` };
    // What a call fails with is told by its cell; it asks nothing.
    isRead = (await forecastCall(parts, call).catch(() => true)) && isRead;
  }
  return isRead;
}

/** As many requests as any function makes at most for one input. */
const UNREAD_FORMULA = Math.max(...Object.values(FUNCTIONS).map(({ requests }) => requests.most));

type Call = Parameters<ReadAt['resultOf']>[0];

/** The ids that a nested function returns, if stored data have them. */
async function resultOf({ named }: CallParts, call: Call, at: ReadAt): Promise<ArgumentValue> {
  const row = functionRow(kerFunction((call.callee as { name?: string }).name ?? ''));
  if (row?.requests.kind !== 'name' || call.arguments.length !== 1) return undefined;
  const [value] = await Promise.all(call.arguments.map((argument) => argumentValue(argument, at)));
  const rows = value?.map((row) =>
    row.map(async (cell) => {
      if (typeof cell !== 'string') return undefined;
      const found = await named.find({ text: cell, types: [], isSure: false }).catch(() => undefined);
      return found?.ids.length === 1 ? found.ids[0] : undefined;
    }),
  );
  if (rows === undefined) return undefined;
  const ids = await Promise.all(rows.map((row) => Promise.all(row)));
  return ids.flat().includes(undefined) ? undefined : ids;
}
