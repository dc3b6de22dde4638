import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

import { createRuntime, type RuntimeOptions } from '../../../src/addin/runtime/create-runtime';
import type { Runtime } from '../../../src/addin/runtime/runtime';
import { memoryTextStorage } from '../../../src/addin/runtime/text-storage';
import type { Service } from '../../../src/service/app';
import { KEY, smallService } from '../../service/small-service';
import { FakeClock } from '../../shared/batching/fake-clock';
import { cryptoWorked } from './working-crypto';

/** The origin that serves add-in and service in these tests. */
export const ORIGIN = 'https://addin.example';

/** A running add-in over the embedded service's real handler, on a clock that the test moves. */
export type RunningAddIn = {
  runtime: Runtime;
  service: Service;
  /** Every request that left the add-in, apart from config.json. */
  sent: { url: string; body: string; key: string | null }[];
  clock: FakeClock;
  /** Moves the clock on until the promise settles. */
  until: <T>(promise: T | Promise<T>) => Promise<T>;
  /** Lets everything that waits happen, for this many milliseconds. */
  pass: (milliseconds: number) => Promise<void>;
  /** Starts again on the same host. */
  restart: () => Promise<RunningAddIn>;
};

/** What a test may choose. */
export type Choices = {
  config?: object;
  service?: Service;
  /** Answers instead of the service where it gives a reply. */
  intercept?: (request: Request) => Promise<Response | undefined> | Response | undefined;
  key?: string;
  /** The time of day at which it starts. */
  start?: number;
  /** A clock that several add-ins share. */
  clock?: FakeClock;
} & Partial<Pick<RuntimeOptions, 'texts' | 'openStorage' | 'channel' | 'workbooks' | 'workbook'>>;

/** Starts an add-in; its key is the service's unless `key` says otherwise, `''` standing for none. */
export async function startAddIn(choices: Choices = {}): Promise<RunningAddIn> {
  const { config = {}, service = smallService(), key = KEY, texts = memoryTextStorage() } = choices;
  if (choices.texts === undefined) globalThis.indexedDB = new IDBFactory();
  const clock = choices.clock ?? new FakeClock({ start: choices.start });
  const sent: RunningAddIn['sent'] = [];
  const fetch = async (url: string, init: RequestInit) => {
    if (url === `${ORIGIN}/config.json`) return Response.json(config);
    const request = new Request(url, init);
    const body = await request.clone().text();
    sent.push({ url, body, key: request.headers.get('X-API-KEY') });
    return (await choices.intercept?.(request)) ?? service.fetch(request);
  };
  const { openStorage, channel, workbooks, workbook } = choices;
  const page = `${ORIGIN}/taskpane.html`;
  const runtime = await createRuntime({
    ...{ page, fetch, clock, texts, channel, workbooks, workbook },
    ...(openStorage && { openStorage }),
  });
  if (key !== '' && runtime.keys.state() === undefined) await runtime.keys.set(key, 'session');
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed++) {
      clock.advance(1);
      await turn();
    }
  };
  return {
    runtime,
    service,
    sent,
    clock,
    pass,
    until: async (promise) => {
      const progress = { settled: false };
      const mark = () => {
        progress.settled = true;
      };
      Promise.resolve(promise).then(mark, mark);
      for (let turns = 0; turns < 20_000; turns++) {
        if (progress.settled) return promise;
        await pass(1);
      }
      throw new Error('Expected the promise to settle within 20 s of the clock');
    },
    restart: async () => {
      await runtime.close();
      return startAddIn({ ...choices, texts, key: '', start: clock.now() });
    },
  };
}

/** What is hashed may lead to more that is: the clock goes on when a turn has passed in which nothing was. */
async function turn(): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve));
  while (await cryptoWorked());
}
