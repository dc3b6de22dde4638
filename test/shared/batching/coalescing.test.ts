import { answerOf, layerOf } from './fake-service';

const nothing = { entity: 'apple', coarse: false, properties: [], relationships: [], observations: [] };

test('needs of one entity that come together travel in one request', async () => {
  const { batching, clock, bodies } = layerOf();
  const values = Promise.all([
    batching.property('apple', 'a'),
    batching.property('apple', 'b'),
    batching.relationship('apple', { direction: 'outgoing', type: 'OWNS' }),
    batching.relationship('apple', { direction: 'incoming', type: 'OWNS', slice: { limit: 5 } }),
    batching.observation('apple', { type: 'Metric', id: 'm1' }),
    batching.head('apple'),
    batching.property('pear', 'a'),
  ]);
  await clock.pass(200);
  expect(await values).toEqual([
    'apple a',
    'apple b',
    'apple outgoing OWNS ',
    'apple incoming OWNS +5',
    'apple Metric m1',
    'apple head',
    'pear a',
  ]);
  expect(bodies()).toEqual(['apple: a b outgoing OWNS incoming OWNS +5 Metric/m1', 'pear: a']);
});

test.each(['outgoing', 'incoming'] as const)(
  'two slices of one %s relationship travel in two requests',
  async (direction) => {
    const { batching, clock, bodies } = layerOf();
    const slices = [
      { limit: 10, offset: 0 },
      { limit: 10, offset: 10 },
      { limit: 5, offset: 10 },
    ].map((slice) => batching.relationship('apple', { direction, type: 'OWNS', slice }));
    void batching.property('apple', 'a');
    await clock.pass(200);
    const owns = ['0+10', '10+10', '10+5'].map((slice) => `${direction} OWNS ${slice}`);
    expect(await Promise.all(slices)).toEqual(owns.map((text) => `apple ${text}`));
    expect(bodies()).toEqual([`apple: a ${owns[0]!}`, `apple: ${owns[1]!}`, `apple: ${owns[2]!}`]);
  },
);

test('the same need is asked once, in flight and after', async () => {
  const { batching, clock, bodies } = layerOf();
  const first = batching.property('apple', 'a');
  await clock.pass(50);
  expect(bodies()).toHaveLength(1);
  const [second, third] = [batching.property('apple', 'a'), batching.property('apple', 'a')];
  await clock.pass(100);
  expect(await batching.property('apple', 'a')).toBe('apple a');
  expect([await second, await third]).toEqual([await first, await first]);
  expect(bodies()).toEqual(['apple: a']);
  expect(batching.figures().total).toMatchObject({
    calls: 4,
    needs: 1,
    fromCache: 1,
    requests: 1,
    credits: 1,
  });
});

test('collecting closes at most 50 ms after the first need, however many follow', async () => {
  const { batching, clock, sent } = layerOf();
  const start = clock.now();
  for (let step = 0; step < 40; step++) {
    void batching.property(`e${step}`, 'a');
    await clock.pass(3);
  }
  expect(sent[0]!.at - start).toBeLessThanOrEqual(50);
  expect(sent[0]!.at - start).toBeGreaterThan(40);
});

test('a coarse profile answers the properties that it holds; the others are asked', async () => {
  const { batching, clock, bodies } = layerOf();
  const profile = batching.profile('apple');
  await clock.pass(200);
  expect(await profile).toBe('apple profile');
  expect(await batching.property('apple', 'd0')).toBe('apple d0');
  const other = batching.property('apple', 'x');
  await clock.pass(200);
  expect(await other).toBe('apple x');
  expect(bodies()).toEqual(['apple: coarse', 'apple: x']);
});

test('properties wait for a coarse profile that is under way, and travel with relationships where those must go', async () => {
  const { batching, clock, bodies } = layerOf();
  const asked = [
    batching.property('apple', 'd0'),
    batching.profile('apple'),
    batching.property('pear', 'd0'),
    batching.property('pear', 'x'),
    batching.profile('pear'),
    batching.property('fig', 'd0'),
    batching.head('fig'),
    batching.profile('fig'),
    batching.property('plum', 'd0'),
    batching.profile('plum'),
    batching.relationship('plum', { direction: 'outgoing', type: 'OWNS' }),
  ];
  await clock.pass(400);
  await Promise.all(asked);
  expect(bodies().sort()).toEqual([
    'apple: coarse',
    'fig: coarse',
    'pear: coarse',
    'pear: x',
    'plum: coarse',
    'plum: d0 outgoing OWNS',
  ]);
});

test('the head comes with any answer; alone it is a coarse profile', async () => {
  const { batching, clock, bodies } = layerOf();
  const alone = batching.head('apple');
  const together = [batching.head('pear'), batching.property('pear', 'x')];
  void batching.head('plum');
  void batching.profile('plum');
  await clock.pass(200);
  expect(await alone).toBe('apple head');
  expect(await Promise.all(together)).toEqual(['pear head', 'pear x']);
  expect(bodies()).toEqual(['apple: coarse', 'pear: x', 'plum: coarse']);
});

test('the head joins a request that is on its way', async () => {
  const { batching, clock, bodies } = layerOf();
  void batching.property('apple', 'x');
  await clock.pass(50);
  const head = batching.head('apple');
  await clock.pass(200);
  expect(await head).toBe('apple head');
  expect(bodies()).toEqual(['apple: x']);
});

test('the profile joins a coarse request that is on its way, for whomever that left', async () => {
  const { batching, clock, bodies } = layerOf();
  void batching.head('apple');
  const leaves = new AbortController();
  batching.profile('pear', { signal: leaves.signal }).catch(() => undefined);
  await clock.pass(50);
  leaves.abort();
  const profiles = ['apple', 'pear'].map((entity) => batching.profile(entity));
  await clock.pass(200);
  expect(await Promise.all(profiles)).toEqual(['apple profile', 'pear profile']);
  expect(bodies()).toEqual(['apple: coarse', 'pear: coarse']);
});

test('a name that every object inherits is absent', async () => {
  const { batching, clock } = layerOf({ answer: () => ({ ...answerOf({ ...nothing }), properties: {} }) });
  const values = ['constructor', 'toString', '__proto__'].map((name) => batching.property('apple', name));
  await clock.pass(200);
  expect(await Promise.all(values)).toEqual([undefined, undefined, undefined]);
});

test('an absent property is undefined, and known to be', async () => {
  const { batching, clock, sent, bodies } = layerOf();
  const absent = batching.property('apple', 'absent');
  await clock.pass(200);
  expect(await absent).toBeUndefined();
  expect(batching.held.property('apple', 'absent')?.fetchedAt).toBe(sent[0]!.at + 100);
  expect(await batching.property('apple', 'absent')).toBeUndefined();
  expect(bodies()).toHaveLength(1);
});

test('waiting requests keep absorbing needs while the cap holds them back', async () => {
  const { batching, clock, bodies } = layerOf({ settings: { requestsPerMinute: 1 } });
  const first = batching.property('apple', 'a');
  const second = batching.property('pear', 'a');
  await clock.pass(1_000);
  const late = batching.property('pear', 'b');
  await clock.pass(60_000);
  await Promise.all([first, second, late]);
  expect(bodies()).toEqual(['apple: a', 'pear: a b']);
});
