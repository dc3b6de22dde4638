import { linesOf } from '../query/derived';
import type { Evaluator } from '../query/evaluate';
import type { Result } from '../query/result';
import { entitiesOf, groundsOf, pointsIn, type Fact, type Point } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import { formulaOf } from '../query/formulas';
import { compareMoments } from '../query/moment';
import { dayOfFigure, ownQuarters } from '../query/own-quarters';
import {
  calendarOf,
  fiscalOf,
  isMonthMark,
  isQuarterMark,
  isYearMark,
  momentOf,
  parsePeriod,
} from '../query/period';
import type { PathReader } from '../query/read-path';
import type { Expression } from '../query/tree';
import { missingInputs } from '../query/derived-series';
import { isDay } from '../store/calendar-day';
import type { StoredEntity, StoredRelationship } from '../store/stored';
import { foundersNote } from './caveats';
import { derivedStatement } from './derived';
import { factSentence } from './fact-sentence';
import { formatDate, formatFact, formatNumber, joinNames } from './format-value';
import { comparedWith } from './list';
import { negate } from '../query/negated-conditions';
import { fieldLabel, pathLabel, spoken } from './labels';
import { setPhrase } from './set-phrase';
import { momentLabel, period, quarterCalled, timePhrase } from './times';

/** Types of bodies that have members. */
const GROUPS: ReadonlySet<string> = new Set(['Group', 'IntergovernmentalOrganization', 'Organization']);

type Around = { evaluator: Evaluator; groups: readonly StoredEntity[] };

/** Why an expression gives no answer that could be stood by; nothing where it gives one. */
export function refusalOf(expression: Expression, result: Result, around: Around): string | undefined {
  const { evaluator, groups } = around;
  const { summary, verdict, rows, topics } = result;
  const what = setPhrase(expression, evaluator.means);
  if (verdict !== undefined)
    return verdict === 'unknown' && (result.unjudged === undefined || rows.length === 0)
      ? claimRefusal(expression, result, around)
      : undefined;
  const isExclusion = expression.filters.some(({ operator }) => operator === '!=');
  if (groups.length > 0 && isExclusion) return `it cannot tell what is no member. ${foundersNote(groups)}`;
  if (result.groups !== undefined) return groupRefusal(expression, result, { what, groups });
  if (summary !== undefined) {
    if (groups.length > 0)
      return `it cannot ${summary.aggregate.summary === 'count' ? 'count' : 'sum up'} the ${what}. ${foundersNote(groups)}`;
    return summaryRefusal(expression, result, { evaluator, what });
  }
  const isEmpty = rows.every(({ cells }) =>
    cells.every(({ column, facts }) => column === 'name' || facts.length === 0),
  );
  if (
    rows.length > 0 &&
    (!isEmpty || (topics.length > 0 && expression.select.length === 0 && expression.returns === undefined))
  )
    return (expression.at === undefined && !isOfCollection(expression, result)) ||
      isAnySelected(expression, result)
      ? undefined
      : valueRefusal(expression, result, evaluator);
  if (rows.length > 0 && isOnlyNames(expression, result)) return undefined;
  if (topics.length > 0) return valueRefusal(expression, result, evaluator);
  const [order] = expression.orders;
  if (isUnknownTopic(expression, evaluator)) return unknownTopicRefusal(expression.topic, evaluator);
  const isPart = order === undefined && expression.filters.length > 0;
  // A phrase of several times holds them already.
  const when = what.endsWith(timePhrase(expression.at)) ? '' : timePhrase(expression.at);
  if (isPart && expression.within !== undefined)
    return `${what.replace(/ those (?=[^]*$)/, ' it has none ')}${when}; missing data may change this.`;
  const unmeasured = isPart ? unmeasuredIn(expression, evaluator) : undefined;
  if (unmeasured !== undefined) return unmeasured;
  const none = isPart ? negate(expression, evaluator) : undefined;
  if (none !== undefined)
    return `it has no ${what}${when}, none of the ${formatNumber(none)} with known data.`;
  if (isPart) return `it has no ${what}${when}; whether there are any is not known.`;
  const isBound = expression.filters.some(
    ({ path, operator }) => operator !== '=' && path.join('.') === order?.path.join('.'),
  );
  return `it has no ${what}${order === undefined || isBound ? '' : ` with a known ${pathLabel(order.path)}`}${when}.`;
}

/** The figure of a bound, if nothing that meets the other conditions has it. */
function unmeasuredIn(expression: Expression, evaluator: Evaluator): string | undefined {
  const { filters, topic, at } = expression;
  const bounds = filters.filter(({ operator }) => /[<>]/.test(operator));
  const others = filters.filter((filter) => !bounds.includes(filter));
  if (bounds.length === 0 || others.length === 0) return undefined;
  const plain: Expression = { topic, filters: others, select: [], orders: [], limit: 1 };
  if (evaluator.run(plain).rows.length === 0) return undefined;
  const lacking = bounds.find(({ path }) => {
    const [known] = evaluator.run({
      ...plain,
      filters: [...others, { path, operator: '=', operand: { text: '*', anyOf: [['*']], commas: false } }],
      ...(at === undefined ? {} : { at }),
    }).rows;
    return known === undefined;
  });
  if (lacking === undefined) return undefined;
  const label = pathLabel(lacking.path).replace(/ in [A-Z]{3}$/, '');
  return `it has no ${label} of any of the ${setPhrase(plain, evaluator.means)}${timePhrase(at)}.`;
}

function groupRefusal(
  { aggregate }: Expression,
  { groups: parts = [] }: Result,
  { what, groups }: { what: string; groups: readonly StoredEntity[] },
): string | undefined {
  if (groups.length > 0) return `it cannot count the ${what}. ${foundersNote(groups)}`;
  const isRate = parts.some(({ summary }) => summary.refusal === 'rate');
  const label = fieldLabel((aggregate?.path ?? []).at(-1) ?? '');
  if (isRate) return rateRefusal(label, what);
  return parts.length > 0 ? undefined : `it has no ${what} with a known ${pathLabel(aggregate?.by ?? [])}.`;
}

/** A region has no rate of its own where only its countries have one. */
const rateRefusal = (label: string, what: string): string =>
  `it has no ${label} of the ${what} together: those of each cannot be added up.`;

/** Why so much is not answered at once: whoever asks narrows it, so that no row is left out without a word. */
export function excessRefusal({ rows, times }: NonNullable<Result['excess']>): string {
  const [held, moments] = [rows.toLocaleString('en-US'), times.toLocaleString('en-US')];
  return `${held} rows at ${moments} times are more than one answer can have; narrow it by a filter, \`limit=\` or fewer years.`;
}

/** Names were asked for, and there they are; of a collection whatever else of each is not known. */
function isOnlyNames({ returns, select, orders, filters }: Expression, { rows, topics }: Result): boolean {
  const isName = (field: string): boolean => field === 'name';
  if (returns !== undefined) return topics.length === 0 ? returns.some(isName) : returns.every(isName);
  return select.length + orders.length + filters.length === 0 || (rows[0]?.cells.length ?? 0) === 1;
}

/** Whether something other than its name is requested of each member of a collection. */
const isOfCollection = ({ topic, select, returns }: Expression, { topics }: Result): boolean =>
  topics.length === 0 &&
  select.length > 0 &&
  returns === undefined &&
  !topic.startsWith((select[0] ?? '').replace(/y$/, ''));

/** Whether any row has what was asked of that time, beside what it was narrowed by. */
function isAnySelected({ select, orders, returns }: Expression, { rows }: Result): boolean {
  const asked = new Set(
    [select.join('_'), ...orders.map(({ path }) => path.join('_'))].filter((column) => column !== ''),
  );
  if (asked.size === 0 || returns !== undefined) return true;
  return rows.some(
    ({ cells, subject }) =>
      subject.field !== 'name' || cells.some(({ column, facts }) => asked.has(column) && facts.length > 0),
  );
}

/** Names the unknown field of a known topic. */
function unknownTopicRefusal(topic: string, { topics }: Evaluator): string {
  const [, name = '', field = ''] = /^(.+)\.([\p{L}_][^.]*)$/u.exec(topic) ?? [];
  return name !== '' && topics.find(name) !== undefined
    ? `it has no field “${field}”.`
    : `it has nothing called “${topic}”.`;
}

function isUnknownTopic({ topic }: Expression, { topics }: Evaluator): boolean {
  return topics.find(topic) === undefined;
}

/** The path up to the first step without data: without a known parent, its headquarters are not what is missing. */
function upToLacking(subject: StoredEntity, path: readonly string[], reader: PathReader): readonly string[] {
  const lacking = path.findIndex((_step, at) => reader.read(subject, path.slice(0, at + 1)).length === 0);
  return lacking < 0 ? path : path.slice(0, lacking + 1);
}

function valueRefusal(expression: Expression, { topics }: Result, evaluator: Evaluator): string {
  const { reader, means } = evaluator;
  const since = topics.length === 1 ? sinceRefusal(expression, topics[0], evaluator) : undefined;
  if (since !== undefined) return since;
  const path = reader.steps(
    expression.select.length > 0
      ? expression.select
      : (expression.orders[0]?.path ?? expression.returns?.slice(1, 2) ?? []),
  );
  const [subject] = topics;
  const unfit = subject === undefined ? undefined : unfitRefusal(subject, path, evaluator);
  if (unfit !== undefined) return unfit;
  // The auditor that is lacking is that of the company, and not of who leads it.
  const known = topics.length === 1 && subject !== undefined ? upToLacking(subject, path, reader) : path;
  const [held, ...others] =
    topics.length === 1 && subject !== undefined && known.length > 1
      ? entitiesOf(reader.read(subject, known.slice(0, -1)))
      : [];
  const whom =
    held !== undefined && others.length === 0
      ? spoken(held)
      : topics.length > 0
        ? topics.map(spoken).join(' or ')
        : setPhrase(expression, means);
  const [field] = known.slice(-1);
  // Of a line of figures each is its value, which nobody calls its latest.
  const isOfLine = field === 'latest_value';
  const label = field === undefined ? 'such figure' : isOfLine ? 'figure' : fieldLabel(field);
  const when = timePhrase(expression.at);
  const then = expression.at === undefined ? reader : reader.at(expression.at.map(momentOf), true);
  const lacking = lackingFor(path.at(-1) ?? '', subject, then);
  const why = `it has no ${label} of ${whom}${when}${lacking === undefined ? '' : `, because it has no ${lacking}`}.`;
  const [fact] = subject === undefined ? [] : reader.at([], false).read(subject, path);
  if (subject === undefined || expression.at === undefined || fact === undefined) return why;
  const began = beginning(subject, expression.at, evaluator);
  if (began !== undefined) return `${why} ${began}`;
  const apart = topics.length === 1 ? apartFromCalendar(subject, path, expression, evaluator) : undefined;
  if (apart !== undefined)
    return `it has no ${label} of ${whom}${when}${apart.startsWith('it is') ? '; ' : ', '}${apart}`;
  const unnumbered = topics.length === 1 ? unnumberedYears(subject, path, expression, evaluator) : undefined;
  if (unnumbered !== undefined) return unnumbered;
  const { value } = fact;
  if (value.kind !== 'point') {
    const isLed = held !== undefined && others.length === 0;
    const [whose, way] = isLed ? [held, path.slice(-1)] : [subject, path];
    const former = leftLater(whose, way, expression.at);
    return former === undefined
      ? `${why}${newestOf(whose, way, evaluator)}`
      : `${saysNot(label, { whom, when })} ${former}`;
  }
  const [first = '', last = ''] = spanOf(subject, path, evaluator) ?? [];
  const { series } = value;
  // The mark of a year is no day on which it was counted.
  if (series.cadence === 'a' && isYearMark(series, first) && isYearMark(series, last))
    return `${why} Its figures are of whole years, from ${first.slice(0, 4)} to ${last.slice(0, 4)}.`;
  if (isQuarterMark(series, first) && isQuarterMark(series, last) && expression.at.some(isOfDay))
    return `${why} Its figures are of whole quarters, from the ${quarterCalled(first)} to the ${quarterCalled(last)}.`;
  if (isMonthMark(series, first) && isMonthMark(series, last) && expression.at.some(isOfDay))
    return `${why} Its figures are of whole months, from ${formatDate(first.slice(0, 7))} to ${formatDate(last.slice(0, 7))}.`;
  const rhythm = expression.at.some(isOfDay) ? RHYTHMS.get(series.cadence) : undefined;
  const run = rhythm === undefined ? 'run' : `are ${rhythm} and run`;
  return `${why} Its figures ${run} from ${formatDate(first)} to ${formatDate(last)}.${lastBefore(value, expression.at)}`;
}

/** How often the figures of a cadence come that has not one for every day. */
const RHYTHMS: ReadonlyMap<string, string> = new Map([
  ['a', 'yearly'],
  ['q', 'quarterly'],
  ['m', 'monthly'],
  ['w', 'weekly'],
]);

/** The period that ended last before the one day that was asked for. */
function lastBefore({ series, ...value }: Point, [day = '', ...others]: readonly string[]): string {
  const date = series.dates.findLast((each) => each <= momentOf(day));
  const isOfPeriods = series.cadence === 'a' || series.cadence === 'q';
  if (others.length > 0 || date === undefined || !isOfDay(day) || !isOfPeriods) return '';
  return ` The last that ended before that day is ${period({ ...value, series, date })}.`;
}

/** Whether a time is one day. */
const isOfDay = (time: string): boolean => isDay(momentOf(time));

/** What is read as a figure or a fact of a thing whose kind never has it was not understood. */
function unfitRefusal(
  subject: StoredEntity,
  [field = '', ...further]: readonly string[],
  { reader, holds }: Evaluator,
): string | undefined {
  const isPlain = further.length === 0 && fieldSpec(field) !== undefined;
  if (!isPlain || reader.read(subject, [field]).length > 0 || holds({ types: [subject.type] }, [field]))
    return undefined;
  return `it has no ${fieldLabel(field)} of ${spoken(subject)}, nor of anything else of its kind.`;
}

/** That it is not known how a company numbers its years, with the two that a fiscal year may be; nothing where it is, or they are not held. */
function unnumberedYears(
  subject: StoredEntity,
  path: readonly string[],
  { at = [] }: Expression,
  { reader }: Evaluator,
): string | undefined {
  const [time = ''] = at;
  const year = Number(/^FY(\d{4})$/.exec(time)?.[1]);
  if (Number.isNaN(year) || at.length > 1) return undefined;
  const facts = [year, year + 1].flatMap((each) => reader.at([String(each)], true).read(subject, path));
  const isNumbered = pointsIn(facts.flatMap(groundsOf)).some(
    ({ series, date }) => series.detail?.(series.dates.lastIndexOf(date))?.period?.fiscal_year !== undefined,
  );
  if (facts.length === 0 || isNumbered) return undefined;
  const told = facts.map(
    (fact) =>
      derivedStatement(subject, fact.field, fact)?.content ?? factSentence(subject, fact.field, [fact]),
  );
  return `it does not say which year of ${spoken(subject)} its filings number ${year}. It may be: ${told.join(' ').replaceAll('**', '')}`;
}

/** The two quarters of a company between which a calendar quarter lies; undefined if neither exists. */
function apartFromCalendar(
  subject: StoredEntity,
  path: readonly string[],
  { at = [] }: Expression,
  { reader }: Evaluator,
): string | undefined {
  const time = at.flatMap((each) => each.split('..')).find((each) => parsePeriod(each)?.kind === 'calendar');
  if (time === undefined || subject.type !== 'Company') return undefined;
  const asked = momentOf(time);
  const { own, most } = ownQuarters(subject, path, { time: asked, reader }) ?? {};
  const [ownDay, day] = [dayOfFigure(own), dayOfFigure(most)];
  const told = (fact: Fact, end: string): string => `${formatFact(fact)} (quarter to ${formatDate(end)})`;
  const itself =
    own === undefined || ownDay === undefined
      ? []
      : [`Its ${momentLabel(fiscalOf(asked))} has ${told(own, ownDay)}.`];
  const mostly =
    most === undefined || day === undefined || day === ownDay
      ? []
      : [`The fiscal quarter that covers most of calendar ${asked} has ${told(most, day)}.`];
  // What has no period, as the day of a filing, is told by itself.
  if (own !== undefined && ownDay === undefined)
    return `it is ${formatFact(own)} for its ${momentLabel(fiscalOf(asked))}.`;
  const parts = [...itself, ...mostly];
  return parts.length === 0
    ? undefined
    : `because its fiscal quarters are not calendar quarters. ${parts.join(' ')}`;
}

/** The existing value, with its period or day, as an answer would show it. */
function newestOf(subject: StoredEntity, path: readonly string[], { reader }: Evaluator): string {
  const facts = reader.at([], false).read(subject, path);
  const [fact] = facts;
  // Of many that are so today none is what was asked of another time.
  if (fact === undefined || facts.length > 1) return '';
  const told =
    derivedStatement(subject, fact.field, fact)?.content ?? factSentence(subject, fact.field, [fact]);
  return ` What it has: ${told.replaceAll('**', '')}`;
}

const saysNot = (label: string, { whom, when }: { whom: string; when: string }): string =>
  `it does not say who was ${label} of ${whom}${when}.`;

/** Who left an office after the requested time, if nobody says since when. This person may have held it then. */
function leftLater(
  subject: StoredEntity,
  path: readonly string[],
  at: readonly string[],
): string | undefined {
  const [field = '', ...others] = path;
  const last = calendarOf(at.at(-1)?.split('..').at(-1) ?? '');
  if (others.length > 0 || last === '') return undefined;
  const told = officersOf(field, subject)
    .filter(
      ({ validSince, validUntil }) => validSince === undefined && compareMoments(validUntil ?? '', last) > 0,
    )
    .map((edge) => {
      const value = { kind: 'entity', entity: edge.from, edge } as const;
      const fact: Fact = { subject, field, value, sources: edge.sources };
      return `${factSentence(subject, field, [fact]).replaceAll('**', '').replace(/\.$/, '')}; its start date is not known.`;
    });
  return told.length === 0 ? undefined : `What it has: ${told.join(' ')}`;
}

/** Everybody who is known to have left an office. */
const officersOf = (field: string, { incoming }: StoredEntity): readonly StoredRelationship[] =>
  (fieldSpec(field)?.look ?? []).flatMap((place) =>
    /^<IS_C[A-Z]O_OF$/.test(place)
      ? (incoming.get(place.slice(1)) ?? []).filter(({ validUntil }) => validUntil !== undefined)
      : [],
  );

/** That what was asked of did not exist at any of the times. */
function beginning(subject: StoredEntity, at: readonly string[], { reader }: Evaluator): string | undefined {
  const isMade = subject.type === 'Company' || GROUPS.has(subject.type);
  const [fact] = isMade ? reader.at([], false).read(subject, ['founded']) : [];
  const first = Number(fact === undefined ? Number.NaN : /\d{4}/.exec(formatFact(fact))?.[0]);
  const years = at.flatMap((time) => time.match(/\d{4}/g) ?? []).map(Number);
  return fact !== undefined && years.length > 0 && years.every((year) => year < first)
    ? factSentence(subject, 'founded', [fact]).replaceAll('**', '')
    : undefined;
}

/** The first and last day with figures in any line; the newest line may have one year only. */
function spanOf(subject: StoredEntity | undefined, path: readonly string[], { reader }: Evaluator) {
  const [field = '', ...others] = path;
  if (subject === undefined) return undefined;
  const [fact] = reader.at([], false).read(subject, path);
  const own = fact?.value.kind === 'point' ? fact.value.series : undefined;
  const lines =
    own === undefined || others.length > 0
      ? []
      : linesOf(subject, field, own).filter(({ cadence }) => cadence === own.cadence);
  const dates = [...(own === undefined ? [] : [own]), ...lines].flatMap((line) => [
    line.dates[0],
    line.dates.at(-1),
  ]);
  const known = dates.flatMap((date) => date ?? []).sort();
  return [known[0] ?? '', known.at(-1) ?? ''] as const;
}

function summaryRefusal(
  expression: Expression,
  { summary, total, topics }: Result,
  { evaluator, what }: { evaluator: Evaluator; what: string },
): string | undefined {
  if (summary === undefined) return undefined;
  const { aggregate, fact, count, refusal, facts } = summary;
  // That nothing has more than something is where that stands.
  const isTop = expression.select.length === 0 && comparedWith(expression, evaluator) !== undefined;
  const when = timePhrase(expression.at);
  if (aggregate.summary === 'count') {
    const [subject] = topics;
    const began =
      subject === undefined || expression.at === undefined
        ? undefined
        : beginning(subject, expression.at, evaluator);
    // Of what is narrowed it may lack what narrows, as a university's city.
    const isPart = topics.length === 0 && expression.filters.length > 0;
    // Of those that are cut first it is known how many there are.
    const isKnown = negate(expression, evaluator) !== undefined;
    return count === 0 && !isTop && !isKnown && expression.within === undefined
      ? `it has no ${what}${what.endsWith(when) ? '' : when}${isPart ? '; whether there are any is not known' : ''}.${began === undefined ? '' : ` ${began}`}`
      : undefined;
  }
  const label = fieldLabel((aggregate.path.at(-1) ?? '').replace(/_history$/, ''));
  if (total() === 0) return `it has no ${what}${what.endsWith(when) ? '' : when}.`;
  const isListed = expression.also !== undefined;
  const known = new Set(facts.map(({ subject }) => subject)).size;
  if (isListed && known < topics.length) return `it has no ${label} of each of ${what}${when}.`;
  if (refusal === 'units') return `it has the ${label} of ${what} in different units.`;
  if (refusal === 'rate') return rateRefusal(label, what);
  return fact === undefined ? `it has no ${label} of ${what}${when}.` : undefined;
}

/** As many as are listed beside what is not. */
const MOST_LISTED = 8;

function claimRefusal({ claim, at }: Expression, { topics }: Result, { evaluator, groups }: Around): string {
  const { reader } = evaluator;
  const path = reader.steps(claim?.path ?? []);
  const label = pathLabel(path);
  const whom = topics.map(spoken).join(' or ');
  const when = timePhrase(at);
  const held = topics.flatMap((subject) => reader.at(at ?? [], true).read(subject, path));
  const [subject, ...others] = topics;
  const former =
    held.length === 0 && subject !== undefined && others.length === 0
      ? leftLater(subject, path, at ?? [])
      : undefined;
  if (former !== undefined) return `${saysNot(label, { whom, when })} ${former}`;
  if (held.length === 0) return `it has no ${label} for ${whom}${when}.`;
  const said = claim?.operand.text ?? '';
  const note = groups.length > 0 ? ` ${foundersNote(groups)}` : '';
  if (held.every(({ value }) => value.kind === 'number'))
    return `it counts ${joinNames(held.map(formatFact))} as ${label} of ${whom}${when}, and its list may not be complete.`;
  // What is listed is told too, where that is little: who asks whether it is one of them may see it.
  const names = [...new Set(held.map(formatFact))];
  const listed =
    label !== 'membership' && names.length <= MOST_LISTED ? ` What it lists: ${joinNames(names)}.` : '';
  return `it does not list ${said} as ${label} of ${whom}${when}, and its list may not be complete.${listed}${note}`;
}

/** The reason why a start is unknown: the fact has no date, or does not exist. */
function sinceRefusal(
  { select, filters }: Expression,
  subject: StoredEntity | undefined,
  { reader, means }: Evaluator,
): string | undefined {
  const [field = '', last, ...others] = reader.steps(select);
  const named = filters.find(({ path }) => path.join('.') === `${field}.name`);
  const way = last === undefined ? filters[0]?.path[0] : field;
  if (subject === undefined || others.length > 0 || way === undefined) return undefined;
  if ((last ?? field) !== 'since') return undefined;
  const filter = named ?? filters.find(({ path }) => path.join('.') === `${way}.name`);
  const wanted =
    filter === undefined
      ? undefined
      : new Set(filter.operand.anyOf.flat().flatMap((name) => [...means.namer(name)]));
  const held = reader
    .read(subject, [way])
    .filter(({ value }) => value.kind === 'entity' && (wanted === undefined || wanted.has(value.entity)));
  const whom = spoken(subject);
  const group =
    filter === undefined ? '' : spoken({ name: [...(wanted ?? [])][0]?.name ?? filter.operand.text });
  if (held.length === 0)
    return filter === undefined
      ? `it has no ${fieldLabel(way)} of ${whom}.`
      : way === 'member_of'
        ? `it does not list ${whom} as a member of ${group}.`
        : `it does not list ${group} as ${fieldLabel(way)} of ${whom}.`;
  const names = joinNames(
    held.flatMap(({ value }) => (value.kind === 'entity' ? [spoken(value.entity)] : [])),
  );
  return way === 'member_of'
    ? `it does not say since when ${whom} has been a member of ${names}.`
    : `it does not say since when ${names} has been ${fieldLabel(way)} of ${whom}.`;
}

/** Which of the figures that one is worked out from are not held of an entity; nothing where it is not worked out, or all are. */
function lackingFor(field: string, entity: StoredEntity | undefined, reader: PathReader): string | undefined {
  if (entity === undefined) return undefined;
  const formula = formulaOf(field);
  const [, part, whole] = /^(.+)_(?:percent_of|minus)_(.+)$/.exec(field) ?? [];
  const lacking =
    formula !== undefined
      ? missingInputs(entity, formula)
      : [part, whole].filter(
          (each) => each !== undefined && reader.read(entity, reader.steps([each])).length === 0,
        );
  return lacking.length === 0 ? undefined : joinNames(lacking.map((each = '') => fieldLabel(each)));
}
