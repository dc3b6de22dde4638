import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createContext, Script, type Context } from 'node:vm';

import {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';

import { LossySheet, type Loss } from './lossy-sheet';
import type { VirtualTime } from './virtual-time';
import { turn, type Wire } from './wire';

/** A cell's formula: the function with its arguments as Excel gives them. */
export type CellCall = { name: string; given: readonly unknown[]; address: string };

/** What a cell shows: the value as JSON, or the sentence of its error. */
export type Shown = { value: string } | { error: string };

/** Where a page runs. */
export type PageOptions = {
  time: VirtualTime;
  wire: Wire;
  /** The fault proxy. */
  service: string;
  key: string;
  /** The browser's database. */
  indexedDB: unknown;
  /** What chance gives. */
  random: () => number;
  /** The language of Office's texts. @default 'en-US' */
  language?: string | undefined;
  /** After how many milliseconds `config.json` comes. @default at once */
  configMs?: number | undefined;
  /** Which results Excel loses. @default none */
  loss?: Loss | undefined;
};

/** Characters that Excel on the web takes at once. */
export const LARGEST_SYNC = 5_000_000;
const SITE = 'https://addin.example';
const RUNTIME = 'node_modules/@microsoft/office-js/dist/custom-functions-runtime.js';

/** Requirement sets as a current Excel gives them. */
const REQUIREMENT_SETS = new Map([
  ['customfunctions', '1.9'],
  ['customfunctionsruntime', '1.4'],
  ['excelapi', '1.17'],
]);

/** What Microsoft's script throws where the scripts of a web page are not beside it. */
const WITHOUT_HOST_FILES = 'MicrosoftAjax.js is not loaded successfully.';

type Bridge = { onMessageFromHost: (text: string) => void; sendMessageToHost: (text: string) => void };
type Action = { Id: number; Name: string; ArgumentInfo: { Arguments: [[number, boolean, unknown][]] } };

/**
 * The built add-in under Microsoft's own custom-functions runtime, with Excel's part of their protocol behind it. The
 * page is a context of its own: its timers and its clock are virtual, its requests real.
 */
export class ExcelPage {
  readonly shown = new Map<number, Shown>();
  /** Characters of each sync that Excel took. */
  readonly syncs: number[] = [];
  /** Syncs that were larger than Excel takes. */
  refused = 0;
  private readonly bridge: Bridge;
  private readonly context: Context;
  private asked = 0;
  private readonly pending = new Set<number>();
  private readonly sheet: LossySheet | undefined;
  private readonly cells = new Map<number, CellCall>();
  private readonly entered = new Set<string>();

  private constructor(private readonly options: PageOptions) {
    const { loss } = options;
    this.sheet =
      loss &&
      new LossySheet(
        loss,
        (cell) => this.call([cell]),
        (call, shown) => this.shown.set(call, shown),
      );
    this.bridge = { onMessageFromHost: () => undefined, sendMessageToHost: (text) => this.hear(text) };
    this.context = createContext(globalsOf(options, this.bridge));
    Object.assign(this.context, this.document());
    for (const name of ['window', 'self', 'top', 'parent']) this.context[name] = this.context;
    const { time } = options;
    const setClock = scriptOf(VIRTUAL_DATE).runInContext(this.context) as SetClock;
    setClock(() => time.now(), options.random);
    scriptOf(readFileSync(resolve(RUNTIME), 'utf8')).runInContext(this.context);
    // Microsoft's script puts a fetch of its own where it finds none, and Office where Excel has its own.
    Object.assign(this.context, { Office: office(this.context, options.language), fetch: this.fetch });
    if (this.sheet !== undefined) this.context['Excel'] = this.sheet.excel;
    this.run('addin.js');
  }

  /** Opens the add-in, and waits until it has started, unless its settings come late. */
  static async open(options: PageOptions): Promise<ExcelPage> {
    const page = new ExcelPage(options);
    if (options.configMs !== undefined) return page;
    const [first] = page.call([{ name: 'PROP', given: [[['']], [['']], null], address: 'Sheet1!A1' }]);
    for (let tries = 0; !page.shown.has(first ?? 0); tries++) {
      if (tries > 2_000) throw new Error('Expected the add-in to start');
      await new Promise((soon) => setTimeout(soon, 1));
      options.time.step(options.time.elapsed + 20);
    }
    // What is stored is read by now, which takes no time of the page.
    for (let turns = 0; turns < 300; turns++) await turn();
    page.shown.clear();
    page.syncs.length = 0;
    return page;
  }

  /** Excel calculates these cells; returns the number of each call. */
  call(cells: readonly CellCall[], chunk = 1_000): number[] {
    const calls = cells.map((_, index) => this.asked + index + 1);
    for (const call of calls) this.pending.add(call);
    cells.forEach((cell, index) => this.enter(cell, calls[index] ?? 0));
    const entries = cells.map(({ name, given, address }) => [
      ...[1, 1000, ''],
      [++this.asked, name, given, address, 5, null],
      0,
    ]);
    for (let start = 0; start < entries.length; start += chunk)
      this.tell(entries.slice(start, start + chunk));
    return calls;
  }

  private enter(cell: CellCall, call: number): void {
    if (this.sheet === undefined) return;
    this.cells.set(call, cell);
    if (!this.entered.has(cell.address)) this.sheet.enter(cell, call);
    this.entered.add(cell.address);
  }

  /** Excel does not wait for these calls any more. */
  cancel(calls: readonly number[]): void {
    for (const call of calls) this.pending.delete(call);
    this.tell(calls.map((invocationId) => [1, 1001, '', { invocationId }, 0]));
  }

  private tell(entries: readonly unknown[]): void {
    this.bridge.onMessageFromHost(JSON.stringify({ type: 3, message: { entries } }));
  }

  /** Lets time pass until all calls have settled, or until so much of it is over; returns how many have not. */
  async settle(withinMs: number): Promise<number> {
    const { time, wire } = this.options;
    const until = time.elapsed + withinMs;
    await wire.quiet();
    while (this.pending.size > 0 && time.elapsed < until) {
      time.step(until);
      await wire.quiet();
    }
    return this.pending.size;
  }

  /** Lets so much time pass. */
  async pass(ms: number): Promise<void> {
    const { time, wire } = this.options;
    const until = time.elapsed + ms;
    while (time.elapsed < until) {
      time.step(until);
      await wire.quiet();
    }
  }

  /** Excel's side: takes results that are not too much at once. */
  private hear(text: string): void {
    const { id, message } = JSON.parse(text) as { id: number; message: { body: unknown } };
    const body = (typeof message.body === 'string' ? JSON.parse(message.body) : message.body) as {
      Actions: Action[];
    };
    const isTooMuch = text.length > LARGEST_SYNC;
    if (isTooMuch) this.refused++;
    else for (const action of body.Actions) this.take(action, text.length);
    const Results = body.Actions.map(({ Id }) => ({ ActionId: Id, Value: null }));
    const Error = { Code: 'RequestPayloadSizeLimitExceeded', Message: 'too large', Location: '' };
    const reply = isTooMuch
      ? { statusCode: 413, headers: {}, body: JSON.stringify({ Error }) }
      : { statusCode: 200, headers: {}, body: JSON.stringify({ Results }) };
    this.options.time.after(30, () =>
      this.bridge.onMessageFromHost(JSON.stringify({ id, type: 2, message: reply })),
    );
  }

  private take({ Name, ArgumentInfo }: Action, size: number): void {
    if (!/^SetInvocation(Array)?Results$/.test(Name)) return;
    this.syncs.push(size);
    for (const [call, isValue, value] of ArgumentInfo.Arguments[0]) {
      this.pending.delete(call);
      const shown = isValue ? { value: JSON.stringify(value) } : { error: String(value) };
      const cell = this.cells.get(call);
      if (this.sheet === undefined || cell === undefined) this.shown.set(call, shown);
      else this.sheet.take(cell, shown);
    }
  }

  private readonly fetch = (url: string, init: RequestInit) => {
    if (!url.startsWith(SITE)) return this.options.wire.fetch(url, init);
    const { service, key, configMs, loss, time } = this.options;
    const policy = loss && { policy: { repairStaleCells: true } };
    const config = () => Response.json({ serviceAddress: service, trialKey: key, ...policy });
    return configMs === undefined ? Promise.resolve(config()) : time.wait(configMs).then(config);
  };

  private run(file: string): void {
    const path = join(resolve('dist'), file);
    scriptOf(readFileSync(path, 'utf8'), path).runInContext(this.context);
  }

  /** As much of a document as scripts need that load others. */
  private document() {
    const script = { tagName: 'SCRIPT', src: `${SITE}/addin.js`, getAttribute: () => null };
    const office = { ...script, src: `${SITE}/custom-functions-runtime.js` };
    const appendChild = (element: { src: string; onload?: (event: object) => void }) => {
      // A browser takes an address beside the page.
      const { origin, pathname } = new URL(element.src, SITE);
      if (origin !== SITE || !pathname.endsWith('.js')) return;
      const file = pathname.slice(1);
      if (file.includes('/') || file.startsWith('o15')) return;
      this.run(file);
      element.onload?.({ type: 'load' });
    };
    const head = { appendChild };
    const document = {
      ...{ head, currentScript: script, cookie: '', getElementById: () => null },
      addEventListener: () => undefined,
      createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
      getElementsByTagName: (name: string) => (name === 'script' ? [office] : [head]),
    };
    return { document };
  }
}

type SetClock = (now: () => number, random: () => number) => void;

const VIRTUAL_DATE = `(now, random) => {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length > 0) super(...given); else super(now()); }
    static now() { return now(); }
  };
  Math.random = random;
}`;

const compiled = new Map<string, Script>();

/** Compiled once, however many pages are opened. */
function scriptOf(code: string, filename = 'page.js'): Script {
  let script = compiled.get(code);
  if (script === undefined) {
    script = new Script(code, { filename });
    compiled.set(code, script);
  }
  return script;
}

function office(context: Context, displayLanguage = 'en-US'): object {
  const isSetSupported = (set: string, version = '1.1') =>
    Number((REQUIREMENT_SETS.get(set.toLowerCase()) ?? '0').slice(2)) >= Number(version.slice(2));
  return {
    ...(context['Office'] as object),
    onReady: () => Promise.resolve({ host: 'Excel', platform: 'OfficeOnline' }),
    actions: { associate: () => undefined },
    addin: { showAsTaskpane: () => Promise.resolve() },
    context: { displayLanguage, document: { url: '' }, requirements: { isSetSupported } },
  };
}

function globalsOf({ time, indexedDB }: PageOptions, bridge: Bridge): object {
  const guarded = (run: () => void) => {
    try {
      run();
    } catch (error) {
      if (error !== WITHOUT_HOST_FILES) throw error;
    }
  };
  const setTimeout = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    time.after(ms, () => guarded(() => run(...given)));
  const setInterval = (run: () => void, ms: number): number =>
    time.after(ms, () => (guarded(run), setInterval(run, ms)));
  const clear = (id: number) => time.cancel(id);
  return {
    ...{ setTimeout, setInterval, clearTimeout: clear, clearInterval: clear },
    ...{ TextDecoder, TextEncoder, URL, URLSearchParams, Headers, AbortController, AbortSignal },
    ...{ crypto, atob, btoa, queueMicrotask, structuredClone, indexedDB, DOMException, CryptoKey },
    // By these the database's wrapper knows what it is given.
    ...{ IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction },
    performance: { now: () => 1_000 + time.elapsed },
    location: {
      href: `${SITE}/taskpane.html`,
      hash: '',
      search: '',
      hostname: 'addin.example',
      protocol: 'https:',
    },
    navigator: { userAgent: 'Excel', language: 'en-US', languages: ['en-US'] },
    localStorage: memoryStorage(),
    ...{ history: {}, external: {}, addEventListener: () => undefined },
    _richApiNativeBridge: bridge,
    console: { log: () => undefined, warn: () => undefined, error: () => undefined },
  };
}

function memoryStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}
