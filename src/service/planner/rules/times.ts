import { calendarOf, EACH_MONTH, EACH_QUARTER, EACH_YEAR, LATEST_QUARTER } from '../../query/period';
import type { Relation, ValuePart } from '../question-parts';
import { fieldsPart, filterOf, isBare, isDatedBy, OR, rangeFilters } from './parts';
import { rule, only, type Rule } from './rule';

/** `Fiscal 2024 and 2025`: the word is meant of every year beside it. */
function alike(at: readonly string[]): readonly string[] {
  const isYears = at.every((moment) => /^(?:FY)?\d{4}$/.test(moment));
  const isFiscal = isYears && at.some((moment) => moment.startsWith('FY'));
  return isFiscal ? at.map((moment) => moment.replace(/^(?=\d)/, 'FY')) : at;
}

/** Whether a time is a firm's own year or quarter, of which its first day may be asked. */
const isOwn = (time: string): boolean => /^FY|^Q\d|quarter/.test(time);

const isEach = (time: string): boolean => time === EACH_QUARTER || time === EACH_YEAR || time === EACH_MONTH;

/** Times and what they are times of. */
export const TIME_RULES: readonly Rule[] = [
  rule(['light', 'times'], 0, 'in 2010; since 2010; to 2014', ({ light }, times) => {
    if (only(light, 'in', 'for', 'on', 'at', 'from', 'of', 'the', 'comma') && times.joint === undefined)
      return times;
    if (light === 'between' && times.at.length === 2) return { kind: 'times', at: [times.at.join('..')] };
    if (only(light, 'to', 'until') && times.joint === undefined) return { ...times, joint: 'to' };
    if (only(light, 'and', 'against') && times.joint === undefined) return { ...times, joint: 'and' };
    if (light === 'than' && times.joint === undefined) return { ...times, joint: 'than' };
    if (light === 'or' && times.joint === undefined) return { ...times, joint: 'or' };
    if (light === 'since' && times.at.length === 1) return { kind: 'times', at: [`${times.at[0] ?? ''}..`] };
    return undefined;
  }),
  rule(['light', 'times'], 0, 'before 2000, after 2010', ({ light }, { at: [moment = ''], joint }) => {
    if (joint !== undefined || moment.includes('..')) return undefined;
    if (light === 'before')
      return { kind: 'bounded', bounds: [{ operator: '<', text: moment }], isTime: true };
    if (light === 'after')
      return { kind: 'bounded', bounds: [{ operator: '>', text: moment }], isTime: true };
    return light === 'since'
      ? { kind: 'bounded', bounds: [{ operator: '>=', text: moment }], isTime: true }
      : undefined;
  }),
  rule(['times', 'times'], 0, 'from 2010 to 2014; 2010 and 2014', (left, right) => {
    if (left.joint !== undefined) return undefined;
    const at = alike([...left.at, ...right.at]);
    // `Quarterly` beside a year asks for its four quarters, and the latest is none of two ends.
    if (at.includes(LATEST_QUARTER)) return undefined;
    if (at.some(isEach) && right.joint !== undefined) return undefined;
    if (at.includes(EACH_YEAR) || at.includes(EACH_MONTH)) return { kind: 'times', at };
    const [from = '', to = ''] = at;
    if (right.joint === 'than') return undefined;
    if (right.joint === 'or') return { kind: 'times', at: [at.join(OR)] };
    return right.joint === 'to' && at.length === 2 && calendarOf(from) < calendarOf(to)
      ? { kind: 'times', at: [at.join('..')] }
      : { kind: 'times', at };
  }),
  rule(['value', 'times'], 0, 'the revenue of Apple in 2023; EU laws since 2015', (value, times, attach) => {
    const { at, joint } = times;
    // Laws and sanctions are of the day on which they came.
    const acts = isDatedBy(times) ? attach.collected(value) : undefined;
    if (acts !== undefined) return { ...acts, filters: [...acts.filters, ...rangeFilters('date', at)] };
    // What was decided by the end of a year is the last that was decided in it.
    const [, day] = /^(?:end of )?(\d{4}(?:-\d\d){0,2})$/.exec(at[0] ?? '') ?? [];
    if (value.set.topic === 'events' && day !== undefined && joint === undefined && at.length === 1)
      return {
        ...value,
        set: { ...value.set, filters: [...value.set.filters, ...rangeFilters('date', [day])] },
      };
    if (value.at.length === 1 && isEach(value.at[0] ?? '') && joint === undefined)
      return { ...value, at: [...value.at, ...at] };
    if (joint !== undefined || value.at.length > 0) return undefined;
    if (value.relation?.isEvent === true && isOfRelation(value, value.relation))
      return { ...value, where: [...value.where, ...rangeFilters('since', at)] };
    return { ...value, at };
  }),
  rule(
    ['phrase', 'times'],
    0.15,
    "the first day of Apple's fiscal 2024",
    ({ light, of }, { at, joint }, attach) =>
      light === 'possessive' &&
      joint === undefined &&
      of.kind === 'set' &&
      of.at.length === 0 &&
      at.every(isOwn)
        ? attach.isOfOneFirm(of)
          ? { ...of, at }
          : undefined
        : undefined,
  ),
  rule(['set', 'relation'], 0.05, 'when did Starbucks fiscal 2024 start', (set, { relation }, attach) =>
    /^period_(?:start|end)$/.test(relation.field) && set.at.length === 1 && attach.isOfOneFirm(set)
      ? { ...attach.valueOf(set, fieldsPart([relation.field])), relation }
      : undefined,
  ),
  rule(['fields', 'times'], 0.1, 'revenue 2023 Apple; revenue in 2023 at Apple', (fields, { at, joint }) =>
    joint === undefined && fields.at === undefined ? { ...fields, at } : undefined,
  ),
  rule(['times', 'fields'], 0.1, '2023 revenue', ({ at, joint }, fields) =>
    joint === undefined && fields.at === undefined ? { ...fields, at } : undefined,
  ),
  rule(
    ['compared', 'times'],
    0,
    'how much higher was the price of gold in 2022 than in 2021',
    (compared, times) => {
      const { of, fields, at = [] } = compared;
      const [now = ''] = of?.at ?? [];
      if (times.joint === undefined && of === undefined)
        return at.length > 0 ? undefined : { ...compared, at: times.at };
      if (times.joint === undefined && of !== undefined)
        return of.at.length > 0 ? undefined : { ...compared, of: { ...of, at: times.at } };
      if (times.joint !== 'than' || of === undefined || now === '' || fields.length !== 1) return undefined;
      return {
        kind: 'value',
        set: { ...of, at: [] },
        way: [],
        fields,
        where: [],
        change: 'change',
        at: [...times.at, now],
      };
    },
  ),
  rule(['times', 'root'], 0.1, 'in 1975 how many people lived in Turkey', ({ at, joint }, root) =>
    joint === undefined && root.root.kind === 'value' && root.root.at.length === 0
      ? { ...root, root: { ...root.root, at } }
      : undefined,
  ),
  rule(['times', 'value'], 0.1, 'in 2023 the revenue of Apple', ({ at, joint }, value) =>
    joint !== undefined || value.at.length > 0 ? undefined : { ...value, at },
  ),
  rule(
    ['set', 'times'],
    0.1,
    'the unemployment rate in 2020; largest companies in 2023',
    (set, { at, joint }) =>
      joint !== undefined || set.at.length > 0 || isBare(set) ? undefined : { ...set, at },
  ),
  rule(['set', 'times'], 0.05, 'acquisitions in 2023', (set, times, attach) => {
    const isOpen = set.topic !== undefined && set.at.length === 0 && set.orders.length === 0;
    const isDated = isOpen && isDatedBy(times) && attach.isDated(set);
    return isDated ? { ...set, filters: [...set.filters, ...rangeFilters('date', times.at)] } : undefined;
  }),
  rule(['times', 'set'], 0.05, '2023 acquisitions', (times, set, attach) =>
    isDatedBy(times) && set.filters.length === 0 && attach.isDated(set)
      ? { ...set, filters: rangeFilters('date', times.at) }
      : undefined,
  ),
  rule(['times', 'set'], 0.15, 'lowest net income 2022 companies', ({ at, joint }, set, attach) =>
    joint === undefined && set.topic !== undefined && isBare(set) && set.isPlural && !attach.isDated(set)
      ? { ...set, at }
      : undefined,
  ),
  rule(['set', 'bounded'], 0.05, 'acquisitions since 2019', (set, { bounds, isTime }, attach) =>
    isTime && attach.isDated(set)
      ? { ...set, filters: [...set.filters, ...bounds.map((bound) => filterOf('date', bound))] }
      : undefined,
  ),
  rule(['claim', 'times'], 0, 'was Tim Cook the CEO of Apple in 2015', (claim, { at, joint }) =>
    joint !== undefined || claim.at.length > 0 || claim.isEvent === true ? undefined : { ...claim, at },
  ),
];

/** Whether what a verb leads to is asked for; the revenue of who bought a firm in 2023 is that of 2023. */
const isOfRelation = ({ fields: [field] }: ValuePart, relation: Relation): boolean =>
  field === relation.field || field === relation.inverse || field === 'since';
