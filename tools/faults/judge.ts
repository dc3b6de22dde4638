import type { Shown } from './excel-page';

/** What a sentence in a cell says is to blame. */
const BLAMES = {
  network: /cannot be reached|connection was lost|was cut off|has not responded since/,
  silence: /did not respond within|has not responded since/,
  inside: /had an internal error/,
  key: /rejected the API key/,
  balance: /no credits left/,
  rate: /rate limit|too many requests/,
  unreadable: /answered with (an empty body|a web page|text that is|data |the profile of another|no )/,
  status: /answered with (unexpected )?status/,
  redirect: /redirects elsewhere/,
  entity: /has no entity/,
  validation: /refused the request \(422\)/,
  long: /rejected the request as too long/,
  tooGreat: /a number that is too large/,
} as const;

/** What a sentence in a cell may blame. */
export type Blame = keyof typeof BLAMES;

/** Words of a schema or of a program, which say nothing to a person. */
const NOT_FOR_PEOPLE = /Invalid (key|type)|Expected "|undefined|\[object|failed unexpectedly|TypeError/;

/** How the cells of one run ended. */
export type Tally = { right: number; clear: number; misleading: number; wrong: number; unsettled: number };

/** Judges each cell against what it shows where nothing fails, and against what the fault may be called. */
export function judged(
  cells: readonly { shown: Shown | undefined; expected: Shown }[],
  says: readonly Blame[],
): { tally: Tally; samples: string[] } {
  const tally: Tally = { right: 0, clear: 0, misleading: 0, wrong: 0, unsettled: 0 };
  const samples = new Set<string>();
  for (const { shown, expected } of cells) {
    const verdict = judge(shown, expected, says);
    tally[verdict]++;
    if (verdict !== 'right' && samples.size < 4) samples.add(`${verdict}: ${textOf(shown)}`);
  }
  return { tally, samples: [...samples] };
}

function judge(shown: Shown | undefined, expected: Shown, says: readonly Blame[]): keyof Tally {
  if (shown === undefined) return 'unsettled';
  if (JSON.stringify(shown) === JSON.stringify(expected)) return 'right';
  const said = sentenceOf(shown);
  if (said === undefined) return 'wrong';
  const isClear = !NOT_FOR_PEOPLE.test(said) && says.some((blame) => BLAMES[blame].test(said));
  return isClear ? 'clear' : 'misleading';
}

/** The sentence of the error that a cell shows, by itself or as its only value. */
function sentenceOf(shown: Shown): string | undefined {
  if ('error' in shown) return shown.error;
  const [[only]] = JSON.parse(shown.value) as [[{ type?: unknown; message?: unknown }]];
  return only.type === 'Error' ? String(only.message) : undefined;
}

function textOf(shown: Shown | undefined): string {
  return shown === undefined ? 'nothing' : JSON.stringify(shown).slice(0, 220);
}
