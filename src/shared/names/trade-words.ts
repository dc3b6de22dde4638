/** What firms do, in the words that people write in the singular and in the plural: `Micron Technologies`, `Uber Technology`. */
const TRADES =
  'brand communication device energy enterprise food industry instrument laboratory material motor network partner pharmaceutical product property resource semiconductor service solution system technology tool utility'.split(
    ' ',
  );

const OTHER_NUMBER = new Map(
  TRADES.flatMap((one): [string, string][] => {
    const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
    return [
      [one, many],
      [many, one],
    ];
  }),
);

/** A word of a trade in its other number; undefined for any other word. */
export function singularOrPlural(word: string): string | undefined {
  return OTHER_NUMBER.get(word);
}
