import { daysBetween, type Cited, type Line } from './line';

/** A comparative column shows the period a quarter or a year before, or the next one. */
const MOST_APART = 400;

/** Splits change figures per share by more. */
const SPLIT = 0.3;

/** Fewer digits are equal by chance. */
const FEWEST_DIGITS = 3;

/**
 * Corrects figures that a filing showed in a column of another period: what a later filing, or none that is known, says of a period is what
 * the own report of a near period says of that one. The figure of the period's own report stands in its place, or none where that is not known.
 */
export function correctMisdated(lines: readonly Line[]): void {
  const ends = { a: new Set<string>(), q: new Set<string>() };
  for (const line of lines)
    if (line.name.kind !== 'shares')
      for (const end of correctLine(line, () => true)) ends[line.cadence].add(end);
  // Figures per share have few digits: they are another period's where its profit stands beside them.
  for (const line of lines)
    if (line.name.kind === 'shares')
      correctLine(line, (end, point) => ends[line.cadence].has(end) && isOfOneBasis(point));
}

/** Whether a figure per share is not what a split made of the one that was first filed. */
const isOfOneBasis = ({ value, first }: Cited): boolean =>
  first === undefined || Math.abs(value / first - 1) < SPLIT;

function correctLine({ points }: Line, isOpen: (end: string, point: Cited) => boolean): string[] {
  const own = [...points].flatMap(([end, { value, first, cite }]) => {
    const said = first ?? (cite === '' ? value : undefined);
    return said === undefined ? [] : [{ end, said }];
  });
  const isBeside = (end: string, { value, first }: Cited): boolean =>
    own.some((each) => each.end !== end && each.said === value && isNear(each.end, end)) ||
    // Of several periods of which a later filing says the same each has what its own report said.
    (first !== undefined &&
      [...points].some(([day, each]) => day !== end && each.value === value && isNear(day, end)));
  const wrong = [...points].filter(
    ([end, point]) => isOpen(end, point) && isOfAnother(point) && isBeside(end, point),
  );
  for (const [end, { first, tag }] of wrong)
    if (first === undefined) points.delete(end);
    else points.set(end, { value: first, cite: '', tag });
  return wrong.map(([end]) => end);
}

/** Whether a figure may be of another period: its own report is not known to say so. */
function isOfAnother({ value, cite, first }: Cited): boolean {
  if (value === 0 || cite === '' || value === first) return false;
  const digits = String(Math.abs(value))
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;
  return cite !== '?' || first !== undefined || digits >= FEWEST_DIGITS;
}

const isNear = (one: string, other: string): boolean => Math.abs(daysBetween(one, other)) <= MOST_APART;
