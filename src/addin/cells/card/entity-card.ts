import type { PropertyValue, RelatedEntity } from '../../../shared/contract/entity';
import { citation, newestSource } from '../citation';
import type { Host } from '../cell';
import { cardProperty, sourced, textProperty } from './card-property';
import type { CardProperty } from './card-property';
import { jsonBytes } from '../text';
import { lastKnownDay } from '../last-known';
import { iconOf } from './icon';
import { relatedProperty } from './related-property';
import { sectionsOf } from './sections';

/** The largest card as JSON: a column of cards has to fit into one result. */
export const MAX_CARD = 50_000;
/** What layout, provider and the note on what was left out may take of it. */
const RESERVED = 8_000;

/** What a card shows. */
export type CardFacts = {
  id: string;
  name: string;
  entityType: string;
  description: string;
  /** Undefined for a property that was asked for and is not there. */
  properties: ReadonlyMap<string, PropertyValue | undefined>;
  /** What it is related to, by the names under which formulas read it. @default nothing */
  related?: ReadonlyMap<string, readonly RelatedEntity[]>;
  /** The line that says who provides the facts. */
  provider: string;
};

/**
 * An entity as Excel's data type: its name in the cell, its properties in a card and in formulas (`=A2.employee_count`),
 * each with its sources as attribution and, as text, under `=A2.sources.employee_count`.
 */
export function entityCard(facts: CardFacts, host: Host): Excel.EntityCellValue {
  const properties = propertiesOf(facts, host);
  return {
    type: 'Entity',
    text: textProperty(facts.name).basicValue,
    // What a version of Excel that knows no entities shows.
    basicType: 'Error',
    basicValue: '#VALUE!',
    properties: { ...dotFunctions(properties, host), ...Object.fromEntries(properties) },
    layouts: {
      compact: { icon: iconOf(facts.entityType) },
      card: {
        title: { property: 'name' },
        subTitle: { property: 'entity_type' },
        sections: sectionsOf(properties, facts.related),
      },
    },
    provider: { description: facts.provider },
  };
}

/**
 * `=A2.figure("Revenue", 2024)`, where Excel knows functions of cards; not `revenue`, which is a field already, and Excel
 * tells no letter case apart.
 */
function dotFunctions(
  properties: ReadonlyMap<string, CardProperty>,
  host: Host,
): Record<string, Excel.FunctionCellValue> {
  if (host.properties !== true || properties.has('figure')) return {};
  return {
    figure: {
      type: 'Function',
      functionType: 'JavaScriptReference',
      basicType: 'Error',
      basicValue: '#VALUE!',
      namespace: 'KER',
      id: 'FIGURE',
    },
  };
}

function propertiesOf(facts: CardFacts, host: Host): Map<string, CardProperty> {
  const properties = headOf(facts);
  const sources = new Map<string, CardProperty>();
  const leftOut: string[] = [];
  let size = jsonBytes([Object.fromEntries(properties), properties.get('name')]);
  const takes = (name: string, parts: readonly unknown[]): boolean => {
    const more = jsonBytes(parts);
    const isTaken = size + more <= MAX_CARD - RESERVED;
    if (isTaken) size += more;
    else leftOut.push(name);
    return isTaken;
  };
  for (const [name, property] of facts.properties) {
    if (name === '' || properties.has(name)) continue;
    const value = cardProperty(name, property, host);
    const source = newestSource(property?.sources);
    const cited = source === undefined ? undefined : textProperty(citation(source));
    // Each name stands in a section too.
    if (!takes(name, [value, cited, name, name, name])) continue;
    properties.set(name, value);
    const lastKnown = lastKnownDay(name, property?.sources, Date.now());
    if (lastKnown !== undefined) properties.set(`${name}_last_known`, textProperty(lastKnown));
    if (cited !== undefined) sources.set(name, cited);
  }
  for (const [name, related] of facts.related ?? []) {
    const value = relatedProperty(name, related);
    if (value === undefined || properties.has(name) || !takes(name, [value, name, name])) continue;
    properties.set(name, value);
  }
  // A property of the service that has one of these two names comes first.
  if (leftOut.length > 0 && !properties.has('left_out'))
    properties.set('left_out', textProperty(`Too many for a card: ${leftOut.join(', ')}`));
  if (sources.size > 0 && !properties.has('sources')) properties.set('sources', sourcesEntity(sources));
  return properties;
}

/** What every card has, as text whatever it looks like. */
function headOf({ id, name, entityType, description, properties }: CardFacts): Map<string, CardProperty> {
  const head = Object.entries({ id, name, entity_type: entityType, description });
  return new Map(
    head
      .filter(([key, text]) => key !== 'description' || text !== '')
      .map(([key, text]) => [key, sourced(textProperty(text), properties.get(key))]),
  );
}

function sourcesEntity(sources: ReadonlyMap<string, CardProperty>): Excel.EntityCellValue {
  const text = sources.size === 1 ? '1 property has sources' : `${sources.size} properties have sources`;
  return {
    type: 'Entity',
    text,
    basicType: 'Error',
    basicValue: '#VALUE!',
    properties: Object.fromEntries(sources),
  };
}
