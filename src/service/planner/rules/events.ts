import type { Attach } from '../part-combination';
import type { ClaimPart, SetPart, ValuePart } from '../question-parts';
import { BEGINNING, isSingle } from './parts';
import { only, rule, type Rule } from './rule';

/** When what a verb says came to be. */
export const EVENT_RULES: readonly Rule[] = [
  rule(['ask', 'claim'], 0, 'when did Finland join the EU', ({ ask }, claim) =>
    ask === 'when' ? sinceOf(claim) : undefined,
  ),
  rule(['ask', 'claim'], 0, 'when did the sales of Amazon first exceed 500 billion', ({ ask }, claim) =>
    ask === 'when' && claim.filter.path[0]?.endsWith('_history') === true
      ? { kind: 'root', root: claim }
      : undefined,
  ),
  rule(['light', 'set'], 0, 'after the July 2023 meeting', ({ light }, of) =>
    only(light, 'after', 'since', 'at') && of.named?.every(([first]) => first?.type === 'Event') === true
      ? { kind: 'phrase', light: 'of', of }
      : undefined,
  ),
  rule(['light', 'round'], 0, 'in its Series F', ({ light }, round) =>
    only(light, 'in', 'of', 'with', 'possessive', 'for', 'at') ? round : undefined,
  ),
  rule(['value', 'round'], 0, 'how much did Anthropic raise in its Series F', (value, { name }, attach) => {
    const isPlain = value.way.length + value.where.length === 0 && value.summary === undefined;
    const set = isPlain ? attach.roundOf(value.set, name) : undefined;
    const fields = value.fields.map((field) => (field === 'funding' ? 'amount' : field));
    return set === undefined || !attach.fits(set, fields) ? undefined : { ...value, set, fields };
  }),
  rule(['set', 'round'], 0, "Anthropic's Series F", (set, { name }, attach) => attach.roundOf(set, name)),
  rule(['phrase', 'round'], 0, "Anthropic's Series F", ({ light, of }, { name }, attach) =>
    light === 'possessive' && of.kind === 'set' ? attach.roundOf(of, name) : undefined,
  ),
  rule(['round', 'phrase'], 0, 'the Series F of Anthropic', ({ name }, { light, of }, attach) =>
    only(light, 'of', 'for', 'by', 'at') && of.kind === 'set' ? attach.roundOf(of, name) : undefined,
  ),
  rule(['light', 'ask'], 0.05, 'and when', ({ light }, { ask }) =>
    only(light, 'and', 'comma') && ask === 'when' ? { kind: 'andWhen' } : undefined,
  ),
  rule(['value', 'andWhen'], 0, 'who bought LinkedIn and when', (value, _when, attach) =>
    sinceOfValue(value, attach),
  ),
  rule(['value', 'andWhen'], 0, 'the highest rate on record and when was it', (value) =>
    // The answer says of when it is.
    value.summary === 'maximum' || value.summary === 'minimum' ? value : undefined,
  ),
  rule(['value', 'andWhen'], 0.05, 'the members of the EU and since when', (value, _when, attach) => {
    const set = attach.membersOf(value);
    return set === undefined ? undefined : memberSince(set);
  }),
  rule(['set', 'andWhen'], 0, 'EU countries and since when', (set) =>
    // Who is told by when it came to be so is told with that day.
    isSince(set) ? set : memberSince(set),
  ),
  rule(['root', 'andWhen'], 0.05, 'list the members of the EU and since when', ({ root }, _when, attach) => {
    const set = root.kind === 'value' ? attach.membersOf(root) : root.kind === 'set' ? root : undefined;
    if (set !== undefined && isSince(set)) return { kind: 'root', root: set };
    const since = set === undefined ? undefined : memberSince(set);
    return since === undefined ? undefined : { kind: 'root', root: since };
  }),
  rule(['root', 'andWhen'], 0.1, 'what was the highest rate and when was it', (root) =>
    root.root.kind === 'value' && (root.root.summary === 'maximum' || root.root.summary === 'minimum')
      ? root
      : undefined,
  ),
  rule(['root', 'andWhen'], 0, 'who bought LinkedIn and when', ({ root }, _when, attach) => {
    const since =
      root.kind === 'value'
        ? sinceOfValue(root, attach)
        : root.kind === 'claim' && root.filter.path[0] === 'member_of'
          ? sinceOf(root)
          : undefined;
    return since === undefined ? undefined : { kind: 'root', root: since };
  }),
  rule(['ask', 'value'], 0.05, 'when was GitHub acquired', ({ ask }, value, attach) =>
    ask === 'when' ? sinceOfValue(value, attach) : undefined,
  ),
  rule(['value', 'light'], 0.3, "Mailchimp's parent company since", (value, { light }, attach) =>
    light === 'since'
      ? sinceOfValue({ ...value, relation: { field: value.fields[0] ?? '' } }, attach)
      : undefined,
  ),
];

const isSince = ({ filters, topic }: SetPart): boolean =>
  topic !== undefined &&
  filters.some(({ path }) => only(path.at(-1) ?? '', 'since', 'until', 'date', 'founded'));

/** Members with the day since when each is one, or until when each was. */
function memberSince(set: SetPart): ValuePart | undefined {
  const { topic, filters, orders, named, count } = set;
  const [filter, ...others] = filters;
  const [field = ''] = filter?.path ?? [];
  const isOne = filter?.path.length === 1 && filter.operator === '=' && others.length === 0;
  const isMembers = isOne && only(field, 'member_of', 'former_member_of');
  if (topic !== 'countries' || !isMembers || orders.length > 0 || named !== undefined || count !== undefined)
    return undefined;
  const of = { ...set, filters: [{ ...filter, path: [field, 'name'] }] };
  const fields = [field === 'member_of' ? 'since' : 'until'];
  return { kind: 'value', set: of, way: [field], fields, where: [], at: [] };
}

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
  // Of several each has a day of its own, though the claim is of all.
  const { text, anyOf, commas } = filter.operand;
  const either = {
    text: text.replaceAll(' AND ', ' OR '),
    anyOf: anyOf.flat().map((name) => [name]),
    commas,
  };
  const named = { ...filter, path: [field, 'name'], operand: either };
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
