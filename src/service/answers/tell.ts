import type { Evaluator, Result } from '../query/evaluate';
import { alike } from '../query/converted';
import { fieldKey } from '../query/field-key';
import type { Row } from '../query/row';
import { entitiesOf, type Fact } from '../query/fact';
import { lackingCells, lackingQuarters } from './lacking-cells';
import { lackingAttributes } from './lacking-attributes';
import { lackingFigures } from './lacking-figures';
import { lackingNames, lackingSpans, missingTimes } from './missing-times';
import { plainValue, toRows } from '../query/to-rows';
import type { Expression } from '../query/tree';
import { sizeOf } from '../query/summarise';
import type { StoredEntity } from '../store/stored';
import { ageNote } from './age-caveat';
import { caveatOf, partialGroups } from './caveats';
import { currenciesNote } from './currencies-note';
import { cited, factSentence, period, sinceSentence, sourceOf } from './fact-sentence';
import {
  changeStatement,
  comparisonStatements,
  derivedStatement,
  placeStatements,
  summaryStatement,
} from './figure';
import { groupRows, groupStatements } from './groups';
import { isSaidBy, metFacts, rowStatements } from './list';
import { formatDate, formatFact, joinNames } from './format-value';
import { occasionStatement } from './occasion-sentence';
import { extremeLabel, fieldLabel, pathLabel, setPhrase, timePhrase, spoken } from './phrase';
import { rankStatement } from './rank-statement';
import { differencesOf } from './differences';
import { excessRefusal, refusalOf } from './refusal';
import { undatedNames } from './undated';
import { notHeld, tooMuch, type Finding, type Statement } from './statement';

/** What a question adds to its expression. */
export type Asked = { claims?: 'ASC' | 'DESC'; notes: readonly string[] };

/**
 * Gets an expression and what it found; gives prose and rows of the same facts. Nothing here reads a question: whoever
 * runs the expression is told the same.
 */
export function tell(expression: Expression, result: Result, evaluator: Evaluator, asked: Asked): Finding {
  const { means } = evaluator;
  if (result.excess !== undefined) return tooMuch(excessRefusal(result.excess));
  const groups = partialGroups(expression, evaluator);
  const refusal = refusalOf(expression, result, { evaluator, groups });
  if (refusal !== undefined) return notHeld(refusal);
  const shown = { ...result, rows: metFacts(result.rows, expression, means) };
  return {
    statements: () => {
      const statements = [
        ...statementsOf(expression, shown, evaluator, asked),
        ...undatedNames(expression, result, evaluator),
      ];
      const facts = statements.flatMap((statement) => statement.facts);
      const age = ageNote(expression, facts, evaluator.today());
      const currencies = currenciesNote(expression, facts, evaluator.reader.common);
      const caveat = caveatOf(facts, groups, { age, currencies });
      return [
        ...asked.notes.map((content) => ({ content, facts: [] })),
        ...statements,
        ...(caveat === undefined ? [] : [{ content: `\nNote: ${caveat}`, facts: [] }]),
      ];
    },
    rows: rowsOf(expression, result, evaluator),
    about: aboutOf(shown),
  };
}

/** The rows of a result as JSON; one row for the figure that they became, and the verdict on a claim in each. */
export function rowsOf(
  expression: Expression,
  result: Result,
  { means }: Evaluator,
): Record<string, unknown>[] {
  const { summary, verdict, groups } = result;
  const asksId = expression.returns?.some((field) => fieldKey(field) === 'id') === true;
  if (groups !== undefined) return groupRows(result, asksId);
  if (summary !== undefined) {
    const { aggregate, fact, count } = summary;
    const field = aggregate.path.join('_').replace(/_history$/, '');
    if (aggregate.summary === 'count') return [{ name: setPhrase(expression, means), count }];
    if (fact === undefined) return [];
    const isOne = aggregate.summary === 'minimum' || aggregate.summary === 'maximum';
    const named = isOne || result.topics.length === 1 ? fact.subject.name : setPhrase(expression, means);
    const date = isOne && fact.value.kind === 'point' ? { date: fact.value.date } : {};
    const word = aggregate.summary === 'sum' ? 'total' : aggregate.summary;
    const id = asksId && isOne ? { id: fact.subject.id } : {};
    return [{ ...id, name: named, [`${word}_${field}`]: plainValue(fact), ...(isOne ? date : { count }) }];
  }
  const rows = toRows(result);
  if (verdict === undefined) return rows;
  if (result.occasions?.which === 'count')
    return [{ name: result.occasions.row.entity.name, count: result.occasions.facts.length }];
  return rows.map((row, at) => {
    const id = asksId ? { id: result.rows[at]?.entity.id } : {};
    return { ...id, ...row, answer: verdict };
  });
}

function statementsOf(
  expression: Expression,
  result: Result,
  evaluator: Evaluator,
  { claims }: Asked,
): Statement[] {
  const { means } = evaluator;
  const [order] = expression.orders;
  const { rows, summary, verdict, topics } = result;
  const isPlainTime = summary === undefined && verdict === undefined;
  const ended = isPlainTime ? untilStatements(expression, result) : [];
  const began = isPlainTime ? [...ended, ...sinceStatements(expression, result)] : [];
  if (began.length > 0) return began;
  if (result.groups !== undefined) {
    const isCount = expression.aggregate?.summary === 'count' && expression.aggregate.by === undefined;
    return [
      ...groupStatements(expression, result, means),
      ...(isCount ? leftOut(expression, result, evaluator) : []),
    ];
  }
  const rank = summary === undefined ? [] : rankStatement(expression, result, evaluator);
  if (summary !== undefined) {
    const isCount = summary.aggregate.summary === 'count' && rank.length === 0;
    return [
      ...rank,
      ...summaryStatement(expression, result, means),
      ...(isCount ? leftOut(expression, result, evaluator) : []),
    ];
  }
  if (result.occasions !== undefined && expression.claim !== undefined)
    return [occasionStatement(result.occasions, expression.claim)];
  if (verdict !== undefined) return claimStatements(result, expression);
  const isPlain = expression.filters.length === 0 && expression.returns === undefined;
  if (topics.length > 1 && order !== undefined && isPlain && expression.select.length === 0)
    return comparisonStatements(result, order, {
      common: evaluator.reader.common,
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
      ...(expression.select.length > 0 ? selectedStatements(expression, result) : []),
      ...leftOut(expression, result, evaluator),
    ];
  return listStatements(expression, result, evaluator);
}

/** What may belong to a collection and is not known to. */
const leftOut = (...asked: Parameters<typeof lackingFigures>): Statement[] => [
  ...lackingFigures(...asked),
  ...lackingAttributes(...asked),
];

/** Until when something was a member of another, where that was asked. */
function untilStatements({ select }: Expression, { rows, topics }: Result): Statement[] {
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
function sinceStatements({ select, filters }: Expression, { rows, topics }: Result): Statement[] {
  const [origin] = topics;
  if (select.at(-1) !== 'since' || origin === undefined || topics.length > 1) return [];
  const others = rows.filter(({ entity }) => entity !== origin);
  const sinceOf = ({ cells }: Row): readonly Fact[] =>
    cells.find(({ column }) => column.endsWith('since'))?.facts ?? [];
  const told = others.flatMap((row): Statement[] => {
    const { entity, subject } = row;
    const [fact] = sinceOf(row);
    if (fact === undefined) return [];
    return [{ content: sinceSentence(origin, { field: subject.field, entity, fact }), facts: sinceOf(row) }];
  });
  const named = filters.find(({ path }) => path.at(-1) === 'name')?.operand.anyOf.flat() ?? [];
  const absent = named.filter((name) => !others.some(({ entity }) => isCalled(entity, name)));
  const undated = others.filter((row) => sinceOf(row).length === 0).map(({ entity }) => spoken(entity));
  const lacking = [...undated, ...absent];
  const content = `The embedded dataset does not say since when of ${joinNames([...new Set(lacking)])}.`;
  return told.length === 0 || lacking.length === 0 ? told : [...told, { content, facts: [] }];
}

const isCalled = ({ id, name, aliases }: StoredEntity, called: string): boolean =>
  [id, name, ...aliases].some((each) => each.toLowerCase() === called.toLowerCase());

/** Whether the first that was named is first in the order, and by more than nothing. */
function isFirst({ rows, topics }: Result, column: string, { reader }: Evaluator): boolean {
  const [first, second] = alike(
    rows.map(({ cells }) => cells.find((cell) => cell.column === column)?.facts[0]),
    reader.common,
  );
  const [a, b] = [first, second].map((fact) => (fact === undefined ? undefined : sizeOf(fact)));
  return rows[0]?.entity === topics[0] && a !== b;
}

function claimStatements({ rows, verdict, topics: [origin] }: Result, { claim }: Expression): Statement[] {
  return rows.map(({ entity, cells, subject }, at) => {
    const cell = cells.find(({ column }) => column !== 'name');
    const facts = cell?.facts ?? [];
    const says = at === 0 ? `**${verdict === 'yes' ? 'Yes' : 'No'}.** ` : '';
    const [first] = facts;
    const field = first?.field ?? '';
    if (first !== undefined && field === 'since' && origin !== undefined && subject.field !== 'name')
      return {
        content: `${says}${sinceSentence(origin, { field: subject.field, entity, fact: first })}`,
        facts,
      };
    if (first === undefined && claim?.path.join('.') === 'name') {
      const names = joinNames(claim.operand.anyOf.flat());
      return {
        content: `${says}${spoken(entity)} is ${verdict === 'yes' ? '' : 'not '}one of ${names}.`,
        facts,
      };
    }
    const worked =
      first === undefined || facts.length > 1 ? undefined : derivedStatement(entity, field, first);
    return { content: `${says}${worked?.content ?? factSentence(entity, field, facts)}`, facts };
  });
}

/** What an entity is, told from its description and its main fields. */
function profileStatements(row: Row | undefined, { reader }: Evaluator): Statement[] {
  if (row === undefined) return [];
  const { entity, cells } = row;
  const described = reader.read(entity, ['description']);
  const kind = entity.type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const told = cells.filter(
    ({ column, facts }) => !['name', 'description', 'role', 'since'].includes(column) && facts.length > 0,
  );
  return [
    { content: `**${entity.name}**: ${entity.description?.replace(/\.$/, '') ?? kind}.`, facts: described },
    ...told.map(({ column, facts }) => ({ content: factSentence(entity, column, facts), facts })),
  ];
}

/** Values of named entities: a sentence each; a figure of several times with what became of it. */
function valueStatements(expression: Expression, result: Result, { reader }: Evaluator): Statement[] {
  const isWalked = result.select.length === 0 && result.rows.every(({ subject }) => subject.field !== 'name');
  if (isWalked)
    return [
      ...walkedFacts(result).flatMap((walked) => namedStatements(walked, result, expression)),
      ...lackingNames(expression, result),
    ];
  const selected = selectedStatements(expression, result);
  const points = pointsOf(result);
  const changes = [...points].flatMap(([entity, facts]) =>
    facts.length > 1 ? (changeStatement(entity, facts) ?? []) : [],
  );
  const missing = [
    ...lackingNames(expression, result),
    ...missingTimes(expression, points),
    ...lackingSpans(expression, points),
    ...lackingQuarters(expression, result),
  ];
  const differences = differencesOf(points, reader.common);
  if (changes.length === 0) return [...selected, ...shareGap(result), ...missing];
  if (result.rows.length <= 2) return [...changes, ...sourcesOf(selected), ...missing];
  const column = result.select.join('_');
  const isOther = (_row: Row, name: string): boolean => name !== column && name !== 'date';
  return [
    ...changes,
    ...differences,
    { content: '', facts: [] },
    ...rowStatements(result.rows, result.rows.length, isOther),
    ...missing,
  ];
}

/** By how many percentage points a share of one thing differs between two times. */
function shareGap({ rows, select }: Result): Statement[] {
  const [first, last] = rows.map(
    ({ cells }) => cells.find(({ column }) => column === select.join('_'))?.facts[0],
  );
  const [a, b] = [first, last].map((fact) =>
    fact?.value.kind === 'number' && fact.value.unit === '%' ? fact.value.number : undefined,
  );
  const isOne = rows.length === 2 && rows[0]?.entity === rows[1]?.entity;
  if (!isOne || a === undefined || b === undefined) return [];
  const gap = Math.abs(b - a).toFixed(1);
  const verb = b > a ? 'rose' : 'fell';
  return [{ content: `It ${verb} by **${gap} percentage points** from the first to the second.`, facts: [] }];
}

/** The dated figures of each entity. */
function pointsOf({ rows }: Result): Map<StoredEntity, Fact[]> {
  const points = new Map<StoredEntity, Fact[]>();
  for (const { entity, cells } of rows) {
    const point = cells.find(({ column }) => column !== 'name' && column !== 'date')?.facts[0];
    if (point?.value.kind === 'point') points.set(entity, [...(points.get(entity) ?? []), point]);
  }
  return points;
}

function sourcesOf(statements: readonly Statement[]): Statement[] {
  const facts = statements.flatMap((each) => each.facts);
  const sources = [...new Set(facts.flatMap((fact) => sourceOf(fact) ?? []))];
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
  const heading = `The embedded dataset has **${facts.length}** under ${fieldLabel(field)} of ${origin.name}${timePhrase(at)}.\n`;
  return [
    { content: heading, facts: [] },
    ...rowStatements(own, own.length, (_row, column) => column === 'description'),
  ];
}

/** The sentence for what was selected of each row. */
function selectedStatements(_expression: Expression, { rows, select }: Result): Statement[] {
  const column = select.join('_');
  return rows.flatMap(({ entity, cells }) => {
    const facts = cells.find((cell) => cell.column === column)?.facts ?? [];
    const [first] = facts;
    if (first === undefined) return [];
    const own = rateStatement(entity, first) ?? derivedStatement(first.subject, first.field, first);
    const plain = own ?? { content: factSentence(first.subject, first.field, facts), facts };
    const isOfMany = first.grounds !== undefined && rows.filter((row) => row.entity === entity).length > 1;
    return [isOfMany ? { ...plain, content: `${yearText(first)}${plain.content}` } : plain];
  });
}

/** The year of what a figure of several years is worked out from. */
function yearText({ grounds = [] }: Fact): string {
  const date = grounds
    .flatMap(({ value }) => (value.kind === 'point' ? [value.date] : []))
    .sort()
    .at(-1);
  return date === undefined ? '' : `${formatDate(date)}: `;
}

/** A rate says what one unit was worth. */
function rateStatement(entity: StoredEntity, fact: Fact): Statement | undefined {
  if (entity.type !== 'ForeignExchangeRate' || fact.value.kind !== 'point' || fact.grounds !== undefined)
    return undefined;
  const worth = /^Price of one (.+) in (.+)$/.exec(entity.description ?? '');
  const [base, quote] = worth === null ? entity.name.split('/') : [worth[1], worth[2]];
  const shown = Number(fact.value.number.toPrecision(6)).toLocaleString('en-US', {
    maximumFractionDigits: 12,
  });
  return {
    content: `One ${base ?? ''} was worth **${shown} ${quote ?? ''}** ${period(fact.value)}${cited(fact)}.`,
    facts: [fact],
  };
}

function listStatements(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { means } = evaluator;
  const { rows } = result;
  const total = expression.limit === undefined ? result.total() : rows.length;
  const isNamed = result.topics.length > 0 && expression.filters.length === 0;
  const head =
    isNamed || (expression.filters.length === 0 && expression.orders.length === 0)
      ? []
      : [headingOf(expression, result, means)];
  const lacking = isNamed
    ? [...lackingNames(expression, result), ...lackingCells(expression, result)]
    : leftOut(expression, result, evaluator);
  return [...head, ...rowStatements(rows, total, isSaidBy(expression)), ...lacking];
}

function headingOf(expression: Expression, { rows, total }: Result, means: Evaluator['means']): Statement {
  const [order] = expression.orders;
  const all = `${setPhrase(expression, means).replace(/^./, (first) => first.toUpperCase())} in the embedded dataset`;
  const isExclusion = expression.filters.some(({ operator }) => operator === '!=');
  // What is not known is not known to differ, so it is left out.
  if (order === undefined)
    return { content: `${all}${isExclusion ? ' where it is known' : ''}: **${total()}**.\n`, facts: [] };
  const known = `${all} with a known ${pathLabel(order.path)}: **${total()}**.`;
  const end = `The ${rows.length} with the ${extremeLabel(order)}:`;
  return { content: `${expression.limit === undefined ? known : `${known} ${end}`}\n`, facts: [] };
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
