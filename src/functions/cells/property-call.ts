import { isEntityId } from '../../cells/typed-name';
import { toCell } from '../../cells/value';
import type { Grid } from '../../cells/cell';
import { jsonSize } from '../../cells/fit';
import type { PropertyValue } from '../../contract/entity';
import { startedRuntime } from '../../runtime/current';
import type { Caller, Keeper, Knowledge } from '../../runtime/knowledge';
import { GuardedCall, inPreview, type Invocation } from '../call/guarded-call';
import { currentHost } from '../call/host';
import { isPromise, type PromiseOrValue } from '../call/promise-or-value';
import { sourced, type Sourced } from '../call/sourced';
import { lackingFailure } from '../names/lacking';
import { oneCell } from './cell-grid';

/** What `KER.PROP` is called with. */
export type PropertyArguments = { entity: unknown; property: unknown; list: unknown; invocation: Invocation };

/** A property as services write it, which needs no look at other spellings. */
const AS_WRITTEN = /^[a-z\d_]+$/;

/**
 * Asks one property of one entity, told by its id, for one cell: what nearly every cell of a sheet asks. Undefined where
 * anything of the call is not so plain; then it goes the way of all functions, to the same result.
 */
export function plainProperty({
  entity,
  property,
  list,
  invocation,
}: PropertyArguments): PromiseOrValue<Grid> | undefined {
  const runtime = startedRuntime();
  if (runtime === undefined || (list !== null && list !== undefined)) return undefined;
  if (runtime.deployment.rules?.admit !== undefined) return undefined;
  const id = onlyText(entity);
  const field = onlyText(property);
  if (id === undefined || field === undefined) return undefined;
  if (!isEntityId(id) || !AS_WRITTEN.test(field) || inPreview(invocation)) return undefined;
  const values = sourced(runtime.settings.get(), currentHost());
  if (isPromise(values)) return undefined;
  const call = new PropertyCall(invocation, { knowledge: runtime.knowledge, id, field, values });
  call.startIn(runtime.activity);
  return call.ask();
}

type Asked = { knowledge: Knowledge; id: string; field: string; values: Sourced };

/**
 * One call, told the value itself: fifty thousand may wait at once, and a promise for each step from the answer to the
 * cell, with what it would call, costs more than the steps.
 */
class PropertyCall extends GuardedCall implements Caller<PropertyValue | undefined> {
  private result: PromiseOrValue<Grid> | undefined = undefined;
  private resolve: ((result: PromiseOrValue<Grid>) => void) | undefined = undefined;
  private readonly knowledge: Knowledge;
  private readonly id: string;
  private readonly field: string;
  private readonly values: Sourced;

  constructor(invocation: Invocation, { knowledge, id, field, values }: Asked) {
    super('PROP', invocation);
    this.knowledge = knowledge;
    this.id = id;
    this.field = field;
    this.values = values;
  }

  /** A value that is kept is given as it is: Microsoft's runtime takes one, and spends half as much on it as on a promise. */
  ask(): PromiseOrValue<Grid> {
    const waited = this.knowledge.tellProperty(this.id, this.field, this);
    if (this.result !== undefined) return this.result;
    this.whenCancelled = () => waited?.leave(this);
    return new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  answer(property: PropertyValue | undefined, keeper?: Keeper): void {
    try {
      const made = this.madeOf(property, keeper);
      this.give(made === undefined ? this.lacking() : this.shownAs(made.grid, made.size));
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    this.give(this.failed(error));
  }

  /** What was made of a kept value is kept with it: to make it again, and to collect it as garbage, costs as much as all the rest. */
  private madeOf(property: PropertyValue | undefined, keeper: Keeper | undefined): Made | undefined {
    const { values } = this;
    const host = currentHost();
    const maker = values ?? host;
    const kept = keeper?.made;
    if (kept instanceof Made && kept.maker === maker) return kept;
    const cell = toCell(property?.value, host, { name: this.field });
    if (cell === undefined || property === undefined) return undefined;
    const made = new Made(maker, oneCell(values?.sourcedProperty(cell, property) ?? cell));
    if (keeper !== undefined) keeper.made = made;
    return made;
  }

  private give(result: PromiseOrValue<Grid>): void {
    this.result = result;
    if (this.resolve === undefined) return;
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

/** The text of a range that is one cell with a text. */
function onlyText(range: unknown): string | undefined {
  if (!Array.isArray(range) || range.length !== 1) return undefined;
  const row: unknown = range[0];
  if (!Array.isArray(row) || row.length !== 1) return undefined;
  const cell: unknown = row[0];
  return typeof cell === 'string' ? cell : undefined;
}
