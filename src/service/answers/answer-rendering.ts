import { rowBases } from '../query/row-bases';
import { alike } from '../query/conversion';
import type { Evaluator } from '../query/evaluate';
import type { Result } from '../query/result';
import { entitiesOf, type Fact, groundsOf, type Point } from '../query/fact';
import { dateOfExtreme, datesOfCount, datesOfFigure, rowDates } from '../query/row-dates';
import { fieldKey } from '../query/field-key';
import { pointsAsRows } from '../query/points-as-rows';
import { projected, withoutOthers } from '../query/projection';
import { isTimeStep } from '../query/period';
import { sizeOf } from '../query/summarise';
import { publicationsOfRows } from '../query/publications';
import { currencyOfFigure, plainValue, toRows, withLast } from '../query/result-rows';
import type { Expression } from '../query/tree';
import { ageNote } from './age';
import { caveatOf, partialGroups } from './caveats';
import { comparisonStatements, currenciesNote } from './compare';
import { groupRows, groupStatements } from './groups';
import { leftOut, undatedNames, undatedText } from './missing-data';
import { allStatements, claimStatements } from './claims';
import { listStatements, metFacts, placeStatements, rankStatement } from './list';
import {
  profileStatements,
  selectedOrMissing,
  sinceStatements,
  untilStatements,
  valueStatements,
} from './named';
import { spoken } from './labels';
import { rankedPhrase, summedPhrase } from './set-phrase';
import { excessRefusal, refusalOf } from './refusal';
import { negate } from '../query/negated-conditions';
import { tieStatements } from './ties';
import { type Finding, notInDataset, remark, type Statement, tooMuch } from './statement';
import { occasionStatement, summaryStatement } from './summary';
import { round, unitScale } from '../query/quantity';
import { fieldSpec } from '../query/field-table';
import type { StoredEntity } from '../store/stored';
import { formatDate, formatFact, joinNames } from './format-value';

/** What a question adds to its expression. */
type Asked = {
  claims?: 'ASC' | 'DESC';
  isShare?: true;
  notes: readonly string[];
  /** The columns that rows hold, where they are not those of the expression. */
  returns?: readonly string[] | undefined;
};

/**
 * Turns an expression and its result into prose and rows of the same facts. It reads no question, so equal
 * expressions give equal answers.
 */
export function tell(expression: Expression, result: Result, evaluator: Evaluator, asked: Asked): Finding {
  const { means } = evaluator;
  if (result.excess !== undefined) return tooMuch(excessRefusal(result.excess));
  const groups = partialGroups(expression, evaluator);
  const refusal = refusalOf(expression, result, { evaluator, groups });
  if (refusal !== undefined) return notInDataset(refusal);
  const shown = { ...result, rows: metFacts(result.rows, expression, means) };
  return {
    statements: () => {
      const statements = [
        ...statementsOf(expression, shown, evaluator, asked),
        ...undatedNames(expression, result, evaluator),
      ];
      const facts = statements.flatMap((statement) => statement.facts);
      // What rows were narrowed by and do not show is as old as what they show.
      const compared = shown.rows.flatMap(({ beside = [] }) => beside.flatMap((cell) => cell.facts));
      const age = ageNote(expression, [...facts, ...compared], evaluator.today());
      const currencies = currenciesNote(expression, facts, evaluator.reader.common);
      const calendar = calendarNotes(expression, facts);
      const told = new Set(facts);
      const changes = shown.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) =>
          cell.facts.filter((fact) => groundsOf(fact).some((each) => told.has(each)) || told.has(fact)),
        ),
      );
      const caveat = caveatOf(facts, groups, { age, currencies, calendar, changes });
      return [
        ...asked.notes.map(remark),
        ...statements,
        ...(caveat === undefined ? [] : [remark(`\nNote: ${caveat}`)]),
      ];
    },
    rows: projected(
      withUnknown(
        rowsOf(expression, result, evaluator, asked),
        undatedText(expression, result, evaluator),
        groups,
      ),
      asked.returns ?? expression.returns,
      result.groups !== undefined || result.summary !== undefined || result.occasions?.which === 'count',
    ),
    about: aboutOf(shown),
  };
}

/** Rows with possible further members, if their start is unknown or only founding members are stored. */
function withUnknown(
  rows: Record<string, unknown>[],
  undated: string | null,
  founders: readonly StoredEntity[],
): Record<string, unknown>[] {
  const later = founders.map((group) => `those that joined ${spoken(group)} later (no data)`);
  const said = [...(undated === null ? [] : [undated]), ...later].join('; ');
  return said === '' ? rows : withLast(rows, { column: 'left_out', values: rows.map(() => said) });
}

/** The rows of a result as JSON; one row for the figure that they became, and the verdict on a claim in each. */
function rowsOf(
  expression: Expression,
  result: Result,
  evaluator: Evaluator,
  { returns = expression.returns }: Asked,
): Record<string, unknown>[] {
  const { means } = evaluator;
  const { summary, verdict, groups, isOver } = result;
  const asksId = expression.returns?.some((field) => fieldKey(field) === 'id') === true;
  const datesOf = (facts: readonly Fact[]): string | null =>
    datesOfFigure(facts, expression, evaluator.today());
  if (groups !== undefined) return groupRows(result, { asksId, datesOf });
  if (summary !== undefined) {
    const { aggregate, fact, count } = summary;
    const field = aggregate.path.join('_').replace(/_history$/, '');
    if (aggregate.summary === 'count') {
      const dates = datesOfCount(result.rows, { ...expression, count }, evaluator.today());
      const none = count === 0 ? negate(expression, evaluator) : undefined;
      const name = summedPhrase(expression, result, means);
      const basis = none === undefined ? {} : { basis: `none of the ${none} with known data` };
      return [{ name, count, ...(dates === null ? {} : { dates }), ...basis }];
    }
    if (fact === undefined) return [];
    const isOne = aggregate.summary === 'minimum' || aggregate.summary === 'maximum';
    // A figure of several is nobody's own, unless it is of the points of the one that was named.
    const isOwn = isOne || (result.topics.length === 1 && result.topics[0] === fact.subject);
    const named = isOwn
      ? fact.subject.name
      : rankedPhrase(expression, summedPhrase(expression, result, means));
    const date = isOne && fact.value.kind === 'point' ? { date: fact.value.date } : {};
    const word = aggregate.summary === 'sum' ? 'total' : aggregate.summary;
    const id = asksId && isOne ? { id: fact.subject.id } : {};
    const basis = { ...(isOne ? date : { count }), ...currencyOfFigure(fact) };
    const isOfPoints = field !== aggregate.path.join('_');
    const dates = isOne ? dateOfExtreme(fact) : isOfPoints ? null : datesOf(summary.facts);
    return [
      {
        ...{ ...id, name: named, [`${word}_${field}`]: plainValue(fact), ...basis },
        ...(dates === null ? {} : { dates }),
      },
    ];
  }
  const { at } = expression;
  const shown = { returns, today: evaluator.today() };
  const isStrict = returns !== undefined && at === undefined;
  const known = { rows: isStrict ? result.rows.map((row) => withoutOthers(row, shown)) : result.rows };
  const dated = withLast(toRows(known, rowDates(result.rows, expression, evaluator.today())), {
    column: 'publication',
    values: publicationsOfRows(result.rows),
  });
  const rows = withLast(dated, { column: 'basis', values: rowBases(result.rows) });
  if (verdict === undefined) return pointsAsRows(rows, result.rows);
  if (result.occasions?.which === 'count')
    return [{ name: result.occasions.row.entity.name, count: result.occasions.facts.length }];
  return rows.map((row, at) => {
    const { isSo, entity } = result.rows[at] ?? {};
    const id = asksId ? { id: entity?.id } : {};
    // Of several each has its own.
    return { ...id, ...row, answer: isSo === undefined || isOver === true ? verdict : isSo ? 'yes' : 'no' };
  });
}

/** Each kind of result has its own sentences; the first that fits tells it. */
function statementsOf(
  expression: Expression,
  result: Result,
  evaluator: Evaluator,
  { claims, isShare }: Asked,
): Statement[] {
  const { means } = evaluator;
  const [order] = expression.orders;
  const { rows, summary, verdict, topics } = result;
  const isPlainTime = summary === undefined && verdict === undefined;
  const ended = isPlainTime ? untilStatements(expression, result) : [];
  const began = isPlainTime ? [...ended, ...sinceStatements(expression, result)] : [];
  if (began.length > 0) return began;
  if (result.groups !== undefined) {
    // Figures of several times name what is missing themselves.
    const isNamed = expression.aggregate?.by === undefined && expression.aggregate?.summary !== 'count';
    return [
      ...groupStatements(expression, result, means),
      ...(isNamed ? [] : leftOut(expression, result, evaluator)),
    ];
  }
  if (summary !== undefined) {
    const rank = rankStatement(expression, result, evaluator);
    return [
      ...rank,
      ...summaryStatement(expression, result, means),
      ...(rank.length > 0 ? [] : leftOut(expression, result, evaluator)),
    ];
  }
  if (result.occasions !== undefined && expression.claim !== undefined)
    return [occasionStatement(result.occasions, expression.claim)];
  if (verdict !== undefined)
    return topics.length === 0
      ? allStatements(result, expression, evaluator)
      : claimStatements(result, expression);
  const isPlain = expression.filters.length === 0 && expression.returns === undefined;
  if (topics.length > 1 && order !== undefined && isPlain && expression.select.length === 0)
    return comparisonStatements(result, order, {
      common: evaluator.reader.common,
      ...(isShare === true ? { isShare } : {}),
      ...(claims === undefined ? {} : { isSo: isFirst(result, order.path.join('_'), evaluator) }),
    });
  if (topics.length > 0 && isPlain && order === undefined) {
    if (expression.select.length === 0)
      return topics.length === 1
        ? profileStatements(rows[0], evaluator)
        : listStatements(expression, result, evaluator);
    return valueStatements(expression, result, evaluator);
  }
  if (order !== undefined && expression.limit === 1 && rows.length > 0)
    return [
      ...placeStatements(expression, result, means),
      ...(expression.select.length > 0 ? selectedOrMissing(expression, result, evaluator) : []),
      ...tieStatements(expression, result, evaluator),
      ...leftOut(expression, result, evaluator),
    ];
  return listStatements(expression, result, evaluator);
}

/** Whether the first that was named is first in the order, and by more than nothing. */
function isFirst({ rows, topics }: Result, column: string, { reader }: Evaluator): boolean {
  const [first, second] = alike(
    rows.map(({ cells }) => cells.find((cell) => cell.column === column)?.facts[0]),
    reader.common,
  );
  const [a, b] = [first, second].map((fact) => (fact === undefined ? undefined : sizeOf(fact)));
  return rows[0]?.entity === topics[0] && a !== b;
}

/** The topic's entities, then each row's and those that its cells name; of a figure of many the first of them. */
function aboutOf({ topics, rows, summary, groups = [] }: Result): Finding['about'] {
  const parts = groups.flatMap(({ key }) => entitiesOf([key]));
  const told = summary === undefined ? rows : rows.slice(0, 20);
  const found = told.flatMap(({ entity, cells }) => [
    entity,
    ...cells.flatMap(({ facts }) => entitiesOf(facts)),
  ]);
  return [...new Set([...topics, ...parts, ...found])];
}

/** How a year is read of a company that counts otherwise than the calendar; nothing of many, whose rows show their days. */
function calendarNotes(expression: Expression, facts: readonly Fact[]): string[] {
  const { select, orders, claim } = expression;
  const steps = claim?.path ?? (select.length > 0 ? select : (orders[0]?.path ?? []));
  const at = [...(expression.at ?? []), ...steps.filter(isTimeStep)];
  const asked = steps.findLast((step) => !isTimeStep(step)) ?? '';
  const field = fieldSpec(asked)?.name ?? asked;
  const subjects = [...new Set(facts.map(({ subject }) => subject))];
  if (subjects.length > MOST_COMPANIES) return [];
  return subjects.flatMap((company) => {
    if (company.type !== 'Company') return [];
    const own = facts.filter(({ subject }) => subject === company);
    return [...yearNote(company, own, { at, field }), ...quartersNote(company, own, at)];
  });
}

const MOST_COMPANIES = 2;

const YEAR = /^\d{4}$/;

const pointsOf = (fact: Fact): Point[] =>
  groundsOf(fact).flatMap(({ value }) => (value.kind === 'point' ? [value] : []));

const periodOf = ({ series, date }: Point): { fiscal_year?: number; fiscal_quarter?: number } =>
  series.detail?.(series.dates.lastIndexOf(date))?.period ?? {};

/** Which fiscal year a year is of a company whose years end in another one, and the year that ended in it. */
function yearNote(
  company: StoredEntity,
  facts: readonly Fact[],
  { at, field }: { at: readonly string[]; field: string },
): string[] {
  const [year = '', ...others] = at;
  if (!YEAR.test(year) || others.length > 0) return [];
  const taken = facts
    .flatMap((fact) => pointsOf(fact).map((point) => ({ fact, point })))
    .find(({ point }) => point.series.cadence === 'a' && String(periodOf(point).fiscal_year) === year);
  if (taken === undefined || taken.point.date.startsWith(year)) return [];
  const { series } = taken.point;
  const place = series.dates.findLastIndex((date) => date.startsWith(year));
  const [day, value] = [series.dates[place], series.values[place]];
  const told = `${year} is read as fiscal ${year} of ${spoken(company)}`;
  if (day === undefined || value === undefined) return [`${told}.`];
  // What a growth or a margin is worked out from is not what was asked.
  if (taken.fact.field !== field)
    return [`${told}; the fiscal year that ended in ${year} ended on ${formatDate(day)}.`];
  const number = round(value * unitScale(series.unit));
  const figure = formatFact({ ...taken.fact, value: { ...taken.point, date: day, number } });
  return [`${told}; the fiscal year that ended in ${year}, on ${formatDate(day)}, has ${figure}.`];
}

/** Which quarters those of a fiscal year are, where it is not the year of the calendar. */
function quartersNote(company: StoredEntity, facts: readonly Fact[], at: readonly string[]): string[] {
  const isOfYears = at.length > 0 && at.every((time) => time.split('..').every((each) => YEAR.test(each)));
  const quarters = facts.flatMap(pointsOf).filter(({ series }) => series.cadence === 'q');
  const days = quarters.map(({ date }) => date).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (!isOfYears || !quarters.some(isApart)) return [];
  const times = joinNames(at.map((time) => time.replace('..', ' to ')));
  const ends =
    first === last
      ? `the quarter to ${formatDate(first)}`
      : `the quarters to ${formatDate(first)} until ${formatDate(last)}`;
  return [`${times} is read as fiscal ${times} of ${spoken(company)}: ${ends}.`];
}

/** Whether the company counts a quarter otherwise than the calendar, of which it may end a few days beside. */
function isApart(point: Point): boolean {
  const { fiscal_year: year, fiscal_quarter: quarter } = periodOf(point);
  if (year === undefined || quarter === undefined) return false;
  const middle = new Date(Date.parse(point.date) - 45 * 86_400_000).toISOString();
  const own = Math.ceil(Number(middle.slice(5, 7)) / 3);
  return String(year) !== middle.slice(0, 4) || quarter !== own;
}
