import { nameText } from '../../shared/names/name-text';

/** The form in which field names are compared: `Employee count`, `employeeCount` and `employee_count` are one. */
export function fieldKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = keyOf(name);
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

/** Every row asks for the same few fields anew. */
const keys = new Map<string, string>();

const MOST_KEYS = 5000;

function keyOf(name: string): string {
  return nameText(name.replace(/([a-z])([A-Z])/g, '$1 $2')).replace(/ /g, '_');
}

/** Keys that every entity answers by itself. */
export const OWN_KEYS: ReadonlySet<string> = new Set([
  'id',
  'name',
  'type',
  'entity_type',
  'description',
  'aliases',
]);
