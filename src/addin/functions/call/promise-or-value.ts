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
  return isPromise(value) ? value.then(next) : next(value);
}

/** Whether a value comes later. A promise of another realm, or of a library, is one too; JSON holds no functions. */
export function isPromise<T>(value: PromiseOrValue<T>): value is Promise<T> {
  return typeof (value as Partial<Promise<T>> | null | undefined)?.then === 'function';
}
