/** A relationship between two entities, and the rows of entities that an end is of where others are one with them. */
const RELATIONSHIP = `no integer not null, kind integer not null, "from" integer not null, "to" integer not null,
    out_place integer not null, in_place integer not null, source integer not null, id text, since text, until text, extra text,
    from_part integer, to_part integer`;

/** A relationship whose ends may stand as they are written. */
const LINK = `no integer not null, id text, kind integer not null, from_no integer, "from" text, to_no integer,
    "to" text, since text, until text, extra text, source integer not null, place text not null`;

/**
 * The tables of one dataset, without indexes: those are built once it is loaded, which takes a fraction of keeping them
 * while rows come. What code reads back as it was written is JSON in text: nothing is looked for in it.
 */
export const TABLES = {
  entity: `no integer not null, id text not null, type text not null, name text not null, prominence float8 not null,
    head text, body text not null`,
  /** Every name of every entity as the search compares it; `no` is its place, and `words` are those that it is found by where the core has others. */
  name: `no integer not null, entity integer not null, alias boolean not null, name text not null, text text not null,
    core text not null, words text`,
  /** What finds a name as a whole, and whether questions of any language call its entity so too. */
  name_key: `key text not null, name integer not null, prominence float8 not null, asked boolean not null, type integer not null`,
  /** Names and aliases without letter case and accents, as expressions and references write them. */
  called: `key text not null, entity integer not null, prominence float8 not null, alias boolean not null`,
  further: `key text not null, entity integer not null, place integer not null, name text not null, hint boolean`,
  /** What else questions call an entity, in any language or in that of the tag. */
  asked: `key text not null, tag text not null, entity integer not null, prominence float8 not null`,
  identifier: `kind text not null, key text not null, entity integer not null`,
  /** Numbers of entities by field: properties, and the latest points of series as `~name`, those of money in one currency as `$~name`. */
  figure: `field integer not null, type text not null, value float8 not null, entity integer not null`,
  /** Texts of properties as filters compare them. */
  value: `field integer not null, value text not null, entity integer not null`,
  /** Sets of places around entities: those that lie in the same have one. A place has its own, in which it stands itself, though not around itself. */
  surrounding: `no integer not null, place integer not null, type text not null, around boolean not null, nearest boolean not null`,
  /** In which set of places an entity lies, and which are named by a text of its own and around what that names. */
  lying: `entity integer not null, field text not null, surrounding integer not null`,
  /** The types of relationships; what is sorted by millions has their numbers. */
  kind: `no integer not null, type text not null`,
  /** Fields by the numbers that their values stand under. */
  slot: `no integer not null, field text not null`,
  /** The types of entities by the numbers that stand beside names. */
  type: `no integer not null, type text not null`,
  /** The sources of relationships, which most of them share. */
  source: `no integer not null, sources text not null`,
  /** The rows of entities that are one by an identifier, as they came: an update replaces one of them. */
  part: `no integer not null, "into" integer not null, id text not null, type text not null, name text not null, prominence float8 not null,
    head text, body text not null`,
  /** The identifiers of the rows of entities. */
  identified: `identifier text not null, no integer not null`,
} as const;

/**
 * What is resolved into further tables at the end. An end of a relationship and what a point is of stand as the number of
 * the entity where that was known, else as they are written.
 */
export const STAGES = {
  stage_key: `key text not null, no integer not null, place text not null`,
  /** The words of names by their numbers. */
  stage_word: `no integer not null, word text not null`,
  /** Names by the numbers of their words, as `packedInOrder` writes them: they are sorted in half the time of texts and numbers. */
  stage_posting: `word integer not null, packed bytea not null`,
  /** Those of the rows of an update, and of those that they may be one with. */
  stage_identifier: `identifier text not null, no integer not null`,
  stage_link: LINK,
  stage_head: `head integer not null, series integer not null, type text not null, name text not null, description text not null,
    unit text not null, aliases text not null, taxonomy text not null, cadence text not null, origin text not null, published text not null, id text, keys text not null,
    scale float8 not null`,
  /** Points of a series one after another, the days and the places of their rows apart from each other by a space and a line end. */
  stage_run: `no integer not null, of_no integer, ref text, head integer not null, points integer not null, dates text not null,
    "values" text not null, details text, places text not null`,
  /** The rows of an update, and those of the served dataset that they may be one with; `keeps` where it replaces one. */
  stage_part: `no integer not null, id text not null, type text not null, name text not null, prominence float8 not null, head text,
    body text not null, keeps text`,
  /** The records of an update: what they said before, by their source and the ends of their relationships, is void. */
  stage_void: `name text not null, document text not null, kind integer, "from" text not null, "to" text`,
  stage_more: `ref text not null, folded text not null`,
  /** Texts that say where an entity lies, as they are written. */
  stage_address: `entity integer not null, field text not null, text text not null`,
  stage_into: `no integer not null, "into" integer not null`,
  /** Entities whose key or id another has. */
  stage_again: `no integer not null, key text not null, place text not null`,
} as const;

export type LoadedTable = keyof typeof TABLES | keyof typeof STAGES;

/** The tables that are made of the staged ones. */
const RESOLVED = {
  /** In the order in which those of one type show at either end: by the place of the other end, those that have ended behind all others. */
  relationship: RELATIONSHIP,
  /** Repetitions by another register, and relationships that name no entity: an update may need both. */
  again: RELATIONSHIP,
  open: LINK,
  /** Which of the relationships of a type that an entity has came first, where they are more than a reading looks at. */
  related: `entity integer not null, kind integer not null, first integer not null, outgoing boolean not null`,
  series: `no integer not null, entity integer not null, id text, type text not null, name text not null, description text not null,
    unit text not null, aliases text not null, taxonomy text not null, cadence text not null, origin text not null,
    points integer not null, dates text not null, "values" text not null, details text,
    keys text not null, scale float8 not null, part integer, is_built_in boolean not null`,
  /** How many names hold a word, and the most prominent of them as `NameWorths` reads them. */
  posting: `word text not null, count integer not null, names bytea not null`,
  /** All words of names in order, some thousands to a row, and how many names hold each. */
  word: `texts text not null, names text not null`,
  series_name: `name text not null`,
  /** Which fields the entities of a type hold: `name` a property, `>TYPE`, `<TYPE` relationships, `~key` a series, `$~key` the same where its money is in one currency; and the most that one has. */
  field: `type text not null, field text not null, entities integer not null, most integer not null,
    kinds text not null`,
  /** For each entity, by its number, in which range of a field its value lies: two bytes, 0 where it has none. */
  coded: `field text not null, codes bytea not null, ranges text not null`,
} as const;

/** How a column holds its values. */
export type ColumnKind = 'text' | 'integer' | 'float8' | 'boolean' | 'bytea';

/** The kinds of the columns of a table, in order. */
export function kindsOf(table: LoadedTable): readonly ColumnKind[] {
  const columns = { ...TABLES, ...STAGES }[table].split(',');
  return columns.map((column) => column.trim().split(' ')[1] as ColumnKind);
}

/** Texts are compared by their bytes, as they are in memory; by the rules of a language an index would take many times as long. */
const bytewise = (columns: string): string => columns.replace(/(\w"?) text\b/g, '$1 text collate "C"');

/**
 * Makes the tables of a dataset; codes and the names of words are not packed, since to unpack a million takes longer than
 * to look at those that are wanted. What is loaded never changes: it is vacuumed once, at the end, and while rows come a vacuum
 * would read them again and again.
 */
export function tablesOf(schema: string): string {
  return Object.entries({ ...TABLES, ...RESOLVED, ...STAGES })
    .map(
      ([table, columns]) =>
        `create table ${schema}.${table} (${bytewise(columns)}) with (autovacuum_enabled = off)`,
    )
    .concat(`alter table ${schema}.coded alter column codes set storage external`)
    .concat(`alter table ${schema}.posting alter column names set storage external`)
    .join(';\n');
}

/** What references are looked up by, as soon as all entities are there. */
export function earlyIndexesOf(schema: string): readonly string[] {
  return [
    `create index on ${schema}.called (key, alias, prominence desc, entity)`,
    `analyze ${schema}.entity`,
  ];
}

/** What readings are answered by, the largest first; nothing is put in later, so that no page keeps room for it. */
const INDEXES = {
  /** Of what is there as soon as all entities are. */
  entities: [
    'value (field, value) include (entity)',
    'value (entity, field)',
    'name_key (key text_pattern_ops, prominence desc, name) include (asked, type)',
    'name (no) include (core, words)',
    'identifier (key, kind)',
    'further (key)',
    'entity (type, prominence desc, no)',
    'asked (key text_pattern_ops, tag)',
  ],
  others: [
    'relationship ("to", kind, in_place) include (no, "from")',
    'lying (entity, field, surrounding)',
    'lying (surrounding, field, entity)',
    'figure (field, type, value desc) include (entity)',
    'figure (entity)',
    'source (no)',
    'posting (word)',
    'related (entity)',
    'surrounding (no, type)',
    'surrounding (place, no)',
    'series (no)',
    'series (entity)',
    'series (name)',
    'slot (field)',
  ],
};

const UNIQUE: ReadonlySet<string> = new Set([
  ...['name (no) include (core, words)', 'source (no)', 'posting (word)', 'series (no)', 'slot (field)'],
]);

/** The statements that build them; one that is there when an import is resumed is not built twice. */
export function indexesOf(schema: string, which: keyof typeof INDEXES): readonly string[] {
  return INDEXES[which].map((columns, at) => {
    const index = `${UNIQUE.has(columns) ? 'unique index' : 'index'} if not exists ${which}_${at}`;
    return `create ${index} on ${schema}.${columns} with (fillfactor = 100)`;
  });
}
