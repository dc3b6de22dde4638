import { getEventListeners } from 'node:events';

import { answerOf, EndingError, layerOf, ServiceError } from './fake-service';

const caught = (value: Promise<unknown>) => value.catch((error: unknown) => error);
const kindOf = async (value: Promise<unknown>) => {
  const error = await value;
  if (error instanceof EndingError) return error.ending.kind;
  return error instanceof ServiceError ? error.verdict.kind : error;
};

test('lost connections and 5xx are retried with jitter, three times, and failures are not kept', async () => {
  let down = true;
  const { batching, clock, sent } = layerOf({
    answer: (request) => (down ? new ServiceError({ kind: 'server-error' }) : answerOf(request)),
  });
  const first = caught(batching.property('apple', 'a'));
  await clock.pass(20_000);
  expect(await kindOf(first)).toBe('server-error');
  expect(sent.map(({ at }, index) => at - sent[Math.max(0, index - 1)]!.at)).toEqual([0, 350, 600, 1_100]);
  down = false;
  const second = batching.property('apple', 'a');
  await clock.pass(200);
  expect(await second).toBe('apple a');
});

test('a knowledge call is sent again at most once', async () => {
  const { batching, clock } = layerOf();
  let sent = 0;
  const queries = batching.inquiries<string, string>({
    name: 'query',
    lane: 'knowledge',
    send: async () => {
      sent++;
      await clock.sleep(100);
      throw new ServiceError(
        sent === 1 ? { kind: 'rate-limited', retryAfterMs: 1_000 } : { kind: 'server-error' },
      );
    },
  });
  const answer = caught(queries.ask('companies.sector=Energy'));
  await clock.pass(100_000);
  expect(await kindOf(answer)).toBe('server-error');
  expect(sent).toBe(2);
});

test('a cell is settled 30 s after its request was first sent, a knowledge call after 200 s', async () => {
  const { batching, clock, sent } = layerOf({ answer: () => 'never' });
  const answers = batching.inquiries<string, string>({
    name: 'answer',
    lane: 'knowledge',
    send: () => new Promise(() => undefined),
  });
  const cell = caught(batching.property('apple', 'a'));
  const answer = caught(answers.ask('why?'));
  let settled = 0;
  void cell.then(() => settled++);
  void answer.then(() => settled++);
  await clock.pass(29_500);
  expect(settled).toBe(0);
  await clock.pass(510);
  expect(settled).toBe(1);
  expect(sent[0]!.aborted).toBe(true);
  await clock.pass(170_000);
  expect(await kindOf(answer)).toBe('deadline');
  expect(batching.figures()).toMatchObject({ inFlight: 0, queued: 0 });
});

test('what comes after the deadline is not listened to, be it a refusal of all', async () => {
  const { batching, clock, sent } = layerOf({
    latency: 40_000,
    answer: (request, index) =>
      index === 0 ? new ServiceError({ kind: 'rate-limited', retryAfterMs: 60_000 }) : answerOf(request),
  });
  const cell = caught(batching.property('apple', 'a'));
  await clock.pass(41_000);
  expect(((await cell) as EndingError).ending).toMatchObject({ kind: 'deadline', afterMs: 30_000 });
  void caught(batching.property('pear', 'a'));
  await clock.pass(100);
  expect(sent).toHaveLength(2);
});

test('the deadline of what is on its way runs while a rate limit holds others back', async () => {
  const { batching, clock } = layerOf({
    answer: (request) =>
      request.entity === 'apple' ? 'never' : new ServiceError({ kind: 'rate-limited', retryAfterMs: 60_000 }),
  });
  const cell = caught(batching.property('apple', 'a'));
  void caught(batching.property('pear', 'a'));
  let kind: unknown = 'waits';
  void kindOf(cell).then((one) => (kind = one));
  await clock.pass(31_000);
  expect(kind).toBe('deadline');
});

test('announced waits do not count against the deadline', async () => {
  const { batching, clock } = layerOf({
    answer: (request, index) =>
      index < 3 ? new ServiceError({ kind: 'rate-limited', retryAfterMs: 50_000 }) : answerOf(request),
  });
  const value = batching.property('apple', 'a');
  await clock.pass(200_000);
  expect(await value).toBe('apple a');
});

test('a refusal that names a field fails that one and asks the others again without it', async () => {
  const { batching, clock, bodies } = layerOf({
    answer: (request) =>
      request.properties.includes('bad')
        ? new ServiceError({ kind: 'refused', named: ['bad'] })
        : answerOf(request),
  });
  const good = batching.property('apple', 'good');
  const bad = caught(batching.property('apple', 'bad'));
  const other = batching.relationship('apple', { direction: 'incoming', type: 'OWNS' });
  await clock.pass(1_000);
  expect(await kindOf(bad)).toBe('refused');
  expect(await Promise.all([good, other])).toEqual(['apple good', 'apple incoming OWNS ']);
  expect(bodies()).toEqual(['apple: good bad incoming OWNS', 'apple: good incoming OWNS']);
});

test('one bad cell among a hundred that the service does not name costs a bounded number of requests', async () => {
  const { batching, clock, sent } = layerOf({
    answer: (request) =>
      request.properties.includes('p37') ? new ServiceError({ kind: 'refused' }) : answerOf(request),
  });
  const values = Array.from({ length: 100 }, (_, index) => caught(batching.property('apple', `p${index}`)));
  await clock.pass(10_000);
  const settled = await Promise.all(values);
  expect(settled.filter((value) => value instanceof Error)).toHaveLength(1);
  expect(settled[37]).toBeInstanceOf(ServiceError);
  expect(sent.length).toBeLessThanOrEqual(17);
});

test('an entity that is refused whatever is asked costs as many requests as may be spent on that', async () => {
  const { batching, clock, sent } = layerOf({ answer: () => new ServiceError({ kind: 'refused' }) });
  const values = Array.from({ length: 100 }, (_, index) => caught(batching.property('apple', `p${index}`)));
  await clock.pass(10_000);
  for (const value of await Promise.all(values)) expect(value).toBeInstanceOf(ServiceError);
  expect(sent).toHaveLength(17);
});

test('while the service cannot be reached a stale value stands in, unless the setting says error', async () => {
  let reachable = true;
  const { batching, clock } = layerOf({
    answer: (request) => (reachable ? answerOf(request) : new ServiceError({ kind: 'unreachable' })),
  });
  const first = batching.property('apple', 'a');
  await clock.pass(200);
  const { fetchedAt } = batching.held.property('apple', 'a')!;
  reachable = false;
  batching.renewAll();
  const offline = [batching.property('apple', 'a'), caught(batching.property('apple', 'b'))];
  await clock.pass(30_000);
  expect(await offline[0]).toBe(await first);
  expect(await kindOf(offline[1]!)).toBe('down');
  expect(batching.held.property('apple', 'a')!.fetchedAt).toBe(fetchedAt);
  batching.configure({ offline: 'error' });
  const strict = caught(batching.property('apple', 'a'));
  await clock.pass(30_000);
  expect(await kindOf(strict)).toBe('down');
});

test('a need that nobody waits for is not sent', async () => {
  const { batching, clock, bodies } = layerOf();
  const controller = new AbortController();
  const dropped = caught(batching.property('apple', 'a', { signal: controller.signal }));
  const kept = batching.property('apple', 'b');
  controller.abort();
  await clock.pass(200);
  expect([await kindOf(dropped), await kept]).toEqual(['cancelled', 'apple b']);
  expect(bodies()).toEqual(['apple: b']);
});

test('a need that was given up and is asked anew joins the request that asks it already', async () => {
  const { batching, clock, bodies } = layerOf();
  const controller = new AbortController();
  void batching.property('apple', 'a');
  void caught(batching.property('apple', 'b', { signal: controller.signal }));
  await clock.pass(50);
  controller.abort();
  const again = batching.property('apple', 'b');
  await clock.pass(200);
  expect(await again).toBe('apple b');
  expect(bodies()).toEqual(['apple: a b']);
});

test('a signal is not listened to once its need is settled', async () => {
  const { batching, clock } = layerOf({
    answer: (request) =>
      request.entity === 'pear' ? new ServiceError({ kind: 'final' }) : answerOf(request),
  });
  const { signal } = new AbortController();
  void batching.property('apple', 'a', { signal });
  void caught(batching.property('pear', 'a', { signal }));
  expect(getEventListeners(signal, 'abort')).toHaveLength(2);
  await clock.pass(200);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('what was refused with what nobody waits for any more is asked again, in one request', async () => {
  const { batching, clock, bodies } = layerOf({
    answer: (request) =>
      request.properties.includes('bad') ? new ServiceError({ kind: 'refused' }) : answerOf(request),
  });
  const controller = new AbortController();
  const kept = [batching.property('apple', 'a'), batching.property('apple', 'b')];
  void caught(batching.property('apple', 'bad', { signal: controller.signal }));
  await clock.pass(50);
  controller.abort();
  await clock.pass(1_000);
  expect(await Promise.all(kept)).toEqual(['apple a', 'apple b']);
  expect(bodies()).toEqual(['apple: a b bad', 'apple: a b']);
});

test('one of two waiters may leave', async () => {
  const { batching, clock, sent } = layerOf();
  const controller = new AbortController();
  const leaves = caught(batching.property('apple', 'a', { signal: controller.signal }));
  const stays = batching.property('apple', 'a', { signal: new AbortController().signal });
  await clock.pass(50);
  controller.abort();
  await clock.pass(200);
  expect([await kindOf(leaves), await stays]).toEqual(['cancelled', 'apple a']);
  expect(sent[0]!.aborted).toBe(false);
});

test('stop rejects all that waits as cancelled and aborts what is in flight; later calls work', async () => {
  const { batching, clock, sent } = layerOf({ settings: { requestsPerMinute: 1 } });
  const values = ['apple', 'pear', 'plum'].map((entity) => caught(batching.property(entity, 'a')));
  await clock.pass(50);
  batching.stop();
  expect(await Promise.all(values.map(kindOf))).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(sent.map(({ aborted }) => aborted)).toEqual([true]);
  expect(batching.figures()).toMatchObject({ queued: 0, inFlight: 0 });
  const later = batching.property('apple', 'a');
  await clock.pass(61_000);
  expect(await later).toBe('apple a');
});
