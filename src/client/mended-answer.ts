import { isRecord } from '../contract/at-a-glance';

/** A property that an entity has none of. */
const NONE = { value: null, sources: [] };

/** What a source is called that the service does not name. */
const UNNAMED = 'unnamed source';

/**
 * A profile whose oddities say nothing wrong: a property that is null is one that the entity has none of (§4.2 rule 3),
 * and a source without a name is still one. Each would otherwise make all that the answer holds unreadable.
 */
export function mendedAnswer(json: unknown): unknown {
  if (!isRecord(json) || !isRecord(json['properties'])) return json;
  const properties = Object.entries(json['properties']).map(
    ([name, property]) => [name, property === null ? NONE : withNamedSources(property)] as const,
  );
  return { ...json, properties: Object.fromEntries(properties) };
}

function withNamedSources(property: unknown): unknown {
  if (!isRecord(property) || !Array.isArray(property['sources'])) return property;
  const sources: readonly unknown[] = property['sources'];
  return { ...property, sources: sources.map(named) };
}

function named(source: unknown): unknown {
  if (!isRecord(source)) return source;
  const { name } = source;
  return name === null || name === undefined ? { ...source, name: UNNAMED } : source;
}
