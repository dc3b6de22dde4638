import { isInItsOwn } from '../query/conversion';
import type { Evaluator } from '../query/evaluate';
import type { Result } from '../query/result';
import { type Fact, pointsIn } from '../query/fact';
import type { Row } from '../query/row';
import type { Expression } from '../query/tree';
import type { StoredEntity, StoredSeries } from '../store/stored';
import { changeStatement, differencesOf, pointsOf, shareGap } from './compare';
import { derivedStatement, rateStatement, stepNote } from './derived';
import { byName, cited, factSentence, sinceSentence, sourcesOf, citedTogether } from './fact-sentence';
import { formatDate, formatFact, joinNames } from './format-value';
import { missingNames, missingQuarters, uncoveredSpans, missingTimes } from './missing-data';
import { rowStatements } from './list';
import { pathLabel, pluralLabel, spoken } from './labels';
import { remark, type Statement } from './statement';
import { timePhrase, whenPhrase } from './times';
import { isOfDays, pointFact } from '../query/series-fact';

/** What an entity is, told from its description and its main fields. */
export function profileStatements(row: Row | undefined, { reader }: Evaluator): Statement[] {
  if (row === undefined) return [];
  const { entity, cells } = row;
  const described = reader.read(entity, ['description']);
  const kind = entity.type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const told = cells.filter(
    ({ column, facts }) =>
      !['name', 'description', 'role', 'since', 'until'].includes(column) && facts.length > 0,
  );
  return [
    { content: `**${entity.name}**: ${entity.description?.replace(/\.$/, '') ?? kind}.`, facts: described },
    ...told.map(({ column, facts }) => ({ content: factSentence(entity, column, facts), facts })),
  ];
}

/** Values of named entities: a sentence each; a figure of several times with what became of it. */
export function valueStatements(expression: Expression, result: Result, { reader }: Evaluator): Statement[] {
  const isWalked = result.select.length === 0 && result.rows.every(({ subject }) => subject.field !== 'name');
  if (isWalked)
    return [
      ...walkedFacts(result).flatMap((walked) => namedStatements(walked, result, expression)),
      ...missingNames(expression, result),
    ];
  const selected = selectedStatements(result, expression);
  const points = pointsOf(result);
  const changes = [...points].flatMap(([entity, facts]) =>
    // What several points in one cell show is a line, and no change from the first to the last.
    facts.length === 2 || (facts.length > 1 && result.rows.length > 1)
      ? (changeStatement(entity, facts) ?? [])
      : [],
  );
  const missing = [
    ...missingNames(expression, result),
    ...missingTimes(expression, factsOf(result)),
    ...uncoveredSpans(expression, points),
    ...missingQuarters(expression, result),
  ];
  const differences = differencesOf(points, reader.common);
  if (changes.length === 0) return [...selected, ...shareGap(result), ...missing];
  if (result.rows.length <= 2) return [...changes, ...sourceStatements(selected), ...missing];
  const column = result.select.join('_');
  const isOther = (_row: Row, name: string): boolean => name !== column && name !== 'date';
  return [
    ...changes,
    ...differences,
    remark(''),
    ...rowStatements(result.rows, result.rows.length, isOther),
    ...missing,
  ];
}

/** What was selected of each, at whatever time. */
function factsOf({ rows, select }: Result): Map<StoredEntity, Fact[]> {
  const column = select.join('_');
  const found = new Map<StoredEntity, Fact[]>();
  for (const { entity, cells } of rows) {
    const facts = cells.flatMap((cell) => (cell.column === column ? cell.facts : []));
    found.set(entity, [...(found.get(entity) ?? []), ...facts]);
  }
  return found;
}

function sourceStatements(statements: readonly Statement[]): Statement[] {
  const facts = statements.flatMap((each) => each.facts);
  const isOrdered = facts.every(({ value }) => value.kind === 'point');
  const dayOf = ({ value }: Fact): string => (value.kind === 'point' ? value.date : '');
  const newestFirst = isOrdered ? [...facts].sort((a, b) => dayOf(b).localeCompare(dayOf(a))) : facts;
  const sources = byName([...new Set(newestFirst.flatMap(sourcesOf))]);
  return sources.length === 0
    ? []
    : [{ content: `Source${sources.length > 1 ? 's' : ''}: ${sources.join('; ')}.`, facts }];
}

/** The facts that led from the topics to the rows, where the whole way was walked: Apple's chief executive is a row. */
function walkedFacts({ rows }: Result): { origin: StoredEntity; facts: Fact[] }[] {
  const byOrigin = new Map<StoredEntity, Fact[]>();
  for (const { subject } of rows)
    byOrigin.set(subject.subject, [...(byOrigin.get(subject.subject) ?? []), subject]);
  return [...byOrigin].map(([origin, facts]) => ({ origin, facts }));
}

/** A few names in a sentence, many in a table. */
const IN_A_SENTENCE = 12;

function namedStatements(
  { origin, facts }: { origin: StoredEntity; facts: readonly Fact[] },
  { rows }: Result,
  { at = [] }: Expression,
): Statement[] {
  const field = facts[0]?.field ?? '';
  // Who followed each other in a span of years are told with their days.
  const isOneAfterAnother = facts.length > 1 && at.some((time) => time.includes('..'));
  if (facts.length <= IN_A_SENTENCE && !isOneAfterAnother)
    return [{ content: factSentence(origin, field, facts), facts }];
  const own = rows.filter(({ subject }) => subject.subject === origin);
  const heading = `The embedded dataset has **${facts.length}** ${pluralLabel(field)} of ${spoken(origin)}${whenPhrase(at)}.\n`;
  return [remark(heading), ...rowStatements(own, own.length, (_row, column) => column === 'description')];
}

/** The sentence for what was selected of each row. */
function selectedStatements({ rows, select }: Result, expression: Expression): Statement[] {
  const column = select.join('_');
  return rows.flatMap(({ entity, cells }) => {
    const facts = cells.find((cell) => cell.column === column)?.facts ?? [];
    const [first] = facts;
    if (first === undefined) return [];
    const worked = derivedStatement(first.subject, first.field, first);
    const stepped = worked && { ...worked, content: worked.content + stepNote(first, expression) };
    // Of a line of rates each is told, and not the first alone.
    const own = (facts.length === 1 ? rateStatement(entity, first) : undefined) ?? stepped;
    const average = facts.length === 1 ? yearAverage(entity, first, expression.at) : undefined;
    const plain = own ?? { content: factSentence(first.subject, first.field, facts), facts };
    // What is given in another currency is told with its own time.
    const isDated = first.grounds !== undefined && !isInItsOwn(first.field);
    const isOfMany = isDated && rows.filter((row) => row.entity === entity).length > 1;
    const told = isOfMany ? { ...plain, content: `${yearText(first)}${plain.content}` } : plain;
    return average === undefined
      ? [told]
      : [{ content: told.content + average.content, facts: [...told.facts, ...average.facts] }];
  });
}

/**
 * The field of the first of an order. If it has no value at the time of the order, the existing one with its own
 * time.
 */
export function selectedOrMissing(
  expression: Expression,
  result: Result,
  { reader }: Evaluator,
): Statement[] {
  const { select, at } = expression;
  const selected = selectedStatements(result, expression);
  if (selected.length > 0 || result.rows.length !== 1) return selected;
  const path = reader.steps(select);
  return result.rows.flatMap(({ entity }) => {
    const lacking = remark(
      `The embedded dataset has no ${pathLabel(path)} of ${spoken(entity)}${timePhrase(at)}.`.replace(
        /\.\.$/,
        '.',
      ),
    );
    const facts = at === undefined ? [] : reader.at([], false).read(entity, path);
    const [first] = facts;
    if (first === undefined) return [lacking];
    return [lacking, { content: `What it has: ${factSentence(first.subject, first.field, facts)}`, facts }];
  });
}

/** The year of what a figure of several years is worked out from. */
function yearText({ grounds = [] }: Fact): string {
  const date = pointsIn(grounds)
    .map((point) => point.date)
    .sort()
    .at(-1);
  return date === undefined ? '' : `${formatDate(date)}: `;
}

/** Until when something was a member of another, where that was asked. */
export function untilStatements({ select }: Expression, { rows, topics }: Result): Statement[] {
  const [origin] = topics;
  if (select.at(-1) !== 'until' || origin === undefined || topics.length > 1) return [];
  return rows.flatMap(({ entity, subject, cells }): Statement[] => {
    const facts = cells.find(({ column }) => column.endsWith('until'))?.facts ?? [];
    const [fact] = facts;
    const isMember = subject.field === 'member_of' || subject.field === 'former_member_of';
    if (fact === undefined || !isMember) return [];
    const content = `${spoken(origin)} was a member of ${spoken(entity)} until **${formatFact(fact)}**${cited(fact)}.`;
    return [{ content: content.replace(/^the /, 'The '), facts }];
  });
}

/** Since when something is what it is to another, where nothing else was asked. */
export function sinceStatements({ select, filters }: Expression, { rows, topics }: Result): Statement[] {
  const [origin] = topics;
  if (select.at(-1) !== 'since' || origin === undefined || topics.length > 1) return [];
  const others = rows.filter(({ entity }) => entity !== origin);
  const sinceOf = ({ cells }: Row): readonly Fact[] =>
    cells.find(({ column }) => column.endsWith('since'))?.facts ?? [];
  const told = others.flatMap((row): Statement[] => {
    const { entity, subject } = row;
    const [fact] = sinceOf(row);
    if (fact === undefined) return [];
    const until = subject.value.kind === 'entity' ? subject.value.edge?.validUntil : undefined;
    const content = sinceSentence(origin, { field: subject.field, entity, fact, ...(until && { until }) });
    return [{ content, facts: sinceOf(row) }];
  });
  const named = filters.find(({ path }) => path.at(-1) === 'name')?.operand.anyOf.flat() ?? [];
  const absent = named.filter((name) => !others.some(({ entity }) => isCalled(entity, name)));
  const undated = others.filter((row) => sinceOf(row).length === 0).map(({ entity }) => spoken(entity));
  const lacking = [...undated, ...absent];
  const content = `The embedded dataset has no start date for ${joinNames([...new Set(lacking)])}.`;
  return told.length === 0 || lacking.length === 0 ? told : [...told, remark(content)];
}

const isCalled = ({ id, name, aliases }: StoredEntity, called: string): boolean =>
  [id, name, ...aliases].some((each) => each.toLowerCase() === called.toLowerCase());

/** What has a price on each day, of which a year has none of its own. */
const PRICED: ReadonlySet<string> = new Set(['ForeignExchangeRate', 'Commodity']);

/**
 * The average of a year beside the price or rate of its last month or day, because a year may mean either. Undefined
 * if a month or day was requested, or the year is not over.
 */
function yearAverage(
  entity: StoredEntity,
  fact: Fact,
  at: readonly string[] | undefined,
): Statement | undefined {
  const [year = '', ...others] = at ?? [];
  const { value } = fact;
  if (!PRICED.has(entity.type) || others.length > 0 || !/^\d{4}$/.test(year)) return undefined;
  if (fact.grounds !== undefined || value.kind !== 'point' || value.series.cadence !== 'm') return undefined;
  if (!value.date.startsWith(`${year}-12`)) return undefined;
  const which = `That is one ${isOfDays(value.series) ? 'day' : 'month'} only`;
  const facts = averagedOf(entity, fact, year);
  if (facts.length === 0) return { content: ` ${which}; the average of ${year} is not available.`, facts };
  const sum = facts.reduce((all, each) => all + (each.value.kind === 'point' ? each.value.number : 0), 0);
  const mean = `**${shown({ ...fact, value: { ...value, number: sum / facts.length } })}**`;
  // One source is named once.
  const source = citedTogether(facts);
  const cited = source === citedTogether([fact]) ? '' : source;
  return { content: ` ${which}; over the 12 months of ${year} it was ${mean} on average${cited}.`, facts };
}

/** A rate's unit stands in the sentence before. */
const shown = (fact: Fact): string =>
  fact.subject.type === 'ForeignExchangeRate' && fact.value.kind === 'point'
    ? String(Number(fact.value.number.toPrecision(6)))
    : formatFact(fact);

/** What averages of months are called among the grounds, so that they are no figures of the line before. */
const FIELD = 'average of the month';

/** The twelve averages of months of a year, of the line that the figure is of or of another in the same terms. */
function averagedOf(entity: StoredEntity, { value }: Fact, year: string): Fact[] {
  const own = value.kind === 'point' ? value.series : undefined;
  const lines = [...(own === undefined ? [] : [own]), ...entity.series];
  const line = lines.find(
    (each) => each.cadence === 'm' && !isOfDays(each) && placesOf(each, year).length === 12,
  );
  return line === undefined
    ? []
    : placesOf(line, year).flatMap((at) => pointFact(entity, { series: line, at, field: FIELD }));
}

const placesOf = ({ dates }: StoredSeries, year: string): number[] =>
  dates.flatMap((date, at) => (date.startsWith(`${year}-`) ? [at] : []));
