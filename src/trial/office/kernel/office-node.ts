/**
 * An object of Excel's API, whatever it stands for: what objects need to know of one another. Its names must not be
 * among those of Excel's own members, which are set on the same object.
 */
export type OfficeNode = {
  readLoaded(paths: readonly string[]): void;
  set(properties: Record<string, unknown>): void;
};
