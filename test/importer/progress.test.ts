import { duration, Progress } from '../../src/importer/progress';

test('tells rows, rate, share and time left once a second, by the bytes that are read', () => {
  let now = 0;
  const told: string[] = [];
  const progress = new Progress(1_000, { clock: () => now, tell: (line) => told.push(line) });
  for (let row = 0; row < 4 * 512; row += 1) {
    if (row % 512 === 0) {
      now += 500;
      progress.addBytes(100);
    }
    progress.addRow();
  }
  expect(told).toEqual([
    '1,024 rows, 1,024 a second, 20 % read, 4 s left to read',
    '2,048 rows, 1,024 a second, 40 % read, 3 s left to read',
  ]);
});

test('shows no time left while too little is read to know it', () => {
  let now = 0;
  const told: string[] = [];
  const progress = new Progress(1_000, { clock: () => now, tell: (line) => told.push(line) });
  now = 60_000;
  progress.addBytes(9);
  for (let row = 0; row < 512; row += 1) progress.addRow();
  expect(told).toEqual(['512 rows, 9 a second, 0 % read']);
});

test.each([
  [0.2, '1 s'],
  [89, '89 s'],
  [600, '10 min'],
  [9_000, '2 h 30 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
