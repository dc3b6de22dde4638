import { malformed, slipIn } from '../../src/addin/functions/names/expression-errors';
import { fc } from '../fast-check';
import { propertyRuns } from '../property-runs';
import { whole } from './whole';

const PIECES = [
  ...[
    ' ',
    ',',
    ';',
    '.',
    '…',
    '?',
    '!',
    '-',
    '–',
    '—',
    "'",
    '’',
    '"',
    '(',
    ')',
    '[',
    '&',
    '/',
    '$',
    '%',
    '_',
  ],
  ...['a', 'é', 'ß', 'Ω', 'ж', '漢', '0', '1', '²', '1.5', '1,000', '. ', ', ', '> ', '— ', 'a.', 'A & '],
  ...['Apple ', 'rivers ', 'Apple and ', 'KO? ', 'the CEO of ', 'und ', 'who is ', '2020 ', 'Inc. '],
  ...['a=b.', '.limit=1', 'order_by= ', 'return(', '"a" ', '>5'],
];

/** How often a measurement is repeated for a lower figure before it counts. */
const MOST_TRIES = 20;

/** Twice the letters may take three times as long: an input that is read again for each of its letters takes four times. */
const MOST_GROWTH = 3;

function timeOf(run: () => unknown): number {
  const from = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** Whether something takes 100 ms at most at its best, since what else goes on only ever adds to it. */
function isSoon(run: () => unknown): boolean {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) if (timeOf(run) <= 100) return true;
  return false;
}

/**
 * Whether an input of `letters` takes at most `enough` milliseconds of processor time, or at most three times as long as
 * half of it. Each time is the least of several, since what else goes on only ever adds to it.
 */
function growsEvenly(
  run: (input: string) => unknown,
  made: (letters: number) => string,
  { letters, enough }: { letters: number; enough: number },
): boolean {
  let [half, full] = [Infinity, Infinity];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    full = Math.min(
      full,
      timeOf(() => run(made(letters))),
    );
    if (full <= enough) return true;
    half = Math.min(
      half,
      timeOf(() => run(made(letters / 2))),
    );
    if (tries > 2 && full <= MOST_GROWTH * half) return true;
  }
  return false;
}

const repeated = (piece: string, letters: number): string =>
  piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters);

const grown = (
  run: (input: string) => unknown,
  bound: { letters: number; enough: number },
  around: readonly (readonly [before: string, after: string])[],
): string[] =>
  around.flatMap(([before, after]) =>
    PIECES.filter(
      (piece) =>
        !growsEvenly(
          run,
          (letters) => before + repeated(piece, letters - before.length - after.length) + after,
          bound,
        ),
    ).map((piece) => `${before}${piece}…${after}`),
  );

beforeAll(() => {
  // What the first ones make for all is no part of what each takes.
  for (const input of ['Who is the CEO of Aple?', 'Wer ist der Chef von Xyzzyx?', 'companies.name=Aple'])
    whole.engine.rows(input);
  whole.search('Aple Foobar', { limit: 10 });
});

test('questions of the most letters take 100 ms at most, whatever they repeat', () => {
  const around = [
    ['', ''],
    ['Apple ', '!x'],
  ] as const;
  for (const [before, after] of around)
    for (const piece of PIECES) {
      const input = before + repeated(piece, 600 - before.length - after.length) + after;
      expect({ input, isSoon: isSoon(() => whole.engine.answer(input)) }).toEqual({ input, isSoon: true });
    }
});

/** What asks for something of something else, and so may stand within itself. */
const NESTED = [
  {
    starts: ['', 'Who is ', 'What is ', 'How many ', 'Compare '],
    parts: [
      ...['the CEO of ', 'the largest company in ', 'the revenue of ', 'the parent of ', 'the capital of '],
      ...['companies with more employees than ', 'countries whose population is larger than that of '],
      ...['the growth since 2010 of ', 'the average revenue of companies in ', 'the three largest banks in '],
    ],
    joins: ['', ' and ', ' or ', ', ', ' minus ', ' but not '],
    ends: ['', 'Texas', 'Apple', 'Microsoft and Apple', 'Xyzzy', 'Germany in 2020'],
  },
  {
    starts: ['', 'Wer ist ', 'Welche ', 'Wie viele '],
    parts: [
      ...[
        'der Chef von ',
        'der CEO des größten Unternehmens in ',
        'der größten Firma in ',
        'die Mutter von ',
      ],
      ...['der Umsatz von ', 'die Hauptstadt von ', 'Unternehmen mit mehr Mitarbeitern als '],
    ],
    joins: ['', ' und ', ' oder ', ', ', ' minus '],
    ends: ['', 'Bayern', 'Siemens', 'Siemens und SAP', 'Xyzzy'],
  },
] as const;

test('questions within questions take 100 ms at most', () => {
  const nested = fc.constantFrom(...NESTED).chain(({ starts, parts, joins, ends }) => {
    const part = fc.tuple(fc.constantFrom(...parts), fc.constantFrom(...ends), fc.constantFrom(...joins));
    const phrase = part.map(([asked, end, join]) => (join === '' ? asked : asked + end + join));
    const phrases = fc.oneof(
      fc.array(phrase, { minLength: 1, maxLength: 40 }),
      fc.tuple(phrase, fc.integer({ min: 2, max: 40 })).map(([one, times]) => Array<string>(times).fill(one)),
    );
    return fc
      .tuple(fc.constantFrom(...starts), phrases, fc.constantFrom(...ends))
      .map(([start, middle, end]) => `${(start + middle.join('') + end).slice(0, 599)}?`);
  });
  fc.assert(
    fc.property(nested, (input) => isSoon(() => whole.engine.answer(input))),
    { numRuns: propertyRuns(600) },
  );
});

test('expressions within expressions take 100 ms at most', () => {
  const segment = fc.constantFrom(
    ...[
      'revenue>1',
      'name=*a*',
      'headquarters.country=Germany OR France',
      'order_by=revenue DESC',
      'xyzzy=1',
    ],
    ...['parent.parent.revenue>1', 'return(name, revenue, ceo.name)', 'at=2010-2024', 'count(name)'],
  );
  const topic = fc.constantFrom('companies', 'banks', 'countries', 'people', 'Apple OR Xyzzy', '');
  const level = fc.array(segment, { minLength: 1, maxLength: 6 });
  const nested = fc
    .tuple(topic, fc.array(level, { minLength: 1, maxLength: 40 }))
    .map(([within, levels]) =>
      levels
        .reduce<string>((inner, parts) => `(${[inner, ...parts, 'limit=9'].join('.')})`, within)
        .slice(1, -1),
    );
  fc.assert(
    fc.property(nested, (input) => isSoon(() => whole.engine.rows(input))),
    { numRuns: propertyRuns(600) },
  );
});

test('the work of a query expression grows with its letters, and not with their square', () => {
  const around = [
    ['companies.name=', ''],
    ['companies.return(', ')'],
  ] as const;
  expect(grown((input) => whole.engine.rows(input), { letters: 10_000, enough: 20 }, around)).toEqual([]);
});

test('the work of looking for slips in an expression grows with its letters', () => {
  const around = [
    ['', ''],
    ['companies.return(', ')'],
    ['companies.revenue>', 'x'],
    ['Apple.', '.limit=2'],
  ] as const;
  const look = (input: string) => [malformed(input), slipIn(input)];
  expect(grown(look, { letters: 10_000, enough: 20 }, around)).toEqual([]);
});

test('the work of a search grows with the letters of its name', () => {
  const around = [
    ['', ''],
    ['Apple ', ' Inc'],
  ] as const;
  const search = (name: string) => whole.search(name, { limit: 10 });
  for (const letters of [600, 2600]) expect(grown(search, { letters, enough: 20 }, around)).toEqual([]);
});
