import { Approval, type Withheld } from '../../../src/shared/batching/costs/approval';
import { gatedQueue } from '../../../src/shared/batching/costs/gated-queue';
import { layerOf, type Texts } from './fake-service';
import type { BatchingOptions } from '../../../src/shared/batching/options';
import { FakeClock } from './fake-clock';

/** What a call gets that is not sent. */
export class WithheldError extends Error {
  constructor(
    readonly withheld: Withheld,
    readonly onlyStored: boolean,
  ) {
    super('withheld');
  }
}

/** What a test may choose. */
type Choices = { askAbove?: number; asksQuestions?: boolean; isFree?: () => Promise<boolean> };

/** A layer over the fake service whose requests wait for a person where they are too many. */
export async function approvedLayer(
  choices: Choices = {},
  options: Partial<Omit<BatchingOptions<Texts>, 'clock'>> = {},
) {
  const { askAbove = 5, asksQuestions = false, isFree = () => Promise.resolve(false) } = choices;
  const clock = new FakeClock();
  let made: Approval | undefined;
  const layer = layerOf({
    clock,
    ...options,
    gate: (dispatcher, ledger) => {
      const approval = new Approval({
        clock,
        queue: gatedQueue(dispatcher, ledger),
        askAbove: () => askAbove,
        asksQuestions: () => asksQuestions,
        isFree,
        error: (withheld, onlyStored) => new WithheldError(withheld, onlyStored),
        changed: () => undefined,
      });
      made = approval;
      return Promise.resolve({
        admit: (requests, recalculation) => approval.admit(requests, recalculation),
        mayLeave: () => true,
        sent: () => undefined,
        limited: () => undefined,
        promoted: (request) => approval.promoted(request),
        take: () => approval.take(),
        close: () => {
          approval.close();
          return Promise.resolve();
        },
      });
    },
  });
  await clock.pass(0);
  if (made === undefined) throw new Error('Expected the gate to be opened');
  return { ...layer, approval: made };
}
