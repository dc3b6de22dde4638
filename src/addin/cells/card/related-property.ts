import type { RelatedEntity } from '../../../shared/contract/entity';
import { citation, newestSource } from '../citation';
import { lastKnownDay } from '../last-known';
import { sourced, textProperty, type CardProperty } from './card-property';
import { iconOf } from './icon';

/** More than these are counted only: a holding may have hundreds of subsidiaries. */
const MOST = 5;

/**
 * Related entities as cards within a card: one as a card of its own, which formulas read (`=A2.ceo.name`) and functions take
 * as its entity; several as a card of cards. Undefined where there are none.
 */
export function relatedProperty(role: string, related: readonly RelatedEntity[]): CardProperty | undefined {
  const current = related.filter(({ properties }) => !properties.valid_until);
  const shown = (current.length > 0 ? current : related).slice(0, MOST);
  const [first] = shown;
  if (first === undefined) return undefined;
  if (shown.length === 1) return linkedCard(role, first);
  const text = shown.map(({ name }) => name).join('; ');
  return {
    ...entityOf(text, Object.fromEntries(shown.map((each) => [keyOf(each, shown), linkedCard(role, each)]))),
    layouts: { compact: { icon: iconOf(first.entity_type) } },
  };
}

/** Its name, which formulas read; its id where it has none, and beside the name where another bears it too. */
function keyOf(each: RelatedEntity, all: readonly RelatedEntity[]): string {
  if (!each.name) return each.id;
  const isShared = all.some(
    (other) => other !== each && other.name.toLowerCase() === each.name.toLowerCase(),
  );
  return isShared ? `${each.name} (${each.id})` : each.name;
}

function linkedCard(role: string, { id, name, entity_type: type, properties }: RelatedEntity): CardProperty {
  const source = newestSource(properties.sources);
  const lastKnown = lastKnownDay(role, properties.sources, Date.now());
  const facts = {
    name,
    entity_type: type,
    id,
    ...(properties.valid_since && { since: properties.valid_since.slice(0, 10) }),
    ...(properties.valid_until && { until: properties.valid_until.slice(0, 10) }),
    ...(lastKnown !== undefined && !properties.valid_until && { last_known: lastKnown }),
    ...(source && { source: citation(source) }),
  };
  const texts = Object.fromEntries(Object.entries(facts).map(([key, text]) => [key, textProperty(text)]));
  const card = {
    ...entityOf(name, texts),
    layouts: {
      compact: { icon: iconOf(type) },
      card: { title: { property: 'name' }, subTitle: { property: 'entity_type' } },
    },
  };
  return sourced(card, { value: name, sources: properties.sources });
}

function entityOf(text: string, properties: Record<string, CardProperty>): Excel.EntityCellValue {
  return {
    type: 'Entity',
    text: textProperty(text).basicValue,
    basicType: 'Error',
    basicValue: '#VALUE!',
    properties,
  };
}
