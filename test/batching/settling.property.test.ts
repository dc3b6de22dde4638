import fc from 'fast-check';

import type { Batching } from '../../src/batching/batching';
import type { EntityRequest } from '../../src/batching/entity-request';
import type { Verdict } from '../../src/batching/verdict';
import { settle } from './fake-clock';
import { answerOf, EndingError, layerOf, ServiceError, type Exchange, type Texts } from './fake-service';

type Field = {
  name: string;
  in: (request: EntityRequest) => boolean;
  ask: Ask;
  value: (entity: string) => unknown;
};
type Ask = (
  layer: Batching<Texts>,
  entity: string,
  waiter?: { signal?: AbortSignal; person?: boolean },
) => Promise<unknown>;

const property = (name: string): Field => ({
  name,
  in: (request) => request.properties.includes(name),
  ask: (layer, entity, waiter) => layer.property(entity, name, waiter),
  value: (entity) => `${entity} ${name}`,
});
const slice = (offset: number): Field => ({
  name: `slice ${offset}`,
  in: (request) => request.relationships.some((field) => field.slice?.offset === offset),
  ask: (layer, entity, waiter) =>
    layer.relationship(entity, { direction: 'outgoing', type: 'OWNS', slice: { offset } }, waiter),
  value: (entity) => `${entity} outgoing OWNS ${offset}+`,
});
const FIELDS: readonly Field[] = [
  property('d0'),
  property('d1'),
  property('x'),
  property('y'),
  property('bad'),
  slice(0),
  slice(5),
  {
    name: 'observation',
    in: (request) => request.observations.length > 0,
    ask: (layer, entity, waiter) => layer.observation(entity, { type: 'Metric', id: 'm' }, waiter),
    value: (entity) => `${entity} Metric m`,
  },
  {
    name: 'profile',
    in: () => false,
    ask: (layer, entity, waiter) => layer.profile(entity, waiter),
    value: (entity) => `${entity} profile`,
  },
  {
    name: 'head',
    in: () => false,
    ask: (layer, entity, waiter) => layer.head(entity, waiter),
    value: (entity) => `${entity} head`,
  },
];

type Asked = {
  entity: string;
  field: Field;
  controller: AbortController | undefined;
  settlements: number;
  outcome?: { value: unknown } | { error: unknown };
};
type Step =
  | { do: 'ask'; entity: number; field: number; waiter: 'plain' | 'signal' | 'person' }
  | { do: 'cancel'; which: number }
  | { do: 'pass'; ms: number };
type Outcome = 'ok' | 'never' | Verdict;

const ask = fc.record({
  do: fc.constant('ask' as const),
  entity: fc.nat(2),
  field: fc.nat(FIELDS.length - 1),
  waiter: fc.constantFrom('plain' as const, 'signal' as const, 'signal' as const, 'person' as const),
});
const pass = fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(0, 3, 20, 90, 300, 2_500) });
const cancel = fc.record({ do: fc.constant('cancel' as const), which: fc.nat(40) });
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
type Script = { steps: Step[]; outcomes: Outcome[]; refusal: 'none' | 'named' | 'unnamed'; chance: number };
const script: fc.Arbitrary<Script> = fc.record({
  steps: fc.array(fc.oneof({ weight: 6, arbitrary: ask }, { weight: 3, arbitrary: pass }, cancel), {
    maxLength: 40,
  }),
  outcomes: fc.array(outcome, { maxLength: 12 }),
  refusal: fc.constantFrom('none' as const, 'named' as const, 'unnamed' as const),
  chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
});

/** Runs a script to its end, checking after every step what must hold at every moment. */
async function run({ steps, outcomes, refusal }: Script) {
  const asked: Asked[] = [];
  const answered = new Map<Exchange, 'ok' | 'failed'>();
  const pauses: { from: number; until: number }[] = [];
  const layer = layerOf({
    settings: { freshness: 'until-refreshed', offline: 'error' },
    answer: (request, index) => {
      checkWanted(request, asked);
      checkNotAskedTwice(layer.sent, answered);
      expect(pauses.some(({ from, until }) => from < layer.clock.now() && layer.clock.now() < until)).toBe(
        false,
      );
      const bad = refusal !== 'none' && request.properties.includes('bad');
      const named = refusal === 'named' ? ['bad'] : undefined;
      const planned: Outcome = bad ? { kind: 'refused', named } : (outcomes[index] ?? 'ok');
      if (planned === 'never') return planned;
      void layer.clock.sleep(100).then(() => {
        const now = layer.clock.now();
        answered.set(layer.sent[index]!, planned === 'ok' ? 'ok' : 'failed');
        if (planned !== 'ok' && planned.kind === 'rate-limited' && !layer.sent[index]!.aborted) {
          pauses.push({ from: now, until: now + (planned.retryAfterMs ?? 0) });
        }
      });
      return planned === 'ok' ? answerOf(request) : new ServiceError(planned);
    },
  });
  for (const step of steps) {
    await perform(step, layer, asked);
    await settle();
    checkAborted(layer.sent, answered, asked);
  }
  await layer.clock.pass(3_600_000);
  return { asked, layer };
}

async function perform(step: Step, { batching, clock }: ReturnType<typeof layerOf>, asked: Asked[]) {
  if (step.do === 'pass') return clock.pass(step.ms);
  if (step.do === 'cancel') return asked[step.which]?.controller?.abort();
  const field = FIELDS[step.field]!;
  const controller = step.waiter === 'signal' ? new AbortController() : undefined;
  const one: Asked = { entity: `e${step.entity}`, field, controller, settlements: 0 };
  asked.push(one);
  const waiter = { person: step.waiter === 'person', ...(controller && { signal: controller.signal }) };
  field.ask(batching, one.entity, waiter).then(
    (value) => {
      one.settlements++;
      one.outcome = { value };
    },
    (error: unknown) => {
      one.settlements++;
      one.outcome = { error };
    },
  );
}

const isWaiting = (one: Asked) => one.outcome === undefined && one.controller?.signal.aborted !== true;

/** Rule 6: each field of a body has somebody who waits for it, and so has a coarse request. */
function checkWanted(request: EntityRequest, asked: Asked[]) {
  const waiting = asked.filter((one) => one.entity === request.entity && isWaiting(one));
  const names = new Set(waiting.map(({ field }) => field.name));
  if (request.coarse) expect(names.has('profile') || names.has('head')).toBe(true);
  for (const field of FIELDS) if (field.in(request)) expect(names).toContain(field.name);
}

/** Rule 6: a request nobody waits for is aborted at once. */
function checkAborted(sent: Exchange[], answered: Map<Exchange, unknown>, asked: Asked[]) {
  for (const exchange of sent) {
    if (answered.has(exchange) || exchange.aborted) continue;
    const waiting = asked.filter((one) => one.entity === exchange.request.entity && isWaiting(one));
    expect(waiting.length).toBeGreaterThan(0);
  }
}

/** Rule 3: what is held or in flight is not asked. */
function checkNotAskedTwice(sent: Exchange[], answered: Map<Exchange, 'ok' | 'failed'>) {
  const latest = sent.at(-1)!;
  for (const earlier of sent.slice(0, -1)) {
    if (earlier.request.entity !== latest.request.entity || earlier.aborted) continue;
    if (answered.get(earlier) === 'failed') continue;
    expect(earlier.request.coarse && latest.request.coarse).toBe(false);
    for (const field of FIELDS) expect(field.in(earlier.request) && field.in(latest.request)).toBe(false);
  }
}

/** The value is the need's own, and the error one that the script can have caused. */
function checkOutcome(one: Asked, { outcomes, refusal }: Script) {
  expect(one.settlements).toBe(1);
  const outcome = one.outcome!;
  if ('value' in outcome) {
    expect(outcome.value).toBe(one.field.value(one.entity));
    return;
  }
  const { error } = outcome;
  if (error instanceof EndingError) {
    if (error.ending.kind === 'cancelled') expect(one.controller?.signal.aborted).toBe(true);
    else expect(error.ending.kind).toBe('deadline');
  } else if (error instanceof ServiceError && error.verdict.kind === 'refused') {
    expect(refusal).not.toBe('none');
    expect(one.field.name).toBe('bad');
  } else {
    expect(error).toBeInstanceOf(ServiceError);
    expect(outcomes).toContainEqual((error as ServiceError).verdict);
  }
}

test('every need settles once, with its own value or a fitting error, and nothing is asked in vain', async () => {
  await fc.assert(
    fc.asyncProperty(script, async (plan) => {
      const { asked, layer } = await run(plan);
      for (const one of asked) checkOutcome(one, plan);
      expect(layer.batching.figures()).toMatchObject({ queued: 0, inFlight: 0, waiting: undefined });
      expect(layer.batching.figures().recalculation.running).toBe(false);
      expect(layer.clock.waiting).toBe(0);
    }),
    { numRuns: 400 },
  );
}, 60_000);
