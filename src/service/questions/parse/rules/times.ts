import type { PartOf } from '../../parts';
import { moment, type Time } from '../../time';
import { rule } from '../rule';

const pad = (number: number): string => String(number).padStart(2, '0');

/** The year of two digits that ends a span, of the century that begins it: `2019-21`. */
const inCentury = (from: number, to: number): number | undefined => {
  const year = Math.floor(from / 100) * 100 + to;
  return to < 100 && year > from ? year : undefined;
};

const single = (times: readonly Time[]): Time | undefined => (times.length === 1 ? times[0] : undefined);

const time = (one: Time) => ({ cat: 'Time', times: [one] }) as const;

/** A day; nothing where its month has none. */
function day(year: number, month: number, number: number): ReturnType<typeof time> | undefined {
  const isDay =
    Number.isInteger(number) && number >= 1 && number <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isDay ? time(moment(`${year}-${pad(month)}-${pad(number)}`)) : undefined;
}

/** The time before or after one, for a span that leaves it out. */
function beside(one: Time, step: 1 | -1): Time | undefined {
  if (one.kind !== 'moment')
    return one.kind === 'fiscal' && one.quarter === undefined ? { ...one, year: one.year + step } : undefined;
  const [year = 0, month, date] = one.text.split('-').map(Number);
  if (month === undefined) return moment(String(year + step));
  if (date === undefined) {
    const at = year * 12 + month - 1 + step;
    return moment(`${Math.floor(at / 12)}-${pad((at % 12) + 1)}`);
  }
  return moment(new Date(Date.UTC(year, month - 1, date + step)).toISOString().slice(0, 10));
}

/** Whether the first of two ends comes first; ends of different kinds make no span. */
function span(from: Time, to: Time): ReturnType<typeof time> | undefined {
  if (from.kind === 'moment' && to.kind === 'moment')
    return from.text <= to.text ? time({ kind: 'span', from, to }) : undefined;
  const fiscal =
    from.kind === 'fiscal' && to.kind === 'moment' && /^\d{4}$/.test(to.text)
      ? { kind: 'fiscal' as const, year: Number(to.text) }
      : to;
  return from.kind === fiscal.kind &&
    (from.kind === 'fiscal' || from.kind === 'quarter' || from.kind === 'ended')
    ? time({ kind: 'span', from, to: fiscal })
    : undefined;
}

/** A year beside a fiscal year is fiscal too. */
const alike = (times: readonly Time[]): readonly Time[] =>
  times.some(({ kind }) => kind === 'fiscal')
    ? times.map((one) =>
        one.kind === 'moment' && /^\d{4}$/.test(one.text) ? { kind: 'fiscal', year: Number(one.text) } : one,
      )
    : times;

/** The quarter that a word numbers. */
const quarterOf = (word: PartOf<'Quarter' | 'Ordinal'>): number | undefined =>
  word.cat === 'Quarter' ? word.quarter : [1, 2, 3, 4].find((each) => each === word.rank);

/** Times that are no other ones beside those that are listed. */
const OPEN: ReadonlySet<Time['kind']> = new Set(['each', 'last', 'newest', 'toDate']);

const COUNTED = ['year', 'quarter', 'month'] as const;

/** Years, quarters, months, days, and spans of them. */
export const TIME_RULES = [
  rule({
    name: 'year',
    pattern: ['Year'],
    cost: 0,
    result: ([{ year }]) => time(moment(String(year))),
    examples: [['Apple revenue 2020', 'Apple.revenue.at=2020']],
  }),
  rule({
    name: 'named year',
    pattern: ['TimeUnit', 'Year'],
    result: ([{ unit }, { year }]) => (unit === 'year' ? time(moment(String(year))) : undefined),
    examples: [['Apple revenue in the year 2020', 'Apple.revenue.at=2020']],
  }),
  rule({
    name: 'yearly figure of a year',
    pattern: ['yearly', 'Time'],
    result: ([, { times }]) => ({ cat: 'Time', times }),
    examples: [['Apple revenue for the full year 2020', 'Apple.revenue.at=2020']],
  }),
  rule({
    name: 'each year by its adjective',
    pattern: ['yearly'],
    cost: 0.4,
    result: () => time({ kind: 'each', unit: 'year' }),
    examples: [
      [
        'unemployment rate yearly average 2019 to 2021',
        'Unemployment Rate.at=2019, 2020, 2021.average(latest_value_history)',
      ],
    ],
  }),
  rule({
    name: 'month of a year',
    pattern: ['Month', 'Year'],
    cost: 0.02,
    result: ([{ month }, { year }]) => time(moment(`${year}-${pad(month)}`)),
    examples: [['Gold price March 2020', 'Gold.price.at=2020-03']],
  }),
  rule({
    name: 'day after its month',
    pattern: ['Month', ['Number', 'Ordinal'], 'Year'],
    cost: 0,
    result: ([{ month }, number, { year }]) =>
      day(year, month, number.cat === 'Number' ? number.value : number.rank),
    examples: [['EUR/USD on March 5, 2024', 'EUR/USD.latest_value.at=2024-03-05']],
  }),
  rule({
    name: 'day before its month',
    pattern: [['Number', 'Ordinal'], 'Month', 'Year'],
    cost: 0,
    result: ([number, { month }, { year }]) =>
      day(year, month, number.cat === 'Number' ? number.value : number.rank),
  }),
  rule({
    name: 'day of its month',
    pattern: [['Number', 'Ordinal'], 'of', 'Month', 'Year'],
    cost: 0,
    result: ([number, , { month }, { year }]) =>
      day(year, month, number.cat === 'Number' ? number.value : number.rank),
    examples: [['EUR/USD on the 5th of March 2024', 'EUR/USD.latest_value.at=2024-03-05']],
  }),
  rule({
    name: 'quarter by its letter',
    pattern: ['TimeUnit', 'Number'],
    cost: 0,
    result: ([{ unit, isMany }, { value }]) =>
      unit === 'quarter' && !isMany && [1, 2, 3, 4].includes(value)
        ? { cat: 'Quarter', quarter: value }
        : undefined,
    examples: [['Apple revenue Q3 2022', 'Apple.revenue.at=Q3 2022']],
  }),
  rule({
    name: 'quarter by its number',
    pattern: [['Number', 'Ordinal'], 'TimeUnit'],
    cost: 0,
    result: ([number, { unit, isMany }]) => {
      const quarter = number.cat === 'Number' ? number.value : number.rank;
      return unit === 'quarter' && (!isMany || number.cat === 'Ordinal') && [1, 2, 3, 4].includes(quarter)
        ? { cat: 'Quarter', quarter }
        : undefined;
    },
  }),
  rule({
    name: 'quarter of a year',
    pattern: ['Quarter', 'Year'],
    cost: 0,
    result: ([{ quarter }, { year }]) => time({ kind: 'quarter', year, quarter }),
  }),
  rule({
    name: 'quarter of that year',
    pattern: ['Quarter', ['of', 'in', 'comma', 'slash', 'TimeUnit'], 'Year'],
    cost: 0.05,
    result: ([{ quarter }, , { year }]) => time({ kind: 'quarter', year, quarter }),
  }),
  rule({
    name: 'quarter after its year',
    pattern: ['Year', 'Quarter'],
    cost: 0.05,
    result: ([{ year }, { quarter }]) => time({ kind: 'quarter', year, quarter }),
  }),
  rule({
    name: 'quarter of a short year',
    pattern: ['Quarter', 'Number'],
    result: ([{ quarter }, { value, text }]) =>
      /^\d{2}$/.test(text) && value < 40 ? time({ kind: 'quarter', year: 2000 + value, quarter }) : undefined,
  }),
  rule({
    name: 'fiscal year',
    pattern: ['fiscal', 'Year'],
    cost: 0,
    result: ([, { year }]) => time({ kind: 'fiscal', year }),
    examples: [['Nvidia revenue FY2024', 'Nvidia.revenue.at=FY2024']],
  }),
  rule({
    name: 'fiscal year after its number',
    pattern: ['Year', 'fiscal'],
    result: ([{ year }]) => time({ kind: 'fiscal', year }),
  }),
  rule({
    name: 'short fiscal year',
    pattern: ['fiscal', 'Number'],
    result: ([, { value, text }]) =>
      /^\d{2}$/.test(text) && value < 40 ? time({ kind: 'fiscal', year: 2000 + value }) : undefined,
  }),
  rule({
    name: 'fiscal quarter',
    pattern: ['fiscal', 'Time'],
    cost: 0,
    result: ([, { times }]) => {
      const quarter = single(times);
      return quarter?.kind === 'quarter' ? time({ ...quarter, kind: 'fiscal' }) : undefined;
    },
    examples: [['Apple revenue fiscal Q1 2026', 'Apple.revenue.at=FY2026-Q1']],
  }),
  rule({
    name: 'quarter of a fiscal year',
    pattern: ['Quarter', 'Time'],
    cost: 0,
    result: ([{ quarter }, { times }]) => {
      const year = single(times);
      return year?.kind === 'fiscal' && year.quarter === undefined ? time({ ...year, quarter }) : undefined;
    },
  }),
  rule({
    name: 'quarter of that fiscal year',
    pattern: ['Quarter', ['of', 'in', 'comma'], 'Time'],
    cost: 0,
    result: ([{ quarter }, , { times }]) => {
      const year = single(times);
      return year?.kind === 'fiscal' && year.quarter === undefined ? time({ ...year, quarter }) : undefined;
    },
  }),
  rule({
    name: 'fiscal year before its quarter',
    pattern: ['Time', 'Quarter'],
    cost: 0,
    result: ([{ times }, { quarter }]) => {
      const year = single(times);
      return year?.kind === 'fiscal' && year.quarter === undefined ? time({ ...year, quarter }) : undefined;
    },
  }),
  rule({
    name: 'two quarters of one year',
    pattern: [['Quarter', 'Ordinal'], ['and', 'comma'], 'Time'],
    result: ([first, , { times }]) => {
      const other = single(times);
      const quarter = quarterOf(first);
      return quarter !== undefined &&
        (other?.kind === 'quarter' || other?.kind === 'fiscal') &&
        other.quarter !== undefined
        ? { cat: 'Time', times: [{ ...other, quarter }, other] }
        : undefined;
    },
  }),
  rule({
    name: 'quarters of one year',
    pattern: [['Quarter', 'Ordinal'], ['to', 'until', 'dash'], 'Time'],
    result: ([first, , { times }]) => {
      const last = single(times);
      const quarter = quarterOf(first);
      return quarter !== undefined &&
        (last?.kind === 'quarter' || last?.kind === 'fiscal') &&
        last.quarter !== undefined
        ? span({ ...last, quarter }, last)
        : undefined;
    },
  }),
  rule({
    name: 'months of one year',
    pattern: ['Month', ['to', 'until', 'dash'], 'Time'],
    result: ([{ month }, , { times }]) => {
      const last = single(times);
      return last?.kind === 'moment' && last.text.length === 7
        ? span(moment(`${last.text.slice(0, 4)}-${pad(month)}`), last)
        : undefined;
    },
  }),
  rule({
    name: 'quarter by its last month',
    pattern: ['Month', 'TimeUnit', 'Year'],
    result: ([{ month }, { unit }, { year }]) =>
      unit === 'quarter' ? time({ kind: 'ended', unit, moment: `${year}-${pad(month)}` }) : undefined,
  }),
  rule({
    name: 'quarter by its last month and year',
    pattern: ['Time', 'TimeUnit'],
    result: ([{ times }, { unit }]) => {
      const last = single(times);
      return last?.kind === 'moment' && last.text.length === 7 && unit === 'quarter'
        ? time({ kind: 'ended', unit, moment: last.text })
        : undefined;
    },
  }),
  rule({
    name: 'period by its end',
    pattern: [['TimeUnit', 'fiscal'], 'ended', 'Time'],
    result: ([period, , { times }]) => {
      const unit = period.cat === 'fiscal' ? 'year' : period.unit;
      const last = single(times);
      const isEnd = last?.kind === 'moment' && last.text.length > 4;
      return isEnd && (unit === 'year' || unit === 'quarter')
        ? time({ kind: 'ended', unit, moment: last.text })
        : undefined;
    },
  }),
  rule({
    name: 'months by their end',
    pattern: ['Number', 'TimeUnit', 'ended', 'Time'],
    result: ([{ value }, { unit }, , { times }]) => {
      const last = single(times);
      if (last?.kind !== 'moment' || last.text.length < 7 || unit !== 'month') return undefined;
      if (value === 3) return time({ kind: 'ended', unit: 'quarter', moment: last.text });
      return value > 0 && value % 3 === 0 && value <= 12 && last.text.length === 7
        ? time({ kind: 'trailing', months: value, to: last.text })
        : undefined;
    },
  }),
  rule({
    name: 'calendar year',
    pattern: ['calendar', 'Year'],
    cost: 0,
    result: ([, { year }]) => time({ kind: 'calendar', year }),
    examples: [
      [
        'Microsoft calendar year 2024 revenue',
        'Microsoft.at=2024-01..2024-12.sum(revenue_quarterly_history)',
      ],
    ],
  }),
  rule({
    name: 'calendar quarter',
    pattern: ['calendar', 'Time'],
    cost: 0,
    result: ([, { times }]) => (single(times)?.kind === 'quarter' ? { cat: 'Time', times } : undefined),
    examples: [['Apple revenue calendar Q2 2024', 'Apple.revenue.at=Q2 2024']],
  }),
  rule({
    name: 'half of a year',
    pattern: ['half', 'Number', 'Year'],
    result: ([, { value }, { year }]) =>
      value === 1 || value === 2 ? time({ kind: 'half', year, half: value }) : undefined,
    examples: [['Apple revenue H1 2024', 'Apple.at=2024-01..2024-06.sum(revenue_quarterly_history)']],
  }),
  rule({
    name: 'half of that year',
    pattern: [['Number', 'Ordinal'], 'half', 'Year'],
    result: ([number, , { year }]) => {
      const half = number.cat === 'Number' ? number.value : number.rank;
      return half === 1 || half === 2 ? time({ kind: 'half', year, half }) : undefined;
    },
  }),
  rule({
    name: 'ordinal half of a year',
    pattern: ['Ordinal', 'half', ['of', 'in'], 'Year'],
    result: ([{ rank }, , , { year }]) =>
      rank === 1 || rank === 2 ? time({ kind: 'half', year, half: rank }) : undefined,
  }),
  rule({
    name: 'edge of a year',
    pattern: [['start', 'end', 'middle'], 'Time'],
    cost: 0.02,
    result: ([edge, { times }]) => {
      const one = single(times);
      if (one?.kind !== 'moment') return edge.cat === 'end' && one?.kind === 'fiscal' ? time(one) : undefined;
      if (one.text.length === 4) return time({ kind: 'edge', edge: edge.cat, year: Number(one.text) });
      return one.text.length === 7 && edge.cat === 'end' ? time(one) : undefined;
    },
  }),
  rule({
    name: 'last periods',
    pattern: ['last', 'Number', 'TimeUnit'],
    cost: 0,
    result: ([, { value }, { unit }]) =>
      Number.isInteger(value) && value > 0 && value <= 200 && (COUNTED as readonly string[]).includes(unit)
        ? time({ kind: 'last', count: value, unit })
        : undefined,
    examples: [['Apple revenue over the last three years']],
  }),
  rule({
    name: 'last fiscal years',
    pattern: ['last', 'Number', 'fiscal'],
    cost: 0,
    result: ([, { value }]) =>
      Number.isInteger(value) && value > 0 && value <= 50
        ? time({ kind: 'last', count: value, unit: 'year' })
        : undefined,
    examples: [['Apple revenue in the last five fiscal years', 'Apple.revenue.at=2021..2025']],
  }),
  rule({
    name: 'last fiscal periods',
    pattern: ['last', 'Number', 'fiscal', 'TimeUnit'],
    cost: 0,
    result: ([, { value }, , { unit }]) =>
      Number.isInteger(value) && value > 0 && value <= 50
        ? time({ kind: 'last', count: value, unit })
        : undefined,
    examples: [
      ['Nvidia revenue last 3 fiscal quarters', 'Nvidia.revenue_quarterly_history.at=2025-08..2026-04'],
    ],
  }),
  rule({
    name: 'length in years',
    pattern: ['Number', 'TimeUnit'],
    cost: 0.3,
    result: ([{ value }, { unit, isMany }]) =>
      unit !== 'year' || !Number.isInteger(value) || value < 2 || value > 50
        ? undefined
        : time(isMany ? { kind: 'last', count: value, unit } : { kind: 'length', years: value }),
    examples: [['5 year revenue CAGR of Microsoft', 'Microsoft.revenue_annual_growth.at=2021, 2026']],
  }),
  rule({
    name: 'times that are both meant',
    pattern: ['both', 'Time'],
    cost: 0,
    result: ([, { times }]) => (times.length > 1 ? { cat: 'Time', times } : undefined),
  }),
  rule({
    name: 'last decade',
    pattern: ['last', 'TimeUnit'],
    result: ([, { unit, isMany }]) =>
      unit === 'decade'
        ? time({ kind: 'last', count: 10, unit: 'year' })
        : unit === 'quarter' && !isMany
          ? time({ kind: 'last', count: 1, unit })
          : undefined,
  }),
  rule({
    name: 'span between',
    pattern: [['from', 'between'], 'Time', ['to', 'until', 'and'], 'Time'],
    cost: 0,
    result: ([, from, , to]) => {
      const [first, last] = [single(from.times), single(to.times)];
      return first === undefined || last === undefined ? undefined : span(first, last);
    },
    examples: [['Apple revenue from 2019 to 2021', 'Apple.revenue.at=2019..2021']],
  }),
  rule({
    name: 'span',
    pattern: ['Time', ['to', 'until', 'dash'], 'Time'],
    cost: 0.05,
    result: ([from, , to]) => {
      const [first, last] = [single(from.times), single(to.times)];
      return first === undefined || last === undefined ? undefined : span(first, last);
    },
  }),
  rule({
    name: 'span of a short year',
    pattern: ['Time', 'dash', 'Number'],
    result: ([{ times }, , { value, text }]) => {
      const first = single(times);
      const from =
        first?.kind === 'moment' && first.text.length === 4
          ? Number(first.text)
          : first?.kind === 'fiscal'
            ? first.year
            : undefined;
      const to = from === undefined || !/^\d{2}$/.test(text) ? undefined : inCentury(from, value);
      if (first === undefined || to === undefined) return undefined;
      return span(first, first.kind === 'fiscal' ? { kind: 'fiscal', year: to } : moment(String(to)));
    },
  }),
  rule({
    name: 'span of short years',
    pattern: ['Number', 'dash', 'Number'],
    cost: 0.5,
    result: ([from, , to]) => {
      const isShort = [from, to].every(({ text, value }) => /^\d{2}$/.test(text) && value < 40);
      return isShort ? span(moment(String(2000 + from.value)), moment(String(2000 + to.value))) : undefined;
    },
    examples: [["CAGR of Amazon sales '15-'23", 'Amazon.revenue_annual_growth.at=2015, 2023']],
  }),
  rule({
    name: 'open span',
    pattern: ['since', 'Time'],
    result: ([, { times }]) => {
      const from = single(times);
      return from === undefined || from.kind === 'span' || from.kind === 'last' || from.kind === 'each'
        ? undefined
        : time({ kind: 'span', from });
    },
    examples: [['Apple revenue since 2020', 'Apple.revenue.at=2020..']],
  }),
  rule({
    name: 'each period since',
    pattern: ['Time', 'since', 'Time'],
    cost: 0,
    result: ([each, , { times }]) => {
      const from = single(times);
      return single(each.times)?.kind === 'each' && (from?.kind === 'moment' || from?.kind === 'fiscal')
        ? { cat: 'Time', times: [...each.times, { kind: 'span', from }] }
        : undefined;
    },
    examples: [['Texas Instruments revenue each year from 2014', 'Texas Instruments.revenue.at=2014..']],
  }),
  rule({
    name: 'span until',
    pattern: ['until', 'Time'],
    cost: 0.3,
    result: ([, { times }]) => {
      const to = single(times);
      return to?.kind === 'moment' || to?.kind === 'fiscal' ? time({ kind: 'span', to }) : undefined;
    },
  }),
  rule({
    name: 'span before or after',
    pattern: [['before', 'after'], 'Time'],
    result: ([word, { times }]) => {
      const one = single(times);
      const next = one === undefined ? undefined : beside(one, word.cat === 'before' ? -1 : 1);
      if (next === undefined) return undefined;
      return time(word.cat === 'before' ? { kind: 'span', to: next } : { kind: 'span', from: next });
    },
  }),
  rule({
    name: 'time in its preposition',
    pattern: [['in', 'for', 'at', 'on', 'of', 'from'], 'Time'],
    cost: 0.03,
    result: ([word, { times }]) =>
      word.cat === 'from' && times.length > 1 ? undefined : { cat: 'Time', times },
  }),
  rule({
    name: 'each of some times',
    pattern: ['each', ['of', 'in'], 'Time'],
    cost: 0,
    result: ([, , { times }]) => ({ cat: 'Time', times }),
  }),
  rule({
    name: 'time with its possessive',
    pattern: ['Time', 'possessive'],
    cost: 0,
    result: ([{ times }]) => ({ cat: 'Time', times }),
  }),
  rule({
    name: 'times',
    pattern: ['Time', ['and', 'comma', 'or', 'against', 'slash'], 'Time'],
    cost: 0.05,
    result: ([left, word, right]) => {
      const isOpen = [...left.times, ...right.times].some(({ kind }) => OPEN.has(kind));
      return isOpen || right.times.length > 1
        ? undefined
        : word.cat === 'against' && left.times.length === 1
          ? { cat: 'Time', times: [{ kind: 'versus', times: alike([...left.times, ...right.times]) }] }
          : word.cat === 'or'
            ? { cat: 'Time', times: [{ kind: 'any', times: [...left.times, ...right.times] }] }
            : { cat: 'Time', times: alike([...left.times, ...right.times]) };
    },
    examples: [['Apple revenue 2020 and 2021', 'Apple.revenue.at=2020, 2021']],
  }),
];
