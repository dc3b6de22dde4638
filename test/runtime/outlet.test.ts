import { Outlet } from '../../src/runtime/outlet';
import { FakeClock, settle } from '../batching/fake-clock';

const PORTION = 2_400_000;

function outlet() {
  const clock = new FakeClock();
  return { clock, outlet: new Outlet(clock) };
}

/** Results of this size, in the order in which they may leave. */
function crowd(out: Outlet, count: number, size: number) {
  const values = Array.from({ length: count }, (_, index) => [[index]]);
  const left: number[] = [];
  for (const [index, value] of values.entries()) {
    const turn = out.turn(size, value);
    if (turn === undefined) left.push(index);
    else void turn.then(() => left.push(index));
  }
  return { values, left };
}

test('what fits into one portion leaves at once', () => {
  const { outlet: out } = outlet();
  expect(crowd(out, 10_000, 100).left).toHaveLength(10_000);
});

test('what is more waits until Excel writes the portion as JSON, and leaves in order', async () => {
  const { outlet: out } = outlet();
  const { values, left } = crowd(out, 100, PORTION / 15);
  expect(left).toHaveLength(15);
  JSON.stringify(values.slice(0, 15));
  await settle();
  expect(left).toEqual(Array.from({ length: 30 }, (_, index) => index));
});

test('a portion that is written twice lets one follow, not two', async () => {
  const { outlet: out } = outlet();
  const { values, left } = crowd(out, 100, PORTION / 15);
  JSON.stringify(values[0]);
  JSON.stringify(values[0]);
  await settle();
  expect(left).toHaveLength(30);
});

test('a value is written as it is', () => {
  const { outlet: out } = outlet();
  const { values } = crowd(out, 1, 10);
  expect(JSON.stringify(values[0])).toBe('[[0]]');
  expect(Object.keys(values[0] ?? {})).toEqual(['0']);
});

test('errors, which tell nothing, leave in portions some seconds apart', async () => {
  const { clock, outlet: out } = outlet();
  let left = 0;
  for (let count = 0; count < 100; count++) {
    const turn = out.turn(PORTION / 10);
    if (turn === undefined) left++;
    else void turn.then(() => left++);
  }
  expect(left).toBe(10);
  await clock.pass(2_900);
  expect(left).toBe(10);
  await clock.pass(200);
  expect(left).toBe(20);
  await clock.pass(30_000);
  expect(left).toBe(100);
});

test('one result that is larger than a portion leaves all the same', async () => {
  const { clock, outlet: out } = outlet();
  const { left } = crowd(out, 3, 2 * PORTION);
  await clock.pass(10_000);
  expect(left).toEqual([0, 1, 2]);
});
