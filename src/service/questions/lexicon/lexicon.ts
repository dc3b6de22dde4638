import { ownValue } from '../../../shared/contract/own-value';
import { nameText } from '../../../shared/names/name-text';
import { FIELDS } from '../../query/field-table';
import { FORMULAS } from '../../query/formulas';
import type { Evaluator } from '../../query/evaluate';
import type { Graph } from '../../store/graph';
import { EMPTY_SET, given, type Category, type Condition, type Degree, type Part } from '../parts';
import { tokenize } from '../tokenize/tokens';
import { readLanguage, type Entry, type LanguageFiles, type LanguageSettings } from './schema';
import { Trie } from './trie';

/** What words mean, and how far-fetched that is. A part that needs the store is made when it is first met. */
export type Sense = {
  part: Part | ((evaluator: Evaluator, graph: Graph) => Part | undefined) | undefined;
  cost: number;
  row: string;
};

/** The words of one language as what they mean; a sense without a part may be left aside. */
export type Lexicon = LanguageSettings & {
  trie: Trie<Sense>;
  /** Every single word of it, for spelling. */
  words: ReadonlySet<string>;
  /** These and the words that mean nothing, none of which is a compound. */
  known: ReadonlySet<string>;
  /** Words that are no slips of those. */
  others: ReadonlySet<string>;
  /** The collections that its words name. */
  classes: readonly string[];
};

/** Names of the query language's fields that questions use for something else. */
const FIELD_COST = 0.2;

/** Makes the lexicon of a language. */
export function createLexicon(files: LanguageFiles): Lexicon {
  const { settings, entries } = readLanguage(files);
  const trie = new Trie<Sense>();
  const words = new Set<string>();
  const known = new Set<string>();
  const others = new Set(
    entries.flatMap((entry) =>
      entry.as === 'other' ? entry.words.flatMap((word) => nameText(word).split(' ')) : [],
    ),
  );
  const add = (written: string, sense: Sense, isSpelt = true): void => {
    const texts = tokenize(written, settings.elision).map(({ text }) => text);
    if (texts.length === 0) return;
    for (const text of texts) {
      known.add(text);
      if (isSpelt) words.add(text);
    }
    trie.add(texts, sense);
  };
  for (const entry of entries.filter(({ as }) => as !== 'other'))
    for (const { written, isMany } of formsOf(entry, settings))
      add(
        written,
        {
          part: partOf(entry, { isMany, verbLast: settings.verbLast === true }),
          cost: entry.cost ?? 0,
          row: entry.as === 'talk' && entry.alone === true ? 'talk alone' : entry.as,
        },
        entry.as !== 'talk' && entry.as !== 'aside',
      );
  for (const { name, words: called } of FORMULAS)
    for (const written of Object.entries(called)
      .find(([tag]) => tag === settings.tag)?.[1]
      .split('|') ?? [])
      add(written, { part: fieldsPart(name), cost: FIELD_COST, row: 'field' });
  if (settings.isQueryLanguage === true)
    for (const { name, label, plural, also } of FIELDS)
      for (const written of new Set([name, label, plural ?? `${label}s`, ...also]))
        if (settings.notFields?.includes(written) !== true)
          add(written.replaceAll('_', ' '), {
            part: fieldsPart(
              name,
              [plural, ...[name, label, ...also].map((one) => `${one}s`)].includes(written),
            ),
            cost: FIELD_COST,
            row: 'field',
          });
  const classes = entries.flatMap((entry) => (entry.as === 'class' ? [entry.topic] : []));
  return { ...settings, trie, words, known, others, classes };
}

/** Every form of an entry's words, and whether it is one of several. */
function* formsOf(
  entry: Entry,
  { endings }: LanguageSettings,
): Generator<{ written: string; isMany: boolean }> {
  const ends = entry.ends === undefined ? [''] : (ownValue(endings, entry.ends) ?? ['']);
  const isMany = entry.as === 'time unit' ? entry.many === true : entry.as === 'class' && entry.one === false;
  for (const word of entry.words)
    for (const ending of ends)
      yield { written: word + ending, isMany: isMany || (entry.as === 'field' && ending !== '') };
  if (entry.as === 'class') for (const written of entry.many ?? []) yield { written, isMany: true };
}

const fieldsPart = (field: string, isMany = false): Part => ({
  cat: 'Fields',
  fields: [field.split('.')],
  times: [],
  ...given({ isMany: yes(isMany) }),
});

function conditionOf(where: Extract<Entry, { as: 'condition' }>['where']): Condition {
  const { field, is, operator = '=', number } = where;
  const path = field.split('.');
  if (number !== undefined) return { path, operator, value: { kind: 'number', text: number } };
  return { path, operator, value: is === undefined ? { kind: 'any' } : { kind: 'text', anyOf: is } };
}

function degreeOf({
  end,
  fields,
  needsField,
  needsChange,
  quality,
}: Extract<Entry, { as: 'degree' }>): Degree {
  return {
    direction: end === 'high' ? 'DESC' : 'ASC',
    ...given({ fields, needsField: yes(needsField), needsChange: yes(needsChange), isQuality: yes(quality) }),
  };
}

const yes = (flag: boolean | undefined): true | undefined => (flag === true ? true : undefined);

/** The parts of entries whose attributes are theirs. */
const PLAIN = {
  ...{ thing: 'Thing', bound: 'Bound', summary: 'Summary', ordinal: 'Ordinal', scale: 'Scale', unit: 'Unit' },
  ...{ month: 'Month', day: 'Day', per: 'Per', basis: 'Basis', reference: 'Reference' },
} as const satisfies Record<string, Category>;

/** What an entry means. */
function partOf(entry: Entry, { isMany, verbLast }: { isMany: boolean; verbLast: boolean }): Sense['part'] {
  switch (entry.as) {
    case 'aside':
    case 'talk':
    case 'other':
      return undefined;
    case 'thing':
    case 'bound':
    case 'summary':
    case 'ordinal':
    case 'scale':
    case 'unit':
    case 'month':
    case 'day':
    case 'per':
    case 'basis':
    case 'reference': {
      const { as, words: _words, ends: _ends, cost: _cost, ...meaning } = entry;
      return { cat: PLAIN[as], ...given(meaning) } as Part;
    }
    case 'word':
      return { cat: entry.class, ...given({ isPast: yes(entry.past), unit: entry.unit }) };
    case 'field':
      return {
        cat: 'Fields',
        fields: [entry.field.split('.')],
        times: [],
        ...given({
          summary: entry.summary,
          isLoss: yes(entry.loss),
          isNear: yes(entry.near),
          isMany: yes(isMany),
        }),
      };
    case 'class':
      return ({ topics }) => {
        const type = entry.type ?? topics.first(entry.topic)?.type;
        return {
          ...EMPTY_SET,
          topic: entry.topic,
          isMany,
          conditions: entry.where === undefined ? [] : [conditionOf(entry.where)],
          ...given({ type, size: entry.size, home: entry.home }),
        };
      };
    case 'verb': {
      const { field, inverse, dated, passive, loss, noun, takesBe } = entry;
      return {
        cat: 'Verb',
        ...given({ field, inverse, dated, takesBe: yes(takesBe) }),
        ...given({ isPassive: yes(passive), isNoun: yes(noun), isLoss: yes(loss), isLast: yes(verbLast) }),
      };
    }
    case 'degree':
      return entry.form === 'comparative'
        ? { cat: 'Comparative', degree: degreeOf(entry), ...given({ isTransitive: yes(entry.transitive) }) }
        : { cat: 'Superlative', degree: degreeOf(entry), ...given({ isTop: yes(entry.top) }) };
    case 'order': {
      const [field] = entry.fields ?? [];
      const direction = entry.end === 'high' ? 'DESC' : 'ASC';
      return {
        cat: 'Order',
        ranking: { direction, ...(field === undefined ? {} : { path: field.split('.'), isOrder: true }) },
      };
    }
    case 'sign':
      return { cat: 'Amount', bounds: [{ operator: entry.operator, text: '0' }] };
    case 'condition':
      return { cat: 'Cond', conditions: [conditionOf(entry.where)], times: [] };
    case 'change': {
      const { change, goes, noun, modifier, atLeast } = entry;
      return {
        cat: 'Change',
        change,
        ...given({ goes, isNoun: yes(noun), isModifier: yes(modifier), atLeast }),
      };
    }
    case 'number':
      return { cat: 'Number', text: String(entry.value), value: entry.value };
    case 'quarter':
      return entry.quarter === undefined
        ? { cat: 'TimeUnit', unit: 'quarter', isMany: false }
        : { cat: 'Quarter', quarter: entry.quarter };
    case 'time unit':
      return { cat: 'TimeUnit', unit: entry.unit, isMany };
    case 'time':
      return { cat: 'Time', times: [timeOf(entry)] };
    case 'figure':
      return ({ means }) => {
        const bearers = [...means.exact(entry.of)].slice(0, 1);
        const set = { ...EMPTY_SET, names: [{ bearers }] };
        return bearers.length === 0
          ? undefined
          : { cat: 'Value', set, fields: [['latest_value']], where: [], times: [], change: entry.change };
      };
    case 'name':
    case 'place':
      return ({ means }, graph) => {
        const bearers = [...new Set([...graph.byName(entry.of), ...means.exact(entry.of)])];
        if (bearers.length === 0) return undefined;
        return entry.as === 'place'
          ? { cat: 'Place', names: [{ bearers }] }
          : { ...EMPTY_SET, names: [{ bearers }] };
      };
  }
}

function timeOf({ last, each, newest, latest, years, trailing, toDate }: Extract<Entry, { as: 'time' }>) {
  if (last !== undefined) return { kind: 'last', ...last } as const;
  if (newest === true)
    return { kind: 'newest', ...(latest === true ? { isLatest: true as const } : {}) } as const;
  if (trailing !== undefined) return { kind: 'trailing', months: trailing } as const;
  if (toDate === true) return { kind: 'toDate' } as const;
  if (each !== undefined) return { kind: 'each', unit: each } as const;
  const moment = (year: number) => ({ kind: 'moment', text: String(year) }) as const;
  return { kind: 'span', from: moment(years?.from ?? 0), to: moment(years?.to ?? 0) } as const;
}
