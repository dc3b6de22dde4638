import { calledFunctions } from '../../../shared/formula/called-functions';
import { kerFunction } from '../../../shared/formula/ker-formula';
import { tokens } from '../../../shared/formula/tokens';
import type { Delivered, LostResults } from '../../runtime/deliveries';
import type { ShownCell } from '../excel/shown-cells';

/** The cells of the workbook, as `Sheet1!B2`. */
export type CellAccess = {
  /** What they show; undefined while calculation is manual, when a cell may show an old value on purpose. */
  read(cells: readonly string[]): Promise<ReadonlyMap<string, ShownCell> | undefined>;
  /** Makes Excel call their functions again. */
  markDirty(cells: readonly string[]): Promise<void>;
};

/** What a check works with. */
export type LostResultsParts = {
  cells: CellAccess;
  /** Those of some cells that can be answered without a request. */
  free: (cells: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether cells with an old value are calculated again too. */
  repairsStale: () => boolean;
  report: (found: LostResults) => void;
};

/** What cells were given last, by their addresses. */
export type Deliveries = ReadonlyMap<string, Pick<Delivered, 'name' | 'place' | 'value'>>;

/** A cell that does not show its result; `mark` stands for its formula and result. */
type LostCell = { cell: string; formula: string; mark: string; isBusy: boolean };

/** Cells that are calculated again at once. */
const MOST_REPAIRS = 500;

/** Finds the cells whose result Excel lost, and has them calculated again, each once for a formula and a result. */
export class LostResultsCheck {
  private compared = 0;
  private stale = 0;
  private busy = 0;
  private repaired = 0;
  /** Cells that were calculated again, until they show their result. */
  private readonly tried = new Map<string, string>();
  /** Cells that do not show their result and are not calculated again by themselves. */
  private readonly remaining = new Map<string, string>();
  /** What a person was shown of them. */
  private readonly dismissed = new Map<string, string>();

  constructor(private readonly parts: LostResultsParts) {}

  /** Resolves with what the next check has to look at again. */
  readonly run = async (delivered: Deliveries): Promise<Deliveries> => {
    const shown = await this.parts.cells.read([...delivered.keys()]);
    if (shown === undefined) return new Map();
    const lost = this.compare(delivered, shown);
    const { isCompared } = this;
    const isWanted = ({ isBusy }: LostCell) => isBusy || (isCompared && this.parts.repairsStale());
    const untried = lost.filter((one) => isWanted(one) && this.tried.get(one.cell) !== one.mark);
    const repairs = await this.repairable(untried.slice(0, MOST_REPAIRS));
    const later = untried.slice(MOST_REPAIRS);
    const again = new Set([...repairs, ...later].map(({ cell }) => cell));
    for (const { cell, mark, isBusy } of lost) {
      if (!again.has(cell) && (isBusy || isCompared)) this.remaining.set(cell, mark);
    }
    for (const { cell, mark } of repairs) this.tried.set(cell, mark);
    this.report();
    if (repairs.length > 0) await this.parts.cells.markDirty(repairs.map(({ cell }) => cell));
    return new Map([...delivered].filter(([cell]) => again.has(cell)));
  };

  readonly dismiss = (): void => {
    for (const [cell, mark] of this.remaining) this.dismissed.set(cell, mark);
    this.report();
  };

  private get isCompared(): boolean {
    return this.stale * 2 <= this.compared;
  }

  private compare(delivered: Deliveries, shown: ReadonlyMap<string, ShownCell>): LostCell[] {
    const lost: LostCell[] = [];
    for (const [cell, { name, value: given }] of delivered) {
      const functionName = `KER.${name}`;
      const value = reportedValue(given);
      this.remaining.delete(cell);
      const now = shown.get(cell);
      // Its formula was edited, moved or deleted since: Excel then calls by itself what has to be called.
      if (now === undefined || !now.formula.includes(`${functionName}(`)) {
        this.tried.delete(cell);
        continue;
      }
      const { formula } = now;
      const isBusy = now.value === '#BUSY!';
      if (isBusy) this.busy++;
      else if (!this.isStale(now, functionName, value)) {
        if (this.tried.delete(cell)) this.repaired++;
        continue;
      }
      lost.push({ cell, formula, mark: `${hashOf(formula)} ${hashOf(value)}`, isBusy });
    }
    return lost;
  }

  private isStale({ formula, value }: ShownCell, functionName: string, delivered: unknown): boolean {
    if (delivered === undefined || !formula.startsWith(`=${functionName}(`)) return false;
    const isDifferent = hashOf(value) !== hashOf(delivered);
    if (isDifferent && !isOneCall(formula)) return false;
    this.compared++;
    if (isDifferent) this.stale++;
    return isDifferent;
  }

  /** Questions are not repeated, because a second answer may differ. */
  private async repairable(lost: readonly LostCell[]): Promise<readonly LostCell[]> {
    const candidates = lost.filter(({ formula }) => !calledFunctions(formula).includes('ASK'));
    if (candidates.length === 0) return candidates;
    const free = await this.parts.free(candidates.map(({ cell }) => cell));
    return candidates.filter(({ cell }) => free.has(cell));
  }

  private remainingCells(): string[] {
    return [...this.remaining].flatMap(([cell, mark]) => (this.dismissed.get(cell) === mark ? [] : [cell]));
  }

  private report(): void {
    const { compared, stale, busy, repaired, isCompared } = this;
    this.parts.report({ compared, stale, busy, repaired, isCompared, remaining: this.remainingCells() });
  }
}

/** Whether all of a formula is one call of a function of this add-in. */
function isOneCall(formula: string): boolean {
  const [, call, ...rest] = tokens(formula).filter(({ kind }) => kind !== 'space');
  if (call?.kind !== 'call' || kerFunction(call.text) === undefined) return false;
  let depth = 0;
  return rest.every(({ text, kind }, index) => {
    if (kind === 'operator' && text === '(') depth++;
    else if (kind === 'operator' && text === ')') depth--;
    return depth > 0 || index === rest.length - 1;
  });
}

/** Data types whose cells report their basic value. */
const SIMPLE: ReadonlySet<unknown> = new Set(['Double', 'String', 'Boolean']);

/** A value as Excel reports it; undefined where Excel has its own way, as for cards. */
function reportedValue(cell: unknown): unknown {
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('code' in cell) return cell.code;
  return 'type' in cell && SIMPLE.has(cell.type) && 'basicValue' in cell ? cell.basicValue : undefined;
}

/** A hash (FNV-1a) of a value as a function returns it or as Excel reports it; Excel keeps 15 digits of a number. */
function hashOf(value: unknown): number {
  const plain = typeof value === 'number' ? Number(value.toPrecision(15)) : value;
  const text = `${typeof plain} ${String(plain).replaceAll('\r\n', '\n')}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
