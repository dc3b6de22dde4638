/**
 * The highest supported version of each requirement set, as far as an add-in of formulas, ranges, names and tables
 * needs it. Functions may return data types (CustomFunctionsRuntime 1.4), but `valuesAsJson` (ExcelApi 1.16) is
 * unsupported.
 */
const SUPPORTED: Readonly<Record<string, string>> = {
  ExcelApi: '1.12',
  SharedRuntime: '1.1',
  RibbonApi: '1.1',
  CustomFunctionsRuntime: '1.4',
};

/**
 * Sets of ExcelApi with a single feature: properties of numbers and texts (1.19), and a run as one undo step (1.20).
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
