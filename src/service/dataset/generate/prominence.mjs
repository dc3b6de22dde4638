/** Places a size between `low` and `high` by its order of magnitude, so that a giant does not flatten all others. */
export function scale(size, smallest, largest, low = 0, high = 1) {
  if (!(size > smallest)) return low;
  const share = Math.min(1, Math.log(size / smallest) / Math.log(largest / smallest));
  return low + (high - low) * share;
}
