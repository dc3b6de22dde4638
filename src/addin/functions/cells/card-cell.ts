import { COMPANY_PROPERTIES, COMPANY_TYPES } from '../../cells/card/company-properties';
import { COMPANY_RELATIONSHIPS, type CardRelationship } from '../../cells/card/company-relationships';
import { entityCard } from '../../cells/card/entity-card';
import type { Cell } from '../../cells/cell';
import { usualSpelling } from '../../cells/field-name';
import { cellText } from '../../cells/text';
import type { PropertyValue, RelatedEntity } from '../../../shared/contract/entity';
import { Failure, isMiss } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { FunctionContext } from '../call/context';
import { nearest } from '../names/missing-field';
import { subjectOf } from '../names/entity-label';
import { propertyAsTyped } from '../names/spelling';
import { say } from '../../../shared/messages/message';

/** An entity as a card; its name where the host has no data types. */
export async function cardCell(
  context: FunctionContext,
  id: string,
  names: readonly string[],
): Promise<Cell> {
  const { knowledge, waiter, host } = context;
  const { serviceAddress } = context.settings;
  const { properties, related } = await factsOf(context, id, names);
  // Asked last, because the properties' answer has told it: before them it would cost a request of its own.
  const head = await knowledge.head(id, waiter);
  if (!host.dataTypes) return cellText(head.name);
  return entityCard(
    {
      id: head.id,
      name: head.name,
      entityType: head.entity_type,
      description: head.description ?? '',
      properties,
      related,
      provider: `KER, from ${new URL(serviceAddress).host}`,
    },
    host,
  );
}

type Asking = Pick<FunctionContext, 'knowledge' | 'waiter'>;
type Properties = ReadonlyMap<string, PropertyValue | undefined>;
type Facts = { properties: Properties; related: ReadonlyMap<string, readonly RelatedEntity[]> };

const UNRELATED: Facts['related'] = new Map<string, readonly RelatedEntity[]>();

async function factsOf(context: FunctionContext, id: string, names: readonly string[]): Promise<Facts> {
  if (names.length === 0) return defaultFacts(context, id);
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const links = COMPANY_RELATIONSHIPS.filter(({ name }) => wanted.has(name));
  const [related, properties] = await Promise.all([
    relatedFacts(context, id, links),
    foundProperties(context, id, names),
  ]);
  const absent = [...properties].filter(([, property]) => property === undefined).map(([name]) => name);
  const isLinked = (name: string): boolean => (related.get(name.toLowerCase()) ?? []).length > 0;
  const unknown = absent.filter((name) => !isLinked(name));
  if (unknown.length > 0) await refuseUnknown(context, id, unknown);
  return {
    properties: new Map([...properties].filter(([name]) => !isLinked(name))),
    related,
  };
}

/**
 * Whether properties are requested by name: for companies, whose coarse profile lacks employee_count (§2.3), and for
 * entities of unknown type. Profile and properties would be two requests.
 */
async function defaultFacts({ knowledge, waiter }: Asking, id: string): Promise<Facts> {
  // What is asked to find the type out is the cell's own only where it shows it: it will not ask it again.
  const known = knowledge.known.head(id);
  if (known === undefined) await companyFacts({ knowledge, waiter: { signal: waiter.signal } }, id);
  // A type that is known stays the same, and to request it alone would cost a request of its own.
  const { entity_type } = known ?? (await knowledge.head(id, waiter));
  if (COMPANY_TYPES.has(entity_type)) return companyFacts({ knowledge, waiter }, id);
  const { properties } = await knowledge.profile(id, waiter);
  return { properties: new Map(Object.entries(properties)), related: UNRELATED };
}

async function companyFacts({ knowledge, waiter }: Asking, id: string): Promise<Facts> {
  const properties = COMPANY_PROPERTIES.map(
    async (name) => [name, await knowledge.property(id, name, waiter)] as const,
  );
  const [found, related] = await Promise.all([
    Promise.all(properties),
    relatedFacts({ knowledge, waiter }, id, COMPANY_RELATIONSHIPS),
  ]);
  return { properties: new Map(found.filter(([, property]) => property !== undefined)), related };
}

async function relatedFacts(
  { knowledge, waiter }: Asking,
  id: string,
  wanted: readonly CardRelationship[],
): Promise<Facts['related']> {
  const related = wanted.map(async ({ name, direction, type }) => {
    const found = await knowledge.relationship({ id, direction, type }, waiter).catch(unlessFailed);
    return [name, found] as const;
  });
  return new Map(await Promise.all(related));
}

/** A card is whole without what the service has no relationship for, but not without what could not be asked. */
function unlessFailed(error: unknown): readonly RelatedEntity[] {
  if (error instanceof Failure && (isMiss(error.kind) || error.kind === 'validation')) return [];
  throw error;
}

async function foundProperties(
  context: FunctionContext,
  id: string,
  names: readonly string[],
): Promise<Properties> {
  const found = names.map(async (name) => [name, await propertyAsTyped(context, id, name)] as const);
  return new Map(await Promise.all(found));
}

/** A property that the entity lists and has no value of is a gap in its card; one that it does not list is a mistake. */
async function refuseUnknown(
  { knowledge, waiter }: FunctionContext,
  id: string,
  absent: readonly string[],
): Promise<void> {
  const listed = (await knowledge.introspection(id, waiter)).properties;
  const unknown = absent.find((name) => !listed.includes(name) && !listed.includes(usualSpelling(name)));
  if (unknown === undefined) return;
  const subject = subjectOf(knowledge, id, id);
  const links = COMPANY_TYPES.has(knowledge.known.head(id)?.entity_type ?? '') ? COMPANY_RELATIONSHIPS : [];
  const names = [...listed, ...links.map(({ name }) => name)];
  // What was meant stands first, because a cell's message may be read no further.
  const told = [...new Set([...nearest(unknown, names), ...names])].join(', ');
  throw new Failure('absent', say(FUNCTIONS.CARD.empty, subject, unknown, told));
}
