import { companyName } from '../../../shared/names/legal-form';
import { nameText } from '../../../shared/names/name-text';

/** Whether two names are near enough for two rows that share an uncertain identifier to be of one entity. */
export function areAlike(one: string, other: string): boolean {
  const [ours, theirs] = [companyName(nameText(one)).core, companyName(nameText(other)).core];
  const [shorter, longer] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours];
  return shorter.every((word, at) => word === longer[at]);
}
