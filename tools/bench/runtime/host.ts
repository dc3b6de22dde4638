/** Cells of one function, as Excel would call it. */
export type Sheet = {
  /** The function's id, such as "PROP". */
  name: string;
  cells: number;
  /** Properties asked of each entity. @default 50 */
  fields?: number;
  /** Calls in one message of Excel. @default 1000 */
  chunk?: number;
  /** @default 'row' */
  order?: 'row' | 'column' | 'random';
  /** One call a cell, one call an entity, or one call for everything. @default 'cell' */
  shape?: 'cell' | 'row' | 'grid';
};

/** How the messages are given. */
export type Pace = {
  /** Milliseconds between two messages. @default 0 */
  gapMs?: number;
};

/** What Excel's side saw of one recalculation; milliseconds. */
export type Seen = {
  wallMs: number;
  firstMs: number;
  settled: number;
  errors: number;
  syncs: number;
  largestSync: number;
  longestTaskMs: number;
  sample: string;
};

/** What the page offers the benchmark. */
export type HostWindow = {
  KerHost: { prepare: (sheet: Sheet) => void; go: (pace: Pace) => Promise<Seen>; forget: () => void };
};

/**
 * Plays Excel's part of Microsoft's protocol in the page, before office.js loads. It costs the page as little as it can:
 * a worker reads what the runtime sends. This function travels to the browser as text, so all it needs stands within it.
 */
export function installHost(): void {
  if (window.top !== window) return;

  const worker = new Worker(
    URL.createObjectURL(
      new Blob([
        `let seen = {}; const sample = [];
         onmessage = ({ data }) => {
           if (data === 'reset') { seen = { settled: 0, errors: 0, syncs: 0, largestSync: 0 }; sample.length = 0; postMessage({ reset: true }); return; }
           const message = JSON.parse(data);
           const body = typeof message.message.body === 'string' ? JSON.parse(message.message.body) : message.message.body;
           const Results = body.Actions.map((action) => {
             if (/^SetInvocation(Array)?Results$/.test(action.Name)) {
               seen.syncs++;
               seen.largestSync = Math.max(seen.largestSync, data.length);
               for (const result of action.ArgumentInfo.Arguments[0]) {
                 const ok = Array.isArray(result) ? result[1] : !result.failed;
                 if (!ok) { seen.errors++; if (sample.length < 3) sample.push(result); }
                 seen.settled++;
               }
             }
             return { ActionId: action.Id, Value: null };
           });
           const reply = { id: message.id, type: 2, message: { statusCode: 200, headers: {}, body: JSON.stringify({ Results }) } };
           postMessage({ reply: JSON.stringify(reply), seen, sample: JSON.stringify(sample).slice(0, 300) });
         };`,
      ]),
    ),
  );

  type FromWorker = { reset?: boolean; reply: string; seen: Omit<Seen, 'sample'>; sample: string };
  type Bridge = {
    onMessageFromHost: ((text: string) => void) | null;
    sendMessageToHost: (text: string) => void;
  };
  const bridge: Bridge = { onMessageFromHost: null, sendMessageToHost: (text) => worker.postMessage(text) };
  Object.assign(window, { _richApiNativeBridge: bridge });

  let messages: string[] = [];
  let calls = 0;
  let nextId = 1;
  let firstAt = 0;
  let longTasks: number[] = [];
  let whenReset: (() => void) | undefined;
  let whenSeen: ((seen: FromWorker) => void) | undefined;

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.reset === true) {
      whenReset?.();
      return;
    }
    if (data.seen.settled > 0 && firstAt === 0) firstAt = performance.now();
    bridge.onMessageFromHost?.(data.reply);
    whenSeen?.(data);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(Math.round(duration));
  }).observe({ entryTypes: ['longtask'] });

  const property = (field: number) => (field % 3 === 2 ? `note_${field}` : `figure_${field}`);
  const entityId = (entity: number) => `6f0c2a3e-9d1b-4c55-8a70-${entity.toString(16).padStart(12, '0')}`;
  const address = (entity: number, field: number) =>
    `Sheet1!${String.fromCharCode(66 + (field % 20))}${entity + 2 + Math.floor(field / 20) * 100_000}`;

  const prepare = ({ name, cells, fields = 50, chunk = 1000, order = 'row', shape = 'cell' }: Sheet) => {
    const entities = Math.ceil(cells / fields);
    const entries: [unknown[], string][] = [];
    if (shape === 'cell') {
      const numbers = Array.from({ length: cells }, (_, cell) => cell);
      if (order === 'random') {
        // A fixed shuffle (a linear congruential generator), so that every run asks in the same order.
        let seed = 1;
        for (let last = numbers.length - 1; last > 0; last--) {
          seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
          const other = seed % (last + 1);
          [numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0];
        }
      }
      for (const cell of numbers) {
        const byRow = order !== 'column';
        const entity = byRow ? Math.floor(cell / fields) : cell % entities;
        const field = byRow ? cell % fields : Math.floor(cell / entities);
        entries.push([[[[entityId(entity)]], [[property(field)]], null], address(entity, field)]);
      }
    } else {
      const head = [Array.from({ length: fields }, (_, field) => property(field))];
      const rows = shape === 'grid' ? entities : 1;
      for (let first = 0; first < entities; first += rows) {
        const ids = Array.from({ length: rows }, (_, row) => [entityId(first + row)]);
        entries.push([[ids, head, null], address(first, 0)]);
      }
    }
    messages = [];
    for (let start = 0; start < entries.length; start += chunk) {
      const batch = entries
        .slice(start, start + chunk)
        .map(([given, cell]) => [1, 1000, '', [nextId++, name, given, cell, 5, null], 0]);
      messages.push(JSON.stringify({ type: 3, message: { entries: batch } }));
    }
    calls = entries.length;
  };

  /** Each message in a task of its own, as they come from another process. */
  const go = ({ gapMs = 0 }: Pace) =>
    new Promise<Seen>((done) => {
      whenReset = () => {
        const started = performance.now();
        const channel = new MessageChannel();
        let sent = 0;
        firstAt = 0;
        longTasks = [];
        const finish = (last: FromWorker) => {
          const wallMs = Math.round(performance.now() - started);
          whenSeen = undefined;
          // The observer tells long tasks a little later.
          setTimeout(() => {
            const longestTaskMs = Math.max(0, ...longTasks);
            done({
              ...last.seen,
              sample: last.sample,
              wallMs,
              firstMs: Math.round(firstAt - started),
              longestTaskMs,
            });
          }, 60);
        };
        whenSeen = (data) => {
          if (data.seen.settled >= calls) finish(data);
        };
        channel.port1.onmessage = () => {
          bridge.onMessageFromHost?.(messages[sent++] ?? '');
          if (sent >= messages.length) return;
          const next = () => channel.port2.postMessage(0);
          if (gapMs > 0) setTimeout(next, gapMs);
          else next();
        };
        channel.port2.postMessage(0);
      };
      worker.postMessage('reset');
    });

  const host: HostWindow['KerHost'] = { prepare, go, forget: () => (messages = []) };
  Object.assign(window, { KerHost: host });

  // office.js says that it is ready only inside Excel.
  let office: unknown;
  Object.defineProperty(window, 'Office', {
    configurable: true,
    get: () => office,
    set: (value: object) => {
      office = value;
      const ready = { host: 'Excel', platform: 'OfficeOnline', addin: null };
      const onReady = (callback?: (info: object) => void) => {
        const promise = new Promise<object>((resolve) => {
          // Excel says so once its context is there, which on a busy machine takes a while.
          const look = () => ('context' in value && value.context ? resolve(ready) : setTimeout(look, 5));
          setTimeout(look, 0);
        });
        if (callback) void promise.then(callback);
        return promise;
      };
      Object.defineProperty(value, 'onReady', {
        configurable: true,
        get: () => onReady,
        set: () => undefined,
      });
    },
  });
}

/** Excel loads the pane's page hidden, so the pane is not seen until a person opens it. */
export function hidePane(): void {
  class Unseen {
    observe(): void {
      // Nothing is ever seen.
    }
    unobserve(): void {
      // Nothing is ever seen.
    }
    disconnect(): void {
      // Nothing is ever seen.
    }
  }
  Object.assign(window, { IntersectionObserver: Unseen });
}
