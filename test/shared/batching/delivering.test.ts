import type { EntityAnswer, EntityRequest } from '../../../src/shared/batching/entity-request';
import { answerOf, EndingError, layerOf, ServiceError, type Texts } from './fake-service';

type Layer = ReturnType<typeof layerOf>;

const caught = (value: Promise<unknown>) => value.catch((error: unknown) => error);
const endingOf = async (value: Promise<unknown>) => {
  const error = await value;
  return error instanceof EndingError ? error.ending : error;
};
const failed = new ServiceError({ kind: 'server-error' });
const lost = new ServiceError({ kind: 'unreachable' });
const denied = new ServiceError({ kind: 'denied' });

/** A layer whose service fails for the entities that are named, with what stands behind them. */
function failing(
  failures: Readonly<Record<string, ServiceError | 'never'>>,
  options: Parameters<typeof layerOf>[0] = {},
) {
  return layerOf({ answer: (request) => failures[request.entity] ?? answerOf(request), ...options });
}

/** Questions of a layer, each answered after so long. */
function questionsOf({ batching, clock }: Layer, latency: number, verdict?: ServiceError) {
  const asked: string[] = [];
  const questions = batching.inquiries<string, string>({
    ...{ name: 'question', lane: 'knowledge' },
    send: async (question) => {
      asked.push(question);
      await clock.sleep(latency);
      if (verdict !== undefined) throw verdict;
      return `${question}!`;
    },
  });
  return { asked, questions };
}

test('an answer of no shape fails its own needs, and the next request leaves', async () => {
  const shapeless = {} as EntityAnswer<Texts>;
  const { batching, clock } = layerOf({
    answer: (request) => (request.entity === 'apple' ? shapeless : answerOf(request)),
  });
  const values = ['a', 'b'].map((name) => caught(batching.property('apple', name)));
  const others = Array.from({ length: 9 }, (_, at) => batching.property(`e${at}`, 'a'));
  await clock.pass(1_000);
  for (const value of values) expect(await value).toBeInstanceOf(TypeError);
  expect((await Promise.all(others))[8]).toBe('e8 a');
});

test('what is thrown and is no error becomes one, with it as its cause', async () => {
  const { batching, clock } = layerOf({
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    send: () => Promise.reject('gone'),
  });
  const error = caught(batching.property('apple', 'a'));
  await clock.pass(100);
  expect(await error).toMatchObject({ message: 'gone', cause: 'gone' });
});

test('what waits for the cap between two sendings ends at its deadline, and says what happened before', async () => {
  const { batching, clock, sent } = failing({ apple: failed }, { settings: { requestsPerMinute: 1 } });
  const value = caught(batching.property('apple', 'a'));
  await clock.pass(29_000);
  expect(batching.figures().queued).toBe(1);
  await clock.pass(1_500);
  expect(await endingOf(value)).toEqual({ kind: 'deadline', afterMs: 30_000, cause: failed });
  expect(sent).toHaveLength(1);
});

test('where no answer comes in time the last known value stands in, but not for what the service says itself', async () => {
  let answer: (request: EntityRequest) => ReturnType<typeof answerOf> | ServiceError | 'never' = answerOf;
  const { batching, clock } = layerOf({ answer: (request) => answer(request) });
  void batching.property('apple', 'a');
  await clock.pass(5_000);
  const final = new ServiceError({ kind: 'final' });
  const answers = [() => 'never' as const, () => final];
  const seen: unknown[] = [];
  for (const next of answers) {
    answer = next;
    batching.renewAll();
    const value = caught(batching.property('apple', 'a'));
    await clock.pass(40_000);
    seen.push(await value);
  }
  expect(seen).toEqual(['apple a', final]);
});

test('what was sent before goes before what was not', async () => {
  const { batching, clock, bodies } = layerOf({
    answer: (request, index) =>
      index === 0 ? new ServiceError({ kind: 'rate-limited', retryAfterMs: 1_000 }) : answerOf(request),
  });
  for (let at = 0; at < 8; at++) void batching.property(`e${at}`, 'a');
  await clock.pass(5_000);
  expect(bodies().slice(3, 6)).toEqual(['e3: a', 'e0: a', 'e4: a']);
});

test('what waited for a coarse profile in vain goes before what was never its turn', async () => {
  const { batching, clock, bodies } = layerOf({ settings: { requestsPerMinute: 2 } });
  void batching.profile('apple');
  void batching.property('apple', 'x');
  for (const entity of ['pear', 'plum', 'fig']) void batching.property(entity, 'a');
  await clock.pass(200_000);
  expect(bodies()).toEqual(['apple: coarse', 'pear: a', 'apple: x', 'plum: a', 'fig: a']);
});

test('while no answer comes all but the first that failed wait in the queue', async () => {
  const { batching, clock } = layerOf({ answer: () => lost });
  for (let at = 0; at < 10; at++) void caught(batching.property(`e${at}`, 'a'));
  await clock.pass(115);
  expect(batching.figures()).toMatchObject({ queued: 9, inFlight: 0, waiting: { kind: 'no-answer' } });
});

test('a lane that is down ends what waits in it, and nothing of the other', async () => {
  const layer = layerOf({ answer: () => lost });
  const { asked, questions } = questionsOf(layer, 20_000);
  const answers = Array.from({ length: 5 }, (_, at) => questions.ask(`why ${at}`));
  const cells = Array.from({ length: 5 }, (_, at) => caught(layer.batching.property(`e${at}`, 'a')));
  await layer.clock.pass(18_000);
  expect(asked).toHaveLength(3);
  for (const cell of cells) expect(await endingOf(cell)).toMatchObject({ kind: 'down' });
  await layer.clock.pass(60_000);
  expect(await Promise.all(answers)).toHaveLength(5);
});

describe('a limit that holds for longer than a cell may wait', () => {
  const closed = new ServiceError({ kind: 'rate-limited', retryAfterMs: 3_600_000 });

  test('is told at once to what met it and to what is queued, which has not waited yet', async () => {
    const { batching, clock } = layerOf({ answer: () => closed });
    const values = Array.from({ length: 10 }, (_, at) => caught(batching.property(`e${at}`, 'a')));
    await clock.pass(120);
    const endings = await Promise.all(values.map(endingOf));
    expect(endings[0]).toEqual({ kind: 'rate-limited', waitedMs: 0, leftMs: 3_600_000, cause: closed });
    expect(endings[9]).toEqual({ kind: 'rate-limited', waitedMs: 0, leftMs: 3_600_000 });
  });

  test('refuses nobody once it is over', async () => {
    const { batching, clock } = layerOf({
      settings: { requestsPerMinute: 1 },
      answer: (request, index) => (index === 0 ? closed : answerOf(request)),
    });
    void caught(batching.property('apple', 'a'));
    await clock.pass(3_700_000);
    const values = ['apple', 'pear'].map((entity) => batching.property(entity, 'a'));
    await clock.pass(90_000);
    expect(await Promise.all(values)).toEqual(['apple a', 'pear a']);
  });

  test('of questions alone ends questions alone', async () => {
    const layer = layerOf({ settings: { requestsPerMinute: 2 } });
    const unannounced = new ServiceError({ kind: 'rate-limited' });
    const { asked, questions } = questionsOf(layer, 100, unannounced);
    const answers = Array.from({ length: 30 }, (_, at) => caught(questions.ask(`why ${at}`)));
    const cells = Array.from({ length: 90 }, (_, at) => layer.batching.property(`e${at}`, 'a'));
    await layer.clock.pass(3_600_000);
    expect((await Promise.all(cells))[89]).toBe('e89 a');
    expect(await endingOf(answers[29]!)).toMatchObject({ kind: 'rate-limited' });
    expect(asked.length).toBeLessThan(20);
  });
});

describe('a denial of the account', () => {
  test('ends what rests before another try, and leaves what is on its way and what a person wants', async () => {
    const { batching, clock, bodies } = failing({ apple: failed, mine: failed, slow: 'never', pear: denied });
    const person = { person: true };
    const [apple, mine, slow] = [
      caught(batching.property('apple', 'a')),
      caught(batching.property('mine', 'a', person)),
      caught(batching.property('slow', 'a')),
    ];
    await clock.pass(108);
    const pear = caught(batching.property('pear', 'a'));
    await clock.pass(110);
    expect([await pear, await apple]).toEqual([denied, denied]);
    expect(bodies()).toEqual(['mine: a', 'apple: a', 'slow: a', 'pear: a']);
    await clock.pass(60_000);
    expect(await endingOf(mine)).toMatchObject({ kind: 'deadline', cause: failed });
    expect(await endingOf(slow)).toMatchObject({ kind: 'deadline' });
  });

  test('is what a person may try again, and over for all once the service takes that', async () => {
    let isDenied = true;
    const { batching, clock, sent } = layerOf({
      answer: (request) => (isDenied ? denied : answerOf(request)),
    });
    void caught(batching.property('apple', 'a'));
    await clock.pass(200);
    isDenied = false;
    const cell = caught(batching.property('pear', 'a'));
    const person = batching.property('mine', 'a', { person: true });
    await clock.pass(200);
    expect([await cell, await person]).toEqual([denied, 'mine a']);
    expect(sent).toHaveLength(2);
    const later = batching.property('pear', 'a');
    await clock.pass(200);
    expect(await later).toBe('pear a');
  });
});

test('a layer that is closed while cells are being cancelled leaves no timer behind', async () => {
  const { batching, clock } = layerOf({ answer: () => 'never' });
  const cells = Array.from({ length: 3 }, () => new AbortController());
  cells.forEach(({ signal }, at) => void caught(batching.property(`e${at}`, 'a', { signal })));
  await clock.pass(20);
  for (const cell of cells) {
    cell.abort();
    await clock.pass(5);
  }
  await batching.close();
  await clock.pass(0);
  expect(clock.waiting).toBe(0);
});
