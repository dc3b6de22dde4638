import { Failure } from '../contract/failure';

/** The failure of whatever is asked while no key is set. */
export function noKey(): Failure {
  return new Failure('no-key', 'No API key. Open KER ▸ Settings.');
}
