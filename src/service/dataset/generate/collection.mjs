import { v5 } from 'uuid';

/** The namespace of every id; `store/natural-id.ts` makes the ids of relationships and series with the same one. */
const NAMESPACE = '6f0a5b9e-3f4c-5d0a-9b61-4b2f7c1d8e35';

/** The id of a natural key: the same key gives the same id in every build. */
export const idOf = (key) => v5(key, NAMESPACE);

/**
 * Everything that a build gathers, keyed so that two builders may speak of one entity and nothing is written twice.
 */
export class Collection {
  entities = new Map();
  sources = new Map();
  relationships = new Map();
  series = new Map();

  /** Names a publication once; values refer to it by its key. */
  source(key, { name, date, document, publisher }) {
    this.sources.set(key, { key, name, date, document, ...(publisher ? { publisher } : {}) });
    return key;
  }

  /**
   * Adds an entity, or adds to one that is there: the first name and description win, aliases and properties join.
   * A property is a value, sourced as the entity is, or `[value, ...source keys]`.
   */
  entity({ key, type, name, aliases = [], description, prominence = 0, sources, properties = {} }) {
    const known = this.entities.get(key) ?? {
      key,
      type,
      name,
      aliases: new Set(),
      prominence,
      sources,
      properties: {},
    };
    for (const alias of aliases) if (alias && alias !== known.name) known.aliases.add(alias);
    known.description ??= description;
    known.prominence = Math.max(known.prominence, prominence);
    for (const [property, value] of Object.entries(properties)) {
      const [first] = Array.isArray(value) ? value : [value];
      if (first === undefined || first === null || first === '') continue;
      known.properties[property] ??= sourced(value, sources, known.sources);
    }
    this.entities.set(key, known);
    return key;
  }

  /** Adds a directed relationship; `since` and `until` are dates, `role` is free text. */
  link(type, from, to, { sources, since, until, role } = {}) {
    const key = [type, from, to, since ?? '', role ?? ''].join('|');
    this.relationships.set(key, { key, type, from, to, sources, since, until, role });
  }

  /** Adds a series of an entity: `points` are `[date, value]`, oldest first. */
  addSeries(series) {
    const key = ['series', series.entity, series.type, series.name, series.taxonomy, series.cadence].join(
      '|',
    );
    this.series.set(key, { key, ...series });
  }
}

function sourced(value, sources, entitySources) {
  const [first, ...own] = Array.isArray(value) ? value : [value];
  const named = own.length > 0 ? own : sources;
  return named.join() === entitySources.join() ? [first] : [first, ...named];
}
