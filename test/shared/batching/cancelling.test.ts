import type { FakeClock } from './fake-clock';
import { answerOf, layerOf, ServiceError } from './fake-service';

const hush = (value: Promise<unknown>) => void value.catch(() => undefined);

/** So many cells, each of an entity of its own, and what cancels each. */
function askMany({ batching }: ReturnType<typeof layerOf>, count: number): AbortController[] {
  return Array.from({ length: count }, (_, index) => {
    const controller = new AbortController();
    hush(batching.property(`e${index}`, 'a', { signal: controller.signal }));
    return controller;
  });
}

async function cancelFiveBy20Ms(clock: FakeClock, cells: readonly AbortController[]): Promise<void> {
  for (let first = 0; first < cells.length; first += 5) {
    for (const cell of cells.slice(first, first + 5)) cell.abort();
    await clock.pass(20);
  }
}

/** Questions that take two seconds. */
function questionsOf(answer: (question: string) => Promise<string>) {
  const { batching, clock } = layerOf();
  const asked: string[] = [];
  const questions = batching.inquiries<string, string>({
    ...{ name: 'question', lane: 'knowledge' },
    send: async (question) => {
      asked.push(question);
      await clock.sleep(2_000);
      return answer(question);
    },
  });
  return { batching, clock, asked, questions };
}

test('200 cells that are cancelled five every 20 ms send nothing more', async () => {
  const layer = layerOf();
  const cells = askMany(layer, 200);
  await layer.clock.pass(150);
  const before = layer.sent.length;
  await cancelFiveBy20Ms(layer.clock, cells);
  await layer.clock.pass(60_000);
  expect(layer.sent).toHaveLength(before);
  expect(before).toBeLessThan(12);
});

test('what stays is sent as soon as the last of the others has been cancelled', async () => {
  const layer = layerOf();
  const cells = askMany(layer, 100);
  await layer.clock.pass(150);
  const before = layer.sent.length;
  await cancelFiveBy20Ms(layer.clock, cells.slice(0, 80));
  expect(layer.sent).toHaveLength(before);
  await layer.clock.pass(30);
  expect(layer.sent[before]?.request.entity).toBe('e80');
  await layer.clock.pass(60_000);
  expect(layer.sent).toHaveLength(before + 20);
});

test('who is not cancelled waits at most a second for those who are', async () => {
  const layer = layerOf();
  const cells = askMany(layer, 200);
  await layer.clock.pass(150);
  const before = layer.sent.length;
  const begun = layer.clock.now();
  for (const cell of cells.slice(-75)) {
    cell.abort();
    await layer.clock.pass(20);
  }
  expect(layer.sent[before]!.at - begun).toBe(1_000);
});

test('a person does not wait while cells are being cancelled', async () => {
  const layer = layerOf({ latency: 1_000 });
  const cells = askMany(layer, 200);
  await layer.clock.pass(150);
  const before = layer.sent.length;
  await layer.clock.pass(850);
  cells.at(-1)?.abort();
  hush(layer.batching.property('wanted', 'a', { person: true }));
  await cancelFiveBy20Ms(layer.clock, cells.slice(-20));
  expect(layer.sent[before]?.request.entity).toBe('wanted');
});

test('twelve questions that are recalculated six times are asked once each', async () => {
  const { clock, asked, questions } = questionsOf((question) => Promise.resolve(`${question}!`));
  const texts = Array.from({ length: 12 }, (_, index) => `question ${index}`);
  let last: Promise<string>[] = [];
  let cells: AbortController[] = [];
  for (let round = 0; round < 6; round++) {
    for (const cell of cells) cell.abort();
    cells = texts.map(() => new AbortController());
    last = texts.map((text, index) => questions.ask(text, { signal: cells[index]!.signal }));
    last.forEach(hush);
    await clock.pass(300);
  }
  await clock.pass(60_000);
  expect(await Promise.all(last)).toEqual(texts.map((text) => `${text}!`));
  expect(asked).toEqual(texts);
});

test('a request that nobody waits for is kept for five seconds, then aborted', async () => {
  const layer = layerOf({ answer: () => 'never' });
  const [cell] = askMany(layer, 1);
  await layer.clock.pass(1_000);
  cell?.abort();
  await layer.clock.pass(4_500);
  expect(layer.sent.map(({ aborted }) => aborted)).toEqual([false]);
  await layer.clock.pass(500);
  expect(layer.sent.map(({ aborted }) => aborted)).toEqual([true]);
  expect(layer.batching.figures()).toMatchObject({ inFlight: 0, queued: 0 });
});

test('who asks the same again joins the request that was kept, and it is not aborted', async () => {
  const layer = layerOf({ latency: 8_000 });
  const [cell] = askMany(layer, 1);
  await layer.clock.pass(1_000);
  cell?.abort();
  await layer.clock.pass(2_000);
  const value = layer.batching.property('e0', 'a');
  await layer.clock.pass(8_000);
  expect(await value).toBe('e0 a');
  expect(layer.sent.map(({ aborted }) => aborted)).toEqual([false]);
});

test('what a kept request brings is held, so that whoever asks later need not', async () => {
  const layer = layerOf({ latency: 2_000 });
  const [cell] = askMany(layer, 1);
  await layer.clock.pass(100);
  cell?.abort();
  await layer.clock.pass(5_000);
  expect(layer.batching.held.property('e0', 'a')?.value).toBe('e0 a');
  expect(await layer.batching.property('e0', 'a')).toBe('e0 a');
  expect(layer.sent).toHaveLength(1);
});

test.each(['rate-limited', 'unreachable', 'server-error', 'refused'] as const)(
  'a kept request that ends as %s is not sent again',
  async (kind) => {
    const layer = layerOf({
      answer: (request, index) => (index === 0 ? new ServiceError({ kind }) : answerOf(request)),
    });
    const controller = new AbortController();
    for (const name of ['a', 'b'])
      hush(layer.batching.property('apple', name, { signal: controller.signal }));
    await layer.clock.pass(50);
    controller.abort();
    await layer.clock.pass(120_000);
    expect(layer.sent).toHaveLength(1);
    const later = layer.batching.property('apple', 'a');
    await layer.clock.pass(120_000);
    expect(await later).toBe('apple a');
  },
);
