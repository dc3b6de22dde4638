import { isEntityId } from '../../cells/typed-name';
import { toCell } from '../../cells/value';
import type { Grid } from '../../cells/cell';
import type { PropertyValue } from '../../contract/entity';
import { startedRuntime } from '../../runtime/current';
import type { Caller, Knowledge } from '../../runtime/knowledge';
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
}: PropertyArguments): Promise<Grid> | undefined {
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

  ask(): Promise<Grid> {
    const waited = this.knowledge.tellProperty(this.id, this.field, this);
    if (this.result !== undefined) return Promise.resolve(this.result);
    this.whenCancelled = () => waited?.leave(this);
    return new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  answer(property: PropertyValue | undefined): void {
    try {
      const cell = toCell(property?.value, currentHost(), { name: this.field });
      this.give(
        cell === undefined || property === undefined
          ? this.lacking()
          : this.shown(oneCell(this.values?.sourcedProperty(cell, property) ?? cell)),
      );
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    this.give(this.failed(error));
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
