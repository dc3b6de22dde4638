const SHEET = `(?:(?:'(?:[^']|'')*'|[A-Za-z_][\\w.]*)!)?`;
const FIELDS = String.raw`(?:\.(?:[A-Za-z_]\w*|\[[^\]]+\]))+`;
const QUOTED = `"(?:[^"]|"")*"`;
const QUOTED_SHEET = `'(?:[^']|'')*'`;
const EXTENDED = new RegExp(
  `${QUOTED}|(?<![\\w.$!'])(${SHEET}\\$?[A-Za-z]{1,3}\\$?\\d+)(?:(#)(?![A-Za-z/])|(${FIELDS})(?!\\())|${QUOTED_SHEET}`,
  'g',
);

/**
 * Rewrites what Excel's grammar has and the engine's has not, the way Excel stores it itself: `A1#` becomes
 * `ANCHORARRAY(A1)`, `A1.field` becomes `FIELDVALUE(A1,"field")` and `@F(A1)` becomes `SINGLE(F(A1))`. The cell keeps
 * the text that was typed.
 */
export function toEngineSyntax(formula: string): string {
  return withArrayQuotes(withSingles(formula)).replace(
    EXTENDED,
    (whole, reference: string | undefined, spill: string | undefined, fields: string | undefined) => {
      if (reference === undefined) return whole;
      if (spill !== undefined) return `ANCHORARRAY(${reference})`;
      return fieldNames(fields ?? '').reduce(
        (inner, name) => `FIELDVALUE(${inner},"${name.replaceAll('"', '""')}")`,
        reference,
      );
    },
  );
}

function fieldNames(path: string): string[] {
  return [...path.matchAll(/\.(?:\[([^\]]+)\]|([A-Za-z_]\w*))/g)].map((match) => match[1] ?? match[2] ?? '');
}

const ARRAY = new RegExp(`${QUOTED}|${QUOTED_SHEET}|(\\{(?:${QUOTED}|[^"}])*\\})`, 'g');
const TEXT = new RegExp(QUOTED, 'g');

/** The engine's lexer makes one quote of two; in an array the text would seem to end there. */
function withArrayQuotes(formula: string): string {
  return formula.replace(ARRAY, (whole, array: string | undefined) =>
    array === undefined
      ? whole
      : array.replace(TEXT, (text) => `"${text.slice(1, -1).replaceAll('""', '""""')}"`),
  );
}

const CALL = new RegExp(`${QUOTED}|${QUOTED_SHEET}|@(?=[A-Za-z_][\\w.]*\\()`, 'g');
const PARENTHESES = new RegExp(`${QUOTED}|${QUOTED_SHEET}|[()]`, 'g');

/** The engine knows `@` before a reference, and not before a call. */
function withSingles(formula: string): string {
  const at = [...formula.matchAll(CALL)].filter(([text]) => text === '@').map(({ index }) => index);
  // From the last to the first, so that the places of those before it stay right.
  return at.reduceRight((text, start) => {
    const end = endOfCall(text, start);
    return `${text.slice(0, start)}SINGLE(${text.slice(start + 1, end)})${text.slice(end)}`;
  }, formula);
}

/** Behind the parenthesis that closes the call which starts here. */
function endOfCall(formula: string, start: number): number {
  let depth = 0;
  for (const { 0: text, index } of formula.slice(start).matchAll(PARENTHESES)) {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (text === ')' && depth === 0) return start + index + 1;
  }
  return formula.length;
}
