import { approvedLayer, WithheldError } from './approved-layer';
import { layerOf } from './fake-service';

type Layer = Awaited<ReturnType<typeof approvedLayer>>;

/** Cells `S!A1` and so on, one entity each; each settles with its value or its error. */
function ask({ batching }: Layer, from: number, to: number): Promise<unknown[]> {
  const cells = Array.from({ length: to - from }, (_, index) => from + index);
  return Promise.all(
    cells.map((at) =>
      batching.property(`e${at}`, 'p', { cell: `S!A${at}` }).catch((error: unknown) => error),
    ),
  );
}

const withheld = (count: number) => Array.from({ length: count }, (): unknown => expect.any(WithheldError));

test('a burst of as many requests as are allowed leaves at once', async () => {
  const layer = await approvedLayer();
  const values = ask(layer, 0, 5);
  await layer.clock.pass(2_000);
  expect(await values).toEqual(['e0 p', 'e1 p', 'e2 p', 'e3 p', 'e4 p']);
  expect(layer.approval.withheld.requests).toBe(0);
});

test('one more than that and none is sent: every cell is told how many wait', async () => {
  const layer = await approvedLayer();
  const values = ask(layer, 0, 6);
  await layer.clock.pass(2_000);
  expect(await values).toEqual(withheld(6));
  expect(layer.sent).toHaveLength(0);
  expect(layer.approval.withheld).toEqual({ requests: 6, questions: 0, more: 0 });
});

test('cells that come in several messages are counted together, and told once the calls are quiet', async () => {
  const layer = await approvedLayer({ askAbove: 8 });
  const first = ask(layer, 0, 6);
  await layer.clock.pass(70);
  const second = ask(layer, 6, 12);
  await layer.clock.pass(100);
  expect(layer.approval.withheld.requests).toBe(0);
  await layer.clock.pass(2_000);
  const told = [...(await first), ...(await second)].filter((each) => each instanceof WithheldError);
  expect(told.length).toBe(layer.approval.withheld.requests);
  expect(layer.sent.length).toBeLessThanOrEqual(8);
  expect(told.length + layer.sent.length).toBe(12);
});

test('Go gives the cells that must ask again, lets them through, and is not asked for again', async () => {
  const layer = await approvedLayer();
  void ask(layer, 0, 20);
  await layer.clock.pass(2_000);
  expect(layer.approval.go()).toEqual(Array.from({ length: 20 }, (_, at) => `S!A${at}`));
  expect(layer.approval.withheld.requests).toBe(0);
  const values = ask(layer, 0, 20);
  await layer.clock.pass(5_000);
  expect((await values)[19]).toBe('e19 p');
  expect(layer.sent).toHaveLength(20);
});

test('a Go is for what it was told of: another burst waits again', async () => {
  const layer = await approvedLayer();
  void ask(layer, 0, 20);
  await layer.clock.pass(2_000);
  layer.approval.go();
  void ask(layer, 0, 20);
  await layer.clock.pass(5_000);
  const others = ask(layer, 20, 40);
  await layer.clock.pass(5_000);
  expect(await others).toEqual(withheld(20));
  expect(layer.sent).toHaveLength(20);
});

test('names that are looked up are told to lead to more, and Go agrees to those too', async () => {
  const layer = await approvedLayer();
  const names = layer.batching.inquiries<string, string>({
    ...{ name: 'search', lane: 'entity', followUps: 2 },
    send: (input) => Promise.resolve(input),
  });
  const find = () =>
    Promise.all(Array.from({ length: 6 }, (_, at) => names.ask(`n${at}`, { cell: `S!A${at}` })));
  find().catch(() => undefined);
  await layer.clock.pass(2_000);
  expect(layer.approval.withheld).toEqual({ requests: 6, questions: 0, more: 12 });
  layer.approval.go();
  const found = find();
  await layer.clock.pass(1_000);
  expect(await found).toHaveLength(6);
  const values = ask(layer, 0, 6);
  await layer.clock.pass(5_000);
  expect((await values)[5]).toBe('e5 p');
});

test('what waits for an introspection is counted once, however often it comes to the queue', async () => {
  const layer = await approvedLayer({ askAbove: 9 });
  const leads = layer.batching.inquiries<string, string>({
    ...{ name: 'introspection', lane: 'entity', leadsTo: (id) => id },
    send: (id) => Promise.resolve(`series of ${id}`),
  });
  const found = Promise.all(['e0', 'e1', 'e2'].map((id, at) => leads.ask(id, { cell: `S!B${at}` }, true)));
  const values = ask(layer, 0, 3);
  await layer.clock.pass(1_000);
  expect(await found).toEqual(['series of e0', 'series of e1', 'series of e2']);
  expect(await values).toEqual(['e0 p', 'e1 p', 'e2 p']);
  const more = ask(layer, 10, 13);
  await layer.clock.pass(1_000);
  expect(await more).toEqual(['e10 p', 'e11 p', 'e12 p']);
  expect(layer.approval.withheld.requests).toBe(0);
});

test('a person is never kept waiting: her own request goes, and one of a cell that she wants too', async () => {
  const layer = await approvedLayer();
  const cells = ask(layer, 0, 10);
  await layer.clock.pass(60);
  const own = layer.batching.property('mine', 'p', { person: true });
  const shared = layer.batching.property('e3', 'p', { person: true });
  await layer.clock.pass(2_000);
  expect(await own).toBe('mine p');
  expect(await shared).toBe('e3 p');
  expect((await cells).filter((each) => each instanceof WithheldError)).toHaveLength(9);
  expect(layer.sent).toHaveLength(2);
});

test('where requests cost nothing all of them leave, and it is asked only when they are many', async () => {
  let asked = 0;
  const layer = await approvedLayer({ isFree: () => Promise.resolve(++asked > 0) });
  void ask(layer, 0, 5);
  await layer.clock.pass(2_000);
  expect(asked).toBe(0);
  const values = ask(layer, 5, 25);
  await layer.clock.pass(5_000);
  expect((await values)[19]).toBe('e24 p');
  expect(asked).toBe(1);
  const sent = layer.sent.length;
  void ask(layer, 25, 45);
  await layer.clock.pass(100);
  expect(layer.sent.length).toBeGreaterThan(sent);
  await layer.clock.pass(5_000);
  expect(asked).toBe(1);
});

test('who cannot be asked whether requests cost nothing is taken for one that charges', async () => {
  const layer = await approvedLayer({ isFree: () => Promise.reject(new Error('gone')) });
  const values = ask(layer, 0, 6);
  await layer.clock.pass(2_000);
  expect(await values).toEqual(withheld(6));
});

test('only what is stored: old values stand in, the others say so, and nothing is sent', async () => {
  const layer = await approvedLayer();
  void ask(layer, 0, 3);
  await layer.clock.pass(2_000);
  layer.batching.renewAll();
  void ask(layer, 0, 8);
  await layer.clock.pass(4_000);
  expect(layer.approval.showStored()).toHaveLength(8);
  const values = ask(layer, 0, 8);
  await layer.clock.pass(2_000);
  expect(await values).toEqual(['e0 p', 'e1 p', 'e2 p', ...withheld(5)]);
  expect(layer.sent).toHaveLength(3);
  expect(layer.approval.onlyStored).toBe(true);
  expect(layer.approval.go()).toHaveLength(8);
  const again = ask(layer, 0, 8);
  await layer.clock.pass(5_000);
  expect((await again)[7]).toBe('e7 p');
});

test('the first questions of a new workbook wait, and its values do not', async () => {
  const layer = await approvedLayer({ asksQuestions: true });
  const questions = layer.batching.inquiries<string, string>({
    ...{ name: 'answer', lane: 'knowledge' },
    send: (input) => Promise.resolve(`${input}!`),
  });
  const question = questions.ask('why', { cell: 'S!B1' }).catch((error: unknown) => error);
  const values = ask(layer, 0, 2);
  await layer.clock.pass(2_000);
  expect(await values).toEqual(['e0 p', 'e1 p']);
  expect(await question).toMatchObject({ withheld: { requests: 1, questions: 1, more: 0 } });
  expect(layer.approval.go()).toEqual(['S!B1']);
  const again = questions.ask('why', { cell: 'S!B1' });
  await layer.clock.pass(500);
  expect(await again).toBe('why!');
});

test('what was asked some other way meanwhile does not wait for a click any more', async () => {
  const layer = await approvedLayer();
  void ask(layer, 0, 6);
  await layer.clock.pass(4_000);
  layer.approval.agree(6);
  void ask(layer, 0, 6);
  await layer.clock.pass(4_000);
  void ask(layer, 6, 7);
  await layer.clock.pass(4_000);
  expect(layer.approval.withheld.requests).toBe(0);
  void ask(layer, 10, 16);
  await layer.clock.pass(1_000);
  expect(layer.approval.go()).toEqual(Array.from({ length: 6 }, (_, at) => `S!A${10 + at}`));
});

describe('what a click has paid for', () => {
  /** A layer of which a person has just agreed to twenty requests. */
  async function agreed() {
    const layer = await approvedLayer();
    void ask(layer, 0, 20);
    await layer.clock.pass(4_000);
    layer.approval.go();
    return layer;
  }

  test('is spent once', async () => {
    const layer = await agreed();
    const values = ask(layer, 0, 20);
    await layer.clock.pass(1_000);
    expect(await values).not.toContainEqual(expect.any(WithheldError));
    const others = ask(layer, 20, 26);
    await layer.clock.pass(1_000);
    expect(await others).toEqual(withheld(6));
  });

  test('leaves room for as many more as are sent without asking', async () => {
    const layer = await agreed();
    const values = ask(layer, 0, 25);
    await layer.clock.pass(2_000);
    expect((await values)[24]).toBe('e24 p');
  });

  test('is for the recalculation that spends it, to the last request or not', async () => {
    const layer = await agreed();
    void ask(layer, 0, 10);
    await layer.clock.pass(4_000);
    const others = ask(layer, 20, 30);
    await layer.clock.pass(1_000);
    expect(await others).toEqual(withheld(10));
  });

  test('waits for cells, whatever a person asks before they do', async () => {
    const layer = await agreed();
    void layer.batching.property('mine', 'p', { person: true });
    await layer.clock.pass(4_000);
    const values = ask(layer, 0, 20);
    await layer.clock.pass(2_000);
    expect((await values)[19]).toBe('e19 p');
  });
});

test('where nobody is to be asked, however many requests leave', async () => {
  const layer = await approvedLayer({ askAbove: 0 });
  const values = ask(layer, 0, 100);
  await layer.clock.pass(5_000);
  expect((await values)[99]).toBe('e99 p');
});

test('what a person asks at once travels together here too', async () => {
  const layer = await approvedLayer();
  for (const name of ['p', 'q']) void layer.batching.property('mine', name, { person: true });
  await layer.clock.pass(1_000);
  expect(layer.bodies()).toEqual(['mine: p q']);
});

test('what a person asks is not counted with what cells want', async () => {
  const layer = await approvedLayer();
  for (let at = 0; at < 3; at++) void layer.batching.property(`mine${at}`, 'p', { person: true });
  const values = ask(layer, 0, 5);
  await layer.clock.pass(2_000);
  expect((await values)[4]).toBe('e4 p');
});

test('the few that come after too many wait with them, until the calls have been quiet', async () => {
  const layer = await approvedLayer();
  const first = ask(layer, 0, 6);
  let isTold = false;
  void first.then(() => (isTold = true));
  await layer.clock.pass(200);
  const second = ask(layer, 6, 8);
  await layer.clock.pass(250);
  expect(isTold).toBe(false);
  await layer.clock.pass(250);
  expect([...(await first), ...(await second)]).toEqual(withheld(8));
  expect(layer.sent).toHaveLength(0);
});

test('after they were told, as many as are allowed may leave, but for those that did', async () => {
  const layer = await approvedLayer({}, { settings: { requestsPerMinute: 1 } });
  void ask(layer, 0, 3);
  await layer.clock.pass(100);
  const many = ask(layer, 10, 13);
  await layer.clock.pass(600);
  expect([layer.bodies(), await many]).toEqual([['e0: p'], withheld(3)]);
  void ask(layer, 20, 24);
  await layer.clock.pass(300);
  expect([layer.batching.figures().queued, layer.approval.withheld.requests]).toEqual([4, 5]);
  void ask(layer, 30, 31);
  await layer.clock.pass(600);
  expect([layer.batching.figures().queued, layer.approval.withheld.requests]).toEqual([0, 10]);
});

test('what waits is counted as it will be sent, held values that are stale included', async () => {
  const layer = await approvedLayer();
  void ask(layer, 0, 3);
  await layer.clock.pass(4_000);
  layer.batching.renewAll();
  const { batching } = layer;
  const refused = [
    batching.profile('plum'),
    batching.property('plum', 'x'),
    ...[0, 5].map((offset) =>
      batching.relationship('pear', { direction: 'outgoing', type: 'OWNS', slice: { offset } }),
    ),
  ].map((value) => value.catch((error: unknown) => error));
  const stale = ask(layer, 0, 3);
  await layer.clock.pass(1_000);
  expect([await Promise.all(refused), await stale]).toEqual([withheld(4), withheld(3)]);
  expect(layer.approval.withheld).toEqual({ requests: 7, questions: 0, more: 0 });
});

test('where only stored values are shown, a few cells send nothing either, and a person does', async () => {
  const layer = await approvedLayer();
  layer.approval.showStored();
  const values = ask(layer, 0, 2);
  const own = layer.batching.property('mine', 'p', { person: true });
  await layer.clock.pass(60);
  expect((await values)[1]).toMatchObject({ onlyStored: true, withheld: { requests: 2 } });
  await layer.clock.pass(500);
  expect(await own).toBe('mine p');
  expect(layer.bodies()).toEqual(['mine: p']);
});

test('a cell that leaves while it waits for the click takes nothing from who comes after it', async () => {
  const layer = await approvedLayer({}, { settings: { requestsPerMinute: 1 } });
  void ask(layer, 50, 51);
  await layer.clock.pass(20);
  const leaves = new AbortController();
  void layer.batching.property('e0', 'p', { signal: leaves.signal }).catch(() => undefined);
  const others = ask(layer, 1, 6);
  await layer.clock.pass(50);
  leaves.abort();
  const first = layer.batching.property('e0', 'p', { person: true });
  await layer.clock.pass(1_000);
  expect(await others).toEqual(withheld(5));
  const second = layer.batching.property('e0', 'q', { person: true });
  await layer.clock.pass(61_000);
  expect([await first, await second]).toEqual(['e0 p', 'e0 q']);
  expect(layer.bodies()).toEqual(['e50: p', 'e0: p q']);
});

test('a cell that leaves at once is not counted', async () => {
  const layer = await approvedLayer();
  const leaves = new AbortController();
  layer.batching.property('e0', 'p', { signal: leaves.signal }).catch(() => undefined);
  const values = ask(layer, 1, 6);
  leaves.abort();
  await layer.clock.pass(2_000);
  expect((await values)[4]).toBe('e5 p');
});

test('a layer that is closed while something waits for the click leaves no timer behind', async () => {
  const layer = await approvedLayer();
  void ask(layer, 0, 6);
  await layer.clock.pass(100);
  await layer.batching.close();
  await layer.clock.pass(0);
  expect(layer.clock.waiting).toBe(0);
});

test('stopping settles what waits for the click too', async () => {
  const layer = await approvedLayer();
  const values = ask(layer, 0, 6);
  await layer.clock.pass(100);
  layer.batching.stop();
  expect(await values).toMatchObject(Array.from({ length: 6 }, () => ({ ending: { kind: 'cancelled' } })));
  await layer.clock.pass(2_000);
  expect(layer.approval.withheld.requests).toBe(0);
});

test('a gate that cannot be opened lets nothing through, and is tried again with the next call', async () => {
  let tries = 0;
  const { batching, clock, sent } = layerOf({
    gate: () => {
      if (++tries === 1) return Promise.reject(new Error('no script'));
      const nothing = () => undefined;
      return Promise.resolve({
        ...{ sent: nothing, limited: nothing, promoted: nothing, take: () => [] },
        admit: (requests) => requests,
        mayLeave: () => true,
        close: () => Promise.resolve(),
      });
    },
  });
  const refused = batching.property('a', 'p').catch((error: unknown) => String(error));
  await clock.pass(500);
  expect(await refused).toBe('Error: no script');
  expect(sent).toHaveLength(0);
  const value = batching.property('a', 'p');
  await clock.pass(500);
  expect(await value).toBe('a p');
});

test('what a person asks, and what was sent before, is not withheld with what cells want', async () => {
  const { batching, ...layer } = await approvedLayer({ askAbove: 3 }, { settings: { requestsPerMinute: 1 } });
  const sent = ask({ batching, ...layer }, 0, 3);
  await layer.clock.pass(1_000);
  const person = batching.property('pane', 'a', { person: true });
  await layer.clock.pass(100);
  const more = ask({ batching, ...layer }, 3, 6);
  await layer.clock.pass(61_000);
  expect(await person).toBe('pane a');
  expect((await sent).map((value) => value instanceof WithheldError)).toEqual([false, true, true]);
  expect(await more).toEqual(withheld(3));
  expect(layer.approval.withheld).toEqual({ requests: 5, questions: 0, more: 0 });
  expect(layer.bodies()).toEqual(['e0: p', 'pane: a']);
});
