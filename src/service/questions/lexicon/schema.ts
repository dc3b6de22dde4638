import * as v from 'valibot';

import { ENTITY_TYPES } from '../../../shared/contract/entity-type';
import { WORD_CLASSES } from '../parts';

const words = v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1));

/** Every entry has words with one meaning, the endings of the last word, and a cost for rare meanings. */
const common = { words, ends: v.optional(v.string()), cost: v.optional(v.number()) };

const entry = <As extends string, More extends v.ObjectEntries>(as: As, more: More) =>
  v.strictObject({ ...common, as: v.literal(as), ...more });

const operator = v.picklist(['=', '!=', '>', '<', '>=', '<=']);
const fields = v.pipe(v.array(v.string()), v.minLength(1));
const end = v.picklist(['high', 'low']);
const unit = v.picklist(['day', 'week', 'month', 'quarter', 'year', 'decade']);
/** A condition on a field, as typed attributes. */
const where = v.strictObject({
  field: v.string(),
  is: v.optional(v.array(v.string())),
  operator: v.optional(operator),
  number: v.optional(v.string()),
});

/** One line of a lexicon file: words with what they mean as typed attributes. */
export const entrySchema = v.variant('as', [
  entry('word', {
    class: v.picklist(WORD_CLASSES),
    /** Whether a verb is in the past tense, or a question word refers to the past. */
    past: v.optional(v.boolean()),
    unit: v.optional(unit),
  }),
  /** What may be left aside: determiners, courtesy, asides. */
  entry('aside', {}),
  /**
   * What people say around a question: left aside only at an end of the text, and where a mark parts it from the question
   * unless it may stand alone.
   */
  entry('talk', { alone: v.optional(v.boolean()) }),
  /** Similar words with another meaning, which are never corrected. */
  entry('other', {}),
  /** What somebody has that no fact is about by itself: the accounts that somebody audits. */
  entry('thing', { fields }),
  entry('field', {
    field: v.string(),
    /** Whether it is the figure where that is below nothing: a loss. */
    loss: v.optional(v.boolean()),
    /** Whether the answer says as what its words are read. */
    near: v.optional(v.boolean()),
    summary: v.optional(v.picklist(['count', 'average', 'sum'])),
  }),
  entry('class', {
    topic: v.string(),
    one: v.optional(v.boolean()),
    many: v.optional(words),
    type: v.optional(v.picklist(ENTITY_TYPES)),
    where: v.optional(where),
    size: v.optional(v.string()),
    home: v.optional(v.string()),
  }),
  entry('verb', {
    field: v.optional(v.string()),
    inverse: v.optional(v.string()),
    dated: v.optional(v.string()),
    passive: v.optional(v.boolean()),
    noun: v.optional(v.boolean()),
    takesBe: v.optional(v.boolean()),
    /** Whether what it counts is below nothing. */
    loss: v.optional(v.boolean()),
  }),
  entry('degree', {
    form: v.picklist(['superlative', 'comparative']),
    end,
    fields: v.optional(fields),
    needsField: v.optional(v.boolean()),
    /** Whether that figure has to be one of change. */
    needsChange: v.optional(v.boolean()),
    quality: v.optional(v.boolean()),
    top: v.optional(v.boolean()),
    /** Whether a comparative is a verb whose object is what stands against it: `outsell`. */
    transitive: v.optional(v.boolean()),
  }),
  entry('order', { end, fields: v.optional(fields) }),
  entry('bound', { operator }),
  /** What a figure is that is below or above nothing. */
  entry('sign', { operator }),
  entry('condition', { where }),
  entry('summary', { summary: v.picklist(['count', 'sum', 'average', 'median', 'minimum', 'maximum']) }),
  entry('change', {
    change: v.picklist(['growth', 'change', 'yearlyGrowth', 'yearlyChange', 'annualGrowth']),
    goes: v.optional(v.picklist(['up', 'down'])),
    noun: v.optional(v.boolean()),
    /** Whether it only says how a change that is named is counted. */
    modifier: v.optional(v.boolean()),
    /** By how many percent at least: what doubled grew by 100. */
    atLeast: v.optional(v.number()),
  }),
  entry('number', { value: v.number() }),
  entry('ordinal', { rank: v.number() }),
  entry('scale', { power: v.number() }),
  entry('unit', { currency: v.optional(v.string()), field: v.optional(v.string()) }),
  entry('month', { month: v.number() }),
  entry('day', { month: v.number(), date: v.number() }),
  entry('quarter', { quarter: v.optional(v.number()) }),
  entry('time unit', { unit, many: v.optional(v.boolean()) }),
  /** A time as a whole: the newest quarter, each year, the nineties. */
  entry('time', {
    last: v.optional(v.strictObject({ count: v.number(), unit })),
    each: v.optional(unit),
    newest: v.optional(v.boolean()),
    /** So many months up to the newest figure. */
    trailing: v.optional(v.number()),
    toDate: v.optional(v.boolean()),
    /** Whether it is said of what came last, and not only of what is so today. */
    latest: v.optional(v.boolean()),
    years: v.optional(v.strictObject({ from: v.number(), to: v.number() })),
  }),
  entry('per', { field: v.string() }),
  /** What a figure is when it is measured so. */
  entry('basis', { from: v.string(), to: v.string() }),
  /** A word that points back to what was asked about; without `to` to whom or what. */
  entry('reference', { to: v.optional(v.picklist(['person', 'place'])) }),
  /** A figure of a named measure: its growth over the year before is inflation. */
  entry('figure', {
    of: v.string(),
    change: v.picklist(['growth', 'change', 'yearlyGrowth', 'yearlyChange', 'annualGrowth']),
  }),
  /** A further name of an entity, and a place by its adjective. */
  entry('name', { of: v.string() }),
  entry('place', { of: v.string() }),
]);

export type Entry = v.InferOutput<typeof entrySchema>;

/** What a language is written by: its tag, the endings that words may bear, its sign before decimals. */
export const languageSchema = v.strictObject({
  tag: v.string(),
  decimal: v.picklist(['.', ',']),
  /** Whether the names and labels of the query language's fields are words of it. */
  isQueryLanguage: v.optional(v.boolean()),
  /** Of those the words that say more than the field. */
  notFields: v.optional(v.array(v.string())),
  endings: v.record(v.string(), v.array(v.string())),
  /** Words that may stand within a phrase and change nothing: `change its name`. */
  determiners: v.optional(v.array(v.string())),
  /** Whether nouns begin with capitals, so that one says nothing of a name. */
  capitalNouns: v.optional(v.boolean()),
  /** Whether a verb may follow its object: `der EU beigetreten`. */
  verbLast: v.optional(v.boolean()),
  /** Whether an apostrophe parts two words: `l'Italie`. */
  elision: v.optional(v.boolean()),
  /** What a name bears behind it where it owns what stands beside it: `Brasiliens`. */
  genitive: v.optional(v.string()),
  /** What makes the number before it an ordinal. */
  ordinalMarks: v.array(v.string()),
  /** Letters that may join the parts of a compound. */
  links: v.array(v.string()),
});

export type LanguageSettings = v.InferOutput<typeof languageSchema>;

/** A language as its folder holds it. */
export type LanguageFiles = { settings: unknown; files: Readonly<Record<string, unknown>> };

/** Reads a language; throws where an entry is none, naming its file and its words. */
export function readLanguage({ settings, files }: LanguageFiles): {
  settings: LanguageSettings;
  entries: readonly Entry[];
} {
  return {
    settings: v.parse(languageSchema, settings),
    entries: Object.entries(files).flatMap(([file, entries]) =>
      v.parse(v.array(v.unknown()), entries).map((each, at) => {
        const read = v.safeParse(entrySchema, each);
        if (read.success) return read.output;
        const [issue] = read.issues;
        const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
        throw new Error(
          `${file}, entry ${at + 1} ${JSON.stringify(each).slice(0, 80)}: ${path} ${issue.message}`,
        );
      }),
    ),
  };
}
