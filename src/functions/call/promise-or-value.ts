/** What is at hand, or comes later. */
export type PromiseOrValue<T> = T | Promise<T>;

/**
 * Goes on with a value: at once where it is at hand, as a value that is kept is. A promise for each step of a cell costs
 * several times what the steps do.
 */
export function andThen<T, R>(
  value: PromiseOrValue<T>,
  next: (value: T) => PromiseOrValue<R>,
): PromiseOrValue<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
