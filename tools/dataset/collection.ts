import type { EntityType } from '../../src/shared/contract/entity-type';
import type { StatementLine, StatementRow } from '../../src/service/dataset/statement-rows';

/** What a property holds. */
export type Value = string | number | readonly string[];

/**
 * A property as a builder gives it: a value sourced as its entity is, or `[value, ...source keys]`. What is not known
 * (`undefined`, `null`, an empty text) is left out.
 */
export type GivenProperty = string | number | null | undefined | SourcedProperty;

type SourcedProperty = readonly [value: Value | null | undefined, ...sources: string[]];

/** A publication; `document` is its address. One whose day is not known has none. */
export type Publication = {
  name: string;
  date?: string | undefined;
  document: string;
  publisher?: string | undefined;
  /** The address of the edition of one day, with `{day}` in its place. */
  daily?: string | undefined;
};

/** What a builder tells of an entity. */
export type GivenFacts = {
  aliases?: readonly (string | undefined)[] | undefined;
  description?: string | undefined;
  prominence?: number;
  sources: readonly string[];
  properties?: Readonly<Record<string, GivenProperty>> | undefined;
};

/** An entity as it will be written. */
export type CollectedEntity = {
  readonly key: string;
  readonly type: EntityType;
  readonly name: string;
  readonly aliases: Set<string>;
  /** Names that a search finds and no question in words means. */
  readonly furtherNames: Set<string>;
  description: string | undefined;
  prominence: number;
  sources: readonly string[];
  /** A value and, where they are not the entity's own, the keys of its sources. */
  readonly properties: Map<string, readonly [Value, ...string[]]>;
};

/** What is known of a relationship beside its type and its ends; `since` and `until` are dates. */
export type LinkFacts = {
  sources: readonly string[];
  since?: string | undefined;
  until?: string | undefined;
  role?: string | undefined;
};

/** A directed relationship between the entities of two keys. */
export type CollectedLink = LinkFacts & {
  readonly key: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
};

/** A date and the value at it. */
export type Point = readonly [date: string, value: number];

/** A series of an entity, oldest point first. */
export type GivenSeries = {
  entity: string;
  type: string;
  name: string;
  unit: string;
  aliases?: readonly string[];
  taxonomy: string;
  cadence: string;
  source: string;
  url?: string | undefined;
  points: readonly Point[];
};

/** A series with the key that sorts it. */
export type CollectedSeries = GivenSeries & { readonly key: string };

/**
 * Everything that a build gathers, keyed so that two builders may speak of one entity and nothing is written twice.
 */
export class Collection {
  readonly entities = new Map<string, CollectedEntity>();
  readonly sources = new Map<string, Publication & { key: string }>();
  readonly relationships = new Map<string, CollectedLink>();
  readonly series = new Map<string, CollectedSeries>();
  /** What companies reported by period, by the company's key. */
  readonly statements = new Map<string, StatementRow>();
  /** The lines of the statements by name. */
  readonly statementLines = new Map<string, StatementLine>();
  /** Keys of relationships by type and start. */
  readonly #links = new Map<string, Set<string>>();

  /** Names a publication once; values refer to it by its key. */
  source(key: string, { name, date, document, publisher, daily }: Publication): string {
    const known = this.sources.get(key);
    if (known !== undefined && (known.name !== name || known.document !== document))
      throw new Error(`Expected one publication with the key ${key}, got ${known.document} and ${document}`);
    const more = {
      ...(date ? { date } : {}),
      ...(publisher ? { publisher } : {}),
      ...(daily ? { daily } : {}),
    };
    this.sources.set(key, { key, name, document, ...more });
    return key;
  }

  /** The entity of a key that a builder relies on. */
  known(key: string): CollectedEntity {
    const entity = this.entities.get(key);
    if (!entity) throw new Error(`Expected an entity with the key ${key}, got none`);
    return entity;
  }

  /** The publication of a key that a builder relies on. */
  published(key: string): Publication {
    const source = this.sources.get(key);
    if (!source) throw new Error(`Expected a source with the key ${key}, got none`);
    return source;
  }

  /** The value of an entity's property as text, or nothing. */
  text(key: string, property: string): string | undefined {
    const value = this.entities.get(key)?.properties.get(property)?.[0];
    return value === undefined ? undefined : String(value);
  }

  /** The entities of a type. */
  ofType(type: EntityType): CollectedEntity[] {
    return [...this.entities.values()].filter((entity) => entity.type === type);
  }

  /** Adds an entity by its natural key, or adds to one that is there: the first name and description win, aliases and properties join. */
  entity(key: string, type: EntityType, name: string, given: GivenFacts): string {
    if (!this.entities.has(key)) {
      const names = { name: cleanName(name), aliases: new Set<string>(), furtherNames: new Set<string>() };
      const empty = { ...names, description: undefined, prominence: 0, properties: new Map() };
      this.entities.set(key, { key, type, ...empty, sources: given.sources });
    }
    this.add(key, given);
    return key;
  }

  /** Adds to an entity that is there. */
  add(
    key: string,
    { aliases = [], description, prominence = 0, sources, properties = {} }: GivenFacts,
  ): void {
    const entity = this.known(key);
    for (const alias of aliases) {
      const clean = cleanName(alias ?? '');
      if (clean !== '' && clean !== entity.name) entity.aliases.add(clean);
    }
    entity.description ??= description;
    entity.prominence = Math.max(entity.prominence, prominence);
    for (const [property, given] of Object.entries(properties)) {
      const [value, ...own] = isSourced(given) ? given : [given];
      if (value === undefined || value === null || value === '' || entity.properties.has(property)) continue;
      const named = own.length > 0 ? own : sources;
      const isOwn = named.join() !== entity.sources.join();
      entity.properties.set(property, isOwn ? [value, ...named] : [value]);
    }
  }

  /** Adds a directed relationship; `role` is free text. */
  link(type: string, from: string, to: string, { sources, since, until, role }: LinkFacts): void {
    const key = [type, from, to, since ?? '', role ?? ''].join('|');
    this.relationships.set(key, { key, type, from, to, sources, since, until, role });
    const start = `${type}|${from}`;
    this.#links.set(start, (this.#links.get(start) ?? new Set()).add(key));
  }

  /** The relationships of a type that start at an entity. */
  linksFrom(type: string, from: string): CollectedLink[] {
    return [...(this.#links.get(`${type}|${from}`) ?? [])].flatMap(
      (key) => this.relationships.get(key) ?? [],
    );
  }

  /** The relationships of a type that end at an entity. */
  linksTo(type: string, to: string): CollectedLink[] {
    return [...this.relationships.values()].filter((link) => link.type === type && link.to === to);
  }

  /** Adds a series of an entity. */
  addSeries(series: GivenSeries): void {
    const { entity, type, name, taxonomy, cadence } = series;
    const key = ['series', entity, type, name, taxonomy, cadence].join('|');
    this.series.set(key, { key, ...series });
  }
}

const isSourced = (given: GivenProperty): given is SourcedProperty => Array.isArray(given);

/** What must hold of a dataset: what in a collection breaks it, by the sentence that says it. */
export type Rules = Readonly<Record<string, (collection: Collection) => string[]>>;

/** A name without what a table put beside it: footnote marks behind it and doubled spaces. */
export const cleanName = (written: string): string =>
  written
    .replace(/[*†‡¹²³\s]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Items by what they are grouped by, in the order in which they come. */
export function grouped<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const own = groups.get(keyOf(item));
    if (own) own.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Places a size between `low` and `high` by its order of magnitude, so that a giant does not flatten all others. */
export function scale(
  size: number | null | undefined,
  [smallest, largest]: readonly [number, number],
  [low, high]: readonly [number, number],
): number {
  if (!size || size <= smallest) return low;
  const share = Math.min(1, Math.log(size / smallest) / Math.log(largest / smallest));
  return low + (high - low) * share;
}
