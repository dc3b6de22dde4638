import { ResultThrottle } from '../../../src/addin/runtime/result-throttle';
import { FakeClock, settle } from '../../shared/batching/fake-clock';

const PORTION = 2_400_000;
/** What Excel adds to each result. */
const ENVELOPE = 40;
const FIFTEENTH = PORTION / 15 - ENVELOPE;

function outlet() {
  const clock = new FakeClock();
  return { clock, outlet: new ResultThrottle(clock) };
}

/** Results of this size, in the order in which they may leave. */
function crowd(out: ResultThrottle, count: number, size: number) {
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
  const { values, left } = crowd(out, 100, FIFTEENTH);
  expect(left).toHaveLength(15);
  JSON.stringify(values.slice(0, 15));
  await settle();
  expect(left).toEqual(Array.from({ length: 30 }, (_, index) => index));
});

test('a portion that is written twice lets one follow, not two', async () => {
  const { outlet: out } = outlet();
  const { values, left } = crowd(out, 100, FIFTEENTH);
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
    const turn = out.turn(PORTION / 10 - ENVELOPE);
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

test('where Excel has told of a portion, one with a value that tells is nearly as large as a message may be', async () => {
  const { outlet: out } = outlet();
  JSON.stringify(crowd(out, 1, 10).values);
  const { values, left } = crowd(out, 100, 100_000);
  expect(left).toHaveLength(39);
  JSON.stringify(values[0]);
  await settle();
  expect(left).toHaveLength(78);
});

test('no result is added to a portion that it would make too large', () => {
  const { outlet: out } = outlet();
  JSON.stringify(crowd(out, 1, 10).values);
  expect(crowd(out, 4, 1_900_000).left).toHaveLength(2);
});

test('a large portion waits for Excel as long as Excel waits for its last answer; after that portions are small', async () => {
  const { clock, outlet: out } = outlet();
  JSON.stringify(crowd(out, 1, 10).values);
  const { left } = crowd(out, 200, 100_000);
  expect(left).toHaveLength(39);
  await clock.pass(17_000);
  expect(left).toHaveLength(39);
  await clock.pass(2_000);
  expect(left.length).toBeGreaterThan(39);
  await clock.pass(60_000);
  expect(left).toHaveLength(200);
  const { left: later } = crowd(out, 100, 100_000);
  const atOnce = later.length;
  await clock.pass(3_100);
  expect(later.length).toBeGreaterThan(atOnce);
  expect(later.length - atOnce).toBeLessThan(25);
});
