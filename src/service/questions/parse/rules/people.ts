import { entitiesOf } from '../../../query/fact';
import { LISTED, everyOf, isBare, isNamedThing, narrow, valueOf } from '../combine';
import { EMPTY_SET, type Part, type PartOf, type SetPart } from '../../parts';
import type { Knowledge } from '../../knowledge';
import { onlyOne, rule } from '../rule';
import { object, roleOf, subject } from './questions';

const ask = (root: PartOf<'Value'> | undefined): Part | undefined => root && { cat: 'Question', root };

/** Whether a word stands for people in general: `people`, `they`. */
const isAnybody = (part: PartOf<'Unit'> | PartOf<'Reference'>): boolean =>
  part.cat === 'Reference' || part.field === 'population';

/** What people in general use or speak in a place. */
function usedIn(
  verb: PartOf<'Verb'>,
  place: SetPart,
  knowledge: Knowledge,
  own?: PartOf<'Fields'>,
): Part | undefined {
  const value =
    place.names === undefined || verb.field === undefined ? undefined : object(place, verb, knowledge);
  const isMeant = own === undefined || own.fields[0]?.at(-1) === value?.fields[0]?.at(-1);
  return isMeant && value !== undefined && knowledge.leadsToEntities(value.set, value.fields[0] ?? [])
    ? ask(value)
    : undefined;
}

/** The things that a value's one field leads to, of the one who is named. */
const thingsAt = ({ set, fields: [path = []] }: PartOf<'Value'>, { factsAt }: Knowledge) =>
  (set.names?.[0]?.bearers ?? []).slice(0, 1).flatMap((entity) => entitiesOf(factsAt(entity, path)));

/** Whether those that a value leads to work at a company. */
const isOfficeAt = (value: PartOf<'Value'>, { names = [], times }: SetPart, knowledge: Knowledge): boolean =>
  names.length === 1 &&
  times.length === 0 &&
  thingsAt(value, knowledge).some((person) =>
    entitiesOf(knowledge.factsAt(person, ['company'])).some(
      (entity) => names[0]?.bearers.includes(entity) === true,
    ),
  );

/** What only companies have. */
const FIRMS: ReadonlySet<string> = new Set(['headquarters', 'exchange', 'registered_in', 'auditor']);

/** Who won a class of prizes at a time. */
function winners(
  field: string | undefined,
  set: SetPart,
  times: PartOf<'Time'>['times'],
  knowledge: Knowledge,
): Part | undefined {
  const people = everyOf('people', knowledge);
  const isPrize = field === 'awards' && isBare(set) && set.type === 'Award';
  const value = { kind: 'time', times } as const;
  const root =
    isPrize && people !== undefined
      ? narrow(people, { conditions: [{ path: ['awards', 'date'], operator: '=', value }], times: [] })
      : undefined;
  return root && { cat: 'Question', root, asks: 'list' };
}

/** Who holds which role where, and what people in general do. */
export const PEOPLE_RULES = [
  rule({
    name: 'who does at a time, time first',
    pattern: 'who Time Verb Set',
    cost: 0,
    result: ([, { times }, verb, set], knowledge) => {
      const value = set.names === undefined ? undefined : subject(set, verb, knowledge);
      const isLatest = times.some((time) => time.kind === 'newest' && time.isLatest === true);
      return value === undefined || value.dated !== undefined || value.times.length > 0 || isLatest
        ? undefined
        : ask({ ...value, times });
    },
  }),
  rule({
    name: 'who followed somebody in an office',
    pattern: 'who Verb Set at|as Set|Value',
    cost: 0,
    result: ([, verb, set, , office], knowledge) => {
      const value = set.names?.length === 1 ? subject(set, verb, knowledge) : undefined;
      const company = office.cat === 'Value' ? office.set : office;
      return value?.fields[0]?.join() === 'succeeded_by' && isOfficeAt(value, company, knowledge)
        ? ask(value)
        : undefined;
    },
  }),
  rule({
    name: 'who does something to both',
    pattern: 'who|what|do Set? Verb Set',
    cost: 0,
    result: ([word, kind, verb, set], knowledge) => {
      const people = everyOf('people', knowledge);
      const isKind =
        word.cat === 'who' ? kind === undefined : kind?.type === people?.type && kind?.names === undefined;
      const own =
        set.isBoth === true && verb.field !== undefined ? isNamedThing([verb.field], set) : undefined;
      if (people === undefined || own === undefined || !isKind) return undefined;
      const root = narrow(people, { conditions: [own], times: [] });
      return root && { cat: 'Question', root, asks: 'list' };
    },
  }),
  rule({
    name: 'who held an office before somebody',
    pattern: 'who be? Value before Set',
    cost: 0,
    result: ([, , office, , set], knowledge) => {
      const [path, ...others] = office.fields;
      const isHeld =
        path !== undefined &&
        others.length + office.times.length === 0 &&
        set.names?.length === 1 &&
        office.set.names?.length === 1 &&
        thingsAt(office, knowledge).some((entity) => set.names?.[0]?.bearers.includes(entity) === true);
      return isHeld
        ? ask(valueOf(set, { cat: 'Fields', fields: [['succeeded']], times: [] }, knowledge))
        : undefined;
    },
  }),
  rule({
    name: 'who is in a value',
    pattern: 'who be on|in|at Value',
    cost: 0,
    result: ([, , , value], knowledge) =>
      knowledge.typesAt(value.set, value.fields[0] ?? []).has('Person') ? ask(value) : undefined,
  }),
  rule({
    name: 'who a value is',
    pattern: 'who|what|where|when Value be',
    cost: 0.05,
    result: ([word, value], knowledge) =>
      word.cat === 'who' && !knowledge.typesAt(value.set, value.fields[0] ?? []).has('Person')
        ? undefined
        : ask(value),
  }),
  rule({
    name: 'on the something of which companies somebody sits',
    pattern: 'on|in Fields of what Set AUX Set Verb',
    cost: 0,
    result: ([, own, , , kind, , set, verb], knowledge) =>
      isBare(kind) && verb.inverse === own.fields[0]?.at(-1) ? ask(object(set, verb, knowledge)) : undefined,
  }),
  rule({
    name: 'of which company somebody is something',
    pattern: 'what Set possessive? Fields? be Set Fields? of|on|in',
    cost: 0,
    result: ([, kind, owned, before, , set, behind, last], knowledge) => {
      const own = onlyOne(before, behind);
      const isFirst = owned !== undefined && before !== undefined && last.cat !== 'of';
      const isLast = owned === undefined && behind !== undefined && last.cat === 'of';
      return own !== undefined && (isFirst || isLast) ? ask(roleOf(kind, set, own, knowledge)) : undefined;
    },
  }),
  rule({
    name: 'whether several have the same',
    pattern: 'AUX Set have same Fields',
    cost: 0,
    result: ([, set, , , own], knowledge) =>
      (set.names?.length ?? 0) > 1 ? ask(valueOf(set, own, knowledge)) : undefined,
  }),
  rule({
    name: 'what people do somewhere',
    pattern: 'what Fields? do Unit|Reference Verb in Set',
    cost: 0,
    result: ([, own, , anybody, verb, , set], knowledge) =>
      isAnybody(anybody) ? usedIn(verb, set, knowledge, own) : undefined,
  }),
  rule({
    name: 'what is used somewhere',
    pattern: 'what Fields be? Verb Time? in Set',
    cost: 0,
    result: ([, own, be, { inverse, isPassive }, time, , set], knowledge) => {
      const isMeant = inverse !== undefined && inverse === own.fields[0]?.at(-1) && set.names !== undefined;
      const value = isMeant && (be === undefined || isPassive) ? valueOf(set, own, knowledge) : undefined;
      return value && ask(time === undefined ? value : { ...value, times: time.times });
    },
  }),
  rule({
    name: 'to whom it belongs',
    pattern: 'whom Verb Set',
    cost: 0,
    result: ([, verb, set], knowledge) =>
      set.names === undefined ? undefined : ask(object(set, verb, knowledge)),
  }),
  rule({
    name: 'to whom it does belong, or everything that somebody did',
    pattern: 'whom|everything AUX? Set AUX? ever? Verb',
    cost: 0,
    result: ([word, before, set, behind, , verb], knowledge) => {
      const isVerb = (word.cat === 'whom') === (before !== undefined) && !(before && behind);
      return set.names === undefined || !isVerb ? undefined : ask(object(set, verb, knowledge));
    },
  }),
  rule({
    name: 'in what field something is',
    pattern: 'in what Fields be Set',
    cost: 0.05,
    result: ([, , own, , set], knowledge) => {
      const value = set.names === undefined ? undefined : valueOf(set, own, knowledge);
      return value !== undefined && knowledge.leadsToEntities(value.set, value.fields[0] ?? [])
        ? ask(value)
        : undefined;
    },
  }),
  rule({
    name: 'in which of a class a thing is used',
    pattern: 'where|in what|howMany? Set? be Set Verb',
    cost: 0,
    result: ([where, word, kind, , set, { field, inverse, isPassive }], { evaluator }) => {
      const isWhole = (where.cat === 'in') === (word !== undefined && kind !== undefined);
      if (!isWhole || isPassive !== true || field === undefined || inverse === undefined) return undefined;
      const type = kind?.type ?? (LISTED.has(field) ? evaluator.topics.first(field)?.type : undefined);
      const condition = isNamedThing([inverse], set);
      if (type === undefined || condition === undefined) return undefined;
      if (kind !== undefined && (!isBare(kind) || field !== kind.topic)) return undefined;
      const all = kind ?? { ...EMPTY_SET, topic: field, type, isMany: true };
      const root = narrow(all, { conditions: [condition], times: [] });
      return root && { cat: 'Question', root, asks: word?.cat === 'howMany' ? 'count' : 'list' };
    },
  }),
  rule({
    name: 'who meets a condition of companies',
    pattern: 'who|everything be? Cond',
    cost: 0.1,
    result: ([, , cond], knowledge) => {
      const companies = everyOf('companies', knowledge);
      const isMeant = cond.conditions.every(({ path }) => FIRMS.has(path[0] ?? ''));
      const root = companies !== undefined && isMeant ? narrow(companies, cond) : undefined;
      return root && { cat: 'Question', root, asks: 'list' };
    },
  }),
  rule({
    name: 'who won a prize at a time',
    pattern: 'who Verb|do|have Time? Set Time? Verb?',
    cost: 0,
    result: ([, first, before, set, behind, last], knowledge) => {
      const verb = last ?? (first.cat === 'Verb' ? first : undefined);
      const time = before ?? behind;
      return time && winners(verb?.field, set, time.times, knowledge);
    },
  }),
];
