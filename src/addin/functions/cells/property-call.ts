import { isEntityId } from '../../cells/typed-name';
import { toCell } from '../../cells/value';
import type { Grid } from '../../cells/cell';
import { jsonSize } from '../../cells/result-size';
import type { PropertyValue } from '../../../shared/contract/entity';
import type { ActivityLog } from '../../runtime/activity';
import { startedRuntime } from '../../runtime/current-runtime';
import type { Caller, CellKnowledge, Need } from '../../runtime/knowledge';
import { GuardedCall, inPreview, leaving, type Invocation } from '../call/guarded-call';
import { currentHost } from '../call/host';
import { isPromise, type PromiseOrValue } from '../call/promise-or-value';
import { sourced, type Sourced } from '../call/value-sources';
import { lackingFailure } from '../names/lazy-missing-field';
import { oneCell } from './cell-grid';

/** A property as services write it, which needs no look at other spellings. */
const AS_WRITTEN = /^[a-z\d_]+$/;

/**
 * Asks one property of one entity, told by its id, for one cell: what nearly every cell of a sheet asks. Undefined where
 * anything of the call is not so plain; then it goes the way of all functions, to the same result. A value that is kept
 * is given as it is: Microsoft's runtime takes one, and spends half as much on it as on a promise.
 */
export function plainProperty(
  entity: unknown,
  property: unknown,
  invocation: Invocation,
): PromiseOrValue<Grid> | undefined {
  const runtime = startedRuntime();
  if (runtime === undefined) return undefined;
  const { activity, deployment, knowledge, settings } = runtime;
  if (deployment.rules?.admit !== undefined || knowledge.refusal !== undefined) return undefined;
  const id = idOf(onlyText(entity));
  const field = onlyText(property);
  if (id === undefined || field === undefined || !AS_WRITTEN.test(field)) return undefined;
  if (inPreview(invocation)) return undefined;
  const values = sourced(settings.get(), currentHost());
  if (isPromise(values)) return undefined;
  const { address: cell } = invocation;
  const place = activity.callStarted();
  const need = knowledge.askProperty(id, field, cell);
  const isFresh = knowledge.isFresh(need);
  const kept = isFresh ? keptOf(need, field, values) : undefined;
  if (kept !== undefined) {
    activity.callSettled({ cell, functionName: 'KER.PROP' }, place, undefined, kept.grid);
    return leaving(kept.grid, kept.size);
  }
  const call = new PropertyCall(invocation, { activity, place, knowledge, id, field, need, values });
  return isFresh ? call.result() : call.later();
}

type Asked = {
  activity: ActivityLog;
  place: number;
  knowledge: CellKnowledge;
  id: string;
  field: string;
  need: PropertyNeed;
  values: Sourced;
};
type PropertyNeed = Need<PropertyValue | undefined>;

/**
 * One call that waits, told the value itself: fifty thousand may at once, and a promise for each step from the answer to
 * the cell, with what it would call, costs more than the steps.
 */
class PropertyCall extends GuardedCall implements Caller<unknown> {
  private resolve!: (result: PromiseOrValue<Grid>) => void;
  private readonly knowledge: CellKnowledge;
  private readonly id: string;
  private readonly field: string;
  private readonly need: PropertyNeed;
  private readonly values: Sourced;

  constructor(invocation: Invocation, { activity, place, knowledge, id, field, need, values }: Asked) {
    super('PROP', invocation);
    this.startedIn(activity, place);
    this.knowledge = knowledge;
    this.id = id;
    this.field = field;
    this.need = need;
    this.values = values;
  }

  later(): Promise<Grid> {
    this.whenCancelled = () => this.need.leave(this);
    this.knowledge.wait(this.need, this);
    return new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  /** What comes of the value that the need holds. */
  result(): PromiseOrValue<Grid> {
    try {
      const made = madeOf(this.need, this.field, this.values);
      return made === undefined ? this.lacking() : this.shownAs(made.grid, made.size);
    } catch (error) {
      return this.failed(error);
    }
  }

  answer(): void {
    this.give(this.result());
  }

  fail(error: unknown): void {
    this.give(this.failed(error));
  }

  private give(result: PromiseOrValue<Grid>): void {
    this.forgetCancelling();
    this.resolve(result);
  }

  private async lacking(): Promise<Grid> {
    const { id, field, knowledge } = this;
    return this.failed(
      await lackingFailure(knowledge, { kind: 'property', entity: id, id, field }).catch(asFailure),
    );
  }
}

/** What was made of a fresh value; where nothing can be, a call of its own tells why. */
function keptOf(need: PropertyNeed, field: string, values: Sourced): Made | undefined {
  try {
    return madeOf(need, field, values);
  } catch {
    return undefined;
  }
}

/** What is made of a value is kept with it: to make it again, and to collect it as garbage, costs as much as all the rest. */
function madeOf(need: PropertyNeed, field: string, values: Sourced): Made | undefined {
  const host = currentHost();
  const maker = values ?? host;
  const { made: kept, value: property } = need;
  if (kept instanceof Made && kept.maker === maker) return kept;
  const cell = toCell(property?.value, host, { name: field });
  if (cell === undefined || property === undefined) return undefined;
  const made = new Made(maker, oneCell(values?.sourcedProperty(cell, property) ?? cell));
  need.made = made;
  return made;
}

/** What Excel gets of a value, which always fits, and whether it was made for this Excel and these settings. */
class Made {
  readonly size: number;

  constructor(
    readonly maker: object,
    readonly grid: Grid,
  ) {
    this.size = jsonSize(grid);
  }
}

/** The words of a failure may not be there: then why they are not is the failure. */
function asFailure(error: unknown): unknown {
  return error;
}

/** The last text that was an id, and the id: cells of one row ask the same one after the other. */
let last: { text: string; id: string } | undefined;

/** The id that a text is. */
function idOf(text: string | undefined): string | undefined {
  if (last !== undefined && text === last.text) return last.id;
  if (text === undefined || !isEntityId(text)) return undefined;
  last = { text, id: text.toLowerCase() };
  return last.id;
}

/** The text of a range that is one cell with a text. */
function onlyText(range: unknown): string | undefined {
  if (!Array.isArray(range) || range.length !== 1) return undefined;
  const row: unknown = range[0];
  if (!Array.isArray(row) || row.length !== 1) return undefined;
  const cell: unknown = row[0];
  return typeof cell === 'string' ? cell : undefined;
}
