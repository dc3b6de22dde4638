import type { Attach } from '../part-combination';
import type { Part, SetPart } from '../question-parts';
import { comparison, fieldsPart, isNamed, isSingle } from './parts';
import { rule, type Rule } from './rule';

/** What one of several names may be of another thing. */
const CHOSEN = ['exchange', 'parent', 'auditor', 'currency', 'languages', 'industry', 'capital'] as const;

/** One of several that are named. */
export const ALTERNATIVE_RULES: readonly Rule[] = [
  rule(['set', 'set'], 0.1, 'which country has most people, China or India', (kind, set, attach) => {
    const [order, ...others] = kind.orders;
    const isOpen = kind.isRanked && !kind.isPlural && kind.filters.length === 0 && kind.rank === undefined;
    if (order === undefined || others.length > 0 || !isOpen || (set.named?.length ?? 0) < 2) return undefined;
    const [field = ''] = order.path;
    const named = attach.ofKind(set, kind);
    return named !== undefined && attach.fits(named, [field])
      ? comparison({ ...named, at: [...kind.at, ...named.at] }, field, order.direction)
      : undefined;
  }),
  rule(['set', 'set'], 0.15, 'Nasdaq or NYSE: Palantir', (choice, set, attach) =>
    chosen(choice, set, attach),
  ),
  rule(['set', 'set'], 0.2, 'is Palantir on Nasdaq or NYSE', (set, choice, attach) =>
    chosen(choice, set, attach),
  ),
];

/** Which of several names a thing has, where a field leads from it to such as they are. */
function chosen(choice: SetPart, set: SetPart, attach: Attach): Part | undefined {
  if (choice.joint !== 'or' || !isNamed(choice) || !isSingle(set) || choice.at.length > 0) return undefined;
  const field = CHOSEN.find(
    (each) =>
      attach.typedFor({ field: each }, choice) !== undefined &&
      attach.isTyped(each) &&
      attach.fits(set, [each]),
  );
  return field === undefined ? undefined : attach.valueOf(set, fieldsPart([field]));
}
