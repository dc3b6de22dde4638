import { property } from '../../src/gateway/fields/field';
import { Plan } from '../../src/gateway/flight/plan';
import type { Brought, Subject } from '../../src/gateway/flight/subject';

const spend = () => Promise.resolve();
const pairs = (keys: readonly string[]) =>
  Array.from({ length: Math.ceil(keys.length / 2) }, (_, at) => keys.slice(2 * at, 2 * at + 2));
const valueOf = (name: string) => ({ field: property(name), entry: { kind: 'value', json: '1' } as const });
const keyOf = (name: string) => property(name).key;

/** A subject whose requests hold two fields, of which the service answers those that it is not to refuse. */
function subjectOf(more: Partial<Subject> = {}) {
  const sent: (readonly string[])[] = [];
  const subject: Subject = {
    key: 'entity:a',
    parts: pairs,
    ask: (part): Promise<Brought> => {
      sent.push(part);
      return Promise.resolve({ entries: part.map((key) => valueOf(key.slice(2))), rest: [] });
    },
    ...more,
  };
  return { subject, sent };
}

const keysOf = (names: string) => new Set(Array.from(names, keyOf));
const namesOf = (keys: readonly string[]) => keys.map((key) => key.slice(2)).join('');

test('a request holds what is still missing, whatever others brought meanwhile', async () => {
  const { subject } = subjectOf();
  const plan = new Plan(subject, keysOf('abcdefg'));
  const first = plan.next([]);
  expect(namesOf(first)).toBe('ab');
  await plan.send(first, spend);
  expect(plan.isAlone).toBe(false);
  plan.read(['c', 'd', 'e'].map(keyOf), ['v1', '-', 'v2']);
  expect(namesOf(plan.next([]))).toBe('f');
  plan.read([keyOf('f')], [undefined]);
  expect(namesOf(plan.left)).toBe('fg');
});

test('of what others want as much rides along as travels with all of hers', () => {
  const together = subjectOf({ parts: (keys) => [keys] });
  const riders = Array.from({ length: 600 }, (_, at) => `p:${at}`);
  const many = new Plan(together.subject, keysOf('ab')).next([keyOf('a'), ...riders]);
  expect(many).toEqual([...keysOf('ab'), ...riders.slice(0, 500)]);
  const parts = (keys: readonly string[]) =>
    keys.length === 2
      ? [keys]
      : [
          [keyOf('a'), 'p:0'],
          [...keysOf('ab'), 'p:1'],
        ];
  const split = new Plan(subjectOf({ parts }).subject, keysOf('ab'));
  expect(split.next(['p:0', 'p:1'])).toEqual([...keysOf('ab'), 'p:1']);
});

test('what was refused with riders is tried again as hers alone, and what was refused alone in its parts', async () => {
  const rests = [
    [[keyOf('b'), 'p:0'], [keyOf('a')]],
    [[keyOf('a')], [keyOf('b')]],
  ];
  const { subject } = subjectOf({
    parts: (keys) => [keys],
    ask: () => Promise.resolve({ entries: [], rest: rests.shift() ?? [] }),
  });
  const plan = new Plan(subject, keysOf('ab'));
  await plan.send(plan.next(['p:0']), spend);
  expect(plan.isAlone).toBe(true);
  const alone = plan.next(['p:0']);
  expect([...alone].sort()).toEqual([...keysOf('ab')]);
  await plan.send(alone, spend);
  expect(plan.next(['p:0'])).toEqual([keyOf('a')]);
});

test('what was refused with riders comes before her other parts', async () => {
  const { subject } = subjectOf({
    parts: (keys) => (keys.length === 4 ? pairs(keys) : [keys]),
    ask: () => Promise.resolve({ entries: [], rest: [[keyOf('a'), 'p:0'], [keyOf('b')]] }),
  });
  const plan = new Plan(subject, keysOf('abcd'));
  await plan.send(plan.next(['p:0']), spend);
  expect(namesOf(plan.next([]))).toBe('ab');
});

test.each([false, true])(
  'where everything is refused, with riders first: %j, nine requests of hers end it',
  async (rides) => {
    let sent = 0;
    const { subject } = subjectOf({
      parts: (keys) => [keys],
      ask: (part) => {
        sent++;
        return Promise.resolve({ entries: [], rest: [part, part] });
      },
    });
    const plan = new Plan(subject, new Set(Array.from({ length: 4 }, (_, at) => `p:${at}`)));
    const all = async () => {
      for (;;) await plan.send(plan.next(rides ? ['p:9'] : []), spend);
    };
    await expect(all()).rejects.toMatchObject({
      isOwn: true,
      reply: {
        status: 502,
        body: JSON.stringify({
          error: {
            error_type: 'upstream_refused',
            message: 'The service refuses too many of these fields.',
          },
          response_type: 'ERROR',
        }),
      },
    });
    expect(sent).toBe(rides ? 10 : 9);
  },
);
