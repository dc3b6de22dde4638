import type { Clock } from './clock';
import type { SendEntity, Values } from './entity-request';
import type { BatchingSettings } from './settings';
import type { Storage } from './storage';
import type { Classify, MakeError } from './verdict';

/** What a batching layer is made of. */
export type BatchingOptions<V extends Values> = {
  send: SendEntity<V>;
  classify: Classify;
  makeError: MakeError;
  /** @default none: values live as long as the layer */
  storage?: Storage | undefined;
  /** @default systemClock */
  clock?: Clock | undefined;
  /** @default defaultSettings */
  settings?: Partial<BatchingSettings> | undefined;
};
