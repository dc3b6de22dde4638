import type { PartOf } from '../../parts';
import { moment, type Time } from '../../time';
import { onlyOne, rule } from '../rule';

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

const numberOf = (number: PartOf<'Number' | 'Ordinal'>): number =>
  number.cat === 'Number' ? number.value : number.rank;

/** A year of this century that is written with two digits. */
const shortYear = ({ value, text }: PartOf<'Number'>): number | undefined =>
  /^\d{2}$/.test(text) && value < 40 ? 2000 + value : undefined;

const isYear = (one: Time): one is Extract<Time, { kind: 'moment' }> =>
  one.kind === 'moment' && one.text.length === 4;

/** A quarter of a year or of a fiscal year. */
function quarterAt(quarter: number, times: readonly Time[]): ReturnType<typeof time> | undefined {
  const year = single(times);
  if (year?.kind === 'fiscal' && year.quarter === undefined) return time({ ...year, quarter });
  return year !== undefined && isYear(year)
    ? time({ kind: 'quarter', year: Number(year.text), quarter })
    : undefined;
}

function halfOf(number: PartOf<'Number' | 'Ordinal'>, year: number): ReturnType<typeof time> | undefined {
  const half = numberOf(number);
  return half === 1 || half === 2 ? time({ kind: 'half', year, half }) : undefined;
}

/** A month or a quarter of the year of another. */
const monthBeside = ({ month }: PartOf<'Month'>, last: Time): Time | undefined =>
  last.kind === 'moment' && last.text.length === 7
    ? moment(`${last.text.slice(0, 4)}-${pad(month)}`)
    : undefined;

function quarterBeside(word: PartOf<'Quarter' | 'Ordinal'>, last: Time): Time | undefined {
  const quarter = quarterOf(word);
  const isQuarter = (last.kind === 'quarter' || last.kind === 'fiscal') && last.quarter !== undefined;
  return isQuarter && quarter !== undefined ? { ...last, quarter } : undefined;
}

/** The quarter that a word numbers. */
const quarterOf = (word: PartOf<'Quarter' | 'Ordinal'>): number | undefined =>
  word.cat === 'Quarter' ? word.quarter : [1, 2, 3, 4].find((each) => each === word.rank);

/** Times that are no other ones beside those that are listed. */
const OPEN: ReadonlySet<Time['kind']> = new Set(['each', 'last', 'newest', 'toDate']);

const COUNTED: ReadonlySet<string> = new Set(['year', 'quarter', 'month']);

/** Years, quarters, months, days, and spans of them. */
export const TIME_RULES = [
  rule({
    name: 'year',
    pattern: 'TimeUnit? Year',
    cost: 0,
    result: ([named, { year }]) =>
      named === undefined || named.unit === 'year' ? time(moment(String(year))) : undefined,
  }),
  rule({
    name: 'each year by its adjective',
    pattern: 'yearly',
    cost: 0.4,
    result: () => time({ kind: 'each', unit: 'year' }),
  }),
  rule({
    name: 'month of a year',
    pattern: 'Month Year',
    cost: 0.02,
    result: ([{ month }, { year }]) => time(moment(`${year}-${pad(month)}`)),
  }),
  rule({
    name: 'day of a month',
    pattern: 'Number|Ordinal? of? Month Number|Ordinal? Year',
    cost: 0,
    result: ([before, , { month }, behind, { year }]) => {
      const number = onlyOne(before, behind);
      return number && day(year, month, numberOf(number));
    },
  }),
  rule({
    name: 'newest month or quarter of a name',
    pattern: 'in|for|at Month|Quarter',
    cost: 0.3,
    result: ([, part]) => {
      if (part.cat === 'Month') return time({ kind: 'recent', month: part.month });
      return time({ kind: 'recent', quarter: part.quarter });
    },
  }),
  rule({
    name: 'quarter by its letter',
    pattern: 'TimeUnit Number',
    cost: 0,
    result: ([{ unit, isMany }, { value }]) =>
      unit === 'quarter' && !isMany && [1, 2, 3, 4].includes(value)
        ? { cat: 'Quarter', quarter: value }
        : undefined,
  }),
  rule({
    name: 'quarter by its number',
    pattern: 'Number|Ordinal TimeUnit',
    cost: 0,
    result: ([number, { unit, isMany }]) => {
      const quarter = numberOf(number);
      return unit === 'quarter' && (!isMany || number.cat === 'Ordinal') && [1, 2, 3, 4].includes(quarter)
        ? { cat: 'Quarter', quarter }
        : undefined;
    },
  }),
  rule({
    name: 'quarter of a year',
    pattern: 'Time? Quarter of|in|comma|slash|TimeUnit? Time?',
    cost: 0,
    result: ([before, { quarter }, , behind]) => {
      const year = onlyOne(before, behind);
      return year && quarterAt(quarter, year.times);
    },
  }),
  rule({
    name: 'quarter of a short year',
    pattern: 'Quarter Number',
    result: ([{ quarter }, number]) => {
      const year = shortYear(number);
      return year === undefined ? undefined : time({ kind: 'quarter', year, quarter });
    },
  }),
  rule({
    name: 'fiscal year',
    pattern: 'fiscal? Year|Number fiscal?',
    cost: 0,
    result: ([before, number, behind]) => {
      if ((before === undefined) === (behind === undefined)) return undefined;
      const year = number.cat === 'Year' ? number.year : before === undefined ? undefined : shortYear(number);
      return year === undefined ? undefined : time({ kind: 'fiscal', year });
    },
  }),
  rule({
    name: 'parts of one year',
    pattern: 'Month|Quarter|Ordinal to|until|dash|and|comma Time',
    result: ([first, word, { times }]) => {
      const last = single(times);
      const isList = word.cat === 'and' || word.cat === 'comma';
      const from = last && (first.cat === 'Month' ? monthBeside(first, last) : quarterBeside(first, last));
      if (last === undefined || from === undefined || (isList && first.cat === 'Month')) return undefined;
      return isList ? { cat: 'Time', times: [from, last] } : span(from, last);
    },
  }),
  rule({
    name: 'quarter by its last month',
    pattern: 'Year? Month|Time TimeUnit of|in? Year?',
    result: ([before, month, { unit }, , behind]) => {
      const year = before ?? behind;
      const isOnce = before === undefined || behind === undefined;
      if (unit !== 'quarter' || (month.cat === 'Month') !== (year !== undefined) || !isOnce) return undefined;
      const last = month.cat === 'Time' ? single(month.times) : undefined;
      if (month.cat === 'Month')
        return time({ kind: 'ended', unit, moment: `${year?.year}-${pad(month.month)}` });
      return last?.kind === 'moment' && last.text.length === 7
        ? time({ kind: 'ended', unit, moment: last.text })
        : undefined;
    },
  }),
  rule({
    name: 'period by its end',
    pattern: 'Number? TimeUnit|fiscal ended? Time ended?',
    cost: 0.05,
    result: ([count, period, before, { times }, behind]) => {
      if ((before === undefined) === (behind === undefined)) return undefined;
      const unit = period.cat === 'fiscal' ? 'year' : period.unit;
      const last = single(times);
      if (last?.kind !== 'moment' || last.text.length === 4) return undefined;
      const { text } = last;
      if (count === undefined)
        return unit === 'year' || unit === 'quarter'
          ? time({ kind: 'ended', unit, moment: text })
          : undefined;
      const months = unit === 'month' && [3, 6, 9, 12].includes(count.value) ? count.value : undefined;
      if (months === 3) return time({ kind: 'ended', unit: 'quarter', moment: text });
      return months === undefined || text.length > 7
        ? undefined
        : time({ kind: 'trailing', months, to: text });
    },
  }),
  rule({
    name: 'calendar or fiscal period',
    pattern: 'calendar|fiscal Time',
    cost: 0,
    result: ([word, { times }]) => {
      const one = single(times);
      if (one?.kind === 'quarter') return time(word.cat === 'fiscal' ? { ...one, kind: 'fiscal' } : one);
      return word.cat === 'calendar' && one !== undefined && isYear(one)
        ? time({ kind: 'calendar', year: Number(one.text) })
        : undefined;
    },
  }),
  rule({
    name: 'half of a year',
    pattern: 'half? Number|Ordinal half? of|in? Year',
    result: ([before, number, behind, , { year }]) =>
      (before === undefined) === (behind === undefined) ? undefined : halfOf(number, year),
  }),
  rule({
    name: 'edge of a year',
    pattern: 'start|end|middle Time',
    cost: 0.02,
    result: ([edge, { times }]) => {
      const one = single(times);
      if (one?.kind === 'last' && one.count === 1) {
        if (one.unit === 'year') return time({ kind: 'edge', edge: edge.cat });
        return one.unit === 'quarter' && edge.cat === 'end' ? time(one) : undefined;
      }
      if (one?.kind !== 'moment')
        return edge.cat === 'end' && (one?.kind === 'fiscal' || one?.kind === 'quarter')
          ? time(one)
          : undefined;
      if (one.text.length === 4) return time({ kind: 'edge', edge: edge.cat, year: Number(one.text) });
      return one.text.length === 7 && edge.cat === 'end' ? time({ ...one, isEnd: true }) : undefined;
    },
  }),
  rule({
    name: 'day of a year by its name',
    pattern: 'Day Year',
    cost: 0,
    result: ([{ month, date }, { year }]) => day(year, month, date),
  }),
  rule({
    name: 'last periods',
    pattern: 'last Number? fiscal? TimeUnit?',
    cost: 0,
    result: ([, number, fiscal, period]) => {
      const unit = period?.unit ?? (fiscal === undefined ? undefined : 'year');
      if (number === undefined) {
        if (unit === 'decade') return time({ kind: 'last', count: 10, unit: 'year' });
        return unit === 'quarter' && period?.isMany === false
          ? time({ kind: 'last', count: 1, unit })
          : undefined;
      }
      const count = Number.isInteger(number.value) && number.value <= 200 ? number.value : 0;
      return count > 0 && unit !== undefined && COUNTED.has(unit)
        ? time({ kind: 'last', count, unit })
        : undefined;
    },
  }),
  rule({
    name: 'length in years',
    pattern: 'Number TimeUnit',
    cost: 0.3,
    result: ([{ value }, { unit, isMany }]) =>
      unit !== 'year' || !Number.isInteger(value) || value < 2 || value > 50
        ? undefined
        : time(isMany ? { kind: 'last', count: value, unit } : { kind: 'length', years: value }),
  }),
  rule({
    name: 'span',
    pattern: 'from|between? Time to|until|dash|and Time',
    cost: 0.02,
    result: ([before, from, word, to]) => {
      const [first, last] = [single(from.times), single(to.times)];
      if (first === undefined || last === undefined) return undefined;
      return before === undefined && word.cat === 'and' ? undefined : span(first, last);
    },
  }),
  rule({
    name: 'span of a short year',
    pattern: 'Time dash Number',
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
    pattern: 'Number dash Number',
    cost: 0.5,
    result: ([from, , to]) => {
      const isShort = [from, to].every(({ text, value }) => /^\d{2}$/.test(text) && value < 40);
      return isShort ? span(moment(String(2000 + from.value)), moment(String(2000 + to.value))) : undefined;
    },
  }),
  rule({
    name: 'open span',
    pattern: 'since? Time on|onwards?',
    result: ([since, { times }, on]) => {
      const from = since === undefined && on?.cat !== 'onwards' ? undefined : single(times);
      return from === undefined || from.kind === 'span' || from.kind === 'last' || from.kind === 'each'
        ? undefined
        : time({ kind: 'span', from });
    },
  }),
  rule({
    name: 'each period since',
    pattern: 'Time since Time',
    cost: 0,
    result: ([each, , { times }]) => {
      const from = single(times);
      return single(each.times)?.kind === 'each' && (from?.kind === 'moment' || from?.kind === 'fiscal')
        ? { cat: 'Time', times: [...each.times, { kind: 'span', from }] }
        : undefined;
    },
  }),
  rule({
    name: 'span until',
    pattern: 'until Time',
    cost: 0.3,
    result: ([, { times }]) => {
      const to = single(times);
      return to?.kind === 'moment' || to?.kind === 'fiscal' ? time({ kind: 'span', to }) : undefined;
    },
  }),
  rule({
    name: 'span before or after',
    pattern: 'before|after Time',
    result: ([word, { times }]) => {
      const one = single(times);
      const next = one === undefined ? undefined : beside(one, word.cat === 'before' ? -1 : 1);
      if (next === undefined) return undefined;
      return time(word.cat === 'before' ? { kind: 'span', to: next } : { kind: 'span', from: next });
    },
  }),
  rule({
    name: 'time in its preposition',
    pattern: 'in|for|at|on|of|from Time',
    cost: 0.03,
    result: ([word, { times }]) =>
      word.cat === 'from' && times.length > 1 ? undefined : { cat: 'Time', times },
  }),
  rule({
    name: 'each of some times',
    pattern: 'both|each of|in? Time',
    cost: 0,
    result: ([word, of, { times }]) => {
      if (word.cat === 'both' ? times.length < 2 : of === undefined) return undefined;
      const last = single(times);
      const isLine = last?.kind === 'last' && last.unit === 'year';
      return { cat: 'Time', times: isLine ? [{ kind: 'each', unit: 'year' }, ...times] : times };
    },
  }),
  rule({
    name: 'time with its possessive',
    pattern: 'Time possessive',
    cost: 0,
    result: ([{ times }]) => ({ cat: 'Time', times }),
  }),
  rule({
    name: 'times',
    pattern: 'Time and|comma|or|against|slash Time',
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
  }),
];
