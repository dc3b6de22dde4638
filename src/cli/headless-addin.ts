import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as cards from '../addin/functions/cards';
import * as entities from '../addin/functions/entities';
import * as fields from '../addin/functions/fields';
import * as matching from '../addin/functions/matching';
import * as numbers from '../addin/functions/numbers';
import * as properties from '../addin/functions/properties';
import * as queries from '../addin/functions/queries';
import * as questions from '../addin/functions/questions';
import * as relationships from '../addin/functions/relationships';
import * as series from '../addin/functions/series';
import { createRuntime } from '../addin/runtime/create-runtime';
import { setRuntime } from '../addin/runtime/current-runtime';
import type { Runtime } from '../addin/runtime/runtime';
import { parseServiceAddress } from '../addin/runtime/service-address';
import { memoryTextStorage } from '../addin/runtime/text-storage';
import { systemClock } from '../shared/batching/clock';
import type { Fetch } from '../shared/client/exchange';
import { type FunctionsFile, parseFunctionsFile } from '../sheet/functions/metadata';
import { readApiKey } from './api-key';
import { startBuiltServer } from './built-server';
import { speakAtCommandLine } from './command-line-messages';
import { Refusal } from './refusal';

type CustomFunction = (...args: unknown[]) => unknown;

/** The functions of the add-in with their descriptions. */
export type AddInFunctions = { described: FunctionsFile; byId: ReadonlyMap<string, CustomFunction> };

/** The running add-in without Excel. */
export type HeadlessAddIn = { runtime: Runtime; functions: AddInFunctions; close: () => Promise<void> };

/** Starts the add-in's runtime. Without a service the built server answers: it needs no key, gets none, and ends with it. */
export async function startAddIn(service: string | undefined): Promise<HeadlessAddIn> {
  const key = service === undefined ? undefined : readApiKey(process.env);
  const address = service === undefined ? undefined : parseServiceAddress(service);
  if (service !== undefined && address === undefined)
    throw new Refusal('--service must be an https address (http on localhost or 127.0.0.1 only).');
  const server = address === undefined ? await startBuiltServer() : undefined;
  const runtime = await startRuntime({
    page: `${server?.url ?? address ?? ''}/taskpane.html`,
    fetch: address === undefined ? (url, init) => fetch(url, init) : configured(address),
  });
  if (key !== undefined) await runtime.keys.set(key, 'session');
  const close = async () => {
    await runtime.close();
    await server?.close();
  };
  return { runtime, functions: readFunctions(), close };
}

/** Starts a runtime that plans and sends nothing. */
export async function startPlanner(): Promise<HeadlessAddIn> {
  const runtime = await startRuntime({
    page: 'https://planner.invalid/taskpane.html',
    fetch: configured('https://planner.invalid', () => Promise.reject(new Error('A plan sends nothing'))),
  });
  return { runtime, functions: readFunctions(), close: () => runtime.close() };
}

async function startRuntime(of: { page: string; fetch: Fetch }): Promise<Runtime> {
  speakAtCommandLine();
  provideHost();
  const starting = createRuntime({ ...of, clock: systemClock, texts: memoryTextStorage() });
  setRuntime(starting);
  const runtime = await starting;
  // Nobody is there to approve: the plan decides before anything is sent.
  await runtime.settings.set({ askAbove: 0, askNewWorkbooks: false });
  return runtime;
}

/** Answers the add-in's own settings, and sends everything else. */
function configured(serviceAddress: string, send: Fetch = (url, init) => fetch(url, init)): Fetch {
  return (url, init) =>
    url.endsWith('/config.json') ? Promise.resolve(Response.json({ serviceAddress })) : send(url, init);
}

/** What Excel offers to functions as globals: its class of errors, and data types for dates and amounts. */
function provideHost(): void {
  class CellError extends Error {
    constructor(
      readonly code: string,
      message?: string,
    ) {
      super(message);
    }
  }
  const ErrorCode = { invalidValue: '#VALUE!', notAvailable: '#N/A' };
  const requirements = { isSetSupported: (name: string) => name === 'CustomFunctionsRuntime' };
  Object.assign(globalThis, {
    CustomFunctions: { Error: CellError, ErrorCode },
    Office: { context: { requirements } },
  });
}

function readFunctions(): AddInFunctions {
  const path = join(__dirname, '../functions.json');
  const described = parseFunctionsFile(JSON.parse(readFileSync(path, 'utf8')));
  const families = [
    ...[cards, entities, fields, matching, numbers],
    ...[properties, queries, questions, relationships, series],
  ];
  const exported = families.flatMap((family) => Object.entries(family) as [string, CustomFunction][]);
  return { described, byId: new Map(exported.map(([name, run]) => [name.toUpperCase(), run])) };
}
