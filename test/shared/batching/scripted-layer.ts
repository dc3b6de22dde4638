import { renewPlanned } from '../../../src/shared/batching/costs/plan';
import { createBatching, type Batching, type Inquiries } from '../../../src/shared/batching/batching';
import type { EntityRequest } from '../../../src/shared/batching/entity-request';
import type { Waiter } from '../../../src/shared/batching/need';
import { FakeClock, settle } from './fake-clock';
import { answerOf, EndingError, ServiceError, type Texts } from './fake-service';
import { MoodyStorage } from './moody-storage';
import type { Outcome, Script, Step } from './settling-script';

type Layer = {
  batching: Batching<Texts>;
  search: Inquiries<string, string>;
  question: Inquiries<string, string>;
};
type Field = {
  name: string;
  ask: (layer: Layer, entity: string, waiter: Waiter) => Promise<unknown>;
  value: (entity: string) => unknown;
};

const property = (name: string): Field => ({
  name,
  ask: ({ batching }, entity, waiter) => batching.property(entity, name, waiter),
  value: (entity) => `${entity} ${name}`,
});
const slice = (offset: number): Field => ({
  name: `slice ${offset}`,
  ask: ({ batching }, entity, waiter) =>
    batching.relationship(entity, { direction: 'outgoing', type: 'OWNS', slice: { offset } }, waiter),
  value: (entity) => `${entity} outgoing OWNS ${offset}+`,
});
const FIELDS: readonly Field[] = [
  ...['d0', 'd1', 'x', 'y', 'bad'].map(property),
  slice(0),
  slice(5),
  {
    name: 'observation',
    ask: ({ batching }, entity, waiter) => batching.observation(entity, { type: 'Metric', id: 'm' }, waiter),
    value: (entity) => `${entity} Metric m`,
  },
  {
    name: 'profile',
    ask: ({ batching }, entity, waiter) => batching.profile(entity, waiter),
    value: (entity) => `${entity} profile`,
  },
  {
    name: 'head',
    ask: ({ batching }, entity, waiter) => batching.head(entity, waiter),
    value: (entity) => `${entity} head`,
  },
  {
    name: 'search',
    ask: ({ search }, entity, waiter) => search.ask(entity, waiter),
    value: (entity) => `${entity} search`,
  },
  {
    name: 'question',
    ask: ({ question }, entity, waiter) => question.ask(entity, waiter),
    value: (entity) => `${entity} question`,
  },
];
/** What a coarse answer brings whoever asked for it. */
const COARSE = ['profile', 'head', 'd0', 'd1'];

/** One call of the layer. */
export type ScriptedCall = {
  entity: string;
  field: Field;
  controller: AbortController | undefined;
  /** The layer was stopped while it waited. */
  stopped: boolean;
  settlements: number;
  outcome?: { value: unknown } | { error: unknown };
};
type Sent = {
  entity: string;
  names: string[];
  isCoarse: boolean;
  state: 'in flight' | 'aborted' | 'done';
  /** Since when nobody has been seen to wait for anything of its entity. */
  unwantedSince?: number | undefined;
};

/** So long what nobody waits for is kept for who asks again. */
const GRACE_MS = 5_000;

/** A layer that a script plays with; what must hold at every moment is checked at every moment. */
export class ScriptedLayer {
  readonly clock: FakeClock;
  readonly asked: ScriptedCall[] = [];
  layer: Layer;
  private readonly storage: MoodyStorage;
  private wasStorageWhole = true;
  private readonly sent: Sent[] = [];
  /** What the layer holds and must not ask, as `entity name`. */
  private readonly held = new Set<string>();
  /** What was made stale and will be asked by its cell, so that it may travel with what is asked before it. */
  private readonly expected = new Set<string>();
  private readonly pauses: { from: number; until: number }[] = [];

  constructor(private readonly script: Script) {
    this.clock = new FakeClock({ chance: () => script.chance });
    this.storage = new MoodyStorage(this.clock);
    this.layer = this.start();
  }

  async run(): Promise<void> {
    for (const step of this.script.steps) {
      await this.perform(step);
      await settle();
      this.checkAborted();
    }
    await this.clock.pass(3_600_000);
  }

  private start(): Layer {
    const batching = createBatching<Texts>({
      clock: this.clock,
      storage: this.storage,
      settings: { freshness: 'until-refreshed', offline: 'error' },
      classify: (error) => (error instanceof ServiceError ? error.verdict : { kind: 'final' }),
      makeError: (ending) => new EndingError(ending),
      send: async (request, signal) => {
        await this.exchange({ entity: request.entity, ...asksOf(request) }, signal);
        return answerOf(request);
      },
    });
    const family = (name: string, lane: 'entity' | 'knowledge') =>
      batching.inquiries<string, string>({
        ...{ name, lane },
        send: async (entity, signal) => {
          await this.exchange({ entity, names: [name], isCoarse: false }, signal);
          return `${entity} ${name}`;
        },
      });
    return { batching, search: family('search', 'entity'), question: family('question', 'knowledge') };
  }

  private async exchange(asks: Omit<Sent, 'state'>, signal: AbortSignal): Promise<void> {
    const one: Sent = { ...asks, state: 'in flight' };
    this.checkWanted(one);
    this.checkNotAskedTwice(one);
    const now = this.clock.now();
    expect(this.pauses.some(({ from, until }) => from < now && now < until)).toBe(false);
    const planned = this.plan(one);
    this.sent.push(one);
    signal.addEventListener('abort', () => {
      if (one.state === 'in flight') one.state = 'aborted';
    });
    if (planned === 'never') return new Promise(() => undefined);
    await this.clock.sleep(100);
    const isListenedTo = one.state === 'in flight';
    one.state = 'done';
    if (planned === 'ok') {
      if (!isListenedTo) return;
      const brought = one.isCoarse ? COARSE : [...one.names, 'head'];
      for (const name of brought) this.held.add(`${one.entity} ${name}`);
      return;
    }
    if (planned.kind === 'rate-limited' && isListenedTo) {
      this.pauses.push({ from: this.clock.now(), until: this.clock.now() + (planned.retryAfterMs ?? 0) });
    }
    throw new ServiceError(planned);
  }

  private plan({ names }: Sent): Outcome {
    const { refusal, outcomes } = this.script;
    if (refusal === 'none' || !names.includes('bad')) return outcomes[this.sent.length] ?? 'ok';
    return { kind: 'refused', named: refusal === 'named' ? ['bad'] : undefined };
  }

  private async perform(step: Step): Promise<void> {
    const { batching } = this.layer;
    if (step.do === 'pass') await this.clock.pass(step.ms);
    else if (step.do === 'restart') await this.restart();
    else if (step.do === 'ask') this.ask(step);
    else if (step.do === 'cancel') this.asked.at(-1 - step.which)?.controller?.abort();
    else if (step.do === 'renew') this.renew(step.what);
    else if (step.do === 'storage') {
      this.storage.mode = step.mode;
      this.wasStorageWhole &&= step.mode === 'works';
    } else {
      this.markStopped();
      batching.stop();
    }
  }

  private ask(step: Extract<Step, { do: 'ask' }>): void {
    const field = FIELDS[step.field % FIELDS.length]!;
    const controller = step.waiter === 'signal' ? new AbortController() : undefined;
    const entity = `e${step.entity}`;
    const one: ScriptedCall = { entity, field, controller, stopped: false, settlements: 0 };
    const cell = `S!A${this.asked.push(one)}`;
    const waiter = { person: step.waiter === 'person', cell, signal: controller?.signal };
    const settled = (outcome: ScriptedCall['outcome'] & object) => {
      one.settlements++;
      one.outcome = outcome;
    };
    field.ask(this.layer, entity, waiter).then(
      (value) => settled({ value }),
      (error: unknown) => settled({ error }),
    );
  }

  private renew(what: 'all' | number): void {
    const { batching } = this.layer;
    if (what === 'all') {
      this.held.clear();
      batching.renewAll();
      return;
    }
    const one = this.asked[what];
    if (one === undefined || batching.asked(`S!A${what + 1}`) === undefined) return;
    this.held.delete(`${one.entity} ${one.field.name}`);
    this.expected.add(`${one.entity} ${one.field.name}`);
    renewPlanned(batching, [`S!A${what + 1}`]);
  }

  /** Closing takes bounded time whatever storage does; where it always worked, everything is there afterwards. */
  private async restart(): Promise<void> {
    this.markStopped();
    let isClosed = false;
    void this.layer.batching.close().then(() => (isClosed = true));
    await this.clock.pass(15_000);
    expect(isClosed).toBe(true);
    if (!this.wasStorageWhole) this.held.clear();
    this.layer = this.start();
  }

  private markStopped(): void {
    for (const one of this.asked) if (one.outcome === undefined) one.stopped = true;
  }

  private waitingFor(entity: string): Set<string> {
    const waits = (one: ScriptedCall) =>
      one.entity === entity && one.outcome === undefined && one.controller?.signal.aborted !== true;
    return new Set(this.asked.filter(waits).map(({ field }) => field.name));
  }

  /** Rule 6: somebody waits for each thing that is asked, or will in a moment while another is waited for already. */
  private checkWanted({ entity, names, isCoarse }: Sent): void {
    const waiting = this.waitingFor(entity);
    if (isCoarse) expect(waiting.has('profile') || waiting.has('head')).toBe(true);
    else {
      expect(names.some((name) => waiting.has(name))).toBe(true);
      for (const name of names) if (!this.expected.has(`${entity} ${name}`)) expect(waiting).toContain(name);
    }
  }

  /** Rule 6: a request nobody waits for is aborted in time. */
  private checkAborted(): void {
    const now = this.clock.now();
    for (const one of this.sent) {
      if (one.state !== 'in flight') continue;
      one.unwantedSince = this.waitingFor(one.entity).size > 0 ? undefined : (one.unwantedSince ?? now);
      if (one.unwantedSince !== undefined) expect(now - one.unwantedSince).toBeLessThan(GRACE_MS);
    }
  }

  /** Rule 3: what is held or in flight is not asked. */
  private checkNotAskedTwice({ entity, names, isCoarse }: Sent): void {
    const others = this.sent.filter((other) => other.entity === entity && other.state === 'in flight');
    if (isCoarse) expect(others.some((other) => other.isCoarse)).toBe(false);
    for (const name of names) {
      expect([...this.held]).not.toContain(`${entity} ${name}`);
      for (const other of others) expect(other.names).not.toContain(name);
    }
  }
}

function asksOf({ coarse, properties, relationships, observations }: EntityRequest) {
  const names = [
    ...properties,
    ...relationships.map(({ slice }) => `slice ${slice?.offset}`),
    ...observations.map(() => 'observation'),
  ];
  return { names, isCoarse: coarse };
}
