import { ownValue } from '../../shared/contract/own-value';
import { parseQuantity } from '../query/quantity';
import type { Filter } from '../query/tree';
import type { Means } from '../query/value-test';
import { isDay } from '../store/calendar-day';
import { isPlace } from '../store/places';
import { formatDate, formatLarge, joinNames } from './format-value';
import { fieldLabel, holdsDays, pluralLabel, spoken } from './labels';
import wordings from './wordings.json';

type Words = Readonly<Record<string, string>>;

/** An operator between numbers of heads, of days, and of other figures. */
const { compared, dated, sized }: Readonly<Record<'compared' | 'dated' | 'sized', Words>> = wordings;

/** Several words in the capitals of registers. */
const IN_CAPITALS = /^[^\p{Ll}]+ [^\p{Ll}]+$/u;

/** A name or an id as prose says it. */
export function shownName(text: string, { exact }: Means): string {
  const isCode = /^[\da-f]{8}-[\da-f-]{27}$/i.test(text) || /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/.test(text);
  const bearers = [...exact(text)];
  // A place may be meant by a name of another language that it shares with none, a firm by what a register calls it.
  const isOwn = bearers.length === 1 && (bearers.every(isPlace) || IN_CAPITALS.test(text));
  const [entity] = isCode || isOwn ? bearers : [];
  return spoken({ name: entity?.name ?? text });
}

const MONEY =
  /^(?:revenue|net_income|operating_income|gdp|funding|amount|valuation|total_|equity|cash|operating_cash|gross_profit|research|free_cash_flow$|net_debt|shareholder_payouts)/;

/** Fields in percent, whoever publishes them. Births and deaths are rates per thousand. */
const IN_PERCENT =
  /_percent_of_|_growth$|_compounded$|_margin$|^return_on_|(?:inflation|unemployment|growth|tax|interest|literacy)_rate/;

/** One condition in words: `founded after 1990`, `with more than 500 employees`. */
export function filterPhrase({ path, operator, operand }: Filter, means: Means): string {
  const field = path.at(-1) ?? '';
  const names = operand.anyOf.map((group) => joinNames(group.map((value) => shownName(value, means))));
  const value = joinNames(names, 'or');
  const dates = joinNames(
    operand.anyOf.map((group) => joinNames(group.map(formatDate))),
    'or',
  );
  const [owner, own] = path;
  if (
    own === 'name' &&
    owner !== undefined &&
    ownValue<readonly string[]>(wordings.conditions, owner) !== undefined
  )
    return filterPhrase({ path: [owner], operator, operand }, means);
  if (owner === 'exchange' && (own === 'city' || own === 'country')) return `listed in ${value}`;
  const [, before, letters, behind] = /^(\*?)([^*]+)(\*?)$/.exec(operand.text) ?? [];
  if (field === 'description' && behind === '*') return `described as ${letters ?? ''}`;
  if (field === 'name' && letters !== undefined && `${before}${behind}` !== '')
    return `whose names ${before === behind ? 'hold' : behind === '*' ? 'begin with' : 'end in'} ${letters}`;
  if (field === 'until' && dated[operator] !== undefined) return `${dated[operator]} ${dates}`;
  if (holdsDays(field) && !['founded', 'since', 'date'].includes(field))
    return `whose ${fieldLabel(field)} is ${dated[operator] ?? ''} ${dates}`;
  if (holdsDays(field)) {
    const event = ownValue<string>(wordings.events, path.join('.'));
    if (event !== undefined) return `${event} ${dated[operator] ?? ''} ${dates}`;
    // Who has been a member since a day is one since that day; of a year or a bound it is one of its days.
    if (field === 'since' && operator === '=' && isDay(operand.text)) return `since ${dates}`;
    const verb = field === 'founded' ? 'founded' : field === 'since' ? 'since a day' : 'dated';
    return `${verb} ${dated[operator] ?? ''} ${dates}`;
  }
  const wording = ownValue<readonly string[]>(wordings.conditions, field)?.[operator === '!=' ? 1 : 0];
  if (wording !== undefined && (operator === '=' || operator === '!='))
    return `${wording} ${wording.endsWith(' the') ? value.replace(/^the /, '') : value}`;
  if (operator === '=' || operator === '!=')
    return `whose ${fieldLabel(field)} is ${operator === '!=' ? 'not ' : ''}${value}`;
  return boundPhrase(field, operator, operand.text, value);
}

/** What a figure is compared with: a number, or what has the same figure. */
function boundPhrase(field: string, operator: Filter['operator'], text: string, other: string): string {
  const number = parseQuantity(text);
  const [, held = field, currency = ''] = /^(.+)_in_([a-z]{3})$/.exec(field) ?? [];
  const heads =
    ownValue<string>(wordings.headed, field) ??
    (/_count$/.test(field) ? pluralLabel(field.replace(/_count$/, '')) : undefined);
  if (number === undefined)
    return heads === undefined
      ? `with a ${operator === '>' ? 'higher' : 'lower'} ${fieldLabel(field)} than ${other}`
      : `with ${operator === '>' ? 'more' : 'fewer'} ${heads} than ${other}`;
  const size = boundText(number, held, currency);
  return heads === undefined
    ? `with ${withArticle(fieldLabel(held))} ${sized[operator] ?? ''} ${size}`
    : `with ${compared[operator] ?? ''} ${size} ${heads}`;
}

/** A number in the unit of a field; money without a currency is in dollars. */
function boundText(number: number, field: string, currency: string): string {
  const size = Math.abs(number);
  const digits = size >= 1e6 ? formatLarge(size).replace('.0 ', ' ') : size.toLocaleString('en-US');
  const sign = number < 0 ? '-' : '';
  if (currency !== '') return `${sign}${digits} ${currency.toUpperCase()}`;
  if (IN_PERCENT.test(field)) return `${sign}${digits}%`;
  return `${sign}${MONEY.test(field) ? '$' : ''}${digits}`;
}

/** A figure with its article as it is spoken: an EPS, a GDP; none before what is several or is not counted. */
function withArticle(label: string): string {
  const [head = ''] = label.split(/ (?:of|per|as|in|less) /);
  if (/[a-z]s$/.test(head) && !/ss$/.test(head)) return label;
  return `${/^(?:[aeio]|u(?!ni|s)|[AEFHILMNORSX](?=[A-Z&]))/.test(label) ? 'an' : 'a'} ${label}`;
}
