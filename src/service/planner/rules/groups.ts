import type { Attach } from '../part-combination';
import { EMPTY_SET } from '../empty-set';
import { isBare, isNamed, parted } from './parts';
import { only, rule, type Rule } from './rule';
import type { Part } from '../question-parts';

/** Collections that are also what things are parted by. */
const PARTING: ReadonlyMap<string, string> = new Map([
  ['countries', 'country'],
  ['states', 'state'],
  ['cities', 'city'],
  ['continents', 'continent'],
  ['regions', 'region'],
  ['industries', 'industry'],
  ['exchanges', 'exchange'],
  ['currencies', 'currency'],
]);

/** Relations that say where something is. */
const PLACED: ReadonlySet<string> = new Set(['headquarters', 'location', 'registered_in']);

/** What a figure without a collection is of. */
const LIKELY = ['companies', 'countries', 'cities'] as const;

/** A figure for each value of a field. */
export const GROUP_RULES: readonly Rule[] = [
  rule(['light', 'set'], 0, 'by state, in each country', ({ light }, set) => {
    const field = isBare(set) ? PARTING.get(set.topic ?? '') : undefined;
    return field !== undefined && only(light, 'by', 'per') ? { kind: 'group', field } : undefined;
  }),
  // `Listed on each exchange`: what the verb leads to parts them.
  rule(
    ['relation', 'group'],
    0,
    'incorporated in each state',
    ({ relation: { field } }, group): Part | undefined =>
      PLACED.has(field)
        ? { ...group, field: field === 'registered_in' ? field : group.field }
        : field === group.field
          ? group
          : undefined,
  ),
  rule(['light', 'fields'], 0, 'by auditor, per industry', ({ light }, { fields, summary, change }) =>
    only(light, 'by', 'per') && fields.length === 1 && summary === undefined && change === undefined
      ? { kind: 'group', field: fields[0] ?? '' }
      : undefined,
  ),
  rule(['set', 'group'], 0, 'companies by state', (set, { field }, attach) =>
    isNamed(set) || set.orders.length > 0 || set.group !== undefined || !parts(set.topic, field, attach)
      ? undefined
      : { ...set, group: field },
  ),
  rule(['value', 'group'], 0, 'average revenue of companies by state', (value, { field }, attach) =>
    value.summary === undefined || value.way.length > 0 || !parts(value.set.topic, field, attach)
      ? undefined
      : { ...value, set: parted(value.set, field) },
  ),
  rule(['fields', 'group'], 0.1, 'total population by continent', (fields, { field }, attach) => {
    const topic = LIKELY.find(
      (each) => attach.typeHolds(each, fields.fields[0] ?? '') && parts(each, field, attach),
    );
    return fields.summary === undefined || topic === undefined
      ? undefined
      : attach.valueOf(parted({ ...EMPTY_SET, topic, isPlural: true }, field), fields);
  }),
];

/** Whether the field leads from a collection to things that part it. */
function parts(topic: string | undefined, field: string, attach: Attach): boolean {
  return (
    topic !== undefined &&
    attach.typeHolds(topic, field) &&
    attach.leadsToEntities({ ...EMPTY_SET, topic, isPlural: true }, [field])
  );
}
