import { notLoaded } from '../../../shared/contract/failure';

/**
 * A part of the add-in that is loaded when a cell first needs it, so that the others start sooner. Where it cannot be
 * loaded the cell says so, and the next calculation tries again.
 */
export function loaded<T>(part: Promise<T>): Promise<T> {
  return part.catch(notLoaded);
}
