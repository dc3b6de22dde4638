import type { Failure } from '../../../shared/contract/failure';
import type { Knowledge } from '../../runtime/knowledge';
import { loaded } from '../call/lazy-part';
import type { MissingField } from './suggestions';

/** The failure of a field that an entity does not have; its words are loaded with the first, as most sheets have none. */
export async function missingFieldFailure(knowledge: Knowledge, lacking: MissingField): Promise<Failure> {
  const { absent } = await loaded(import(/* webpackChunkName: "absent" */ './missing-field'));
  return absent(knowledge, lacking);
}
