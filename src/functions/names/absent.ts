import { brief } from '../../cells/brief';
import { Failure } from '../../contract/failure';
import type { Introspection } from '../../contract/introspection';
import type { Knowledge } from '../../runtime/knowledge';
import { edits } from '../../names/edits';

/** What an entity may lack. */
export type FieldKind = 'property' | 'relationship' | 'observation';

/** What is lacking, of which entity: its id, and what was typed for it. */
export type Lacking = { id: string; entity: string; field: string; kind: FieldKind };

const MOST_NEAREST = 5;

/** An entity with no more fields of a kind than this has them all told: a macro series has only itself. */
const FEW = 3;

/**
 * The failure of a field that an entity does not have. The nearest names are told only where introspection is known
 * already, because asking for it would cost a credit that nobody ordered.
 */
export function absent(knowledge: Knowledge, { id, entity, field, kind }: Lacking): Failure {
  const subject = subjectOf(knowledge, id, entity);
  const introspection = knowledge.known.introspection(id);
  if (introspection === undefined) {
    return new Failure('absent', `${subject} has no ${kind} "${brief(field)}". KER.FIELDS lists what it has`);
  }
  const names = fieldNames(introspection, kind);
  const close = nearest(field, names);
  return new Failure('absent', `${subject} has no ${kind} "${brief(field)}". ${hint(names, close)}`, {
    nearest: close,
  });
}

/** Names of series hold commas, so semicolons part them. */
function hint(names: readonly string[], close: readonly string[]): string {
  if (close.length > 0) return `Nearest: ${close.join('; ')}`;
  const isTold = names.length > 0 && names.length <= FEW;
  return isTold ? `It has only ${names.join('; ')}` : 'KER.FIELDS lists what it has';
}

/** The name of an entity as far as it is known without a request, else what was typed. */
export function subjectOf(knowledge: Knowledge, id: string, entity: string): string {
  return knowledge.known.head(id)?.name ?? entity;
}

/** The names of one kind that introspection lists. */
export function fieldNames(introspection: Introspection, kind: FieldKind): readonly string[] {
  if (kind === 'property') return introspection.properties;
  if (kind === 'relationship') {
    const { incoming, outgoing } = introspection.relationships ?? {};
    return [...new Set([...(outgoing ?? []), ...(incoming ?? [])])];
  }
  return Object.values(introspection.numerical_observations ?? {}).flatMap((items) =>
    items.map(({ name }) => name),
  );
}

function nearest(field: string, names: readonly string[]): readonly string[] {
  const wanted = field.toLowerCase().replaceAll(' ', '_');
  const scored = names.map((name) => ({
    name,
    score: unlikeness(wanted, name.toLowerCase().replaceAll(' ', '_')),
  }));
  return scored
    .filter(({ score }) => score <= 0.5)
    .sort((a, b) => a.score - b.score)
    .slice(0, MOST_NEAREST)
    .map(({ name }) => name);
}

/** 0 for the same name, 1 for nothing in common; a shared word ("employees" in employee_count) brings names close. */
function unlikeness(wanted: string, name: string): number {
  const share = edits(wanted, name) / Math.max(wanted.length, name.length);
  const stem = wanted.replace(/s$/, '');
  const shared = stem.length > 2 && (name.includes(stem) || wanted.includes(name));
  return shared ? share / 3 : share;
}
