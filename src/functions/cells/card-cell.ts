import { entityCard } from '../../cells/card/entity-card';
import type { Cell } from '../../cells/cell';
import { cellText } from '../../cells/text';
import type { PropertyValue } from '../../contract/entity';
import type { FunctionContext } from '../call/context';
import { propertyAsTyped } from '../names/spelling';

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

async function propertiesOf(
  context: FunctionContext,
  id: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, PropertyValue | undefined>> {
  if (names.length === 0)
    return new Map(Object.entries((await context.knowledge.profile(id, context.waiter)).properties));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await propertyAsTyped(context, id, name)] as const)),
  );
}
