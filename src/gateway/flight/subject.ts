import type { FieldEntry } from '../fields/entry';

/** What one request brought, and what must be asked again without what was refused. */
export type Brought = { entries: FieldEntry[]; rest: readonly (readonly string[])[] };

/** An entity with its fields, or one inquiry with a single one: what processes ask together. */
export type Subject = {
  /** The same for everybody who asks the same. */
  readonly key: string;
  /** Parts keys of fields into those that can share a request. */
  parts(keys: readonly string[]): readonly (readonly string[])[];
  /** Asks the service for one part; `spend` comes just before. Rejects with a problem. */
  ask(part: readonly string[], spend: () => Promise<void>): Promise<Brought>;
};
