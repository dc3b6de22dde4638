import { given, type PartOf, type SetPart } from '../parts';

type Question = PartOf<'Question'>;

const DATES: ReadonlySet<string> = new Set(['since', 'until', 'date']);

/** The class with the days on which its members came to be so, which a bare `and since when` behind a list asks for. */
export function datedClass({ root, asks }: Question): Question | undefined {
  // A list that a time narrowed, or an order by days, shows them by itself.
  const isDated =
    root.cat === 'Set' &&
    root.ranking === undefined &&
    root.conditions.some(({ path, value }) => value.kind === 'time' && path.length === 2);
  const isInOrder = root.cat === 'Set' && DATES.has(root.ranking?.path?.at(-1) ?? '');
  if ((isDated && asks === 'list') || isInOrder) return { cat: 'Question', root, ...given({ asks }) };
  const [condition, ...others] = root.cat === 'Set' && root.names === undefined ? root.conditions : [];
  const [step, ...further] = condition?.path ?? [];
  if (
    root.cat !== 'Set' ||
    asks === 'count' ||
    root.ranking !== undefined ||
    condition?.value.kind !== 'names'
  )
    return undefined;
  if (step === undefined || further.length > 0 || condition.operator !== '=' || others.length > 0)
    return undefined;
  const date = step.startsWith('former_') ? 'until' : 'since';
  const set: SetPart = { ...root, conditions: [{ ...condition, path: [step, 'name'] }] };
  const value = { fields: [[step, date]], where: [], times: root.times } as const;
  return { cat: 'Question', root: { cat: 'Value', set: { ...set, times: [] }, ...value } };
}
