/** A piece of a formula. */
export type Token =
  | { kind: 'reference'; text: string; sheet: string | undefined; first: string; last: string | undefined }
  | { kind: 'function'; text: string }
  | { kind: 'other'; text: string };

const CELL = String.raw`\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}`;
const COLUMN = String.raw`\$?[A-Za-z]{1,3}`;
const ROW = String.raw`\$?[1-9]\d{0,6}`;
const NAME = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\]*`;
const QUOTED = `'(?:[^']|'')+'`;

/** In order: what is longest and least like a reference comes first, so that no reference is found inside of it. */
const TOKEN = new RegExp(
  [
    `"(?:[^"]|"")*"`,
    // References to other workbooks and across several sheets do not move with cells of this one.
    String.raw`\[[^\]]*\]${NAME}!(?:${CELL}(?::${CELL})?|${NAME})`,
    `${NAME}:${NAME}!${CELL}(?::${CELL})?`,
    String.raw`(?<sheet>(?:${QUOTED}|${NAME})!)?(?:(?<a>${CELL})(?::(?<b>${CELL}))?|(?<c>${COLUMN}):(?<d>${COLUMN})|(?<r>${ROW}):(?<s>${ROW}))(?![\p{L}\p{N}_.(!\\])`,
    String.raw`\[(?:[^[\]]|\[[^\]]*\])*\]`,
    `(?:${QUOTED}!)?(?<name>${NAME})(?<call>\\s*\\()?`,
    String.raw`[\d.]+(?:[eE][+-]?\d+)?`,
    '[^]',
  ].join('|'),
  'gu',
);

/** The pieces of a formula, in order; joined they are the formula. */
export function tokens(formula: string): Token[] {
  return [...formula.matchAll(TOKEN)].map((match): Token => {
    const [text] = match;
    const groups: Partial<Record<string, string>> = match.groups ?? {};
    const first = groups['a'] ?? groups['c'] ?? groups['r'];
    if (first !== undefined) {
      const last = groups['b'] ?? groups['d'] ?? groups['s'];
      return { kind: 'reference', text, sheet: sheetOf(groups['sheet']), first, last };
    }
    return groups['call'] === undefined ? { kind: 'other', text } : { kind: 'function', text };
  });
}

/** Excel keeps the functions of an add-in that is not there under this prefix (OfficeDev/office-js#5611). */
const KER_FUNCTION = /^(?:_xlfn\.)?(?:_xldudf_)?KER[._][\p{L}\p{N}_.]+\s*\($/iu;

/** Whether a cell's content is a formula that calls a function of this add-in. */
export function isKerFormula(content: unknown): content is string {
  if (typeof content !== 'string' || !content.startsWith('=') || !/KER[._]/i.test(content)) return false;
  return tokens(content).some(({ kind, text }) => kind === 'function' && KER_FUNCTION.test(text));
}

/** A sheet's name as it stands before an exclamation mark, quoted where Excel wants it. */
export function quoteSheet(name: string): string {
  const plain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !/^(?:[a-z]{1,3}\d+|r\d*c\d*|r|c)$/i.test(name);
  return plain ? name : `'${name.replaceAll("'", "''")}'`;
}

function sheetOf(qualifier: string | undefined): string | undefined {
  if (qualifier === undefined) return undefined;
  const name = qualifier.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}
