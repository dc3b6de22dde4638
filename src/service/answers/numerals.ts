const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
];

/** A place in a ranking in digits or words: `2nd`, `second`. */
export function readOrdinal(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/i.exec(word)?.[1];
  const rank = digits === undefined ? ORDINALS.indexOf(word.toLowerCase()) + 1 : Number(digits);
  return rank > 0 ? rank : undefined;
}

/** A place in a ranking as prose says it before a superlative; the first needs no word. */
export function ordinalWord(rank: number): string {
  if (rank === 1) return '';
  const teen = rank % 100 > 10 && rank % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${ORDINALS[rank - 1] ?? `${rank}${ending}`} `;
}

/** A count in digits or words: `5`, `five`, `twenty`. */
export function readCount(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  const at = NUMBERS.indexOf(word.toLowerCase());
  if (at > 0) return at;
  return { fifteen: 15, twenty: 20, fifty: 50, hundred: 100, dozen: 12 }[word.toLowerCase()];
}
