import { ownValue } from '../../shared/contract/own-value';
import type { Fact } from '../query/fact';
import { fieldKey } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import type { Order, Summary } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import wordings from './wordings.json';

/** A field as prose calls it: `revenue`, `GDP per head of population`, `number of universities`. */
export function fieldLabel(field: string): string {
  const spec = fieldSpec(field);
  if (spec !== undefined) return spec.label;
  const [, more, less] = /^(.+)_minus_(.+)$/.exec(field) ?? [];
  if (more !== undefined) return `${fieldLabel(more)} less ${fieldLabel(less ?? '')}`;
  const [, counted] = /^(.+)_count$/.exec(field) ?? [];
  if (counted !== undefined && !field.includes('_per_')) return `number of ${pluralLabel(counted)}`;
  const [, of, ending] =
    /^(.+?)_(annual_growth|yearly_growth|yearly_change|growth|change|history|compounded)$/.exec(field) ?? [];
  if (ending === 'annual_growth') return `compound annual growth of ${fieldLabel(of ?? '')}`;
  if (ending === 'compounded') return `compounded ${fieldLabel(of ?? '')}`;
  if (ending === 'yearly_growth') return `growth in ${fieldLabel(of ?? '')}`;
  if (ending === 'yearly_change') return `change in ${fieldLabel(of ?? '')}`;
  if (of !== undefined) return ending === 'history' ? fieldLabel(of) : `${ending ?? ''} in ${fieldLabel(of)}`;
  const [, priced] = /^(.+)_times_\d+$/.exec(field) ?? [];
  if (priced !== undefined) return fieldLabel(priced);
  const [, own, code] = /^(.+)_in_([a-z]{3})$/.exec(field) ?? [];
  if (own !== undefined && code !== undefined) return `${fieldLabel(own)} in ${code.toUpperCase()}`;
  const [, inverted] = /^inverse_(.+)$/.exec(field) ?? [];
  if (inverted !== undefined) return fieldLabel(inverted);
  const [, yearly] = /^(.+)_quarterly$/.exec(field) ?? [];
  if (yearly !== undefined) return `quarterly ${fieldLabel(yearly)}`;
  const margin = ownValue<string>(wordings.margins, field);
  if (margin !== undefined) return margin;
  const [, part, whole] = /^(.+)_percent_of_(.+)$/.exec(field) ?? [];
  if (part !== undefined) return `${fieldLabel(part)} as a percentage of ${fieldLabel(whole ?? '')}`;
  const [, above, below] = /^(.+?)_per_(.+)$/.exec(field) ?? [];
  if (above !== undefined)
    return `${fieldLabel(above)} per ${ownValue<string>(wordings.heads, below ?? '') ?? fieldLabel(below ?? '')}`;
  return field.replace(/_/g, ' ').replace(/\b(?:gdp|ppp|iso|eps)\b/g, (word) => word.toUpperCase());
}

/** What a figure is called: of a series that no field stands for as the series is, with what its name says in brackets. */
export function figureLabel({ field, value }: Pick<Fact, 'field' | 'value'>): string {
  const isOwn =
    value.kind === 'point' && fieldSpec(field) === undefined && fieldKey(value.series.name) === field;
  return isOwn
    ? value.series.name.replace(/^\p{Lu}(?=\p{Ll}| )/u, (first) => first.toLowerCase())
    : fieldLabel(field);
}

/** Several of a field as prose calls them. */
export function pluralLabel(field: string): string {
  const label = fieldLabel(field);
  return fieldSpec(field)?.plural ?? (label.endsWith('s') ? label : `${label}s`);
}

/** A path as prose calls it: `capital's population` is of the last step. */
export const pathLabel = (path: readonly string[]): string => fieldLabel(path.at(-1) ?? '');

/** A name as a sentence says it: some countries and unions want an article. */
export function spoken({ name }: Pick<StoredEntity, 'name'>): string {
  const wantsArticle =
    /^(?:United |European |African Union|Netherlands|Group of|Organi[sz]ation |Association of|Council of|North Atlantic|World (?:Trade|Health)|International (?:Bank|Monetary)|Asian Development|Southern Common|Pacific Alliance|Philippines|Bahamas|Maldives|Dominican Rep|Central African|Democratic Rep|Republic of|Euro area)/;
  return wantsArticle.test(name) && !/United(?:Health| Parcel| Airlines| Rentals)/.test(name)
    ? `the ${name}`
    : name;
}

/** A figure with whose it is, as a sentence begins: a line of figures is called as its series is. */
export const figureOf = (entity: StoredEntity, field: string): string =>
  field === 'latest_value'
    ? entity.name
    : `The ${fieldLabel(field).replace(/ in latest value$/, '')} of ${spoken(entity)}`;

/** Fields that hold days, of which one is earlier or later than another. */
const DAYS: ReadonlySet<string> = new Set([
  ...['founded', 'date', 'since', 'annual_report_filed', 'quarterly_report_filed'],
  ...['period_start', 'period_end'],
]);

/** Whether a field holds days. */
export const holdsDays = (field: string): boolean => DAYS.has(field) || field.endsWith('_date');

/** What the beginning of an order holds: the highest figures, or the latest dates. */
function endOf(order: Order): string {
  const field = order.path.at(-1) ?? '';
  if (holdsDays(field)) return order.direction === 'DESC' ? 'latest' : 'earliest';
  return order.direction === 'DESC' ? 'highest' : 'lowest';
}

/** An order's end with its figure: `highest revenue`, `most universities`. */
export function extremeLabel(order: Order): string {
  const [field = ''] = order.path;
  const counted = fieldSpec(field) === undefined ? /^(.+)_count$/.exec(field)?.[1] : undefined;
  if (counted !== undefined)
    return `${order.direction === 'DESC' ? 'most' : 'fewest'} ${pluralLabel(counted)}`;
  return `${endOf(order)} ${pathLabel(order.path)}`;
}

/** What a figure of many is called. */
export const SUMMARY_WORDS: Readonly<Record<Summary, string>> = {
  count: 'number',
  sum: 'total',
  average: 'average',
  median: 'median',
  minimum: 'lowest',
  maximum: 'highest',
};
