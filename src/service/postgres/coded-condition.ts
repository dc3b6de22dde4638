import type { Condition } from '../store/collection';
import { fieldSpec } from '../query/field-table';
import type { CompileContext } from './compile-context';
import { meetingOf, type CodedField, type Meeting } from './field-codes';
import { isAddress, storedPlaces } from './field-places';
import { commonPlace } from './money';

/** A field, and whether the values of each of its ranges meet a condition. */
export type CodedCondition = { coded: CodedField; meeting: readonly Meeting[] };

const ALL: Meeting = 'all';

/** That an entity has any value. */
export const anyOf = (coded: CodedField): CodedCondition => ({ coded, meeting: coded.ranges.map(() => ALL) });

/** That an entity is of the types of a collection. */
export function ofTypes(coded: CodedField, { types }: CompileContext): CodedCondition {
  return { coded, meeting: coded.ranges.map(({ first }) => (types.includes(first) ? ALL : 'none')) };
}

/** A condition by the codes of its field; nothing where ranges of values do not tell what it needs. */
export async function codedCondition(
  { facet, field, operator, operand, isEither }: Condition,
  compiling: CompileContext,
): Promise<CodedCondition | undefined> {
  const [key = '', ...rest] = [...facet, ...field];
  const [only, ...others] = rest.length > 0 ? [] : (storedPlaces(key, compiling) ?? []);
  const isOneEach = isEither || operand.anyOf.every((group) => group.length <= 1);
  const values = [...new Set([operand.text, ...operand.anyOf.flat()])];
  const isSupported =
    operator === '=' ? isOneEach : values.length === 1 && operator !== '!=' && operand.text !== '*';
  if (only === undefined || others.length > 0 || !isSupported) return undefined;
  const { place, held } = operator === '=' ? only : (commonPlace(only, compiling) ?? only);
  const kind = (['n', 'd', 't'] as const).find((each) => held.kinds.replaceAll(each, '') === '');
  const spec = fieldSpec(key);
  const isComparedOtherwise = spec?.contains === true || spec?.name === 'fiscal_year_end' || isAddress(key);
  const coded =
    kind === undefined || (kind !== 'n' && isComparedOtherwise)
      ? undefined
      : await compiling.fields.codes.of(place);
  if (coded === undefined || kind === undefined) return undefined;
  const each = values.flatMap((value) => {
    const meeting = value === '*' ? anyOf(coded).meeting : meetingOf(coded.ranges, { value, operator, kind });
    return meeting === undefined ? [] : [meeting];
  });
  if (each.length === 0) return undefined;
  const either = (at: number): Meeting => {
    const all = each.map((meeting) => meeting[at]);
    return all.includes('all') ? 'all' : all.includes('some') ? 'some' : 'none';
  };
  return { coded, meeting: coded.ranges.map((_range, at) => either(at)) };
}
