import { tokens } from '../../shared/formula/tokens';
import { fromFileFormula } from './file-formula';

/**
 * Excel's own limits of a formula, and as many operators as the engine follows, one within the other: a formula beyond
 * them would end all calculation.
 */
const LIMITS = { characters: 8_192, levels: 64, operators: 2_500 };

/** A name of a file and what it stands for. */
type Name = { name: string; range: string };

/** Whether a stored formula is longer or deeper than the engine can follow. */
export function exceedsExcelLimits(stored: string): boolean {
  if (stored.length > LIMITS.characters) return true;
  // Most formulas are within them at first sight, and are not taken apart for nothing.
  const isDeep = stored.split('(', LIMITS.levels + 2).length > LIMITS.levels + 1;
  if (!isDeep && stored.length <= LIMITS.operators) return false;
  const operators = tokens(`=${stored}`).filter(({ kind }) => kind === 'operator');
  let level = 0;
  const depths = operators.map(({ text }) => (level += text === '(' ? 1 : text === ')' ? -1 : 0));
  return operators.length > LIMITS.operators || depths.some((depth) => depth > LIMITS.levels);
}

/** The names, in capitals, that cannot be followed to an end: of formulas beyond the limits, or leading back to themselves. */
export function endlessNames(names: readonly Name[]): ReadonlySet<string> {
  const open = new Map(names.map(({ name, range }) => [name.toUpperCase(), namesIn(range)]));
  const users = new Map<string, string[]>();
  for (const [name, used] of open)
    for (const each of used) users.set(each, [...(users.get(each) ?? []), name]);
  const ends = [...open].flatMap(([name, used]) => ([...used].some((each) => open.has(each)) ? [] : [name]));
  const beyond = names.filter(({ range }) => exceedsExcelLimits(range)).map(({ name }) => name.toUpperCase());
  const isBeyond = new Set(beyond);
  for (const name of ends) {
    if (isBeyond.has(name)) continue;
    open.delete(name);
    for (const user of users.get(name) ?? []) {
      if (open.has(user) && ![...(open.get(user) ?? [])].some((each) => open.has(each))) ends.push(user);
    }
  }
  return new Set(open.keys());
}

function namesIn(range: string): ReadonlySet<string> {
  const found = exceedsExcelLimits(range) ? [] : tokens(fromFileFormula(range));
  return new Set(found.flatMap(({ kind, text }) => (kind === 'name' ? [text.toUpperCase()] : [])));
}
