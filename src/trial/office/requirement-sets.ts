/**
 * The highest version of each requirement set of which the stand-in has what an add-in of formulas, ranges, names and
 * tables uses. Cells take data types from functions (CustomFunctionsRuntime 1.4) but not from `valuesAsJson` (ExcelApi
 * 1.16), so that one is told no.
 */
const SUPPORTED: Readonly<Record<string, string>> = {
  ExcelApi: '1.12',
  SharedRuntime: '1.1',
  RibbonApi: '1.1',
  CustomFunctionsRuntime: '1.4',
};

/**
 * Sets of ExcelApi that are asked for one thing alone: that numbers and texts may have properties of their own (1.19), and
 * that a run may be one step for undo (1.20).
 */
const SINGLE: ReadonlySet<string> = new Set(['1.19', '1.20']);

/** `Office.context.requirements.isSetSupported`. */
export function isSetSupported(name: string, version: string | number = '1.1'): boolean {
  if (name === 'ExcelApi' && SINGLE.has(String(version))) return true;
  const supported = SUPPORTED[name];
  if (supported === undefined) return false;
  const [major = 0, minor = 0] = String(version).split('.').map(Number);
  const [ourMajor = 0, ourMinor = 0] = supported.split('.').map(Number);
  return ourMajor > major || (ourMajor === major && ourMinor >= minor);
}
