import { nameText } from '../../shared/names/name-text';
import { remembered } from '../../shared/names/remembered';

/** Every row asks for the same few fields anew. */
const MOST_KEYS = 5000;

/** The form in which field names are compared: `Employee count`, `employeeCount` and `employee_count` are one. */
export const fieldKey = remembered(MOST_KEYS, (name) =>
  nameText(name.replace(/([a-z])([A-Z])/g, '$1 $2')).replace(/ /g, '_'),
);

/** Keys that every entity answers by itself. */
export const OWN_KEYS: ReadonlySet<string> = new Set([
  'id',
  'name',
  'type',
  'entity_type',
  'description',
  'aliases',
]);
