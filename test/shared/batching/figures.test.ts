import { answerOf, layerOf, ServiceError } from './fake-service';

const caught = (value: Promise<unknown>) => value.catch((error: unknown) => error);
const lost = new ServiceError({ kind: 'unreachable' });

test('nothing waits where nothing is queued, however long the next request would have to', async () => {
  const { batching, clock } = layerOf({ settings: { requestsPerMinute: 1 } });
  void batching.property('apple', 'a');
  await clock.pass(1_000);
  expect(batching.figures()).toMatchObject({ queued: 0, waiting: undefined, estimatedDoneAt: undefined });
  const until = clock.now() - 1_000 + 5 + 60_000;
  void batching.property('pear', 'a');
  await clock.pass(100);
  expect(batching.figures()).toMatchObject({ queued: 1, waiting: { kind: 'request-cap', until } });
});

test('when the queue will be empty is reckoned with what is on its way', async () => {
  const { batching, clock } = layerOf({ settings: { requestsPerMinute: 2 }, answer: () => 'never' });
  for (let at = 0; at < 10; at++) void caught(batching.property(`e${at}`, 'a'));
  await clock.pass(20);
  expect(batching.figures()).toMatchObject({
    ...{ queued: 8, inFlight: 2 },
    estimatedDoneAt: clock.now() + 10 * 30_000,
  });
});

test('while nothing was answered, and no cap tells the pace, it is not known when all will be', async () => {
  const { batching, clock } = layerOf({ answer: () => 'never' });
  for (let at = 0; at < 10; at++) void caught(batching.property(`e${at}`, 'a'));
  await clock.pass(20);
  expect(batching.figures()).toMatchObject({
    ...{ queued: 6, inFlight: 4, estimatedDoneAt: undefined },
    waiting: { kind: 'concurrency', limit: 4 },
  });
});

test('who listens hears that a recalculation is over', async () => {
  const { batching, clock } = layerOf();
  const heard: boolean[] = [];
  batching.subscribe(() => heard.push(batching.figures().recalculation.running));
  void batching.property('apple', 'a');
  await clock.pass(10_000);
  expect([heard.at(0), heard.at(-1), batching.core.isRunning]).toEqual([true, false, false]);
  void batching.property('pear', 'a');
  expect(batching.core.isRunning).toBe(true);
});

describe('since when the service does not answer', () => {
  /** Cells and questions, each lane down or not; what is asked is told after twenty seconds. */
  function lanes() {
    const isDown = { entity: true, knowledge: true };
    const layer = layerOf({ latency: 50, answer: (request) => (isDown.entity ? lost : answerOf(request)) });
    const { batching, clock } = layer;
    const questions = batching.inquiries<string, string>({
      ...{ name: 'question', lane: 'knowledge' },
      send: async (question) => {
        await clock.sleep(50);
        if (isDown.knowledge) throw lost;
        return question;
      },
    });
    const askCells = async (count: number) => {
      for (let at = 0; at < count; at++) void caught(batching.property(`e${at}`, 'a'));
      await clock.pass(20_000);
    };
    const askQuestions = async (count: number, forMs: number) => {
      for (let at = 0; at < count; at++) void caught(questions.ask(`why ${at}?`));
      await clock.pass(forMs);
    };
    return { ...layer, isDown, askCells, askQuestions };
  }

  test('is told of the lane that is down, while the other answers again', async () => {
    const { batching, clock, isDown, askCells, askQuestions } = lanes();
    await askCells(3);
    const since = clock.now();
    await askQuestions(3, 20_000);
    expect(batching.figures().unanswered?.needs).toBe(6);
    isDown.entity = false;
    await askCells(1);
    expect(batching.figures().unanswered).toEqual({ needs: 5, since: expect.any(Number) as number });
    expect(batching.figures().unanswered!.since! - since).toBeLessThan(100);
  });

  test('is not that of a lane of which nobody was told anything', async () => {
    const { batching, isDown, askCells, askQuestions } = lanes();
    await askCells(3);
    isDown.entity = false;
    await askCells(1);
    await askQuestions(1, 100);
    expect(batching.core.outages.some(({ since }) => since !== undefined)).toBe(true);
    expect(batching.figures().unanswered).toEqual({ needs: 2, since: undefined });
  });
});
