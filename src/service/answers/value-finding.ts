import { entitiesOf, type Fact } from '../query/fact';
import { edgeField } from '../query/role';
import { plainValue } from '../query/to-rows';
import type { StoredEntity } from '../store/stored';
import { cited, factSentence } from './fact-sentence';
import { fieldLabel } from './field-label';
import { formatDate, formatFact } from './format-value';
import { describedEntity } from './ranking';
import { notHeld, type Finding } from './statement';
import { factsAt, spanOf } from './time-travel';
import type { Tools } from './tools';

/** A field of an entity as a question names them, and the time it asks about. */
export type ValueAsked = { field: string; entity: string; when?: string | undefined };

/** Answers what a field of an entity is; nothing where the words name no field. */
export function valueFinding(
  tools: Tools,
  { field: phrase, entity: name, when }: ValueAsked,
): Finding | undefined {
  const field = tools.linker.field(phrase);
  if (field === undefined) return undefined;
  // A description is read before the search for misspelt names, which would look for its every word.
  const described = describedFinding(tools, { field, name, when });
  if (described !== undefined) return described;
  const entity = tools.linker.entity(name, field);
  if (entity !== undefined) return entityFinding(tools, { field, entity, when });
  const asked = { field, name, when };
  return (
    eachFinding(tools, asked) ?? nestedFinding(tools, asked) ?? notHeld(`it has no entity called “${name}”.`)
  );
}

type Named = { field: string; name: string; when: string | undefined };

/** `The capital of the largest country in Africa`: which country that is, then its capital. */
function describedFinding(tools: Tools, { field, name, when }: Named): Finding | undefined {
  const described = describedEntity(name, tools);
  const found = described && entityFinding(tools, { field, entity: described.entity, when });
  return described === undefined || found === undefined || found.rows.length === 0
    ? found
    : { ...found, statements: [...described.statements, ...found.statements] };
}

/** `The population of the capital of France`: which city that is, then its population. */
function nestedFinding(tools: Tools, { field, name, when }: Named): Finding | undefined {
  const [, phrase = '', owner = ''] = /^(?:the )?(.+?) of (.+)$/i.exec(name) ?? [];
  const way = phrase === '' ? undefined : valueFinding(tools, { field: phrase, entity: owner });
  const [entity, ...others] = entitiesOf(way?.statements.at(-1)?.facts ?? []);
  if (way === undefined || entity === undefined || others.length > 0) return undefined;
  const found = entityFinding(tools, { field, entity, when });
  return found.rows.length === 0 ? found : { ...found, statements: [...way.statements, ...found.statements] };
}

/** `Revenue of Apple, Microsoft and Amazon`: the answer of each; nothing where one of the names is none. */
function eachFinding(tools: Tools, { field, name, when }: Named): Finding | undefined {
  const names = name.replace(/^both /i, '').split(/, (?:and )?| and /i);
  const entities = names.map((each) => tools.linker.entity(each, field));
  if (names.length < 2) return undefined;
  const found = entities.map((entity) => entity && entityFinding(tools, { field, entity, when }));
  const held = found.filter((finding) => finding !== undefined && finding.rows.length > 0);
  if (held.length < names.length) return undefined;
  return {
    statements: held.flatMap((finding) => finding?.statements ?? []),
    rows: held.flatMap((finding) => finding?.rows ?? []),
    about: held.flatMap((finding) => finding?.about ?? []),
  };
}

function entityFinding(
  tools: Tools,
  { field, entity, when }: { field: string; entity: StoredEntity; when: string | undefined },
): Finding {
  const { reader } = tools.evaluator;
  const path = reader.steps([field]);
  const latest = reader.read(entity, path);
  if (when === undefined) return foundValue(entity, field, latest);
  const then = factsAt(entity, path, { when, reader });
  return then.length > 0 ? foundValue(entity, field, then) : notThen({ entity, field, when, latest });
}

/** The answer that gives the facts of a field, or says that there are none. */
export function foundValue(entity: StoredEntity, field: string, facts: readonly Fact[]): Finding {
  if (facts.length === 0) return notHeld(`it has no ${fieldLabel(field)} for ${entity.name}.`);
  return {
    statements: [{ content: factSentence(entity, field, facts), facts }],
    rows: facts.map((fact) => ({ name: entity.name, [field]: plainValue(fact), ...detailsOf(fact) })),
    about: [entity, ...entitiesOf(facts)],
  };
}

/** What a row tells beside the value: when and in which unit, or in which role and since when. */
function detailsOf(fact: Fact): Record<string, unknown> {
  const { value } = fact;
  if (value.kind === 'point') return { date: value.date };
  if (value.kind !== 'entity' || value.edge === undefined || value.edge.extra?.['role'] === undefined)
    return {};
  const { edge } = value;
  return Object.fromEntries(
    ['role', 'since'].map((name) => [name, edgeField(fact, edge, name).map(plainValue)[0] ?? null]),
  );
}

/** The dataset knows the field, but not at that time: what it knows is said instead. */
function notThen(asked: {
  entity: StoredEntity;
  field: string;
  when: string;
  latest: readonly Fact[];
}): Finding {
  const { entity, field, when, latest } = asked;
  const [fact] = latest;
  const why = `it has no ${fieldLabel(field)} of ${entity.name} for ${when}.`;
  if (fact === undefined) return notHeld(why);
  const span = spanOf(fact);
  const known =
    span === undefined
      ? `What it has is ${formatFact(fact)}${cited(fact)}.`
      : `Its figures run from ${formatDate(span[0])} to ${formatDate(span[1])}.`;
  return notHeld(`${why} ${known}`);
}
