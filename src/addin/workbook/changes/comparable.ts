import { LONGEST_FORMULA } from '../../../shared/formula/limits';
import { quoteSheet } from '../../../shared/formula/sheet-name';
import { tokens } from '../../../shared/formula/tokens';
import type { LogEntry } from '../freeze/freeze-log';
import { referenceCount, withReferences } from '../freeze/live-references';

/** What frozen formulas spilled to, by the reference of their cell: `Model!B2` → `Model!B2:D9`. */
export type FrozenSpills = ReadonlyMap<string, string>;

/** The areas that frozen formulas spilled to: `B2#` means nothing while B2 is a value. */
export function frozenSpills(entries: readonly LogEntry[]): FrozenSpills {
  return new Map(
    entries.flatMap(({ anchor, spill }): [string, string][] => {
      if (anchor === undefined || spill?.last === undefined) return [];
      const sheet = quoteSheet(spill.sheet);
      return [[`${sheet}!${anchor.first}`, `${sheet}!${spill.first}:${spill.last}`]];
    }),
  );
}

/** What was frozen beside a formula, and which texts are names of the workbook. */
type Workbook = { spills: FrozenSpills; isName: (text: string) => boolean };

/**
 * The formula with every reference naming its sheet, so that it gives the same on another sheet. Undefined where that
 * cannot be: the log holds on to no more than 250 references, a formula has a length, and `[@Name]` means the row.
 */
export function comparable(
  { formula, references }: LogEntry,
  { spills, isName }: Workbook,
): string | undefined {
  if (referenceCount(formula) !== references.length || namesItsRow(formula)) return undefined;
  const elsewhere = withValuesOf(withReferences(formula, references, { sheet: '', isName }), spills);
  return elsewhere.length > LONGEST_FORMULA ? undefined : elsewhere;
}

/** Puts the frozen area in place of `B2#`. */
function withValuesOf(formula: string, spills: FrozenSpills): string {
  const pieces = tokens(formula).map((token) => token.text);
  return pieces
    .map((text, index) => {
      const area = pieces[index + 1] === '#' ? spills.get(withoutDollars(text)) : undefined;
      if (area !== undefined) pieces[index + 1] = '';
      return area ?? pieces[index] ?? '';
    })
    .join('');
}

/** A sheet's name may have a dollar sign of its own. */
function withoutDollars(reference: string): string {
  const start = reference.lastIndexOf('!') + 1;
  return reference.slice(0, start) + reference.slice(start).replaceAll('$', '');
}

/** Whether a formula refers to its own row of a table, or to a column of its own table without naming the table. */
function namesItsRow(formula: string): boolean {
  return tokens(formula).some(({ kind, text }) => kind === 'table' && /^\[|@|#This Row/i.test(text));
}
