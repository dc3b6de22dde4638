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
 * `ANCHORARRAY(A1)`, and `A1.field` becomes `FIELDVALUE(A1,"field")`. The cell keeps the text that was typed.
 */
export function toEngineSyntax(formula: string): string {
  return formula.replace(
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
