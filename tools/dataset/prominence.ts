/** Places a size between `low` and `high` by its order of magnitude, so that a giant does not flatten all others. */
export function scale(
  size: number | null | undefined,
  [smallest, largest]: readonly [number, number],
  [low, high]: readonly [number, number],
): number {
  if (!size || size <= smallest) return low;
  const share = Math.min(1, Math.log(size / smallest) / Math.log(largest / smallest));
  return low + (high - low) * share;
}
