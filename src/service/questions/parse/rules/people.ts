import { isBare, isNamedThing, narrow, valueOf } from '../combine';
import { EMPTY_SET, type Part, type PartOf, type SetPart } from '../../parts';
import type { Knowledge } from '../../knowledge';
import { rule } from '../rule';
import { object, roleOf, subject } from './questions';

const VERBS = ['be', 'do', 'have'] as const;

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

/** What only companies have. */
const FIRMS: ReadonlySet<string> = new Set(['headquarters', 'exchange', 'registered_in', 'auditor']);

/** Who won a class of prizes at a time. */
function winners(
  field: string | undefined,
  set: SetPart,
  times: PartOf<'Time'>['times'],
  { evaluator }: Knowledge,
): Part | undefined {
  const type = evaluator.topics.first('people')?.type;
  const isPrize = field === 'awards' && isBare(set) && set.type === 'Award';
  const root =
    isPrize && type !== undefined
      ? narrow(
          { ...EMPTY_SET, topic: 'people', type, isMany: true },
          {
            conditions: [{ path: ['awards', 'date'], operator: '=', value: { kind: 'time', times } }],
            times: [],
          },
        )
      : undefined;
  return root && { cat: 'Question', root, asks: 'list' };
}

/** Who holds which role where, and what people in general do. */
export const PEOPLE_RULES = [
  rule({
    name: 'who does at a time, time first',
    pattern: ['who', 'Time', 'Verb', 'Set'],
    cost: 0,
    result: ([, { times }, verb, set], knowledge) => {
      const value = set.names === undefined ? undefined : subject(set, verb, knowledge);
      return value === undefined || value.dated !== undefined || value.times.length > 0
        ? undefined
        : ask({ ...value, times });
    },
    examples: [['who currently leads IBM', 'IBM.ceo']],
  }),
  rule({
    name: 'who is in a value',
    pattern: ['who', 'be', ['on', 'in', 'at'], 'Value'],
    cost: 0,
    result: ([, , , value], knowledge) =>
      knowledge.typesAt(value.set, value.fields[0] ?? []).has('Person') ? ask(value) : undefined,
    examples: [["Who is on Nvidia's board?", 'Nvidia.board_members']],
  }),
  rule({
    name: 'who a value is',
    pattern: [['who', 'what', 'where', 'when'], 'Value', 'be'],
    cost: 0.05,
    result: ([word, value], knowledge) =>
      word.cat === 'who' && !knowledge.typesAt(value.set, value.fields[0] ?? []).has('Person')
        ? undefined
        : ask(value),
    examples: [['tell me who the CEO of Netflix is', 'Netflix.ceo']],
  }),
  rule({
    name: 'on the something of which companies somebody sits',
    pattern: [['on', 'in'], 'Fields', 'of', 'what', 'Set', VERBS, 'Set', 'Verb'],
    cost: 0,
    result: ([, own, , , kind, , set, verb], knowledge) =>
      isBare(kind) && verb.inverse === own.fields[0]?.at(-1) ? ask(object(set, verb, knowledge)) : undefined,
    examples: [['On the boards of which companies does Larry Page sit?', 'Larry Page.directs']],
  }),
  rule({
    name: 'on whose something somebody is',
    pattern: ['what', 'Set', 'possessive', 'Fields', 'be', 'Set', ['on', 'in']],
    cost: 0,
    result: ([, kind, , own, , set], knowledge) => ask(roleOf(kind, set, own, knowledge)),
    examples: [["Which companies' boards is Tim Cook on?", 'Tim Cook.directs']],
  }),
  rule({
    name: 'of which company somebody is something, field last',
    pattern: ['what', 'Set', 'be', 'Set', 'Fields', 'of'],
    cost: 0,
    result: ([, kind, , set, own], knowledge) => ask(roleOf(kind, set, own, knowledge)),
    examples: [['Which company is Mary Barra CEO of?', 'Mary Barra.leads']],
  }),
  rule({
    name: 'whether several have the same',
    pattern: [VERBS, 'Set', 'have', 'same', 'Fields'],
    cost: 0,
    result: ([, set, , , own], knowledge) =>
      (set.names?.length ?? 0) > 1 ? ask(valueOf(set, own, knowledge)) : undefined,
    examples: [['Do Apple and Netflix have the same auditor?', 'Apple OR Netflix.auditor']],
  }),
  rule({
    name: 'what people do somewhere',
    pattern: ['what', 'do', ['Unit', 'Reference'], 'Verb', 'in', 'Set'],
    cost: 0,
    result: ([, , anybody, verb, , set], knowledge) =>
      isAnybody(anybody) ? usedIn(verb, set, knowledge) : undefined,
    examples: [['what do they speak in Brazil', 'Brazil.languages']],
  }),
  rule({
    name: 'which of a field people use somewhere',
    pattern: ['what', 'Fields', 'do', ['Unit', 'Reference'], 'Verb', 'in', 'Set'],
    cost: 0,
    result: ([, own, , anybody, verb, , set], knowledge) =>
      isAnybody(anybody) ? usedIn(verb, set, knowledge, own) : undefined,
    examples: [['Which currency do they use in Thailand?', 'Thailand.currency']],
  }),
  rule({
    name: 'what is used somewhere',
    pattern: ['what', 'Fields', 'be', 'Verb', 'in', 'Set'],
    cost: 0,
    result: ([, own, , { inverse, isPassive }, , set], knowledge) =>
      isPassive === true &&
      inverse !== undefined &&
      inverse === own.fields[0]?.at(-1) &&
      set.names !== undefined
        ? ask(valueOf(set, own, knowledge))
        : undefined,
    examples: [['Which currency is used in Switzerland?', 'Switzerland.currency']],
  }),
  rule({
    name: 'what holds somewhere',
    pattern: ['what', 'Fields', 'Verb', 'in', 'Set'],
    cost: 0,
    result: ([, own, { inverse }, , set], knowledge) =>
      inverse !== undefined && inverse === own.fields[0]?.at(-1) && set.names !== undefined
        ? ask(valueOf(set, own, knowledge))
        : undefined,
    examples: [['Welche Währung gilt in Ungarn?', 'Hungary.currency']],
  }),
  rule({
    name: 'what held somewhere at a time',
    pattern: ['what', 'Fields', 'Verb', 'Time', 'in', 'Set'],
    cost: 0,
    result: ([, own, { inverse }, { times }, , set], knowledge) => {
      const isMeant = inverse !== undefined && inverse === own.fields[0]?.at(-1) && set.names !== undefined;
      const value = isMeant ? valueOf(set, own, knowledge) : undefined;
      return value && ask({ ...value, times });
    },
  }),
  rule({
    name: 'to whom it belongs',
    pattern: ['whom', 'Verb', 'Set'],
    cost: 0,
    result: ([, verb, set], knowledge) =>
      set.names === undefined ? undefined : ask(object(set, verb, knowledge)),
    examples: [['Wem gehört LinkedIn?', 'LinkedIn.parent']],
  }),
  rule({
    name: 'to whom it does belong',
    pattern: ['whom', VERBS, 'Set', 'Verb'],
    cost: 0,
    result: ([, , set, verb], knowledge) =>
      set.names === undefined ? undefined : ask(object(set, verb, knowledge)),
    examples: [['to whom does WhatsApp belong', 'WhatsApp.parent']],
  }),
  rule({
    name: 'in what field something is',
    pattern: ['in', 'what', 'Fields', 'be', 'Set'],
    cost: 0.05,
    result: ([, , own, , set], knowledge) => {
      const value = set.names === undefined ? undefined : valueOf(set, own, knowledge);
      return value !== undefined && knowledge.leadsToEntities(value.set, value.fields[0] ?? [])
        ? ask(value)
        : undefined;
    },
    examples: [['In what industry is Nvidia?', 'Nvidia.industry']],
  }),
  rule({
    name: 'where a thing is used',
    pattern: ['where', 'be', 'Set', 'Verb'],
    cost: 0.05,
    result: ([, , set, { field, inverse, isPassive }], { evaluator }) => {
      const type = isPassive === true ? evaluator.topics.first(field ?? '')?.type : undefined;
      const condition = inverse === undefined ? undefined : isNamedThing([inverse], set);
      const root =
        type !== undefined && condition !== undefined && field !== undefined
          ? narrow({ ...EMPTY_SET, topic: field, type, isMany: true }, { conditions: [condition], times: [] })
          : undefined;
      return root && { cat: 'Question', root, asks: 'list' };
    },
    examples: [['where is the pound sterling used', 'countries.currency=Pound Sterling']],
  }),
  rule({
    name: 'in which of a class a thing is used',
    pattern: ['in', ['what', 'howMany'], 'Set', 'be', 'Set', 'Verb'],
    cost: 0,
    result: ([, word, kind, , set, { field, inverse, isPassive }]) => {
      const isMeant = isPassive === true && isBare(kind) && field === kind.topic && inverse !== undefined;
      const condition = isMeant ? isNamedThing([inverse], set) : undefined;
      const root = condition && narrow(kind, { conditions: [condition], times: [] });
      return root && { cat: 'Question', root, asks: word.cat === 'what' ? 'list' : 'count' };
    },
    examples: [
      ['In which countries is German an official language?', 'countries.languages=German'],
      ['In how many countries is Spanish an official language?', 'countries.languages=Spanish.count()'],
    ],
  }),
  rule({
    name: 'who meets a condition of companies',
    pattern: ['who', 'be', 'Cond'],
    cost: 0.1,
    result: ([, , cond], { evaluator }) => {
      const type = evaluator.topics.first('companies')?.type;
      const isMeant = cond.conditions.every(({ path }) => FIRMS.has(path[0] ?? ''));
      const root =
        type !== undefined && isMeant
          ? narrow({ ...EMPTY_SET, topic: 'companies', type, isMany: true }, cond)
          : undefined;
      return root && { cat: 'Question', root, asks: 'list' };
    },
    examples: [['Who is headquartered in Arkansas?', 'companies.headquarters=US-AR']],
  }),
  rule({
    name: 'who won a prize at a time',
    pattern: ['who', 'Verb', 'Set', 'Time'],
    cost: 0,
    result: ([, { field }, set, { times }], knowledge) => winners(field, set, times, knowledge),
    examples: [['Who won the economics Nobel in 2019?', 'people.awards.date=2019']],
  }),
  rule({
    name: 'who has won a prize, time first',
    pattern: ['who', ['Verb', 'do', 'have'], 'Time', 'Set', 'Verb'],
    cost: 0,
    result: ([, , { times }, set, { field }], knowledge) => winners(field, set, times, knowledge),
    examples: [['Wer hat 2019 den Wirtschaftsnobelpreis gewonnen?', 'people.awards.date=2019']],
  }),
  rule({
    name: 'who got a prize, time before it',
    pattern: ['who', 'Verb', 'Time', 'Set'],
    cost: 0,
    result: ([, { field }, { times }, set], knowledge) => winners(field, set, times, knowledge),
    examples: [['Wer bekam 2019 den Wirtschaftsnobelpreis?', 'people.awards.date=2019']],
  }),
  rule({
    name: 'everything that somebody has done',
    pattern: ['everything', 'Set', 'have', 'Verb'],
    cost: 0,
    result: ([, set, , verb], knowledge) =>
      set.names === undefined ? undefined : ask(object(set, verb, knowledge)),
    examples: [['List everything Microsoft has acquired', 'Microsoft.subsidiaries']],
  }),
  rule({
    name: 'everything that somebody ever did',
    pattern: ['everything', 'Set', ['have', 'do'], 'ever', 'Verb'],
    cost: 0,
    result: ([, set, , , verb], knowledge) =>
      set.names === undefined ? undefined : ask(object(set, verb, knowledge)),
  }),
];
