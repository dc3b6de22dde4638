import type { EntityType } from '../../shared/contract/entity-type';
import type { Evaluator } from '../query/evaluate';
import { EMPTY_SET } from './empty-set';
import { atFixing } from './rate-fixing-date';
import { filterOf, isDatedBy, OR, rangeFilters } from './rules/parts';
import { isDay } from '../store/calendar-day';
import type { StoredEntity } from '../store/stored';
import { momentOf } from '../query/period';
import type { ValuePart } from './question-parts';

type Beside = { field: string; isFor?: (entity: StoredEntity) => boolean };

/** Kinds of which the name that is held is the whole one; of a country it is the short one. */
const WHOLE_NAMES: ReadonlySet<EntityType> = new Set<EntityType>([
  ...(['EducationalInstitution', 'IntergovernmentalOrganization', 'Group'] as const),
]);

/** Where a source that does not know a thing under its own name may hold it under another. */
const BESIDE: ReadonlyMap<string, readonly Beside[]> = new Map<string, readonly Beside[]>([
  ['former_names', [{ field: 'predecessors' }]],
  ['successors', [{ field: 'succeeded_by' }]],
  ['predecessors', [{ field: 'succeeded' }]],
  ['succeeded_by', [{ field: 'successors' }]],
  ['succeeded', [{ field: 'predecessors' }]],
  // A contract is quoted under a code that is one of its names.
  [
    'ticker',
    [
      { field: 'aliases', isFor: ({ type }) => type === 'Future' },
      { field: 'code', isFor: ({ type }) => type === 'Exchange' },
    ],
  ],
  // What a school or a union is called is its whole name.
  ['legal_name', [{ field: 'name', isFor: ({ type }) => WHOLE_NAMES.has(type) }]],
  ['cost_of_revenue', [{ field: 'revenue_less_gross_profit' }]],
  // Where others hold shares of subsidiaries, a balance sheet may give the equity of all together.
  ['equity', [{ field: 'total_equity' }]],
  ['equity_percent_of_total_assets', [{ field: 'total_equity_percent_of_total_assets' }]],
  ['net_income_percent_of_equity', [{ field: 'net_income_percent_of_total_equity' }]],
  ['total_liabilities_percent_of_equity', [{ field: 'total_liabilities_percent_of_total_equity' }]],
]);

/** Where else an entity may hold a field. */
export const siblingFieldOf = (field: string, entity: StoredEntity): Beside | undefined =>
  BESIDE.get(field)?.find(({ isFor }) => isFor?.(entity) !== false);

/** A value whose first step leads nowhere, by the step beside it where that leads somewhere. */
export function withSiblingField(value: ValuePart, { reader }: Evaluator): ValuePart {
  const { way, fields, set } = value;
  const [first = ''] = [...way, ...fields];
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const beside = entity && siblingFieldOf(first, entity);
  if (beside === undefined || entity === undefined) return value;
  const at = value.at.length > 0 ? value.at : set.at;
  const then = at.length === 0 ? reader : reader.at(at.map(momentOf), true);
  const holds = (field: string): boolean => then.read(entity, then.steps([field])).length > 0;
  if (holds(first) || !holds(beside.field)) return value;
  return way.length > 0
    ? { ...value, way: [beside.field, ...way.slice(1)] }
    : { ...value, fields: [beside.field, ...fields.slice(1)] };
}

/** A day of a line of months is sought in the line of days that is held beside it, where that has it. */
export function byDay(value: ValuePart, { means, reader }: Evaluator): ValuePart {
  const { set, fields, way } = value;
  const [day = '', ...others] = value.at.length > 0 ? value.at : set.at;
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  if (!isDay(day) || others.length + way.length > 0) return value;
  if (entity?.type !== 'MacroIndicator' || fields.join() !== 'latest_value') return value;
  if (entity.series.some(({ cadence }) => cadence === 'd')) return value;
  const then = reader.at([momentOf(day)], true);
  const daily = entity.aliases
    .flatMap((alias) => [...means.exact(`daily ${alias}`)])
    .find((each) => then.read(each, ['latest_value']).length > 0);
  return daily === undefined ? value : { ...value, set: { ...set, named: [[daily]] } };
}

/** A rate of a day on which none was fixed, by the day before. The average and the extremes of a year are of all its months. */
export function byFixing(value: ValuePart, evaluator: Evaluator): ValuePart {
  const { set, fields, way, summary } = value;
  if (summary !== undefined) return value;
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const isRate = way.length === 0 && (fields[0] === 'rate' || fields[0] === 'latest_value');
  if (entity?.type !== 'ForeignExchangeRate' || !isRate) return value;
  const said = value.at.length > 0 ? value.at : set.at;
  const at = atFixing(said, entity, evaluator);
  return at === said ? value : { ...value, set: { ...set, at: [] }, at };
}

/** Figures of a company that its financings hold, each for itself. */
const OF_ROUNDS: ReadonlyMap<string, string> = new Map([
  ['funding', 'amount'],
  ['valuation', 'valuation'],
]);

/** A time that may be the day of something: a year, a month, a day, or a span of them. */
const CALENDAR = /^\d{4}(?:-\d{2}){0,2}(?:\.\.(?:\d{4}(?:-\d{2}){0,2})?)?$/;

/** What a company raised, or was valued at, by its financings: their sum, or each with its own. */
export function byRound(value: ValuePart, { reader }: Evaluator): ValuePart {
  const { way, fields, set, summary, where, change, compare } = value;
  const [field = '', ...others] = fields;
  const times = [...value.at, ...set.at].flatMap((time) => time.split(OR));
  // Financings of a time are those of that day, month or year, each with what it brought.
  const isOfTime = times.length > 0 && times.every((time) => CALENDAR.test(time)) && isDatedBy({ at: times });
  const figure = isOfTime && field === 'funding_rounds' ? 'amount' : OF_ROUNDS.get(field);
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const isTimed = times.length === 0 || isOfTime;
  const isPlain = way.length + others.length + where.length === 0 && isTimed;
  const isOpen =
    change === undefined && compare === undefined && (summary === undefined || summary === 'sum');
  if (figure === undefined || entity?.type !== 'Company' || !isPlain || !isOpen) return value;
  if (reader.read(entity, reader.steps(['funding_rounds', figure])).length === 0) return value;
  const rounds = {
    ...EMPTY_SET,
    topic: 'funding_rounds',
    type: 'PrivateCompanyFundingRound',
    isPlural: true,
  } as const;
  const own = {
    ...rounds,
    filters: [
      filterOf('company', { operator: '=', text: entity.name }),
      ...(field === 'valuation' ? [filterOf(figure, { operator: '=', text: '*' })] : []),
      ...(times.length === 0 ? [] : rangeFilters('date', times)),
    ],
  };
  return { ...value, set: own, fields: [figure], at: [] };
}
