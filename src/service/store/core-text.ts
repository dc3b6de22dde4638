import { coreText } from '../../shared/names/legal-form';

/** One name is parted in a row for its search, for questions and for its further names. */
const cores = new Map<string, string>();

const MOST_CORES = 64;

/** A name's text without article and legal form, as `coreText` gives it; the last ones are kept. */
export function coreTextOf(text: string): string {
  const known = cores.get(text);
  if (known !== undefined) return known;
  const core = coreText(text);
  if (cores.size >= MOST_CORES) cores.clear();
  cores.set(text, core);
  return core;
}
