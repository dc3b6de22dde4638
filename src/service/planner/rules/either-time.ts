import type { Attach } from '../part-combination';
import type { SetPart, ValuePart } from '../question-parts';
import { fieldsPart, isMeasure, isSingle, OR } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** A comparison that says nothing but which end is asked for, and of which two times. */
const isOpen = ({ fields, end, than, of }: Of<'compared'>): boolean =>
  fields.length === 0 && end.fields === undefined && than === undefined && of === undefined;

/** One figure of one thing at two times, which tell in which of them it was the higher. */
function ofTwoTimes(value: ValuePart, { at = [], ...compared }: Of<'compared'>): ValuePart | undefined {
  const { set, fields, way, where, change, compare, summary } = value;
  const isPlain = isSingle(set) && fields.length === 1 && way.length + where.length === 0;
  const isFree = compare === undefined && summary === undefined;
  const times = [...value.at, ...at].flatMap((time) => time.split(OR));
  const isPair =
    times.length === 2 && times.every((time) => !time.includes('..') && !/^last |^each /.test(time));
  if (!isPlain || !isFree || !isPair || !isOpen(compared)) return undefined;
  if (change === undefined) return { ...value, at: times };
  const grown = yearlyGrowth(`${fields[0] ?? ''}_growth`, set);
  return grown === undefined
    ? undefined
    : { kind: 'value', set, way, fields: [grown], where, at: [...times].sort() };
}

/**
 * A growth that each of two years has: that from the one to the other is another. Of a rate in percent there is none, and the
 * years of a series are averages or ends.
 */
function yearlyGrowth(field: string, { named = [] }: SetPart): string | undefined {
  const [, grown] = /^(.+?)_(?:growth|change)$/.exec(field) ?? [];
  if (grown === undefined) return field;
  return named[0]?.[0]?.type === 'Company' ? `${grown}_yearly_growth` : undefined;
}

/** The figure of one thing that was compared with nothing but itself. */
function ofOne({ of, fields, than, at = [] }: Of<'compared'>, attach: Attach): ValuePart | undefined {
  if (of === undefined || than !== undefined || fields.length !== 1 || !isSingle(of)) return undefined;
  const times = [...of.at, ...at].flatMap((time) => time.split(OR));
  const isPair =
    times.length === 2 && times.every((time) => !time.includes('..') && !/^last |^each /.test(time));
  const field = yearlyGrowth(fields[0] ?? '', of);
  return isPair && field !== undefined && attach.fits(of, [field])
    ? { ...attach.valueOf({ ...of, at: [] }, fieldsPart([field])), at: times }
    : undefined;
}

const measured = (set: SetPart, attach: Attach): ValuePart | undefined =>
  isMeasure(set) && isSingle(set) && attach.fits(set, ['latest_value'])
    ? attach.valueOf(set, fieldsPart(['latest_value']))
    : undefined;

/** In which of two times something was higher. */
export const EITHER_TIME_RULES: readonly Rule[] = [
  rule(['compared', 'times'], 0, 'higher in 2022 than in 2021', (compared, { at, joint }) =>
    joint === 'than' && (compared.at ?? []).length <= 1 && at.length === 1 && isOpen(compared)
      ? { ...compared, at: [...at, ...(compared.at ?? [])] }
      : undefined,
  ),
  rule(['value', 'compared'], 0, "was Apple's revenue higher in 2022 or 2021", (value, compared) =>
    ofTwoTimes(value, compared),
  ),
  rule(
    ['compared', 'value'],
    0.1,
    'which was higher, the revenue of Apple in 2021 or 2022',
    (compared, value) => ofTwoTimes(value, compared),
  ),
  rule(
    ['set', 'compared'],
    0.1,
    'was the unemployment rate higher in 2009 or 2010',
    (set, compared, attach) => {
      const value = measured(set, attach);
      return value && ofTwoTimes(value, compared);
    },
  ),
  rule(['compared', 'set'], 0.1, 'which was higher, CPI in 2009 or 2010', (compared, set, attach) => {
    const value = measured(set, attach);
    return value && ofTwoTimes(value, compared);
  }),
  rule(
    ['ask', 'compared'],
    0,
    'in which year did Ford make more revenue, 2019 or 2021',
    ({ ask }, compared, attach) => {
      const root = only(ask, 'when', 'yes or no', 'what') ? ofOne(compared, attach) : undefined;
      return root && { kind: 'root', root };
    },
  ),
  rule(
    ['light', 'compared'],
    0.05,
    'did Ford make more revenue in 2019 or in 2021',
    ({ light }, compared, attach) => {
      const root = only(light, 'do', 'have', 'be') ? ofOne(compared, attach) : undefined;
      return root && { kind: 'root', root };
    },
  ),
];
