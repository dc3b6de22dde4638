import { fc } from '../../fast-check';

import type { Verdict } from '../../../src/shared/batching/options';
import type { StorageMode } from './moody-storage';

/** One thing that happens to a layer; numbers choose among what there is, `which` among the latest calls. */
export type Step =
  | { do: 'ask'; entity: number; field: number; waiter: 'plain' | 'signal' | 'person' }
  | { do: 'cancel'; which: number }
  | { do: 'pass'; ms: number }
  | { do: 'renew'; what: 'all' | number }
  | { do: 'storage'; mode: StorageMode }
  | { do: 'stop' | 'restart' };

/** What the service does with one request. */
export type Outcome = 'ok' | 'never' | Verdict;

/** What happens to a layer, and what the service does with its requests, one after the other. */
export type Script = {
  steps: Step[];
  outcomes: Outcome[];
  refusal: 'none' | 'named' | 'unnamed';
  chance: number;
};

const ask = fc.record({
  do: fc.constant('ask' as const),
  entity: fc.nat(2),
  field: fc.nat(100),
  waiter: fc.constantFrom('plain' as const, 'signal' as const, 'signal' as const, 'person' as const),
});
const pass = fc.record({
  do: fc.constant('pass' as const),
  ms: fc.constantFrom(0, 3, 20, 90, 300, 2_500, 6_000),
});
const cancel = fc.record({ do: fc.constant('cancel' as const), which: fc.nat(5) });
const renew = fc.record({
  do: fc.constant('renew' as const),
  what: fc.oneof(fc.constant('all' as const), fc.nat(40)),
});
const storage = fc.record({
  do: fc.constant('storage' as const),
  mode: fc.constantFrom<StorageMode>('works', 'works', 'fails', 'slow', 'silent'),
});
const end = fc.record({ do: fc.constantFrom('stop' as const, 'restart' as const) });
const outcome = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Outcome>('ok') },
  fc.constantFrom<Outcome>(
    'never',
    { kind: 'rate-limited', retryAfterMs: 5_000 },
    { kind: 'rate-limited' },
    { kind: 'unreachable' },
    { kind: 'server-error' },
    { kind: 'final' },
  ),
);

/** Any script. */
export const script: fc.Arbitrary<Script> = fc.record({
  steps: fc.array(
    fc.oneof(
      { weight: 12, arbitrary: ask },
      { weight: 6, arbitrary: pass },
      { weight: 2, arbitrary: cancel },
      { weight: 1, arbitrary: renew },
      { weight: 1, arbitrary: storage },
      { weight: 1, arbitrary: end },
    ),
    { maxLength: 50, size: 'max' },
  ),
  outcomes: fc.array(outcome, { maxLength: 12, size: 'max' }),
  refusal: fc.constantFrom('none' as const, 'named' as const, 'unnamed' as const),
  chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
});
