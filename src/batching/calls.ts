import type { Call } from './call';
import type { Core } from './core';
import type { Values } from './entity-request';
import { heldBy, type Held } from './held';
import type { Lane } from './lane';
import type { Waiter } from './waiter';

/** One family of calls: the same input is asked once and kept like any need. */
export type CallOptions<Input, Value> = {
  /** Names the family in storage, such as `search`; each family its own. */
  name: string;
  lane: Lane;
  /** Sends one call, once. */
  send: (input: Input, signal: AbortSignal) => Promise<Value>;
  /** What makes two inputs the same call. @default JSON.stringify */
  key?: (input: Input) => string;
};

/** Asks calls of one family. */
export type Calls<Input, Value> = {
  ask(input: Input, waiter?: Waiter): Promise<Value>;
  /** What is held already, fresh or not; never causes a request. */
  held(input: Input): Held<Value> | undefined;
};

/** Makes the calls of one family. */
export function callFamily<V extends Values, Input, Value>(
  core: Core<V>,
  { name, lane, send, key = JSON.stringify }: CallOptions<Input, Value>,
): Calls<Input, Value> {
  // The family's name is its own, so what is found under it was put there by this family's `send`.
  const find = (input: Input) => core.snapshot.call(name, key(input)) as Call<Value>;
  return {
    ask: (input, waiter) => {
      const call = find(input);
      call.sending ??= { lane, send: (signal) => send(input, signal) };
      return core.ask(call.need, waiter);
    },
    held: (input) => heldBy(find(input).need),
  };
}
