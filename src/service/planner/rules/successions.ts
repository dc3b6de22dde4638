import type { Attach } from '../part-combination';
import type { SetPart, ValuePart } from '../question-parts';
import { isSingle } from './parts';
import { only, rule, type Rule } from './rule';

/** What leads from somebody to whom he followed in an office, or to who followed him. */
const FOLLOWING = new Set(['succeeded', 'succeeded_by', 'successors', 'predecessors', 'left_office']);

/** Offices that one holds after the other. */
const OFFICES = new Set(['ceo', 'cfo', 'coo', 'cto']);

/** Whether who followed whom is asked of somebody who holds or held an office there. */
const isHeldAt = ({ fields, set }: ValuePart, place: SetPart, attach: Attach): boolean =>
  FOLLOWING.has(fields.join()) && isSingle(set) && isSingle(place) && attach.heldOfficeAt(set, place);

/** Where and in what office somebody followed another, which his own days tell already. */
export const SUCCESSION_RULES: readonly Rule[] = [
  rule(['value', 'phrase'], 0, 'succeeded Amy Weaver at Salesforce', (value, { light, of }, attach) =>
    only(light, 'at', 'of', 'in', 'for', 'by', 'from') && of.kind === 'set' && isHeldAt(value, of, attach)
      ? value
      : undefined,
  ),
  rule(['value', 'value'], 0, 'followed Doug McMillon as CEO of Walmart', (value, office, attach) =>
    OFFICES.has(office.fields.join()) && office.way.length === 0 && isHeldAt(value, office.set, attach)
      ? value
      : undefined,
  ),
  rule(['value', 'fields'], 0.05, 'who succeeded Doug McMillon as CEO', (value, { fields }) =>
    FOLLOWING.has(value.fields.join()) && OFFICES.has(fields.join()) ? value : undefined,
  ),
];
