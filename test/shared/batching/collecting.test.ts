import { layerOf } from './fake-service';

type Layer = ReturnType<typeof layerOf>;

/** So many cells call in one message: the same property of entities `e0`, `e1` and so on, or of those from `from` on. */
function call({ batching }: Layer, property: string, entities: number, from = 0): void {
  for (let at = from; at < from + entities; at++) void batching.property(`e${at}`, property);
}

/** Column after column of a sheet whose rows are entities, a message every ten milliseconds. */
async function fill(layer: Layer, entities: number, forMs: number): Promise<void> {
  for (let passed = 0; passed < forMs; passed += 10) {
    call(layer, `p${layer.clock.now()}`, entities);
    await layer.clock.pass(10);
  }
}

/** After how many milliseconds each request was sent. */
function timesOf({ sent }: Layer, start: number): number[] {
  return sent.map(({ at }) => at - start);
}

/** A layer at rest, whose service answers at once, and the moment. */
function atRest() {
  const layer = layerOf({ latency: 1 });
  return { layer, start: layer.clock.now() };
}

test.each([
  [1, 5],
  [2, 10],
  [20, 10],
  [24, 15],
  [100, 30],
  [180, 50],
  [1_000, 50],
])('%i requests that come together leave after %i ms', async (count, after) => {
  const { layer, start } = atRest();
  call(layer, 'a', count);
  await layer.clock.pass(after - 1);
  expect(layer.sent).toHaveLength(0);
  await layer.clock.pass(1);
  expect(timesOf(layer, start)[0]).toBe(after);
});

test('what comes meanwhile is waited for anew, and travels too', async () => {
  const { layer, start } = atRest();
  call(layer, 'a', 40);
  await layer.clock.pass(8);
  call(layer, 'b', 1);
  await layer.clock.pass(1_000);
  expect(timesOf(layer, start)[0]).toBe(20);
  expect(layer.bodies()[0]).toBe('e0: a b');
  expect(layer.sent).toHaveLength(40);
});

test('each message is collected by itself: the next waits as long as the first', async () => {
  const { layer, start } = atRest();
  for (const count of [1, 2, 1]) {
    call(layer, `p${layer.sent.length}`, count);
    await layer.clock.pass(100);
  }
  expect(timesOf(layer, start)).toEqual([5, 110, 110, 205]);
});

test('what waits for its turn waits for more as soon as most of a message joins it', async () => {
  for (const [joining, others, leaves] of [
    [10, 11, true],
    [10, 10, false],
    [0, 0, true],
  ] as const) {
    const layer = layerOf({ latency: 92 });
    call(layer, 'a', 24);
    await layer.clock.pass(104);
    // Its window closed after 15 ms; four of its requests are on their way, and end in 3 ms.
    call(layer, 'b', joining, 10);
    call(layer, 'b', others, 100);
    await layer.clock.pass(4);
    expect(layer.sent.length > 4).toBe(leaves);
  }
});

describe('a sheet that is calculated column by column', () => {
  test.each([
    [40, [300, 600, 900]],
    [100, [300, 500, 700, 900]],
    [400, [300, 400, 500, 600, 700, 800, 900, 1_000]],
  ])(
    'of %i entities shows a first value in time, and then sends one request now and then',
    async (entities, times) => {
      const { layer, start } = atRest();
      await fill(layer, entities, 1_000);
      expect(timesOf(layer, start)).toEqual(times);
    },
  );

  test('sends what persons wait for with the first of them', async () => {
    const { layer, start } = atRest();
    for (const name of ['mine', 'yours']) void layer.batching.property(name, 'a', { person: true });
    await fill(layer, 40, 500);
    expect(layer.bodies().slice(0, 2)).toEqual(['mine: a', 'yours: a']);
    expect(timesOf(layer, start)).toEqual([300, 300, 300]);
  });

  test('sends the rest once it is quiet for longer than Excel leaves between two messages', async () => {
    const { layer, start } = atRest();
    await fill(layer, 40, 200);
    await layer.clock.pass(1_000);
    // The last message came after 190 ms.
    expect(timesOf(layer, start)[0]).toBe(255);
    expect(layer.sent).toHaveLength(40);
  });

  test('is followed by another one, which goes by its own size', async () => {
    const { layer } = atRest();
    await fill(layer, 400, 350);
    await layer.clock.pass(5_000);
    const [start, before] = [layer.clock.now(), layer.sent.length];
    await fill(layer, 40, 700);
    expect(timesOf(layer, start).slice(before)).toEqual([300, 600]);
  });

  test.each([
    [20, 'is one, and waited for', 75],
    [19, 'is none', 35],
  ])('of whose second message %i of 40 calls join the first %s', async (joining, _, after) => {
    const { layer, start } = atRest();
    call(layer, 'a', 40);
    await layer.clock.pass(10);
    call(layer, 'b', joining);
    call(layer, 'b', 40 - joining, 100);
    await layer.clock.pass(1_000);
    expect(timesOf(layer, start)[0]).toBe(after);
  });

  test.each([
    [25, 'is waited for', 75],
    [24, 'is not waited for', 25],
  ])('of 25 calls and %i more %s', async (more, _, after) => {
    const { layer, start } = atRest();
    call(layer, 'a', 25);
    await layer.clock.pass(10);
    call(layer, 'b', more);
    await layer.clock.pass(1_000);
    expect(timesOf(layer, start)[0]).toBe(after);
  });

  test.each([
    [10, 'goes on', 185],
    [9, 'is over', 125],
  ])('of whose calls %i in 40 are of its entities, three times over, %s', async (known, _, after) => {
    const { layer, start } = atRest();
    await fill(layer, 40, 100);
    for (let message = 0; message < 3; message++) {
      call(layer, `q${message}`, known);
      call(layer, 'a', 40 - known, 100 * (message + 1));
      await layer.clock.pass(10);
    }
    await layer.clock.pass(1_000);
    expect(timesOf(layer, start)[0]).toBe(after);
  });

  test('goes on although others come in between, but not three times in a row', async () => {
    const { layer, start } = atRest();
    await fill(layer, 40, 100);
    for (const from of [100, 200, 0, 300, 400]) {
      call(layer, 'b', 40, from);
      await layer.clock.pass(10);
    }
    await layer.clock.pass(1_000);
    expect(timesOf(layer, start)[0]).toBe(205);
  });
});

describe('a stream sends nothing before its end', () => {
  test('beyond the cap', async () => {
    const layer = layerOf({ latency: 1, settings: { requestsPerMinute: 1 } });
    call(layer, 'a', 1, 500);
    await layer.clock.pass(100);
    await fill(layer, 40, 1_000);
    expect(layer.bodies()).toEqual(['e500: a']);
  });

  test('while cells are being cancelled', async () => {
    const { layer } = atRest();
    for (let passed = 0; passed < 900; passed += 10) {
      const cell = new AbortController();
      layer.batching.property('left', `p${passed}`, { signal: cell.signal }).catch(() => undefined);
      cell.abort();
      await fill(layer, 40, 10);
    }
    expect(layer.sent).toHaveLength(0);
    await fill(layer, 40, 300);
    expect(layer.sent.length).toBeGreaterThan(0);
  });

  test('while a gate is shut', async () => {
    const gate = { isOpen: false };
    const nothing = () => undefined;
    const layer = layerOf({
      latency: 1,
      gate: () =>
        Promise.resolve({
          ...{ sent: nothing, limited: nothing, promoted: nothing, take: () => [] },
          admit: (requests) => requests,
          mayLeave: () => gate.isOpen,
          close: () => Promise.resolve(),
        }),
    });
    await layer.clock.pass(0);
    await fill(layer, 40, 400);
    expect(layer.sent).toHaveLength(0);
    gate.isOpen = true;
    await fill(layer, 40, 400);
    expect(layer.sent).toHaveLength(1);
  });

  test('of which nobody waits for anything any more', async () => {
    const { layer } = atRest();
    const { signal, ...cells } = aborting();
    for (let at = 0; at < 26; at++) {
      for (let entity = 0; entity < 40; entity++)
        layer.batching.property(`e${entity}`, `p${at}`, { signal }).catch(() => undefined);
      await layer.clock.pass(10);
    }
    cells.abort();
    await layer.clock.pass(5_000);
    expect(layer.sent).toHaveLength(0);
  });

  test('but of entities: a question waits for its place', async () => {
    const { layer } = atRest();
    const asked: string[] = [];
    const questions = layer.batching.inquiries<string, string>({
      ...{ name: 'question', lane: 'knowledge' },
      send: (question) => {
        asked.push(question);
        return new Promise(() => undefined);
      },
    });
    for (const at of [1, 2, 3, 4]) questions.ask(`why ${at}`).catch(() => undefined);
    await layer.clock.pass(100);
    await fill(layer, 40, 700);
    expect([asked.length, layer.sent.length]).toEqual([3, 2]);
  });
});

/** What cancels many cells at once; Excel has one for each, and the layer cannot tell. */
function aborting() {
  const listeners = new Set<{ handleEvent(): void }>();
  const signal = {
    aborted: false,
    addEventListener: (_: 'abort', leaver: { handleEvent(): void }) => void listeners.add(leaver),
    removeEventListener: (_: 'abort', leaver: { handleEvent(): void }) => void listeners.delete(leaver),
  };
  return { signal, abort: () => listeners.forEach((leaver) => leaver.handleEvent()) };
}
