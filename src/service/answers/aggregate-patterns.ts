import type { Fact } from '../query/fact';
import type { StoredEntity } from '../store/stored';
import { readCollection, type Asked } from './asked-collection';
import { fieldLabel } from './field-label';
import { foundersNote, foundersOnly } from './founding-members';
import { formatFact, joinNames } from './format-value';
import type { Parts, Pattern } from './pattern';
import { endOf, MOST_GROUNDS, runWhole } from './ranking';
import { sizeOf } from './side';
import { notHeld, type Finding } from './statement';
import { factsAt } from './time-travel';
import type { Tools } from './tools';

/** Questions for one figure of many entities: their average, median or sum. */
export const AGGREGATE_PATTERNS: readonly Pattern[] = [
  {
    example: 'What is the average number of employees of companies in Texas?',
    form: /^(?:(?:what|how (?:much|many|high|large|big)) (?:is|was|are|were) )?(?:the )?(?<kind>average|mean|median|total|sum|combined|aggregate|overall)(?: of)?(?: the)? (?<words>.+? (?:of|for|across|among|at|in) .+)$/i,
    find: (parts, tools) => aggregateFinding(parts, tools),
  },
];

/** How facts become one figure; the input is never empty. */
type Summary = { label: string; of: (numbers: readonly number[]) => number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const TOTAL: Summary = { label: 'total', of: sum };
const AVERAGE: Summary = { label: 'average', of: (numbers) => sum(numbers) / numbers.length };
const MEDIAN: Summary = {
  label: 'median',
  of: (numbers) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? NaN, sorted[sorted.length >> 1] ?? NaN];
    return (low + high) / 2;
  },
};

const SUMMARIES: Readonly<Record<string, Summary>> = { average: AVERAGE, mean: AVERAGE, median: MEDIAN };

/** Adding these up gives nothing that means anything. */
const RATES = /rate|ratio|literacy|expectancy|index|price|human_capital|founded|eps/;

/** `number of employees of companies` may be cut at either `of`; the first whose parts are understood counts. */
function aggregateFinding({ kind = '', words = '', when }: Parts, tools: Tools): Finding | undefined {
  const summary = SUMMARIES[kind.toLowerCase()] ?? TOTAL;
  for (const cut of words.matchAll(/ (?:of|for|across|among|at|in) /gi)) {
    const field = tools.linker.field(words.slice(0, cut.index));
    if (field === undefined) continue;
    const rest = words.slice(cut.index + cut[0].length).replace(/^all (?:of )?(?:the )?/i, '');
    const group = collected(rest, tools) ?? listed(rest, field, tools) ?? around(rest, tools);
    if (group !== undefined) return summarised({ summary, field, when }, group, tools);
  }
  return undefined;
}

/** The entities that are summarised, in words and one by one. */
type Grouped = {
  what: string;
  entities: readonly StoredEntity[];
  isListed: boolean;
  /** Groups of which some members may be missing. */
  partial: readonly StoredEntity[];
};

function collected(text: string, tools: Tools): Grouped | undefined {
  const asked = readCollection(text, tools);
  if (asked === undefined || asked.isOne) return undefined;
  const whole = asked.expression.limit ?? Number.MAX_SAFE_INTEGER;
  const { rows } = runWhole({ ...asked, expression: { ...asked.expression, limit: whole } }, tools.evaluator);
  return {
    what: rankedWhat(asked),
    entities: rows.map(({ entity }) => entity),
    isListed: false,
    partial: foundersOnly(asked.expression.filters, tools.evaluator),
  };
}

/** A continent or a region has no figures of its own, but its countries have. */
function around(name: string, tools: Tools): Grouped | undefined {
  const isRegion = [...tools.evaluator.means.exact(name)].some(
    ({ type }) => type === 'Continent' || type === 'CountryRegion',
  );
  return isRegion ? collected(`countries in ${name}`, tools) : undefined;
}

function rankedWhat({ what, expression: { orders } }: Asked): string {
  const [order] = orders;
  return order === undefined ? what : `${what} with the ${endOf(order)} ${fieldLabel(order.path[0] ?? '')}`;
}

/** `Apple, Microsoft and Amazon`; nothing where one of the names is none. */
function listed(text: string, field: string, { linker }: Tools): Grouped | undefined {
  const names = text.split(/, (?:and )?| and | plus /i);
  const found = names.map((name) => linker.entity(name, field));
  const entities = found.filter((entity) => entity !== undefined);
  if (names.length < 2 || entities.length < names.length) return undefined;
  return { what: joinNames(entities.map(({ name }) => name)), entities, isListed: true, partial: [] };
}

function summarised(
  { summary, field, when }: { summary: Summary; field: string; when: string | undefined },
  { what, entities, isListed, partial }: Grouped,
  { evaluator: { reader } }: Tools,
): Finding {
  if (partial.length > 0) return notHeld(`it cannot sum up the ${what}. ${foundersNote(partial)}`);
  const label = fieldLabel(field);
  const path = reader.steps([field]);
  const facts = entities.flatMap((entity) => {
    const [fact] = when === undefined ? reader.read(entity, path) : factsAt(entity, path, { when, reader });
    return fact !== undefined && typeof sizeOf(fact) === 'number' ? [fact] : [];
  });
  const [first] = facts;
  const at = when === undefined ? '' : ` for ${when}`;
  if (entities.length === 0) return notHeld(`it has no ${what}.`);
  if (first === undefined || (isListed && facts.length < entities.length))
    return notHeld(`it has no ${label} of ${isListed ? 'each of ' : ''}${what}${at}.`);
  if (unitsOf(facts).size > 1) return notHeld(`it has the ${label} of the ${what} in different units.`);
  if (summary === TOTAL && RATES.test(field)) return notHeld(`a ${label} cannot be added up.`);
  const number = summary.of(facts.map((fact) => Number(sizeOf(fact))));
  const shown = formatFact({ ...first, value: { ...first.value, number } as Fact['value'] });
  const whom = isListed ? what : `the ${facts.length} ${what} in the embedded dataset where it is known`;
  return {
    statements: [
      {
        content: `The ${summary.label} ${label} of ${whom}${at} is **${shown}**${when === undefined ? ', each by its latest figure' : ''}.`,
        facts: facts.slice(0, MOST_GROUNDS),
      },
    ],
    rows: [{ name: what, [`${summary.label}_${field}`]: number, count: facts.length }],
    about: entities.slice(0, MOST_GROUNDS),
  };
}

function unitsOf(facts: readonly Fact[]): Set<string> {
  return new Set(facts.flatMap(({ value }) => (value.kind === 'point' ? [value.series.unit] : [])));
}
