import type { Collection } from '../store/collection';
import type { StoredEntity } from '../store/stored';
import type { Fact } from './fact';
import { fieldSpec } from './field-table';
import { timeStep } from './period';
import type { PathReader } from './read-path';
import type { Topic } from './topic';
import type { Expression, Filter } from './tree';

/** Where the rows begin: the entities they may be about, and the clauses as seen from there. */
export type Start = {
  /** What the rows may be about. */
  subjects: Subjects;
  filters: readonly Filter[];
  select: readonly string[];
  from: readonly StoredEntity[];
};

/** Facts that are there, or a collection that is gathered when it is known what is wanted of it. */
export type Subjects = { facts: readonly Fact[] } | { collection: Collection };

/**
 * Walks from the topic to what the rows are about: a collection's entities, or as far as the steps of a named entity
 * lead to entities (`Apple.ceo` is a person). Of namesakes the first with the requested data counts.
 */
export function navigate(topic: Topic, expression: Expression, reader: PathReader): Start | undefined {
  const { filters, select } = expression;
  if (select.some((name, at) => !isStep(reader, name, at))) return undefined;
  if (topic.kind === 'collection')
    return { subjects: { collection: topic.collection }, filters, select, from: [] };
  const starts = topic.entities.map((entity) => startAt(entity, expression, reader));
  return starts.find((start) => start.subjects.facts.length > 0 && start.isHeld) ?? starts[0];
}

function isStep(reader: PathReader, name: string, at: number): boolean {
  return (at > 0 && timeStep(name) !== undefined) || reader.isField(reader.steps([name]).join('_'));
}

/** An entity as the fact that a path starts from. */
export function rootFact(entity: StoredEntity): Fact {
  return { subject: entity, field: 'name', value: { kind: 'entity', entity }, sources: [] };
}

function startAt(
  entity: StoredEntity,
  expression: Expression,
  reader: PathReader,
): Start & { subjects: { facts: readonly Fact[] }; isHeld: boolean } {
  const { filters, select } = expression;
  const root = rootFact(entity);
  const [first] = filters;
  const way =
    first !== undefined && first.path.length > 1
      ? reader.steps(first.path).slice(0, -1)
      : reader.steps(select);
  const { subjects, walked } = walk(root, way, reader);
  const rest = (path: readonly string[]): readonly string[] =>
    withoutStart(reader.steps(path), walked) ?? path;
  const left = rest(select);
  return {
    subjects: { facts: subjects },
    filters: filters.map((filter) => ({ ...filter, path: rest(filter.path) })),
    select: left,
    from: [entity],
    isHeld:
      left.length === 0 || subjects.some((subject) => reader.follow(subject, reader.steps(left)).length > 0),
  };
}

/** Follows steps while they lead to entities; a relationship that leads nowhere leaves no subjects. */
function walk(
  root: Fact,
  way: readonly string[],
  reader: PathReader,
): { subjects: Fact[]; walked: string[] } {
  let subjects = [root];
  const walked: string[] = [];
  for (const step of way) {
    const next = subjects.flatMap((subject) => reader.follow(subject, [step]));
    const isRelational = fieldSpec(step)?.look.every((place) => /^[<>#]/.test(place)) === true;
    const leads = next.length > 0 && next.every(({ value }) => value.kind === 'entity');
    if (!leads && !(isRelational && next.length === 0 && fieldSpec(step)?.look.length !== 0)) break;
    subjects = distinct(next);
    walked.push(step);
  }
  return { subjects, walked };
}

/** One row an entity, though several relationships may lead to it. */
function distinct(facts: readonly Fact[]): Fact[] {
  const seen = new Set<StoredEntity>();
  return facts.filter(
    ({ value }) => value.kind === 'entity' && !seen.has(value.entity) && seen.add(value.entity),
  );
}

function withoutStart(path: readonly string[], start: readonly string[]): readonly string[] | undefined {
  return start.every((step, at) => path[at] === step) ? path.slice(start.length) : undefined;
}
