import { Failure, type FailureKind } from '../../../../src/shared/contract/failure';
import { EXPRESSION_SHOWN, type Answer } from '../../../../src/shared/contract/knowledge';
import type { ActivityState } from '../../../../src/addin/runtime/activity';
import type { KeyRetention, KeyState, SignedInState } from '../../../../src/addin/runtime/keys/key-store';
import type { KnownKnowledge, Knowledge, Waiter } from '../../../../src/addin/runtime/knowledge';
import type { Rules } from '../../../../src/addin/runtime/deployment-policy';
import { SignInEnded, type SignInEnding } from '../../../../src/addin/runtime/sign-in/sign-in-outcome';
import type { Runtime } from '../../../../src/addin/runtime/runtime';
import type { BudgetState } from '../../../../src/addin/runtime/budget/budget-state';
import { defaultsAt, type Chosen, type Settings } from '../../../../src/addin/runtime/settings';
import { Deliveries } from '../../../../src/addin/runtime/deliveries';
import { NOTHING_KNOWN } from '../../workbook/nothing-known';
import {
  ANSWER,
  coarseProfile,
  ENTITIES,
  INTROSPECTION,
  PROPERTIES,
  RELATED,
  ROWS,
  SERIES,
} from './fixtures';
import { verbatim } from '../../../../src/shared/messages/message';

/** What a test turns in the fixture runtime. */
export type Controls = {
  /** Calls as they were made: `search Apple`. */
  calls: string[];
  /** The failure of the next calls, by operation. */
  failures: Partial<Record<string, FailureKind>>;
  /** Milliseconds that each call takes. */
  delay: number;
  /** The Markdown of answers, where it is not the fixture's own. */
  markdown: string | undefined;
  /** On how many facts a second statement of answers rests, `All of these.`; none by default. */
  facts: number;
  /** The expression that the service says it ran for a question. */
  evaluated: string | undefined;
  trialKey: string | undefined;
  key: string | undefined;
  /** The address that the key was entered for. */
  keyService: string;
  keyNote: KeyState['note'];
  /** Where people sign in in place of a key: what is shown of it, and how the next sign-in ends without anybody. */
  signIn: { signedIn: SignedInState; ending?: SignInEnding; said?: string } | undefined;
  activity: Partial<ActivityState>;
  /** The cells that were told that the service does not answer. */
  unanswered: string[];
  /** The cells whose result Excel lost. */
  lost: string[];
  budget: Partial<BudgetState>;
  policy: Chosen | undefined;
  rules: Rules | undefined;
  /** What is wrong with the deployment's file. */
  problems: string[] | undefined;
  lines: string[];
  stopped: number;
  /** What a panel of Activity throws when it is drawn. */
  broken: string | undefined;
  /** Whether Activity shows the actions on the workbook. */
  workbench: boolean;
  /** The properties of the first entity that cells asked when they last ran. */
  asked: Partial<Record<string, string[]>>;
};

/** What a fixture runtime starts with. */
export const DEFAULT_CONTROLS: Controls = {
  calls: [],
  failures: {},
  delay: 0,
  markdown: undefined,
  facts: 0,
  evaluated: undefined,
  trialKey: undefined,
  key: 'test-key-1234',
  keyService: 'https://service.example',
  keyNote: undefined,
  signIn: undefined,
  activity: {},
  unanswered: [],
  lost: [],
  budget: {},
  policy: undefined,
  rules: undefined,
  problems: undefined,
  lines: [],
  stopped: 0,
  broken: undefined,
  workbench: false,
  asked: {},
};

/** A runtime over fixtures, for states of the pane that no real service can be brought into at will. */
export function createFixtureRuntime(controls: Controls): Runtime {
  const keyListeners = new Set<() => void>();
  const settings = createSettings();
  return {
    knowledge: createKnowledge(controls),
    settings,
    keys: {
      state: unchanged(() =>
        controls.key === undefined
          ? undefined
          : {
              masked: controls.signIn ? controls.key : `••••${controls.key.slice(-4)}`,
              retention: retentionOf(controls),
              service: controls.keyService,
              ...(controls.keyNote === undefined ? {} : { note: controls.keyNote }),
              ...(controls.signIn && { signedIn: controls.signIn.signedIn }),
            },
      ),
      test: (key) => answer(controls, 'test', key, undefined),
      set: (key, retention) => {
        controls.key = key;
        controls.keyService = settings.get().serviceAddress;
        retentions.set(controls, retention);
        keyListeners.forEach((tell) => tell());
        return Promise.resolve();
      },
      signIn:
        controls.signIn &&
        ((retention) => {
          const { ending, said } = controls.signIn ?? {};
          if (ending !== undefined) return Promise.reject(new SignInEnded(ending, said));
          controls.key = 'Ann Example';
          retentions.set(controls, retention);
          keyListeners.forEach((tell) => tell());
          return Promise.resolve();
        }),
      forget: () => {
        controls.key = undefined;
        keyListeners.forEach((tell) => tell());
        return Promise.resolve();
      },
      subscribe: (listener) => (keyListeners.add(listener), () => keyListeners.delete(listener)),
    },
    activity: {
      get: unchanged(() => ({ ...IDLE, ...controls.activity })),
      subscribe: (listener) => {
        activityListeners.add(listener);
        return () => activityListeners.delete(listener);
      },
      callStarted: () => 0,
      callSettled: () => undefined,
      forget: () => undefined,
      stop: () => (controls.stopped += 1),
      lines: () => controls.lines,
    },
    refresher: {
      plan: () =>
        Promise.resolve({
          cells: 0,
          needs: 0,
          entities: 0,
          requests: 0,
          credits: 0,
          mostRequests: 0,
          unknownCells: 0,
        }),
      renew: () => Promise.resolve(),
      unanswered: () =>
        Promise.resolve({
          cells: controls.unanswered,
          probe: () => void controls.calls.push('probe'),
          take: () => void controls.calls.push('take'),
        }),
      renewAll: () => undefined,
      clearStored: () => Promise.resolve(2_500_000),
      storedSize: () => Promise.resolve(2_500_000),
    },
    deliveries: lostResults(controls),
    budget: {
      get: unchanged(() => ({ ...UNASKED, ...controls.budget })),
      subscribe: (listener) => {
        activityListeners.add(listener);
        return () => activityListeners.delete(listener);
      },
      go: () => chosen(controls, 'go'),
      showStored: () => chosen(controls, 'only stored'),
      agree: () => undefined,
    },
    datasetDate: () => Promise.resolve('2026-11-28'),
    deployment: {
      ...(controls.policy && { policy: controls.policy }),
      ...(controls.rules && { rules: controls.rules }),
      ...(controls.problems && { problems: controls.problems }),
      serviceAddress: 'https://service.example',
      consoleAddress: 'https://console.example/keys',
      ...(controls.trialKey === undefined ? {} : { trialKey: controls.trialKey }),
    },
    close: () => Promise.resolve(),
  };
}

function lostResults(controls: Controls): Deliveries {
  const deliveries = new Deliveries();
  const found = { compared: 10, stale: 1, busy: 1, repaired: 0, isCompared: true };
  const report = () => deliveries.report({ ...found, remaining: controls.lost });
  deliveries.watch({
    touch: () => undefined,
    close: () => undefined,
    dismiss() {
      controls.calls.push('dismiss');
      controls.lost = [];
      report();
    },
  });
  report();
  activityListeners.add(report);
  return deliveries;
}

/** Tells the pane that the figures of activity changed. */
export function tellActivity(): void {
  activityListeners.forEach((tell) => tell());
}

/** Gives the same object until its content changes, as the stores of a runtime do. */
function unchanged<T>(read: () => T): () => T {
  let last: T;
  return () => {
    const next = read();
    if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
    return last;
  };
}

const activityListeners = new Set<() => void>();
const retentions = new WeakMap<Controls, KeyRetention>();
const retentionOf = (controls: Controls): KeyRetention => retentions.get(controls) ?? 'remembered';

const UNASKED: BudgetState = {
  ...{ requests: 0, questions: 0, more: 0 },
  ...{ onlyStored: false, isSpent: false, spentToday: undefined },
};

/** A person's click: the cells that a runtime would name. */
function chosen(controls: Controls, click: string): string[] {
  controls.calls.push(click);
  controls.budget = { onlyStored: click !== 'go' };
  tellActivity();
  return ['Model!B2', 'Model!C7'];
}

const IDLE: ActivityState = {
  recalculation: { running: false, startedAt: 0, calls: 0, settled: 0, requests: 0 },
  total: { calls: 0, needs: 0, fromCache: 0, requests: 0, credits: 0, failures: 0, misses: 0 },
  queued: 0,
  inFlight: 0,
  waiting: undefined,
  unanswered: undefined,
  estimatedDoneAt: undefined,
  failing: [],
};

function createSettings(): Runtime['settings'] {
  let current = defaultsAt('https://service.example');
  const listeners = new Set<(settings: Settings) => void>();
  return {
    get: () => current,
    set: (change) => {
      if (change.serviceAddress !== undefined && !change.serviceAddress.startsWith('https://')) {
        const got = change.serviceAddress;
        return Promise.reject(
          new Failure('bad-argument', verbatim(`Expected \`serviceAddress\` to be https, got ${got}`)),
        );
      }
      current = { ...current, ...change };
      listeners.forEach((tell) => tell(current));
      return Promise.resolve();
    },
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
  };
}

function createKnowledge(controls: Controls): Knowledge {
  const call = <T>(operation: string, detail: string, value: T, waiter?: Waiter): Promise<T> =>
    answer(controls, operation, detail, value, waiter);
  return {
    search: ({ name, entity_types = [] }, waiter) => {
      const found = ENTITIES.filter(
        (entity) =>
          entity.name.toLowerCase().includes(name.toLowerCase()) &&
          (entity_types.length === 0 || entity_types.some((type) => type === entity.entity_type)),
      );
      return call('search', [name, ...entity_types].join(' '), found, waiter);
    },
    profile: (id, waiter) =>
      call('profile', id, coarseProfile(ENTITIES.find((one) => one.id === id) ?? ENTITIES[0]!), waiter),
    head: (id, waiter) =>
      call('head', id, ENTITIES.find((one) => one.id === id) ?? ENTITIES[0]!, waiter).then(
        ({ description = null, ...head }) => ({ ...head, description }),
      ),
    property: (id, name, waiter) => call('property', `${id} ${name}`, PROPERTIES[name], waiter),
    relationship: ({ id, direction, type, slice = {} }, waiter) => {
      const { offset = 0, limit = 100 } = slice;
      const items = (RELATED[`${direction}/${type}`] ?? []).slice(offset, offset + limit);
      return call('relationship', `${id} ${direction} ${type} ${offset}+${limit}`, items, waiter);
    },
    observation: (need, waiter) =>
      call('observation', `${need.id} ${need.observation}`, { ...SERIES, id: need.observation }, waiter),
    introspection: (id, waiter) => call('introspection', id, INTROSPECTION, waiter),
    query: (input, waiter) => call('query', input, ROWS, waiter),
    answer: (input, waiter) => call('answer', input, answerOf(controls), waiter),
    known: knownOf(controls),
  };
}

/** When all that is held was fetched. */
const FETCHED_AT = Date.UTC(2026, 10, 20, 9, 30);

function knownOf(controls: Controls): KnownKnowledge {
  const { id, name, entity_type } = ENTITIES[0]!;
  const held = (property: string) => {
    const value = PROPERTIES[property];
    return value && { value, fetchedAt: FETCHED_AT };
  };
  return {
    ...NOTHING_KNOWN,
    cell: (address) =>
      controls.asked[address]?.map((property) => ({
        ...{ kind: 'property', id, name: property, held: held(property) },
      })),
    head: () => ({ id, name, entity_type }),
  };
}

function answerOf({ markdown, evaluated, facts }: Controls): Answer {
  const more = Array.from({ length: facts }, (_, at) => ({ id: `more-${at}`, content: `Fact ${at}` }));
  const cited = { content: 'All of these.', references: more.map(({ id }) => id) };
  const shown = { content: `${EXPRESSION_SHOWN}${evaluated ?? ''}`, references: [] };
  const explainability = [
    ...(ANSWER.explainability ?? []),
    ...(facts === 0 ? [] : [cited]),
    ...(evaluated === undefined ? [] : [shown]),
  ];
  const context = [...(ANSWER.context ?? []), ...more];
  return { ...ANSWER, content: markdown ?? ANSWER.content, explainability, context };
}

function answer<T>(
  controls: Controls,
  operation: string,
  detail: string,
  value: T,
  waiter: Waiter = {},
): Promise<T> {
  controls.calls.push(`${operation} ${detail}`);
  return new Promise((resolve, reject) => {
    const kind = controls.failures[operation];
    const settle = (): void =>
      kind
        ? reject(new Failure(kind, verbatim(`The fixture fails ${operation} on purpose.`)))
        : resolve(value);
    const timer = setTimeout(settle, controls.delay);
    const leave = (): void => {
      clearTimeout(timer);
      controls.calls.push(`cancelled ${operation} ${detail}`);
      reject(new Failure('cancelled', verbatim('Cancelled.')));
    };
    waiter.signal?.addEventListener('abort', { handleEvent: leave });
  });
}
