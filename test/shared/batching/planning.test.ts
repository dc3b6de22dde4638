import { planOf, renewPlanned } from '../../../src/shared/batching/costs/plan';
import type { EntityRequest } from '../../../src/shared/batching/entity-request';
import type { RecordedNeed } from '../../../src/shared/batching/ledger';
import { FakeStorage } from './fake-storage';
import { answerOf, layerOf, ServiceError } from './fake-service';

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
  expect(planOf(batching, ['S!B1', 'S!C1'])).toEqual({
    cells: 2,
    needs: 2,
    entities: 1,
    requests: 1,
    credits: 1,
    mostRequests: 1,
    unknownCells: 0,
  });
  expect(planOf(batching, ['S!A1', 'S!B2', 'S!C2', 'S!A3', 'S!B3', 'S!Z9', 'S!B2'])).toEqual({
    cells: 6,
    needs: 6,
    entities: 2,
    requests: 4,
    credits: 4,
    mostRequests: 5,
    unknownCells: 1,
  });
  expect(sent).toHaveLength(before);
});

test('renewing cells makes just their needs stale, and costs what the plan said', async () => {
  const { batching, clock, bodies } = await model();
  const before = bodies().length;
  const cells = ['S!B1', 'S!C2'];
  const plan = planOf(batching, cells);
  renewPlanned(batching, cells);
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
  expect(planOf(batching, ['S!C2'])).toMatchObject({ needs: 1, entities: 1, requests: 1 });
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
  expect(planOf(before.batching, cells).requests).toBe(1);
  renewPlanned(before.batching, cells);
  expect(planOf(before.batching, cells).requests).toBe(1);
  const sent = before.sent.length;
  askAll(before);
  await before.clock.pass(1_000);
  expect(before.bodies().slice(sent)).toEqual(['apple: coarse']);
  renewPlanned(before.batching, ['S!C1']);
  void before.batching.property('apple', 'd1');
  await before.clock.pass(10_000);
  await before.batching.close();
  const after = layerOf({ storage, clock: before.clock });
  askAll(after);
  await after.clock.pass(1_000);
  expect(after.sent).toHaveLength(0);
  expect(planOf(after.batching, cells).requests).toBe(1);
});

test('what a refresh made stale of one entity travels at once, in whatever order and however late its cells ask', async () => {
  const { batching, clock, sent, bodies } = await model();
  const cells = ['S!B1', 'S!C1', 'S!B2', 'S!C2'];
  const { requests, mostRequests } = planOf(batching, cells);
  const before = sent.length;
  renewPlanned(batching, cells);
  void batching.property('apple', 'b', { cell: 'S!C1' });
  void batching.relationship('pear', { direction: 'outgoing', type: 'OWNS', slice: { offset: 10 } });
  await clock.pass(50);
  // It joins what is on its way.
  const joined = batching.property('apple', 'a', { cell: 'S!B1' });
  await clock.pass(700);
  await expect(joined).resolves.toBe('apple a');
  await expect(batching.property('pear', 'a', { cell: 'S!B2' })).resolves.toBe('pear a');
  void batching.relationship('pear', { direction: 'outgoing', type: 'OWNS', slice: { offset: 0 } });
  await clock.pass(700);
  expect(bodies().slice(before)).toEqual([
    'apple: b a',
    'pear: a outgoing OWNS 10+',
    'pear: outgoing OWNS 0+',
  ]);
  expect([requests, mostRequests]).toEqual([3, 3]);
});

test('what was made stale goes along once more where a request is sent once more', async () => {
  const answer = (request: EntityRequest, index: number) =>
    index === 1 ? new ServiceError({ kind: 'rate-limited', retryAfterMs: 500 }) : answerOf(request);
  const { batching, clock, bodies } = layerOf({ answer });
  for (const name of ['a', 'b']) void batching.property('apple', name, { cell: `S!${name}` });
  await clock.pass(5_000);
  renewPlanned(batching, ['S!a', 'S!b']);
  void batching.property('apple', 'a');
  await clock.pass(5_000);
  void batching.property('apple', 'b');
  await clock.pass(5_000);
  expect(bodies()).toEqual(['apple: a b', 'apple: a b', 'apple: a b']);
});

test('what a refresh made stale brings no request by itself, and what was refused before goes alone', async () => {
  const answer = (request: EntityRequest) =>
    request.properties.includes('bad')
      ? new ServiceError({ kind: 'refused', named: ['bad'] })
      : answerOf(request);
  const { batching, clock, sent, bodies } = layerOf({ answer });
  for (const name of ['a', 'bad'])
    batching.property('apple', name, { cell: `S!${name}` }).catch(() => undefined);
  await clock.pass(5_000);
  const before = sent.length;
  renewPlanned(batching, ['S!a', 'S!bad']);
  await clock.pass(5_000);
  expect(sent).toHaveLength(before);
  void batching.property('apple', 'a');
  await clock.pass(5_000);
  expect(bodies().slice(before)).toEqual(['apple: a']);
});

test('a property that the profile brings costs one more at most, where it is asked before the profile', async () => {
  const { batching, clock, sent } = layerOf();
  void batching.profile('plum', { cell: 'S!A1' });
  await clock.pass(500);
  void batching.property('plum', 'd0', { cell: 'S!B1' });
  await clock.pass(5_000);
  expect(planOf(batching, ['S!A1', 'S!B1'])).toMatchObject({ requests: 1, mostRequests: 2 });
  const before = sent.length;
  renewPlanned(batching, ['S!A1', 'S!B1']);
  void batching.property('plum', 'd0');
  await clock.pass(500);
  void batching.profile('plum');
  await clock.pass(500);
  expect(sent.length - before).toBe(2);
});

test('of what was made stale as much travels along as fits, and of two slices one', async () => {
  const { batching, clock, bodies } = layerOf();
  const names = ['a', 'b', 'c'];
  for (const name of names) void batching.property('pear', name, { cell: `S!${name}` });
  for (const offset of [0, 10]) {
    const field = { direction: 'outgoing', type: 'OWNS', slice: { offset } } as const;
    void batching.relationship('pear', field, { cell: `S!${offset}` });
  }
  await clock.pass(5_000);
  const before = bodies().length;
  const cells = [...names, 0, 10].map((name) => `S!${name}`);
  for (let often = 0; often < 2; often++) renewPlanned(batching, cells);
  void batching.property('pear', 'a');
  await clock.pass(5_000);
  expect(bodies().slice(before)).toEqual(['pear: a b c outgoing OWNS 0+']);
  void batching.relationship('pear', { direction: 'outgoing', type: 'OWNS', slice: { offset: 10 } });
  await clock.pass(5_000);
  expect(bodies().slice(before + 1)).toEqual(['pear: outgoing OWNS 10+']);
});

test('the profile saves a request for its properties where it is asked itself, and for nothing of another sort', async () => {
  const { batching, clock } = layerOf();
  void batching.profile('plum', { cell: 'S!A1' });
  await clock.pass(5_000);
  void batching.property('plum', 'd0', { cell: 'S!B1' });
  void batching.property('plum', 'x', { cell: 'S!C1' });
  void batching.relationship('plum', { direction: 'outgoing', type: 'd1' }, { cell: 'S!D1' });
  await clock.pass(5_000);
  const counts = (...cells: string[]) => {
    const { requests, mostRequests } = planOf(batching, cells);
    return [requests, mostRequests];
  };
  expect(counts('S!B1')).toEqual([1, 1]);
  expect(counts('S!A1', 'S!B1')).toEqual([1, 2]);
  expect(counts('S!A1', 'S!B1', 'S!C1')).toEqual([2, 2]);
  expect(counts('S!A1', 'S!D1')).toEqual([2, 2]);
});

test('a value costs nothing from the moment at which it came to the end of its day, but for one of the future', async () => {
  const { batching, clock } = layerOf();
  const cost = () => {
    const also = ['a', 'new'].map((name) => ({ kind: 'property', entity: name, name }) as const);
    return planOf(batching, [], { also, keepsFresh: true }).requests;
  };
  expect(cost()).toBe(2);
  void batching.property('a', 'a');
  await clock.pass(105);
  expect([batching.held.property('a', 'a')?.fetchedAt, cost()]).toEqual([clock.now(), 1]);
  await clock.pass(24 * 3_600_000);
  expect(cost()).toBe(1);
  await clock.pass(1);
  expect(cost()).toBe(2);
  clock.set(-48 * 3_600_000);
  expect(cost()).toBe(2);
});

test('where values that are fresh are kept, only the others cost', async () => {
  const { batching, clock } = await model();
  const cells = ['S!B1', 'S!C1', 'S!B2'];
  const fresh = () => planOf(batching, cells, { keepsFresh: true }).requests;
  expect(fresh()).toBe(0);
  renewPlanned(batching, ['S!B2']);
  expect(fresh()).toBe(1);
  expect(planOf(batching, cells).requests).toBe(2);
  await clock.pass(25 * 3_600_000);
  expect(fresh()).toBe(2);
});

test('needs that no cell has asked yet are planned and made stale by their names', async () => {
  const { batching, clock, bodies } = await model();
  const also: RecordedNeed[] = [
    { kind: 'property', entity: 'pear', name: 'a' },
    { kind: 'property', entity: 'pear', name: 'new' },
    { kind: 'observation', entity: 'fig', field: { type: 'T', id: 'x' } },
    { kind: 'inquiry', family: 'search', key: '"Fig"' },
  ];
  expect(planOf(batching, ['S!B1'], { also })).toMatchObject({ needs: 5, entities: 3, requests: 4 });
  const before = bodies().length;
  renewPlanned(batching, [], { also });
  void batching.property('pear', 'a');
  await clock.pass(500);
  expect(bodies().slice(before)).toEqual(['pear: a']);
});

/** A layer with a family whose answers lead to more needs of the entity that they are about. */
function leading(answerAfter: () => Promise<string>) {
  const layer = layerOf();
  const listing = layer.batching.inquiries<string, string>({
    name: 'listing',
    lane: 'entity',
    send: answerAfter,
    leadsTo: (entity) => entity,
  });
  return { ...layer, listing };
}

test('a projection waits for what leads to more needs of its entity, and takes them along', async () => {
  const layer: ReturnType<typeof leading> = leading(() => layer.clock.sleep(300).then(() => 'm'));
  const { batching, clock, bodies, listing } = layer;
  void batching.property('apple', 'a');
  void batching.property('pear', 'a');
  void listing.ask('apple', {}, true).then((id) => batching.observation('apple', { type: 'Metric', id }));
  await clock.pass(200);
  expect(bodies()).toEqual(['pear: a']);
  await clock.pass(1_000);
  expect(bodies()).toEqual(['pear: a', 'apple: a Metric/m']);
});

test('only who says that more will be asked holds a projection up, and only where it is said of which entity', async () => {
  const { batching, clock, bodies, listing } = leading(() => new Promise(() => undefined));
  const nowhere = batching.inquiries<string, string>({
    ...{ name: 'nowhere', lane: 'entity' },
    send: (input) => Promise.resolve(input),
  });
  listing.ask('apple').catch(() => undefined);
  const found = nowhere.ask('apple', {}, true);
  void batching.property('apple', 'a');
  await clock.pass(200);
  expect([await found, bodies()]).toEqual(['apple', ['apple: a']]);
});

test('what leads nowhere, fails or is cancelled holds nothing up', async () => {
  for (const end of ['nowhere', 'fails', 'cancelled'] as const) {
    const layer: ReturnType<typeof leading> = leading(async () => {
      await layer.clock.sleep(300);
      if (end === 'fails') throw new Error('no listing');
      return 'm';
    });
    const { batching, clock, bodies, listing } = layer;
    const controller = new AbortController();
    const value = batching.property('apple', 'a');
    listing.ask('apple', { signal: controller.signal }, true).catch(() => undefined);
    await clock.pass(100);
    if (end === 'cancelled') controller.abort();
    await clock.pass(400);
    expect(bodies()).toEqual(['apple: a']);
    await clock.pass(200);
    await expect(value).resolves.toBe('apple a');
  }
});

test('a projection waits two seconds at most, and one that a person waits for does not wait', async () => {
  const { batching, clock, bodies, listing } = leading(() => new Promise(() => undefined));
  for (const entity of ['apple', 'pear']) listing.ask(entity, {}, true).catch(() => undefined);
  void batching.property('apple', 'a');
  void batching.property('pear', 'a', { person: true });
  await clock.pass(1_900);
  expect(bodies()).toEqual(['pear: a']);
  await clock.pass(200);
  expect(bodies()).toEqual(['pear: a', 'apple: a']);
});

test('what waited for more in vain goes before what was never its turn', async () => {
  const { batching, clock, bodies, listing } = leading(() => new Promise(() => undefined));
  batching.configure({ requestsPerMinute: 2 });
  listing.ask('apple', {}, true).catch(() => undefined);
  for (const entity of ['apple', 'pear', 'plum']) void batching.property(entity, 'a');
  await clock.pass(100_000);
  expect(bodies()).toEqual(['pear: a', 'apple: a', 'plum: a']);
});

test('stopping ends what waits for what leads to more needs, and sends none of it', async () => {
  const { batching, clock, sent, listing } = leading(() => new Promise(() => undefined));
  listing.ask('apple', {}, true).catch(() => undefined);
  const value = batching.property('apple', 'a');
  value.catch(() => undefined);
  await clock.pass(200);
  batching.stop();
  await expect(value).rejects.toMatchObject({ ending: { kind: 'cancelled' } });
  await clock.pass(5_000);
  expect(sent).toHaveLength(0);
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

test('a plan counts what is named beside the cells, each sort as it will be asked', () => {
  const { batching } = layerOf();
  const owns = (direction: 'outgoing' | 'incoming', offset: number) =>
    ({
      kind: 'relationship',
      entity: 'apple',
      field: { direction, type: 'OWNS', slice: { offset } },
    }) as const;
  const requests = (...also: RecordedNeed[]) => {
    const { needs, requests, mostRequests } = planOf(batching, [], { also });
    expect(mostRequests).toBe(requests);
    return [needs, requests];
  };
  const a = { kind: 'property', entity: 'apple', name: 'a' } as const;
  const metric = { kind: 'observation', entity: 'apple', field: { type: 'Metric', id: 'm' } } as const;
  const entity = { kind: 'entity', entity: 'apple' } as const;
  expect(requests(a, metric, owns('outgoing', 0), owns('incoming', 0))).toEqual([4, 1]);
  expect(requests(metric, { ...metric, field: { type: 'Rate', id: 'm' } })).toEqual([2, 1]);
  expect(requests(a, a, owns('outgoing', 0), owns('outgoing', 5))).toEqual([3, 2]);
  expect(requests(owns('incoming', 0), owns('incoming', 5), metric)).toEqual([3, 2]);
  expect(requests(entity)).toEqual([1, 1]);
  expect(requests(entity, metric)).toEqual([2, 2]);
  expect(requests({ kind: 'inquiry', family: 'search', key: '1' }, { ...a, entity: 'pear' })).toEqual([2, 2]);
});
