import { defaultsAt, type Settings } from '../../../../src/addin/runtime/settings';
import { hideFunctions } from '../../../../src/addin/workbook/automation/function-visibility';
import { followLoadOnOpen } from '../../../../src/addin/workbook/automation/load-on-open';
import { startTimedRefresh } from '../../../../src/addin/workbook/automation/timed-refresh';
import type { WorkbenchState } from '../../../../src/addin/workbook/workbench-state';
import { FakeClock } from '../../../shared/batching/fake-clock';

const MINUTE = 60_000;

function settingsOf(chosen: Partial<Settings>) {
  let settings = { ...defaultsAt('https://api.example'), ...chosen };
  const listeners = new Set<(settings: Settings) => void>();
  return {
    get: () => settings,
    subscribe: (listener: (settings: Settings) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part: Partial<Settings>) {
      settings = { ...settings, ...part };
      listeners.forEach((tell) => tell(settings));
    },
  };
}

/** A workbench whose refresh would cost so many requests. */
function refreshing(chosen: Partial<Settings>, mostRequests = 10, first: WorkbenchState = { step: 'idle' }) {
  const clock = new FakeClock();
  const settings = settingsOf(chosen);
  const done: string[] = [];
  let state = first;
  const plan = { needs: 1, entities: 1, requests: 1, credits: 1, unknownCells: 0, cells: 5, mostRequests };
  const workbench = {
    get: () => state,
    planRefresh: (scope: string) => {
      done.push(`plan ${scope}`);
      state = { step: 'confirm', action: 'refresh', plan };
      return Promise.resolve();
    },
    go: () => {
      done.push('go');
      state = { step: 'idle' };
      return Promise.resolve();
    },
    dismiss: () => {
      done.push('dismiss');
      state = { step: 'idle' };
    },
  };
  const log = (line: string) => void done.push(line);
  const end = startTimedRefresh({ clock, settings, workbench: () => Promise.resolve(workbench), log });
  return { clock, settings, done, end };
}

test('nothing is refreshed by itself unless a person wants it', async () => {
  const { clock, done } = refreshing({});
  await clock.pass(600 * MINUTE);
  expect(done).toEqual([]);
});

test('a workbook is refreshed when it opens, after its plan', async () => {
  const { clock, done } = refreshing({ refreshOnOpen: true });
  await clock.pass(600 * MINUTE);
  expect(done).toEqual(['plan workbook', 'go']);
});

test('it is refreshed every so many minutes until the setting changes or the add-in ends', async () => {
  const { clock, done, settings, end } = refreshing({ refreshMinutes: 10 });
  await clock.pass(25 * MINUTE);
  expect(done).toEqual(['plan workbook', 'go', 'plan workbook', 'go']);
  settings.change({ refreshMinutes: 0 });
  await clock.pass(60 * MINUTE);
  expect(done).toHaveLength(4);
  settings.change({ refreshMinutes: 30 });
  await clock.pass(31 * MINUTE);
  expect(done).toHaveLength(6);
  end();
  await clock.pass(60 * MINUTE);
  expect(done).toHaveLength(6);
});

test('one that a person would have to agree to is left out, and the log says so', async () => {
  const { clock, done } = refreshing({ refreshOnOpen: true, askAbove: 9 });
  await clock.pass(1_000);
  expect(done).toEqual(['plan workbook', 'Refresh by itself left out: 10 requests, more than 9', 'dismiss']);
});

test('what a person does goes first', async () => {
  const running: WorkbenchState = { step: 'running', action: 'freeze', progress: undefined };
  const { clock, done } = refreshing({ refreshOnOpen: true }, 1, running);
  await clock.pass(1_000);
  expect(done).toEqual([]);
});

test('Excel loads the add-in with a workbook once a formula has called it, and only where wanted', async () => {
  const settings = settingsOf({ loadOnOpen: 'ask' });
  const total = { calls: 0 };
  let [loads, refusals] = [0, 1];
  const listeners = new Set<() => void>();
  const activity = {
    get: () => ({ total }) as never,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  };
  const load = () => {
    loads++;
    return refusals-- > 0 ? Promise.reject(new Error('never saved')) : Promise.resolve();
  };
  const end = followLoadOnOpen({ settings, activity, load });
  total.calls = 3;
  listeners.forEach((tell) => tell());
  expect(loads).toBe(0);
  settings.change({ loadOnOpen: 'always' });
  expect(loads).toBe(1);
  await Promise.resolve();
  // What was refused is tried again, what was taken is not.
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((soon) => setImmediate(soon));
    listeners.forEach((tell) => tell());
  }
  expect(loads).toBe(2);
  end();
});

test('Excel offers no function that is switched off, where it can hide one', async () => {
  const asked: object[] = [];
  const setVisibility = (options: object) => Promise.resolve(void asked.push(options));
  await hideFunctions(['ASK', 'QUERY'], { isSupported: true, setVisibility });
  await hideFunctions(['ASK'], { isSupported: false, setVisibility });
  await hideFunctions([], { isSupported: true, setVisibility });
  expect(asked).toEqual([{ show: [], hide: ['ASK', 'QUERY'] }]);
});
