import { entitiesOf } from '../../../query/fact';
import { given, wordsOf, EMPTY_SET } from '../../parts';
import type { Condition, PartOf, SetPart, VerbPart } from '../../parts';
import { LISTED, amountConditions, datedConditions, figurePath, isBare, isNamedThing } from '../combine';
import { onlyOne, rule } from '../rule';

const OPPOSITE = { '=': '!=', '!=': '=', '>': '<=', '<': '>=', '>=': '<', '<=': '>' } as const;

const cond = (conditions: readonly Condition[], times: PartOf<'Cond'>['times'] = []) =>
  ({ cat: 'Cond', conditions, times }) as const;

/** The condition that a verb makes with its object: of its subject by `field`, of what it is done to by `inverse`. */
function verbCondition(
  { field, inverse }: Pick<VerbPart, 'field' | 'inverse'>,
  object: SetPart,
  isTurned = false,
): Condition | undefined {
  const own = isTurned ? inverse : field;
  if (own === undefined || own === 'name' || own === 'former_names' || object.times.length > 0)
    return undefined;
  return (
    isNamedThing([own], object) ??
    PLACED.get(own)?.reduce<Condition | undefined>((found, [step, type]) => {
      const isOfType = object.names?.every(({ bearers: [entity] }) => entity?.type === type) === true;
      return found ?? (isOfType ? isNamedThing([own, step], object) : undefined);
    }, undefined)
  );
}

/** Fields whose things lie in places: what is listed in a country is so at an exchange there. */
const PLACED: ReadonlyMap<string, readonly (readonly [step: string, type: string])[]> = new Map([
  [
    'exchange',
    [
      ['city', 'Municipality'],
      ['country', 'Country'],
    ],
  ],
]);

/** What narrows a class. */
export const CONDITION_RULES = [
  rule({
    name: 'amount of a number',
    pattern: 'Bound Number',
    cost: 0,
    result: ([{ operator }, number]) => ({
      cat: 'Amount',
      bounds: [{ operator, text: number.text, ...boundOf(number) }],
    }),
  }),
  rule({
    name: 'amount between two',
    pattern: 'between|from? Number and|to|dash Number',
    cost: 0,
    result: ([before, low, word, high]) => {
      // Years are no amounts, unless a scale or a currency says so.
      const isOpen = before === undefined || word.cat === 'dash';
      if (isOpen && (word.cat === 'and' || (high.currency ?? high.scale) === undefined)) return undefined;
      // The scale and the unit that stand once are of both.
      const scaled =
        low.isScaled !== true && high.scale !== undefined ? low.value * 10 ** high.scale : low.value;
      const currency = high.currency ?? low.currency;
      const more = currency === undefined ? {} : { currency };
      return {
        cat: 'Amount',
        bounds: [
          { operator: '>=', text: String(scaled), ...more },
          { operator: '<=', text: high.text, ...more },
        ],
      };
    },
  }),
  rule({
    name: 'either bound',
    pattern: 'Bound or Bound',
    cost: 0,
    result: ([one, , other]) => (one.operator[0] === other.operator[0] ? undefined : one),
  }),
  rule({
    name: 'scaled number',
    pattern: 'Number Scale',
    cost: 0,
    result: ([number, { power }]) =>
      number.isScaled === true && (number.scale ?? 0) >= power
        ? undefined
        : {
            ...number,
            value: scaled(number.text, power),
            text: String(scaled(number.text, power)),
            isScaled: true,
            scale: power,
          },
  }),
  rule({
    name: 'one of a scale',
    pattern: 'Scale',
    cost: 0.6,
    result: ([{ power }]) => ({
      cat: 'Number',
      value: 10 ** power,
      text: String(10 ** power),
      isScaled: true,
    }),
  }),
  rule({
    name: 'number below nothing',
    pattern: 'minus Number',
    cost: 0,
    result: ([, number]) => ({ ...number, value: -number.value, text: `-${number.text}` }),
  }),
  rule({
    name: 'number with its currency',
    pattern: 'Unit? Number Unit?',
    cost: 0,
    result: ([before, number, behind]) => {
      const { currency } = onlyOne(before, behind) ?? {};
      return currency === undefined || number.currency !== undefined ? undefined : { ...number, currency };
    },
  }),
  rule({
    name: 'percent',
    pattern: 'Number percent',
    cost: 0,
    result: ([number]) => ({ ...number, isPercent: true }),
  }),
  rule({
    name: 'amount of people',
    pattern: 'Amount Unit',
    cost: 0,
    result: ([{ bounds }, { field }]) =>
      field === undefined
        ? undefined
        : { cat: 'Amount', bounds: bounds.map((bound) => ({ ...bound, field })) },
  }),
  rule({
    name: 'field within an amount',
    pattern: 'Fields|Amount of|be|at|in? Amount|Fields',
    result: ([one, word, other]) => {
      const [fields, amount] = one.cat === 'Fields' ? [one, other] : [other, one];
      const isOther = one.cat === 'Fields' ? word?.cat === 'in' : word?.cat === 'be' || word?.cat === 'at';
      return isOther || fields.cat !== 'Fields' || amount.cat !== 'Amount'
        ? undefined
        : figureCond(fields, amount);
    },
  }),
  rule({
    name: 'what a verb counts, within an amount',
    pattern: 'Verb|Amount for? Verb|Amount',
    cost: 0,
    result: ([one, , other]) => {
      const [verb, amount] = one.cat === 'Verb' ? [one, other] : [other, one];
      if (verb.cat !== 'Verb' || amount.cat !== 'Amount') return undefined;
      const { field, inverse, isPassive, isLoss } = verb;
      const { bounds } = amount;
      return field === undefined ||
        inverse !== undefined ||
        isPassive === true ||
        bounds.some(({ isYear }) => isYear === true)
        ? undefined
        : cond(
            amountConditions([field], isLoss === true ? belowNothing({ cat: 'Amount', bounds }) : { bounds }),
          );
    },
  }),
  rule({
    name: 'what it does to so many',
    pattern: 'Verb Amount Set',
    cost: 0,
    result: ([{ field = '' }, { bounds }, kind]) =>
      LISTED.has(field) && isBare(kind) ? cond(amountConditions([`${field}_count`], { bounds })) : undefined,
  }),
  rule({
    name: 'figure that rose or fell',
    pattern: 'whose|with|that Fields Change? by? Amount? Change?',
    cost: 0,
    result: ([, fields, before, by, amount, behind]) => {
      const change = onlyOne(before, behind);
      return change !== undefined && (by === undefined) === (amount === undefined)
        ? changeCond(fields, change, amount)
        : undefined;
    },
  }),
  rule({
    name: 'what changed a figure',
    pattern: 'Change Fields by? Amount?',
    cost: 0.05,
    result: ([change, fields, by, amount]) =>
      change.isNoun === true || (by === undefined) !== (amount === undefined)
        ? undefined
        : changeCond(fields, change, amount),
  }),
  rule({
    name: 'place before a verb',
    pattern: 'Set|Place Verb',
    cost: 0.1,
    result: ([object, verb]) => {
      const own = verbCondition(
        verb,
        object.cat === 'Place' ? { ...EMPTY_SET, names: object.names } : object,
      );
      return own === undefined || (verb.isPassive !== true && verb.field !== 'languages')
        ? undefined
        : eventOf(verb, cond([own]));
    },
  }),
  rule({
    name: 'field of a month',
    pattern: 'with|whose|that|do? Month? Fields|fiscal in|on|at|end? Number|Ordinal? Month? end|ended?',
    cost: 0,
    result: ([word, before, own, preposition, number, behind, end]) => {
      const { month } = onlyOne(before, behind) ?? {};
      if (month === undefined || (before === undefined) !== (preposition !== undefined)) return undefined;
      if (word === undefined && (own.cat === 'fiscal' || before !== undefined)) return undefined;
      const date = number?.cat === 'Number' ? number.value : number?.rank;
      const path = own.cat === 'fiscal' ? ['fiscal_year_end'] : own.fields[0];
      const isOne = own.cat === 'fiscal' ? end !== undefined : own.fields.length === 1;
      return path?.at(-1) === 'fiscal_year_end' && isOne
        ? cond([{ path, operator: '=', value: { kind: 'text', anyOf: [dayName(month, date)] } }])
        : undefined;
    },
  }),
  rule({
    name: 'amount of people alone',
    pattern: 'Amount',
    cost: 0.1,
    result: ([{ bounds }]) => {
      const [field] = bounds.flatMap((bound) => (bound.field === undefined ? [] : [bound.field]));
      return field === undefined ? undefined : cond(amountConditions([field], { bounds }));
    },
  }),
  rule({
    name: 'having a condition',
    pattern: 'with|whose|have|that|be|not Cond',
    cost: 0.02,
    result: ([word, said]) => {
      const [own, ...others] = said.conditions;
      if (word.cat !== 'not') return said;
      return own === undefined || others.length > 0
        ? undefined
        : cond([{ ...own, operator: OPPOSITE[own.operator] }], said.times);
    },
  }),
  rule({
    name: 'two conditions',
    pattern: 'Cond and|comma|but Cond',
    cost: 0.05,
    result: ([left, , right]) =>
      left.times.length > 0 &&
      right.times.length > 0 &&
      JSON.stringify(left.times) !== JSON.stringify(right.times)
        ? undefined
        : cond([...left.conditions, ...right.conditions], left.times.length > 0 ? left.times : right.times),
  }),
  rule({
    name: 'condition at a time',
    pattern: 'Cond Time',
    cost: 0.05,
    result: ([own, said]) => {
      const { conditions, times, dated, relation } = own;
      if (times.length > 0) return undefined;
      if (dated === undefined) return { ...own, times: said.times };
      const meant = datedConditions(conditions, dated, said.times);
      return (
        meant && { ...cond(meant), ...given({ relation: relation && { ...relation, times: said.times } }) }
      );
    },
  }),
  rule({
    name: 'what is done to it',
    pattern: 'Verb in|on|at|by|of|outside Set',
    cost: 0.02,
    result: ([verb, word, object]) => {
      if (verb.isPassive !== true) return undefined;
      if (word.cat !== 'outside') return verbCond(verb, object);
      const own = verbCondition(verb, object);
      return own && cond([{ ...own, operator: '!=' }]);
    },
  }),
  rule({
    name: 'what it does',
    pattern: 'Verb in|on|at|to|for? Set',
    result: ([verb, , object]) => (verb.isPassive === true ? undefined : verbCond(verb, object)),
  }),
  rule({
    name: 'field in a named thing',
    pattern: 'with|whose|have Fields be? in|at|on? Set',
    cost: 0,
    result: ([word, { fields }, be, preposition, object]) =>
      (be === undefined && preposition === undefined) || (be !== undefined && word.cat !== 'whose')
        ? undefined
        : fieldCond(fields, object),
  }),
  rule({
    name: 'named thing as a field',
    pattern: 'with|have|Verb? Set as Fields',
    cost: 0,
    result: ([word, object, , { fields }]) => {
      const field = word?.cat === 'Verb' ? word.field : undefined;
      const isOther = field !== undefined && fields[0]?.at(-1) !== field && field !== 'currency';
      return isOther ? undefined : fieldCond(fields, object);
    },
  }),
  rule({
    name: 'what it does, verb last',
    pattern: 'that? to|in|from|of|at|by|as? Set Verb',
    cost: 0,
    result: ([, , object, verb], knowledge) => {
      const isDone = verb.inverse === undefined || knowledge.holds(object, [verb.inverse]);
      return verb.isLast === true && isDone ? verbCond(verb, object) : undefined;
    },
  }),
  rule({
    name: 'where something is done',
    pattern: 'where|whose|that|with Set be|not not? Verb',
    cost: 0,
    result: ([, object, be, not, verb]) => {
      const own = verb.isPassive === true ? verbCondition(verb, object, true) : undefined;
      const isNot = be.cat === 'not' || not !== undefined;
      return own && cond([isNot ? { ...own, operator: '!=' } : own]);
    },
  }),
  rule({
    name: 'when it happened',
    pattern: 'Verb Time',
    result: ([{ dated, isPassive, field }, { times }]) => {
      if (dated === undefined) return undefined;
      const isRelation = dated === 'since' || dated === 'until';
      if (isRelation ? field === undefined : isPassive !== true && field !== undefined) return undefined;
      const path = isRelation ? [field ?? '', dated] : [dated];
      return cond([{ path, operator: '=', value: { kind: 'time', times } }]);
    },
  }),
  rule({
    name: 'when it came to be so, verb last',
    pattern: 'Time? Set? Time? Verb',
    cost: 0,
    result: ([before, object, behind, verb]) => {
      const times = (before ?? behind)?.times;
      const { dated, field } = verb;
      if (times === undefined || (before !== undefined && behind !== undefined)) return undefined;
      if (object !== undefined) return datedCond(object, verb, times);
      return field === undefined || before === undefined || (dated !== 'since' && dated !== 'until')
        ? undefined
        : cond([{ path: [field, dated], operator: '=', value: { kind: 'time', times } }]);
    },
  }),
  rule({
    name: 'what it does, not',
    pattern: 'Verb notBehind? in|of|to|at? Set notBehind?',
    cost: 0,
    result: ([verb, before, , object, behind]) => {
      if ((before === undefined) === (behind === undefined)) return undefined;
      const own = verb.isPassive === true ? undefined : verbCondition(verb, object);
      return own === undefined ? undefined : cond([{ ...own, operator: '!=' }]);
    },
  }),
  rule({
    name: 'the same as another',
    pattern: 'with|in|have|on same Fields as Set',
    cost: 0,
    result: ([, , { fields }, , other], { factsAt }) => {
      const [path, ...others] = fields;
      const [entity] = other.names?.length === 1 ? (other.names[0]?.bearers ?? []) : [];
      if (path === undefined || others.length > 0 || entity === undefined) return undefined;
      const shared = entitiesOf(factsAt(entity, path));
      if (shared.length === 0) return undefined;
      const names = shared.map((each) => ({ bearers: [each] }));
      return cond([
        { path, operator: '=', value: { kind: 'names', names, joint: 'and' } },
        {
          path: ['name'],
          operator: '!=',
          value: { kind: 'names', names: [{ bearers: [entity] }], joint: 'or' },
        },
      ]);
    },
  }),
  rule({
    name: 'number of a code',
    pattern: 'with|have|be|whose|Verb|at? Number? be? Fields of? be? Number?',
    cost: 0.05,
    result: ([, before, , { fields, times }, of, , behind]) => {
      const number = onlyOne(before, behind);
      if (number === undefined || (of === undefined) !== (before === undefined)) return undefined;
      const { text, isScaled, currency } = number;
      const [path, ...others] = fields;
      const width = CODES.get(path?.at(-1) ?? '');
      const isPlain = /^\d+$/.test(text) && isScaled !== true && currency === undefined;
      return path === undefined || width === undefined || !isPlain || others.length + times.length > 0
        ? undefined
        : cond([{ path, operator: '=', value: { kind: 'text', anyOf: [text.padStart(width, '0')] } }]);
    },
  }),
  rule({
    name: 'how its name begins or ends',
    pattern: 'with|that|whose? Letters',
    cost: 0,
    result: ([, { text }]) =>
      cond([{ path: ['name'], operator: '=', value: { kind: 'text', anyOf: [text] } }]),
  }),
  rule({
    name: 'that it has a loss',
    pattern: 'with|have Fields',
    cost: 0.1,
    result: ([, { isLoss, ...figure }]) => (isLoss === true ? figureCond(figure, BELOW_NOTHING) : undefined),
  }),
  rule({
    name: 'what it has',
    pattern: 'with|have Set',
    cost: 0.1,
    result: ([, object]) => {
      const own = OWNED.map((field) => isNamedThing([field], object)).find((each) => each !== undefined);
      return own && cond([own]);
    },
  }),
  rule({
    name: 'where it is said to be',
    pattern: 'in|from|of|on|at|outside Set',
    cost: 0.25,
    result: ([word, object]) => {
      const own = isNamedThing([], object);
      return own === undefined
        ? undefined
        : cond([word.cat === 'outside' ? { ...own, operator: '!=' } : own]);
    },
  }),
];

/** Codes that are numbers, with the fewest digits that they are written with. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['cik', 10],
  ['sic_code', 4],
  ['calling_code', 1],
  ['iso_numeric', 3],
]);

/** Fields by which somebody has a thing. */
const OWNED = ['currency', 'languages', 'awards'] as const;

/** A month, or a day of it, as the data writes it. */
const dayName = (month: number, day?: number): string =>
  new Intl.DateTimeFormat('en', {
    month: 'long',
    timeZone: 'UTC',
    ...(day === undefined ? {} : { day: 'numeric' }),
  }).format(Date.UTC(2000, month - 1, day ?? 1));

export const TURNED = { '=': '=', '!=': '!=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' } as const;

/** An amount of what was lost as one of what is left. */
const belowNothing = ({ bounds }: PartOf<'Amount'>): Pick<PartOf<'Amount'>, 'bounds'> => ({
  bounds: bounds.map((bound) => ({ ...bound, operator: TURNED[bound.operator], text: `-${bound.text}` })),
});

/** That a figure went up or down, by an amount of percent or by any. */
function changeCond(
  { fields, times, change, summary }: PartOf<'Fields'>,
  { goes, atLeast }: PartOf<'Change'>,
  amount?: PartOf<'Amount'>,
) {
  const [path, ...others] = fields;
  if (
    path === undefined ||
    others.length > 0 ||
    change !== undefined ||
    summary !== undefined ||
    atLeast !== undefined ||
    goes === undefined
  )
    return undefined;
  if (amount === undefined)
    return cond(
      [
        {
          path: figurePath(path, 'change'),
          operator: goes === 'up' ? '>' : '<',
          value: { kind: 'number', text: '0' },
        },
      ],
      times,
    );
  const isPercent = amount.bounds.every((bound) => bound.isPercent === true);
  const meant = goes === 'down' ? belowNothing(amount) : amount;
  return cond(amountConditions(figurePath(path, isPercent ? 'growth' : 'change'), meant), times);
}

/** Figures that count, so that a number like a year may be theirs. */
export const COUNTS: ReadonlySet<string> = new Set([
  ...wordsOf('employee_count population companies_count universities_count cities_count founded'),
  ...wordsOf('fortune_500_rank'),
]);

/** What a number says beside itself; one like a year is hardly an amount of money. */
const boundOf = ({ text, currency, isScaled, isPercent }: PartOf<'Number'>) => ({
  ...(currency === undefined ? {} : { currency }),
  ...(isPercent === true ? { isPercent } : {}),
  ...(currency === undefined && isScaled !== true && /^(?:19|20)\d{2}$/.test(text)
    ? { isYear: true as const }
    : {}),
});

/** A condition of what came to be so, at which no time holds. */
const eventOf = ({ dated }: VerbPart, own: PartOf<'Cond'>): PartOf<'Cond'> =>
  dated !== 'since' && dated !== 'until' ? own : { ...own, dated };

const verbCond = (verb: VerbPart, object: SetPart): PartOf<'Cond'> | undefined => {
  const own = verbCondition(verb, object);
  return own && { ...eventOf(verb, cond([own])), relation: { verb, object, times: [] } };
};

/** That it came to be so at a time. */
function datedCond(object: SetPart, verb: VerbPart, times: PartOf<'Cond'>['times']) {
  const { dated } = verb;
  if (dated !== 'since' && dated !== 'until') return undefined;
  const own = verbCondition(verb, object);
  const meant = own && datedConditions([own], dated, times);
  return meant && { ...cond(meant), relation: { verb, object, times } };
}

/** The condition that one field is a named thing. */
function fieldCond(fields: PartOf<'Fields'>['fields'], object: SetPart) {
  const [path] = fields;
  const own = path === undefined || fields.length > 1 ? undefined : isNamedThing(path, object);
  return own === undefined ? undefined : cond([own]);
}

const scaled = (text: string, power: number): number => Number(`${text}e${power}`);

const BELOW_NOTHING: PartOf<'Amount'> = { cat: 'Amount', bounds: [{ operator: '<', text: '0' }] };

function figureCond({ fields, change, times, summary, isLoss }: PartOf<'Fields'>, amount: PartOf<'Amount'>) {
  const [path] = fields;
  if (
    path === undefined ||
    fields.length > 1 ||
    summary !== undefined ||
    times.some(({ kind }) => kind === 'each')
  )
    return undefined;
  if (amount.bounds.some(({ isYear }) => isYear === true) && !path.some((step) => COUNTS.has(step)))
    return undefined;
  const [said] = amount.bounds.flatMap(({ field }) => (field === undefined ? [] : [field]));
  if (said !== undefined && said !== path.at(-1)) return undefined;
  if (isLoss !== true) return cond(amountConditions(figurePath(path, change), amount), times);
  const meant = amountConditions(figurePath(path, change), belowNothing(amount));
  // A small loss is still one.
  const isBelow = meant.some(({ operator }) => operator.startsWith('<') || operator === '=');
  const loss: Condition = { path, operator: '<', value: { kind: 'number', text: '0' } };
  return cond(isBelow ? meant : [...meant, loss], times);
}
