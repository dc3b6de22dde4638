/** A name before an exclamation mark: of a workbook, of an add-in's file, or the number of a link to one. */
const QUALIFIER = String.raw`(?:'(?:[^']|'')*'|\[[^\][]*\]|[\p{L}_\\][\p{L}\p{N}_.\\]*)!`;

/**
 * A call of this add-in as Excel writes it without the add-in, with another add-in's prefix (office-js#2568, #3872).
 * The alternatives before it skip texts and sheet names.
 */
const KEPT_CALL = new RegExp(
  String.raw`"(?:[^"]|"")*"|(?<![\p{L}\p{N}_.])(${QUALIFIER})?(?:_xlfn\.)?_xldudf_KER_([\p{L}\p{N}_]+)(?=\s*\()|'(?:[^']|'')*'`,
  'giu',
);

/** A formula with its calls of this add-in as a person types them; other calls, texts and references stay as they are. */
export function typedCalls(formula: string): { formula: string; isForeign: boolean } {
  let isForeign = false;
  const typed = formula.replace(KEPT_CALL, (found: string, qualifier?: string, name?: string) => {
    if (name === undefined) return found;
    isForeign ||= qualifier !== undefined;
    return `KER.${name.toUpperCase().replaceAll('_', '.')}`;
  });
  return { formula: typed, isForeign };
}
