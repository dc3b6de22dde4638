import { fc } from '../../fast-check';

import { propertyRuns } from '../../property-runs';
import { EndingError, ServiceError } from './fake-service';
import { ScriptedLayer, type ScriptedCall } from './scripted-layer';
import { script, type Script } from './settling-script';

/** The value is the need's own, and the error one that the script can have caused. */
function checkOutcome(one: ScriptedCall, plan: Script) {
  expect(one.settlements).toBe(1);
  const outcome = one.outcome!;
  if ('value' in outcome) expect(outcome.value).toBe(one.field.value(one.entity));
  else if (outcome.error instanceof EndingError) checkEnding(outcome.error, one, plan);
  else checkRefused(outcome.error as ServiceError, one, plan);
}

function checkEnding({ ending }: EndingError, one: ScriptedCall, { outcomes }: Script) {
  if (ending.kind === 'cancelled') expect(one.stopped || one.controller?.signal.aborted).toBe(true);
  else if (ending.kind === 'deadline') expect(outcomes).toContain('never');
  else if (ending.kind === 'down') {
    const troubles: Script['outcomes'] = ['never', { kind: 'unreachable' }, { kind: 'server-error' }];
    expect(
      troubles.some((trouble) =>
        outcomes.some((outcome) => JSON.stringify(outcome) === JSON.stringify(trouble)),
      ),
    ).toBe(true);
  } else {
    // Only a question gives up under a limit that ends in a few minutes.
    expect(one.field.name).toBe('question');
    expect(outcomes).toContainEqual(expect.objectContaining({ kind: 'rate-limited' }));
  }
}

function checkRefused(error: ServiceError, one: ScriptedCall, { outcomes, refusal }: Script) {
  expect(error).toBeInstanceOf(ServiceError);
  if (error.verdict.kind !== 'refused') expect(outcomes).toContainEqual(error.verdict);
  else {
    expect(refusal).not.toBe('none');
    expect(one.field.name).toBe('bad');
  }
}

test('every need settles once, with its own value or a fitting error, and nothing is asked in vain', async () => {
  await fc.assert(
    fc.asyncProperty(script, async (plan) => {
      const scripted = new ScriptedLayer(plan);
      await scripted.run();
      for (const one of scripted.asked) checkOutcome(one, plan);
      const figures = scripted.layer.batching.figures();
      expect(figures).toMatchObject({ queued: 0, inFlight: 0, waiting: undefined });
      expect(figures.recalculation.running).toBe(false);
      expect(scripted.clock.waiting).toBe(0);
    }),
    { numRuns: propertyRuns(500, 500) },
  );
}, 120_000);
