import { brief } from '../../cells/brief';
import { COMPANY_PROPERTIES, COMPANY_TYPES } from '../../cells/card/company-properties';
import { entityCard } from '../../cells/card/entity-card';
import type { Cell } from '../../cells/cell';
import { usualSpelling } from '../../cells/field-name';
import { cellText } from '../../cells/text';
import type { PropertyValue } from '../../contract/entity';
import { Failure } from '../../contract/failure';
import type { Waiter } from '../../runtime/knowledge';
import type { FunctionContext } from '../call/context';
import { subjectOf } from '../names/subject';
import { propertyAsTyped } from '../names/spelling';
import { say } from '../../sentences/say';

/** An entity as a card; its name where the host has no data types. */
export async function cardCell(
  context: FunctionContext,
  id: string,
  names: readonly string[],
): Promise<Cell> {
  const { knowledge, waiter, host, serviceAddress } = context;
  const properties = await propertiesOf(context, id, names);
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
      provider: `KER, from ${new URL(serviceAddress).host}`,
    },
    host,
  );
}

type Properties = ReadonlyMap<string, PropertyValue | undefined>;

function propertiesOf(context: FunctionContext, id: string, names: readonly string[]): Promise<Properties> {
  return names.length === 0 ? defaultProperties(context, id) : namedProperties(context, id, names);
}

/**
 * The coarse profile of a company has no employee_count (§2.3), and asking for both would be two requests: a company is
 * asked for its properties by name at once, and so is an entity of a type that nothing has told yet.
 */
async function defaultProperties({ knowledge, waiter }: FunctionContext, id: string): Promise<Properties> {
  const companyProperties = async (asker: Waiter): Promise<Properties> => {
    const found = await Promise.all(
      COMPANY_PROPERTIES.map(async (name) => [name, await knowledge.property(id, name, asker)] as const),
    );
    return new Map(found.filter(([, property]) => property !== undefined));
  };
  // What is asked to find the type out is the cell's own only where it shows it: it will not ask it again.
  if (knowledge.known.head(id) === undefined) await companyProperties({ ...waiter, cell: undefined });
  const { entity_type } = await knowledge.head(id, waiter);
  if (COMPANY_TYPES.has(entity_type)) return companyProperties(waiter);
  return new Map(Object.entries((await knowledge.profile(id, waiter)).properties));
}

async function namedProperties(
  context: FunctionContext,
  id: string,
  names: readonly string[],
): Promise<Properties> {
  const found = await Promise.all(
    names.map(async (name) => [name, await propertyAsTyped(context, id, name)] as const),
  );
  const absent = found.filter(([, property]) => property === undefined).map(([name]) => name);
  if (absent.length > 0) await refuseUnknown(context, id, absent);
  return new Map(found);
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
  throw new Failure(
    'absent',
    say('{} has no property "{}". Its card may hold {}', subject, brief(unknown), listed.join(', ')),
  );
}
