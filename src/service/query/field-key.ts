import { nameText } from '../../names/name-text';

/** The form in which field names are compared: `Employee count`, `employeeCount` and `employee_count` are one. */
export function fieldKey(name: string): string {
  return nameText(name.replace(/([a-z])([A-Z])/g, '$1 $2')).replace(/ /g, '_');
}
