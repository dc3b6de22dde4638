import { AREAS } from './root-parts';
import { isBare, isSingle } from './parts';
import { rule, type Rule } from './rule';

/** What shares something with a named one. */
export const SAME_RULES: readonly Rule[] = [
  rule(['same', 'fields'], 0, 'the same auditor', (_same, { fields, summary, change }) =>
    fields.length === 1 && summary === undefined && change === undefined
      ? { kind: 'sameOf', field: fields[0] ?? '' }
      : undefined,
  ),
  rule(['same', 'set'], 0, 'the same country', (_same, set) => {
    const field = isBare(set) && !set.isPlural ? AREAS.get(set.topic ?? '') : undefined;
    return field === undefined ? undefined : { kind: 'sameOf', field };
  }),
  rule(['sameOf', 'set'], 0, 'the same auditor as Apple', ({ field }, set, attach) => {
    const filters = isSingle(set) && set.at.length === 0 ? attach.sharing(field, set) : undefined;
    return filters === undefined ? undefined : { kind: 'cond', filters };
  }),
  rule(['sameOf', 'phrase'], 0, 'dieselbe Währung wie Frankreich', ({ field }, { light, of }, attach) => {
    const set = light === 'than' && of.kind === 'set' && isSingle(of) && of.at.length === 0 ? of : undefined;
    const filters = set && attach.sharing(field, set);
    return filters === undefined ? undefined : { kind: 'cond', filters };
  }),
  rule(['relation', 'cond'], 0.05, 'use the same currency as France', ({ relation }, cond) => {
    const [first, other] = cond.filters;
    const isShared = other?.path[0] === 'name' && other.operator === '!=';
    const isPlace = relation.field === 'headquarters' || relation.field === 'location';
    return isShared && (first?.path[0] === relation.field || isPlace) ? cond : undefined;
  }),
];
