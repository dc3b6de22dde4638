import type { EntitySearch } from '../search/entity-search';
import type { Store, StoredEntity } from '../store/stored';
import { conditionOf, type Matched } from './conditions';
import { columnReader, type ColumnReader } from './column';
import { defaultColumns } from './default-columns';
import type { Fact } from './fact';
import { createExactNamer, createIndustryNamer, createNamer } from './namer';
import type { Means } from './value-test';
import { navigate } from './navigate';
import { inOrder } from './order';
import { parseExpression } from './parse';
import { edgeField } from './role';
import { createPlaces } from './places';
import { createPathReader, type PathReader } from './read-path';
import { createTopicFinder, type TopicFinder } from './topic';
import type { Expression } from './tree';

/** One row: the entity it is about, how that was reached, and the facts under each column. */
export type Row = { entity: StoredEntity; subject: Fact; cells: readonly Cell[] };

/** The facts of one column in one row; none where they are missing. */
export type Cell = { column: string; facts: readonly Fact[] };

/** What an expression found; `topics` are the named entities that it started from. */
export type Result = { rows: readonly Row[]; total: number; topics: readonly StoredEntity[] };

/** Evaluates expressions over one store. */
export type Evaluator = {
  reader: PathReader;
  means: Means;
  topics: TopicFinder;
  parse: (input: string) => Expression;
  run: (expression: Expression) => Result;
};

/** Rows without a `limit`, and the most that a limit may ask for. */
const ROWS = { default: 1000, most: 10_000 } as const;

const NOTHING: Result = { rows: [], total: 0, topics: [] };

/** Makes the evaluator of a store; names are also found as the store's search finds them. */
export function createEvaluator(store: Store, search: EntitySearch): Evaluator {
  const places = createPlaces(store);
  const reader = createPathReader(store, places);
  const exact = createExactNamer(store);
  const namer = createNamer(exact, search);
  const means = { namer, exact, industries: createIndustryNamer(store, exact), places };
  const topics = createTopicFinder(store, namer);
  const evaluator: Evaluator = {
    reader,
    means,
    topics,
    parse: (input) => parseExpression(input, reader.isField),
    run: (expression) => run(evaluator, expression),
  };
  return evaluator;
}

function run({ reader, means, topics }: Evaluator, expression: Expression): Result {
  const topic = topics.find(expression.topic);
  if (topic === undefined) return NOTHING;
  const start = navigate(topic, expression, reader);
  if (start === undefined) return NOTHING;
  const { subjects, filters, select } = start;
  const condition = conditionOf(filters, { reader, means, subjects });
  if (condition === undefined) return NOTHING;
  const found = subjects.flatMap((subject) => {
    const matched = condition(subject);
    return matched === undefined ? [] : [{ subject, matched }];
  });
  const read = columnReader(reader);
  const ordered = inOrder(found, expression.orders, read);
  const shown = ordered.slice(0, Math.min(expression.limit ?? ROWS.default, ROWS.most));
  const columns = columnsOf({ ...expression, filters, select });
  return {
    rows: shown.flatMap((each) => toRow(each, columns, read)),
    total: found.length,
    topics: start.from,
  };
}

function toRow(
  found: { subject: Fact; matched: Matched },
  columns: readonly Column[] | undefined,
  read: ColumnReader,
): Row[] {
  const { value } = found.subject;
  if (value.kind !== 'entity') return [];
  const { entity, edge } = value;
  const role =
    edge === undefined
      ? []
      : ['role', 'since'].filter((name) => edgeField(found.subject, edge, name).length > 0);
  const shown = columns ?? [...identity, ...named([...new Set([...defaultColumns(entity.type), ...role])])];
  const cells = shown.map(({ column, path }) => ({ column, facts: read(found, path) }));
  return [{ entity, subject: found.subject, cells }];
}

type Column = { column: string; path: readonly string[] };

const named = (fields: readonly string[]): Column[] =>
  fields.map((field) => ({ column: field, path: [field] }));

const identity = named(['name']);

/** Strictly what `return` lists, else the name and every field mentioned; nothing where none is. */
function columnsOf({ filters, select, orders, returns }: Expression): readonly Column[] | undefined {
  if (returns !== undefined) return returns.map((field) => ({ column: field, path: field.split('.') }));
  const mentioned = [...filters, { path: select }, ...orders].map(({ path }) => path);
  const columns = mentioned.flatMap((path): Column[] => {
    const shown = path.at(-1)?.toLowerCase() === 'name' ? path.slice(0, -1) : path;
    return shown.length === 0 ? [] : [{ column: shown.join('_'), path: shown }];
  });
  const first = mentioned.some((path) => path.length > 0) ? [...identity, ...columns] : undefined;
  return first?.filter(({ column }, at) => first.findIndex((each) => each.column === column) === at);
}
