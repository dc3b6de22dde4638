import { isPlace } from '../store/places';
import { entitiesOf } from '../query/fact';
import type { StoredEntity } from '../store/stored';
import type { Knowledge } from './knowledge';
import { endsSentence } from './match/clauses';
import type { Span } from './match/span';
import { everyOf, isNamedThing, isOne, joinTimes, nest, valueOf } from './parse/combine';
import {
  wordsOf,
  EMPTY_SET,
  type Category,
  type FieldsPart,
  type Part,
  type PartOf,
  type SetPart,
  type ValuePart,
} from './parts';
import type { Token } from './tokenize/tokens';

type Question = PartOf<'Question'>;

/** Where a word joins two questions: the tokens before it are one, those behind it another. */
export type Joint = { end: number; next: number; isSentence: boolean };

/** The most joints that are tried. */
const MOST = 4;

const JOINTS: ReadonlySet<Category> = new Set(['and', 'comma', 'dash']);

/** Words with which a question begins, or that point back to the one before. */
const OPENERS: ReadonlySet<Category> = new Set(
  wordsOf('what who where when how howMany howMuch howBig difference list Reference'),
);

/** Words that may stand before those. */
const BEFORE: ReadonlySet<Category> = new Set(wordsOf('in on at for by from to since of'));

/** The places at which a question may be two, those before a word that asks first. */
export function jointsOf(spans: readonly Span[], tokens: readonly Token[]): Joint[] {
  const ends = new Map<number, number>();
  for (const { start, end, part } of spans)
    if (part !== undefined && JOINTS.has(part.cat)) ends.set(start, Math.max(end, ends.get(start) ?? 0));
  const sentences = new Set(tokens.flatMap((_, at) => (endsSentence(tokens, at) ? [at + 1] : [])));
  const named = spans.flatMap(({ end, part }) => (part?.cat === 'naming' ? [end] : []));
  for (const at of [...sentences, ...named]) ends.set(at, Math.max(at, ends.get(at) ?? 0));
  return [...ends]
    .map(([end, next]) => ({ end, next: ends.get(next) ?? next, isSentence: sentences.has(end) }))
    .filter(({ end, next }) => end > 0 && next < tokens.length)
    .sort((a, b) => Number(opens(spans, b.next)) - Number(opens(spans, a.next)))
    .slice(0, MOST);
}

/** The spans of a run of tokens, as of a text of its own. */
export const spansWithin = (spans: readonly Span[], from: number, to: number): Span[] =>
  spans.flatMap((span) =>
    span.start >= from && span.end <= to ? [{ ...span, start: span.start - from, end: span.end - from }] : [],
  );

/** Whether tokens begin as a question does, rather than describe what comes before. */
export function opens(spans: readonly Span[], at = 0): boolean {
  return spans.some(
    ({ start, end, part }) =>
      start === at &&
      (part === undefined
        ? opens(spans, end)
        : OPENERS.has(part.cat) || (BEFORE.has(part.cat) && opensAt(spans, end))),
  );
}

const opensAt = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ start, part }) => start === at && part !== undefined && OPENERS.has(part.cat));

/** The question before, and whom it found where it asked for the first of a ranking. */
export type Before = { question: Question; found?: readonly StoredEntity[] };

/**
 * The spans with those that point back meant as what the question before was about; where what was asked for and what it was
 * asked of are of one kind, each way to mean them.
 */
export function referringSpans(spans: readonly Span[], before: Before, knowledge: Knowledge): Span[][] {
  const open = [{ isOfFound: false }, { isOfFound: true }].map((which) =>
    spansMeant(spans, { ...before, ...which }, knowledge),
  );
  return isOpen(before, knowledge) ? open : open.slice(0, 1);
}

function spansMeant(
  spans: readonly Span[],
  before: Before & { isOfFound: boolean },
  knowledge: Knowledge,
): Span[] {
  const pointing = spans.filter(({ part }) => part?.cat === 'Reference');
  const isPointing = ({ start, end, part }: Span): boolean =>
    (part === undefined || part.cat === 'Set') &&
    pointing.some((each) => each.start <= start && end <= each.end);
  const isTimed = spans.some(({ part }) => part?.cat === 'Time' || part?.cat === 'Year');
  return [
    ...spans.filter((span) => !isPointing(span)),
    ...spans.flatMap((span): Span[] => {
      const { part } = span;
      const meant: readonly (Part | undefined)[] =
        part?.cat === 'Reference'
          ? referents(before, { to: part.to, isTimed }, knowledge)
          : part?.cat === 'when' && part.unit === undefined
            ? [dateOf(before.question, knowledge)]
            : [];
      return meant.flatMap((each, at) =>
        each === undefined ? [] : [{ ...span, part: each, cost: span.cost + at / 10 }],
      );
    }),
  ];
}

/** What a word that points back may mean: who or what was asked about, the figure of it, or who was asked for. */
function referents(
  { question: { root }, found: first, isOfFound }: Before & { isOfFound: boolean },
  { to, isTimed }: { to: PartOf<'Reference'>['to']; isTimed: boolean },
  knowledge: Knowledge,
): readonly (Part | undefined)[] {
  const { set } = root.cat === 'Set' ? { set: root } : root;
  const found = root.cat === 'Value' ? foundBy(root, knowledge) : [];
  const own: SetPart = { ...set, times: [] };
  if (to === 'person' && isPerson(set) && found.length === 0) return [own];
  if (to === 'person') return found.every(({ type }) => type === 'Person') ? [named(found)] : [];
  // Who lives in a place lives in the smaller one of two.
  if (to === 'place' && found.length > 0 && found.every(isPlace))
    return [isWithin(set, found, knowledge) ? own : named(found)];
  if (first !== undefined) return [named(first)];
  if (root.cat !== 'Value') return [own];
  // A measure is spoken of at its time, unless another is said.
  if (root.times.length > 0 && MEASURES.has(set.names?.[0]?.bearers[0]?.type ?? ''))
    return [{ ...own, times: root.times }, ...(isTimed ? [own] : [])];
  const figure = isTimed ? { ...root, times: [] } : root;
  return isOfFound ? [named(found)] : [own, ...(found.length === 0 ? [figure] : [])];
}

/** Whether what was asked for and what it was asked of may both be meant, since they are of one kind. */
const isOpen = ({ question: { root } }: Before, knowledge: Knowledge): boolean =>
  root.cat === 'Value' && foundBy(root, knowledge).some((entity) => isLike(entity, root.set));

/** Whether a named place lies in the places found. */
const isWithin = (
  { names = [] }: SetPart,
  found: readonly StoredEntity[],
  { evaluator: { means } }: Knowledge,
): boolean =>
  names.some(({ bearers: [place] }) =>
    place === undefined ? false : means.places.around(place).some((each) => found.includes(each)),
  );

/** Kinds of things that are a figure themselves. */
const MEASURES: ReadonlySet<string> = new Set(wordsOf('MacroIndicator Commodity ForeignExchangeRate'));

const isPerson = ({ names }: SetPart): boolean =>
  names?.every(({ bearers: [entity] }) => entity?.type === 'Person') === true;

function named(entities: readonly StoredEntity[]): SetPart | undefined {
  const names = [...new Set(entities)].map((entity) => ({ bearers: [entity] }));
  return names.length === 0 ? undefined : { ...EMPTY_SET, names, isMany: names.length > 1 };
}

const isLike = (entity: StoredEntity, { names = [], type }: SetPart): boolean =>
  names.some(({ bearers: [own] }) =>
    own === undefined ? false : own.type === entity.type || (isPlace(own) && isPlace(entity)),
  ) || type === entity.type;

/** What a question led to, as a set. */
export const foundSet = (root: Question['root'], knowledge: Knowledge): SetPart | undefined =>
  root.cat === 'Value' ? named(foundBy(root, knowledge)) : undefined;

/** What a value of named things leads to. */
function foundBy(
  { set: { names = [] }, fields, summary }: ValuePart,
  { factsAt }: Knowledge,
): StoredEntity[] {
  const [path] = fields;
  return path === undefined || summary !== undefined
    ? []
    : entitiesOf(
        names.flatMap(({ bearers: [entity] }) => (entity === undefined ? [] : factsAt(entity, path))),
      );
}

const fieldsOf = (...path: readonly string[]): FieldsPart => ({ cat: 'Fields', fields: [path], times: [] });

/** Fields that tell when something came to be so. */
const DATES = ['since', 'date'] as const;

/** Since when it is so: the question that a bare `and since when` means. */
function dateOf({ root }: Question, knowledge: Knowledge): Question | undefined {
  const value =
    root.cat === 'Value'
      ? (datesOfMembers(root, knowledge) ??
        firstOf(root.fields[0]?.at(-1), (date) => nest(root, fieldsOf(date), knowledge)))
      : root.cat === 'Claim'
        ? dateOfCondition(root.set, root.condition, knowledge)
        : undefined;
  return value === undefined ? undefined : { cat: 'Question', root: value };
}

/** What leads to many, told from their side, where each has a day of its own. */
const MEMBERS: ReadonlyMap<string, readonly [path: string, date: string]> = new Map([
  ['members', ['member_of', 'since']],
  ['former_members', ['former_member_of', 'until']],
]);

/** The days on which the members of something came in or left. */
function datesOfMembers(
  { set, fields: [path], times, where }: ValuePart,
  knowledge: Knowledge,
): ValuePart | undefined {
  const [step, ...others] = path ?? [];
  const [field, date] = MEMBERS.get(step ?? '') ?? [];
  const condition = field === undefined ? undefined : isNamedThing([field, 'name'], set);
  const countries = everyOf('countries', knowledge);
  if (field === undefined || date === undefined || condition === undefined || countries === undefined)
    return undefined;
  if (others.length + where.length + times.length > 0) return undefined;
  return {
    cat: 'Value',
    set: { ...countries, conditions: [condition] },
    fields: [[field, date]],
    where: [],
    times: [],
  };
}

/** What is over tells until when it was so. */
const firstOf = (step = '', make: (date: string) => ValuePart | undefined): ValuePart | undefined =>
  (step.startsWith('former_') ? ['until'] : DATES).map(make).find((each) => each !== undefined);

function dateOfCondition(
  set: SetPart,
  { path, operator, value }: SetPart['conditions'][number],
  knowledge: Knowledge,
): ValuePart | undefined {
  const [step, ...others] = path;
  if (step === undefined || others.length > 0 || operator !== '=' || value.kind !== 'names' || !isOne(set))
    return undefined;
  const related = valueOf(set, fieldsOf(step), knowledge);
  const where = { path: [step, 'name'], operator, value };
  return (
    related &&
    firstOf(step, (date) =>
      knowledge.holds(set, [step, date]) ? { ...related, fields: [[date]], where: [where] } : undefined,
    )
  );
}

/** A time that is said once of two figures is the time of both; that of a ranking is also that of whom it found. */
export function shareTimes(
  [left, right]: readonly [Question, Question],
  knowledge: Knowledge,
): readonly [Question, Question] {
  const [one, other] = [left.root, right.root];
  if (one.cat === 'Set' && one.ranking !== undefined && other.cat === 'Value' && isFigure(other, knowledge))
    return [left, other.times.length > 0 ? right : { ...right, root: { ...other, times: one.times } }];
  if (
    one.cat !== 'Value' ||
    other.cat !== 'Value' ||
    ![one, other].every((each) => isFigure(each, knowledge))
  )
    return [left, right];
  const times = joinTimes(one.times, other.times);
  return times === undefined || other.change !== undefined
    ? [left, right]
    : [
        { ...left, root: { ...one, times } },
        { ...right, root: { ...other, times } },
      ];
}

const isFigure = (
  { set, fields }: ValuePart,
  { leadsToEntities, evaluator: { reader }, factsAt }: Knowledge,
): boolean =>
  fields.every(
    (path) =>
      !leadsToEntities(set, path) &&
      (set.names ?? []).some(({ bearers: [entity] }) =>
        entity === undefined
          ? false
          : factsAt(entity, path).some(({ value }) => value.kind === 'point') &&
            reader.steps(path).length > 0,
      ),
  );

/** Whether two questions may stand beside each other without a word that asks: two plain values. */
export const isPlainValue = ({ root }: Question): boolean =>
  root.cat === 'Value' &&
  root.summary === undefined &&
  root.change === undefined &&
  root.compare === undefined;
