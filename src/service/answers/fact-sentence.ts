import { ownValue } from '../../shared/contract/own-value';
import type { Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import { formulaOf, termsOf } from '../query/formulas';
import { edgeField } from '../query/role';
import type { StoredEntity, StoredRelationship } from '../store/stored';
import { formatDate, formatFact, joinNames } from './format-value';
import { fieldLabel, figureLabel, figureOf, pluralLabel, spoken } from './labels';
import { period } from './times';
import wordings from './wordings.json';

/** The sentence for the facts of one field of one entity, with each of their sources once. */
export function factSentence(subject: StoredEntity, field: string, facts: readonly Fact[]): string {
  const [first] = facts;
  if (first === undefined) return '';
  if (field === 'company') return rolesSentence(subject, facts);
  const isLine = facts.length > 1 && facts.every((fact) => fact.value.kind === 'point');
  if (isLine) return lineSentence(subject, field, facts);
  const name = fieldSpec(field)?.name ?? field;
  // Of what is over it is told until when it was so.
  if (name === 'member_of' && facts.every(left)) {
    const unions = joinNames([...new Set(facts.map(holder))]);
    return `${spoken(subject).replace(/^the /, 'The ')} was a member of **${unions}**${citedTogether(facts)}.`;
  }
  const isHolders =
    /^former_|^succeeded/.test(name) || (PEOPLE.has(name) && (facts.length > 1 || facts.some(hasBegun)));
  const value = `**${joinNames([...new Set(facts.map(isHolders ? holder : placeOrValue))])}**`;
  const sentence = claim(subject, field, { value, first, isOne: facts.length === 1 });
  return `${sentence.replace(/^the /, 'The ')}${asOf(facts)}${citedTogether(facts)}.`;
}

/** Who holds an office is known of the day on which a filing said so, perhaps years ago, and not of today. */
function asOf(facts: readonly Fact[]): string {
  const days = new Set(facts.map(announcementDateOf));
  const [day] = days;
  return days.size === 1 && day !== undefined ? ` as of ${formatDate(day)}` : '';
}

/** The day on which somebody was said to hold an office that is not known to have ended; undefined for any other fact. */
export function announcementDateOf({ value, sources }: Fact): string | undefined {
  const edge = value.kind === 'entity' ? value.edge : undefined;
  // Who is known to have begun on a day is told with that, which may be long after it was announced.
  const isOffice =
    edge?.validUntil === undefined &&
    edge?.validSince === undefined &&
    /^IS_C[A-Z]O_OF$|^IS_BOARD_MEMBER_OF$/.test(edge?.type ?? '');
  return isOffice ? (sources[0]?.date ?? undefined) : undefined;
}

const hasBegun = ({ value }: Fact): boolean =>
  value.kind === 'entity' && value.edge?.validSince !== undefined;

/** Of several who held one office within a year each with the day that tells them apart. */
function holder(fact: Fact): string {
  const { since, until } = fact.value.kind === 'entity' ? ends(fact.value.edge) : {};
  const days = [
    ...(since === undefined ? [] : [`since ${formatDate(since)}`]),
    ...(until === undefined ? [] : [`until ${formatDate(until)}`]),
  ];
  return days.length === 0 ? placeOrValue(fact) : `${placeOrValue(fact)} (${days.join(' ')})`;
}

const ends = (edge: StoredRelationship | undefined): { since?: string; until?: string } => ({
  ...(edge?.validSince === undefined ? {} : { since: edge.validSince }),
  ...(edge?.validUntil === undefined ? {} : { until: edge.validUntil }),
});

/** The most points of one line that a sentence tells; the rows hold them all. */
const MOST_POINTS = 12;

/** Several points of one line, each with its day. */
function lineSentence(subject: StoredEntity, field: string, facts: readonly Fact[]): string {
  const told = facts.slice(0, MOST_POINTS).map((fact) => {
    const date = fact.value.kind === 'point' ? formatDate(fact.value.date) : '';
    return `**${formatFact(fact)}** (${date})`;
  });
  const more = facts.length > told.length ? ` …and ${facts.length - told.length} more.` : '';
  const sentence = `${figureOf(subject, field)} was ${joinNames(told)}${citedTogether([...facts].reverse())}.${more}`;
  return sentence.replace(/^the /, 'The ');
}

/** A person's roles: `Tim Cook is Chief Executive Officer of Apple Inc. and Director of Nike, Inc.` */
function rolesSentence(subject: StoredEntity, facts: readonly Fact[]): string {
  const roles = facts.flatMap((fact) => {
    if (fact.value.kind !== 'entity' || fact.value.edge === undefined) return [formatFact(fact)];
    const [role] = edgeField(fact, fact.value.edge, 'role');
    return [`${role === undefined ? 'at' : `${formatFact(role)} of`} ${fact.value.entity.name}`];
  });
  // What he left he was until then.
  const [until, ...others] = [...new Set(facts.map(left))];
  if (until !== undefined && others.length === 0)
    return `${subject.name} was **${joinNames(roles)}** until **${formatDate(until)}**${citedTogether(facts)}.`;
  return `${subject.name} is **${joinNames(roles)}**${asOf(facts)}${citedTogether(facts)}.`;
}

/** What a relationship makes of the two that it joins, with the day since when. */
/** Since when something is what it is to another: a member, an owner, an officer; or from when until when it was. */
export function sinceSentence(
  from: StoredEntity,
  { field, entity, fact, until }: { field: string; entity: StoredEntity; fact: Fact; until?: string },
): string {
  const day = `**${formatFact(fact)}**`;
  if (until !== undefined) {
    const was = /^(?:former_)?member_of$/.test(field)
      ? `${spoken(from)} was a member of ${spoken(entity)}`
      : `${entity.name} was the ${fieldLabel(field)} of ${spoken(from)}`;
    return `${was.replace(/^the /, 'The ')} from ${day} until **${formatDate(until)}**${cited(fact)}.`;
  }
  const phrase = ownValue<string>(fact.field === 'until' ? wordings.until : wordings.since, field);
  const said =
    phrase === undefined
      ? `${entity.name} has been the ${fieldLabel(field)} of ${spoken(from)} since ${day}`
      : filled(phrase, { from: spoken(from), to: spoken(entity), day });
  return `${said.replace(/^the /, 'The ')}${cited(fact)}.`;
}

/** A wording with what it is about. */
const filled = (wording: string, words: Readonly<Record<string, string>>): string =>
  wording.replaceAll(/\{(\w+)\}/g, (_, word: string) => ownValue(words, word) ?? '');

/** A day takes `on`, a year or a month `in`. */
function onOrIn(value: string): string {
  return `${/^\**\d{1,2} /.test(value) ? 'on' : 'in'} ${value}`;
}

function claim(
  entity: StoredEntity,
  field: string,
  { value, first, isOne }: { value: string; first: Fact; isOne: boolean },
): string {
  const subject = spoken(entity);
  const spec = fieldSpec(field);
  const beginning = ownValue<string>(wordings.beginnings, entity.type);
  if (field === 'founded' && beginning !== undefined) return `${subject} was ${beginning} ${onOrIn(value)}`;
  const phrase = ownValue<string>(wordings.sentences, spec?.name ?? field);
  const label = spec === undefined ? figureLabel({ field, value: first.value }) : fieldLabel(spec.name);
  if (first.value.kind === 'point') {
    const verb = isPlural(label) ? 'were' : 'was';
    const what =
      field === 'latest_value' ? subject : `The ${label.replace(/ in latest value$/, '')} of ${subject}`;
    return `${what} ${verb} ${value} ${period(first.value)}${isOne ? workings(first) : ''}`;
  }
  if (phrase !== undefined) return filled(phrase, { subject, value, day: onOrIn(value) });
  if (PEOPLE.has(spec?.name ?? ''))
    return officers(subject, {
      value,
      isOne,
      field: spec?.name ?? field,
      until: isOne ? left(first) : undefined,
    });
  return isOne
    ? `The ${label} of ${subject} ${isPlural(label) ? 'are' : 'is'} ${value}`
    : `The ${pluralLabel(spec?.name ?? field)} of ${subject} are ${value}`;
}

const isPlural = (label: string): boolean =>
  /(?:assets|liabilities|equivalents|payments|repurchases|shares|names|aliases|investors|digits)$|^(?:exports|imports|reserves) of /.test(
    label,
  );

const PEOPLE = new Set(['ceo', 'cfo', 'cto', 'coo', 'chair']);

function officers(
  subject: string,
  { value, isOne, field, until }: { value: string; isOne: boolean; field: string; until: string | undefined },
): string {
  // Who left an office is none that holds it.
  if (until !== undefined)
    return `${value} was the ${fieldLabel(field)} of ${subject} until ${formatDate(until)}`;
  return isOne
    ? `${value} is the ${fieldLabel(field)} of ${subject}`
    : `${value} are the ${pluralLabel(field)} of ${subject}`;
}

const left = ({ value }: Fact): string | undefined =>
  value.kind === 'entity' ? ends(value.edge).until : undefined;

/** A place with its state or country, as its description gives it. */
function placeOrValue(fact: Fact): string {
  const { value } = fact;
  const isSeat = fact.field === 'headquarters' || fact.field === 'location';
  if (!isSeat || value.kind !== 'entity') return formatFact(fact);
  const around = /^City in (.+)$/.exec(value.entity.description ?? '')?.[1];
  return around === undefined ? value.entity.name : `${value.entity.name}, ${around}`;
}

const WORDS: Readonly<Record<'+' | '-' | '/', string>> = { '+': 'plus', '-': 'less', '/': 'by' };

/** What a figure of a formula is worked out from: `operating cash flow $110.5 billion less capital expenditure $11.0 billion`. */
function workings({ field, grounds = [] }: Fact): string {
  const formula = formulaOf(field);
  if (formula === undefined || grounds.length === 0) return '';
  const parts = termsOf(formula).map(({ operator }, at) => {
    const fact = grounds[at];
    const shown = fact === undefined ? '' : `${fieldLabel(fact.field)} ${formatFact(fact)}`;
    return at === 0 ? shown : `${WORDS[operator]} ${shown}`;
  });
  return `: ${parts.join(' ')}`;
}

/** Names the first source in brackets, so that a figure never stands without one. */
export const cited = (fact: Fact): string => citedTogether([fact]);

/** The most sources of one sentence that it names; the rows hold each value's own. */
const MOST_SOURCES = 3;

/** Names what several facts rest on, each source once. */
export function citedTogether(facts: readonly Fact[]): string {
  const sources = [...new Set(facts.flatMap(sourcesOf))];
  const left = sources.length - MOST_SOURCES;
  const named = byName(sources.slice(0, MOST_SOURCES)).join('; ');
  return sources.length === 0 ? '' : ` (${named}${left > 0 ? `; and ${left} more` : ''})`;
}

/** Sources of one name, as a company's filings of one form, with that name once: `Form 10-K, 1 February 2024 and 2 February 2023`. */
export function byName(sources: readonly string[]): string[] {
  const days = new Map<string, string[]>();
  for (const source of sources) {
    const [, name = source, day] = /^(.+), (\d{1,2} \p{L}+ \d{4})$/u.exec(source) ?? [];
    days.set(name, [...(days.get(name) ?? []), ...(day === undefined ? [] : [day])]);
  }
  return [...days].map(([name, own]) => (own.length === 0 ? name : `${name}, ${joinNames(own)}`));
}

/** What a change of one figure between two times is called: the filing of the first knows nothing of the second. */
const OF_TWO_TIMES = /_(?:growth|change)$/;

/** What a fact rests on by name and date: its first source, and of a change those of both ends, the newest first. */
export function sourcesOf(fact: Fact): string[] {
  const { field, grounds = [], sources } = fact;
  if (OF_TWO_TIMES.test(field) && grounds.length > 1)
    return [...new Set([...grounds].reverse().flatMap(sourcesOf))];
  return sources
    .slice(0, 1)
    .map(({ name, date }) => (date === undefined || date === null ? name : `${name}, ${formatDate(date)}`));
}
