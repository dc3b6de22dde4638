import { FakeStorage } from './fake-storage';
import { layerOf } from './fake-service';

async function model() {
  const layer = layerOf();
  const { batching, clock } = layer;
  const search = batching.inquiries<string, string>({
    name: 'search',
    lane: 'entity',
    send: (name) => Promise.resolve(`id of ${name}`),
  });
  void search.ask('Apple', { cell: 'S!A1' });
  void batching.property('apple', 'a', { cell: 'S!B1' });
  void batching.property('apple', 'b', { cell: 'S!C1' });
  void batching.property('pear', 'a', { cell: 'S!B2' });
  for (const offset of [0, 10]) {
    void batching.relationship(
      'pear',
      { direction: 'outgoing', type: 'OWNS', slice: { offset } },
      { cell: 'S!C2' },
    );
  }
  void batching.profile('plum', { cell: 'S!A3' });
  await clock.pass(500);
  void batching.property('plum', 'd0', { cell: 'S!B3' });
  await clock.pass(500);
  return layer;
}

test('a plan gives the needs, entities and requests of cells, without sending', async () => {
  const { batching, sent } = await model();
  const before = sent.length;
  expect(batching.plan(['S!B1', 'S!C1'])).toEqual({
    cells: 2,
    needs: 2,
    entities: 1,
    requests: 1,
    credits: 1,
    unknownCells: 0,
  });
  expect(batching.plan(['S!A1', 'S!B2', 'S!C2', 'S!A3', 'S!B3', 'S!Z9', 'S!B2'])).toEqual({
    cells: 6,
    needs: 6,
    entities: 2,
    requests: 5,
    credits: 5,
    unknownCells: 1,
  });
  expect(sent).toHaveLength(before);
});

test('renewing cells makes just their needs stale, and costs what the plan said', async () => {
  const { batching, clock, bodies } = await model();
  const before = bodies().length;
  const cells = ['S!B1', 'S!C2'];
  const plan = batching.plan(cells);
  batching.renew(cells);
  void batching.property('apple', 'a');
  void batching.property('apple', 'b');
  void batching.property('pear', 'a');
  for (const offset of [0, 10]) {
    void batching.relationship('pear', { direction: 'outgoing', type: 'OWNS', slice: { offset } });
  }
  await clock.pass(500);
  expect(bodies().slice(before)).toEqual(['apple: a', 'pear: outgoing OWNS 0+', 'pear: outgoing OWNS 10+']);
  expect(plan.requests).toBe(3);
});

test('what a cell asked in an earlier recalculation is no longer its own', async () => {
  const { batching, clock } = await model();
  await clock.pass(10_000);
  void batching.property('plum', 'x', { cell: 'S!C2' });
  await clock.pass(500);
  expect(batching.plan(['S!C2'])).toMatchObject({ needs: 1, entities: 1, requests: 1 });
});

test('a cell that runs a thousand times in a recalculation that never ends asked what it asked once', async () => {
  const { batching, clock } = layerOf();
  for (let run = 0; run < 1_000; run++) {
    for (let need = 0; need < 20; need++) void batching.property('apple', `p${need}`, { cell: 'S!A1' });
    await clock.pass(1_000);
  }
  expect(batching.figures().recalculation.running).toBe(true);
  expect(batching.asked('S!A1')).toHaveLength(20);
});

test('a plan counts on the coarse profile for what it brought last, also after a refresh, and after a restart', async () => {
  const storage = new FakeStorage();
  const before = layerOf({ storage });
  const cells = ['S!A1', 'S!B1', 'S!C1'];
  const askAll = ({ batching }: typeof before) => {
    void batching.profile('apple', { cell: 'S!A1' });
    void batching.property('apple', 'd0', { cell: 'S!B1' });
    void batching.property('apple', 'd1', { cell: 'S!C1' });
  };
  // One of them is fetched by itself first, so that it is of another time than the profile.
  void before.batching.property('apple', 'd1');
  await before.clock.pass(1_000);
  askAll(before);
  await before.clock.pass(1_000);
  expect(before.batching.plan(cells).requests).toBe(1);
  before.batching.renew(cells);
  expect(before.batching.plan(cells).requests).toBe(1);
  const sent = before.sent.length;
  askAll(before);
  await before.clock.pass(1_000);
  expect(before.bodies().slice(sent)).toEqual(['apple: coarse']);
  before.batching.renew(['S!C1']);
  void before.batching.property('apple', 'd1');
  await before.clock.pass(10_000);
  await before.batching.close();
  const after = layerOf({ storage, clock: before.clock });
  askAll(after);
  await after.clock.pass(1_000);
  expect(after.sent).toHaveLength(0);
  expect(after.batching.plan(cells).requests).toBe(1);
});

test('listeners hear of changes in a moment, not of each call', async () => {
  const { batching, clock } = layerOf();
  let heard = 0;
  const unsubscribe = batching.subscribe(() => heard++);
  for (let index = 0; index < 1_000; index++) void batching.property(`e${index % 10}`, `p${index}`);
  await clock.pass(90);
  expect(heard).toBe(0);
  await clock.pass(1_000);
  expect(heard).toBeGreaterThan(0);
  expect(heard).toBeLessThan(10);
  unsubscribe();
  const before = heard;
  void batching.property('e1', 'later');
  await clock.pass(1_000);
  expect(heard).toBe(before);
});
