import type { EntityRequest } from '../../../src/shared/batching/entity-request';
import type { Need } from '../../../src/shared/batching/need';
import { Refusals } from '../../../src/shared/batching/refusals';
import { answerOf, bodyText, layerOf, ServiceError } from './fake-service';

const caught = (value: Promise<unknown>) => value.catch((error: unknown) => error);

/** Entities e0, e1, … are companies and p0, p1, … persons; `bad` is refused for companies, `worse` for all. */
function choosy(naming: boolean) {
  const refused = ({ entity, properties }: EntityRequest) =>
    properties.filter((name) => name === 'worse' || (name === 'bad' && entity.startsWith('e')));
  return layerOf({
    latency: 50,
    typeOf: (head) => (head.startsWith('e') ? 'Company' : 'Person'),
    answer: (request) => {
      const named = refused(request);
      if (named.length === 0) return answerOf(request);
      return new ServiceError({ kind: 'refused', named: naming ? named : undefined });
    },
  });
}

const FIELDS = ['a', 'b', 'bad', 'c', 'd', 'e', 'f', 'g'];

function askAll({ batching }: ReturnType<typeof choosy>, entities: readonly string[], fields = FIELDS) {
  return entities.flatMap((entity) => fields.map((name) => caught(batching.property(entity, name))));
}

const many = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

test.each([true, false])(
  'what one company was refused is not found out for each (named: %p)',
  async (naming) => {
    const layer = choosy(naming);
    const values = askAll(layer, many('e', 200));
    await layer.clock.pass(20_000);
    const settled = await Promise.all(values);
    expect(settled.filter((value) => value instanceof ServiceError)).toHaveLength(200);
    expect(settled.filter((value) => typeof value === 'string')).toHaveLength(1_400);
    expect(layer.sent.length).toBeLessThanOrEqual(1.25 * 200);
  },
);

test.each([
  [40, 8],
  [40, 16],
  [120, 4],
])('what one of %d entities finds out of %d fields serves those under way', async (count, fields) => {
  const layer = choosy(false);
  const names = Array.from({ length: fields }, (_, index) => (index === 2 ? 'bad' : `f${index}`));
  const values = askAll(layer, many('e', count), names);
  await layer.clock.pass(20_000);
  const settled = await Promise.all(values);
  expect(settled.filter((value) => value instanceof ServiceError)).toHaveLength(count);
  expect(settled.filter((value) => typeof value === 'string')).toHaveLength(count * (fields - 1));
  expect(layer.sent.length).toBeLessThanOrEqual(1.35 * count);
});

test('who waited for another entity in vain finds out by itself', async () => {
  // The first entity is refused for one field, the others for another.
  const layer = layerOf({
    latency: 50,
    typeOf: (head) => head.slice(0, 2),
    answer: (request) =>
      request.properties.includes(request.entity === 'e0' ? 'a' : 'b')
        ? new ServiceError({ kind: 'refused' })
        : answerOf(request),
  });
  const values = askAll(layer, many('e', 20), FIELDS);
  await layer.clock.pass(20_000);
  const settled = await Promise.all(values);
  expect(settled.filter((value) => value instanceof ServiceError)).toHaveLength(20);
  expect(settled.filter((value) => typeof value === 'string')).toHaveLength(140);
});

test('a profile that is refused for one company is asked for the next all the same', async () => {
  const refused = new ServiceError({ kind: 'refused' });
  const { batching, clock } = layerOf({
    typeOf: () => 'Company',
    answer: (request) => (request.coarse && request.entity === 'e0' ? refused : answerOf(request)),
  });
  for (const entity of ['e0', 'e1']) void batching.property(entity, 'a');
  await clock.pass(500);
  const first = caught(batching.profile('e0'));
  await clock.pass(500);
  const second = batching.profile('e1');
  await clock.pass(500);
  expect([await first, await second]).toEqual([refused, 'e1 profile']);
});

test('a person who tries again asks the service again', async () => {
  const layer = choosy(true);
  const [first] = askAll(layer, ['e0'], ['bad', 'a']);
  await layer.clock.pass(2_000);
  expect(await first).toBeInstanceOf(ServiceError);
  const sent = layer.sent.length;
  const again = caught(layer.batching.property('e0', 'bad', { person: true }));
  await layer.clock.pass(2_000);
  expect(await again).toBeInstanceOf(ServiceError);
  expect(layer.sent.length).toBe(sent + 1);
});

test('a 422 that names nothing costs one entity at most two requests for each halving', async () => {
  const layer = choosy(false);
  const values = askAll(layer, ['e0']);
  await layer.clock.pass(20_000);
  await Promise.all(values);
  expect(layer.sent.length).toBeLessThanOrEqual(1 + 2 * Math.log2(FIELDS.length));
});

test('entities of another type are asked all the same', async () => {
  const layer = choosy(true);
  const first = askAll(layer, many('e', 20));
  await layer.clock.pass(2_000);
  const later = askAll(layer, many('p', 20));
  await layer.clock.pass(20_000);
  await Promise.all(first);
  const settled = await Promise.all(later);
  expect(settled).toEqual(many('p', 20).flatMap((entity) => FIELDS.map((name) => `${entity} ${name}`)));
  expect(new Set(layer.sent.map(({ request }) => bodyText(request))).size).toBe(layer.sent.length);
});

test('what all types refuse is refused with the service’s own error', async () => {
  const layer = choosy(true);
  const values = askAll(layer, ['e0', 'p0', 'e1', 'p1'], ['a', 'worse']);
  await layer.clock.pass(20_000);
  const settled = await Promise.all(values);
  expect(settled.filter((value) => value instanceof ServiceError)).toHaveLength(4);
});

test('is known for each type that refused it', () => {
  const refusals = new Refusals();
  const [bad, other] = ['bad', 'other'].map(
    (name) => ({ kind: 'property', name, aspect: { kind: 'property' } }) as Need<unknown>,
  );
  const error = new Error('refused');
  for (const type of ['Company', undefined, 'Person']) refusals.note(bad!, { type }, error);
  expect(['Company', 'Person', 'Law'].map((type) => refusals.of(bad!, type))).toEqual([
    error,
    error,
    undefined,
  ]);
  expect([refusals.of(other!, 'Company'), refusals.has(bad!), refusals.has(other!)]).toEqual([
    undefined,
    true,
    false,
  ]);
  refusals.clear();
  expect(refusals.has(bad!)).toBe(false);
});

test('the next recalculation asks again', async () => {
  const layer = choosy(true);
  const first = askAll(layer, many('e', 20));
  await layer.clock.pass(20_000);
  await Promise.all(first);
  const before = layer.sent.length;
  const again = askAll(layer, ['e19'], ['bad']);
  await layer.clock.pass(5_000);
  await Promise.all(again);
  expect(layer.sent.length).toBe(before + 1);
});

describe('a service that answers with something else', () => {
  test('is believed after a few answers in a row, and the rest of the recalculation is not sent', async () => {
    const layer = layerOf({ latency: 50, answer: () => new ServiceError({ kind: 'unreadable' }) });
    const values = many('e', 300).map((entity) => caught(layer.batching.property(entity, 'a')));
    await layer.clock.pass(5_000);
    expect((await Promise.all(values)).every((value) => value instanceof ServiceError)).toBe(true);
    expect(layer.sent.length).toBeLessThanOrEqual(12);
  });

  test('at first, and then rightly, is each entity’s own affair', async () => {
    const layer = layerOf({
      latency: 50,
      answer: (request, index) => (index < 3 ? new ServiceError({ kind: 'unreadable' }) : answerOf(request)),
    });
    const values = many('e', 30).map((entity) => caught(layer.batching.property(entity, 'a')));
    await layer.clock.pass(5_000);
    expect((await Promise.all(values)).filter((value) => typeof value === 'string')).toHaveLength(27);
  });

  test('now and then is that entity’s own affair', async () => {
    const layer = layerOf({
      latency: 50,
      answer: (request) =>
        request.entity.endsWith('7') ? new ServiceError({ kind: 'unreadable' }) : answerOf(request),
    });
    const values = many('e', 300).map((entity) => caught(layer.batching.property(entity, 'a')));
    await layer.clock.pass(20_000);
    expect((await Promise.all(values)).filter((value) => typeof value === 'string')).toHaveLength(270);
    expect(layer.sent).toHaveLength(300);
  });
});

test('a limit that the service does not take fails no other slice of the relationship', async () => {
  const layer = layerOf({
    typeOf: () => 'Company',
    answer: (request) => {
      const tooMany = request.relationships.filter(({ slice }) => (slice?.limit ?? 0) > 100);
      return tooMany.length === 0
        ? answerOf(request)
        : new ServiceError({ kind: 'refused', named: tooMany.map(({ type }) => type) });
    },
  });
  const asked = many('e', 20).map((entity, at) =>
    caught(
      layer.batching.relationship(entity, {
        ...{ direction: 'outgoing', type: 'OWNS' },
        slice: { limit: at === 0 ? 5_000 : 10 },
      }),
    ),
  );
  await layer.clock.pass(20_000);
  const [first, ...others] = await Promise.all(asked);
  expect(first).toBeInstanceOf(ServiceError);
  expect(others).toEqual(
    many('e', 20)
      .slice(1)
      .map((entity) => `${entity} outgoing OWNS +10`),
  );
});
