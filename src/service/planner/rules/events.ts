import type { Attach } from '../attach';
import type { ClaimPart, ValuePart } from '../sense';
import { isSingle } from './parts';
import { only, rule, type Rule } from './rule';

/** Relations of which the dataset knows since when they are, where a source says so. */
const BEGINNING = new Set([
  ...[
    'member_of',
    'members',
    'currency',
    'parent',
    'subsidiaries',
    'ceo',
    'cfo',
    'leads',
    'board_members',
    'directs',
  ],
]);

/** When what a verb says came to be. */
export const EVENT_RULES: readonly Rule[] = [
  rule(['ask', 'claim'], 0, 'when did Finland join the EU', ({ ask }, claim) =>
    ask === 'when' ? sinceOf(claim) : undefined,
  ),
  rule(['ask', 'value'], 0.05, 'when was GitHub acquired', ({ ask }, value, attach) =>
    ask === 'when' ? sinceOfValue(value, attach) : undefined,
  ),
  rule(['value', 'light'], 0.3, "Mailchimp's parent company since", (value, { light }, attach) =>
    light === 'since'
      ? sinceOfValue({ ...value, relation: { field: value.fields[0] ?? '' } }, attach)
      : undefined,
  ),
];

/** `Finland.member_of.name=European Union.since`. */
function sinceOf({ set, filter, at }: ClaimPart): ValuePart | undefined {
  const [field = '', ...others] = filter.path;
  if (
    !BEGINNING.has(field) ||
    others.length > 0 ||
    filter.operator !== '=' ||
    at.length > 0 ||
    !isSingle(set)
  )
    return undefined;
  const named = { ...filter, path: [field, 'name'] };
  return {
    kind: 'value',
    set: { ...set, filters: [...set.filters, named] },
    way: [],
    fields: ['since'],
    where: [],
    at: [],
  };
}

function sinceOfValue(value: ValuePart, attach: Attach): ValuePart | undefined {
  const { set, fields, way, where, at, relation } = value;
  const [field = ''] = fields;
  const isPlain = fields.length === 1 && way.length + where.length + at.length === 0 && isSingle(set);
  // What somebody bought may be many things, each at a time of its own.
  if (!isPlain || relation === undefined || !only(field, 'parent', 'currency', 'ceo', 'cfo'))
    return undefined;
  return attach.leadsToEntities(set, [field]) ? { ...value, way: [field], fields: ['since'] } : undefined;
}
