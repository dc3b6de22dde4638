import type { Knowledge } from '../../knowledge';
import type { Degree, PartOf, SetPart, ValuePart } from '../../parts';
import { degreeField, figurePath, isOne, joinSets, joinTimes } from '../combine';
import { rule } from '../rule';

/** Named entities in the order of a field. */
function compared(
  set: SetPart | undefined,
  { direction, isQuality }: Degree,
  path: readonly string[] | undefined,
  isClaim = false,
): ValuePart | undefined {
  if (set?.names === undefined || set.names.length < 2 || path === undefined) return undefined;
  if (path.some((step) => THINGS.has(step))) return undefined;
  if (isQuality === true && set.names.some(({ bearers }) => bearers[0]?.type !== 'Company')) return undefined;
  return {
    cat: 'Value',
    set: { ...set, times: [] },
    fields: [path],
    where: [],
    times: set.times,
    compare: { direction, ...(isClaim ? { isClaim } : {}) },
  };
}

/** Fields that lead to things, of which none is more than another. */
const THINGS: ReadonlySet<string> = new Set([
  'capital',
  'headquarters',
  'ceo',
  'location',
  'parent',
  'auditor',
  'industry',
]);

const ask = (root: ValuePart | undefined) =>
  root === undefined ? undefined : ({ cat: 'Question', root } as const);

/** What a degree word goes by of what the names are. */
function degreePath(
  set: SetPart | undefined,
  degree: Degree,
  knowledge: Knowledge,
): readonly string[] | undefined {
  const type = set?.names?.[0]?.bearers[0]?.type;
  if (set === undefined || type === undefined || degree.needsField === true) return undefined;
  const field = degreeField({ ...set, type }, degree.fields, knowledge);
  return field === undefined ? undefined : [field];
}

/** Which of several is more. */
export const COMPARISON_RULES = [
  rule({
    name: 'which of a kind is larger',
    pattern: [['what', 'who'], 'Set', 'be', ['Comparative', 'Superlative'], 'Set'],
    result: ([, , , { degree }, set], knowledge) =>
      ask(compared(set, degree, degreePath(set, degree, knowledge))),
  }),
  rule({
    name: 'more of a field',
    pattern: ['Comparative', 'Fields'],
    cost: 0.05,
    result: ([{ degree }, { fields, change, goes, summary, times, isLoss }]) => {
      const [path] = fields;
      if (goes === 'down' && degree.direction === 'ASC') return undefined;
      if (
        path === undefined ||
        fields.length > 1 ||
        (summary !== undefined && summary !== 'count') ||
        degree.fields !== undefined ||
        times.length > 0
      )
        return undefined;
      return {
        cat: 'Comparative',
        degree: {
          direction: goes === 'down' || isLoss === true ? 'ASC' : degree.direction,
          fields: [figurePath(path, change === 'change' ? 'growth' : change).join('.')],
          ...(degree.isQuality === true ? { isQuality: true as const } : {}),
        },
      };
    },
  }),
  rule({
    name: 'more people',
    pattern: ['Comparative', 'Unit'],
    cost: 0.05,
    result: ([{ degree }, { field }]) =>
      field === undefined
        ? undefined
        : {
            cat: 'Comparative',
            degree: {
              direction: degree.direction,
              fields: [field, ...(field === 'population' ? ['employee_count'] : [])],
            },
          },
  }),
  rule({
    name: 'which of a kind has more',
    pattern: [['what', 'who'], 'Set', ['have', 'be', 'do'], 'Comparative', 'Set'],
    result: ([, kind, , { degree }, set], knowledge) =>
      kind.names !== undefined ? undefined : ask(compared(set, degree, degreePath(set, degree, knowledge))),
  }),
  rule({
    name: 'whether one is more than another',
    pattern: [['be', 'do', 'have'], 'Set', 'Comparative', 'than', 'Set'],
    result: ([, one, { degree }, , other], knowledge) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;
      return ask(compared(set, degree, degreePath(set, degree, knowledge), true));
    },
    examples: [['Is Apple larger than Microsoft?', 'Apple OR Microsoft.order_by=revenue DESC']],
  }),
  rule({
    name: 'whether one has more than another',
    pattern: [['be', 'do', 'have'], 'Set', 'have', 'Comparative', 'than', 'Set'],
    result: ([, one, , { degree }, , other], knowledge) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;
      return ask(compared(set, degree, degreePath(set, degree, knowledge), true));
    },
  }),
  rule({
    name: 'whether one value is more than another',
    pattern: [['be', 'do', 'have'], 'Value', 'Comparative', 'than', ['Set', 'Value']],
    result: ([, value, { degree }, , other]) => {
      const [path] = value.fields;
      const right = other.cat === 'Value' ? other.set : other;
      if (other.cat === 'Value' && JSON.stringify(other.fields) !== JSON.stringify(value.fields))
        return undefined;
      const isPlain =
        value.fields.length === 1 &&
        value.summary === undefined &&
        path !== undefined &&
        degree.fields === undefined;
      const set = isPlain && isOne(value.set) && isOne(right) ? joinSets(value.set, right, 'and') : undefined;
      return set === undefined || path === undefined
        ? undefined
        : ask(compared({ ...set, times: value.times }, degree, figurePath(path, value.change), true));
    },
  }),
  rule({
    name: 'comparison of a value',
    pattern: ['compare', 'Value'],
    result: ([, value]) => {
      if (isOne(value.set) && value.compare === undefined) return ask(value);
      const [path] = value.fields;
      const isPlain = value.fields.length === 1 && value.summary === undefined && path !== undefined;
      return isPlain
        ? ask(
            compared(
              { ...value.set, times: value.times },
              { direction: 'DESC' },
              figurePath(path, value.change),
            ),
          )
        : undefined;
    },
    examples: [['compare the revenue of Apple and Microsoft', 'Apple OR Microsoft.order_by=revenue DESC']],
  }),
  rule({
    name: 'comparison of names',
    pattern: ['compare', 'Set'],
    cost: 0.2,
    result: ([, set], knowledge) =>
      ask(compared(set, { direction: 'DESC' }, degreePath(set, { direction: 'DESC' }, knowledge))),
    examples: [['compare Apple and Microsoft', 'Apple OR Microsoft.order_by=revenue DESC']],
  }),
  rule({
    name: 'comparison by a field',
    pattern: ['compare', 'Set', 'Order'],
    result: ([, set, { ranking }]) => ask(compared(set, ranking, ranking.path)),
  }),
  rule({
    name: 'which of several has the highest',
    pattern: [
      ['what', 'who'],
      ['of', 'between', 'in', 'for'],
      'Set',
      ['have', 'be', 'do'],
      ['Order', 'Comparative'],
    ],
    cost: 0,
    result: ([, , set, , end], knowledge) =>
      end.cat === 'Order'
        ? ask(compared(set, end.ranking, end.ranking.path))
        : ask(compared(set, end.degree, degreePath(set, end.degree, knowledge))),
    examples: [
      [
        'Which of Intel, Qualcomm and Broadcom has the highest revenue?',
        'Intel OR Qualcomm OR Broadcom.order_by=revenue DESC',
      ],
    ],
  }),
  rule({
    name: 'which has the highest of several',
    pattern: [['what', 'who'], ['have', 'be', 'do'], 'Order', 'Set'],
    cost: 0,
    result: ([, , { ranking }, set]) => ask(compared(set, ranking, ranking.path)),
  }),
  rule({
    name: 'which is the largest',
    pattern: [['what', 'who'], ['be', 'have'], ['Superlative', 'Comparative'], 'Set'],
    cost: 0,
    result: ([, , { degree }, set], knowledge) =>
      ask(compared(set, degree, degreePath(set, degree, knowledge))),
    examples: [
      [
        'Which is the largest: Apple, Microsoft or Amazon?',
        'Apple OR Microsoft OR Amazon.order_by=revenue DESC',
      ],
    ],
  }),
  rule({
    name: 'which has more by a field',
    pattern: [['what', 'who'], ['be', 'have'], ['Superlative', 'Comparative'], 'Order', 'Set'],
    cost: 0,
    result: ([, , { degree }, { ranking }, set]) =>
      ranking.isOrder === true ? ask(compared(set, degree, ranking.path)) : undefined,
  }),
  rule({
    name: 'how much more one has',
    pattern: [
      ['howMany', 'difference', 'howMuch', 'how'],
      'Comparative',
      ['do', 'have', 'be'],
      'Set',
      ['have', 'be', 'do'],
      'than',
      'Set',
    ],
    cost: 0,
    result: ([, { degree }, , one, , , other], knowledge) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;
      return ask(compared(set, degree, degreePath(set, degree, knowledge)));
    },
    examples: [
      [
        'How many more employees does Walmart have than Amazon?',
        'Walmart OR Amazon.order_by=employee_count DESC',
      ],
    ],
  }),
  rule({
    name: 'difference of a field',
    pattern: ['difference', 'Value'],
    cost: 0,
    result: ([, value]) => {
      const [path] = value.fields;
      const isPlain =
        value.fields.length === 1 &&
        value.summary === undefined &&
        path !== undefined &&
        (value.set.names?.length ?? 0) === 2;
      return isPlain
        ? ask(
            compared(
              { ...value.set, times: value.times },
              { direction: 'DESC' },
              figurePath(path, value.change),
            ),
          )
        : undefined;
    },
    examples: [
      [
        'What is the gap in revenue between Microsoft and Alphabet?',
        'Microsoft OR Alphabet.order_by=revenue DESC',
      ],
    ],
  }),
  rule({
    name: 'asked difference',
    pattern: ['what', 'difference', 'Value'],
    cost: 0,
    result: ([, , value]) => {
      const [path] = value.fields;
      const isPlain =
        value.fields.length === 1 &&
        value.summary === undefined &&
        path !== undefined &&
        (value.set.names?.length ?? 0) === 2;
      return isPlain
        ? ask(
            compared(
              { ...value.set, times: value.times },
              { direction: 'DESC' },
              figurePath(path, value.change),
            ),
          )
        : undefined;
    },
  }),
  rule({
    name: 'whether more of it is in one',
    pattern: ['be', 'there', 'Comparative', 'in', 'Set', 'or', 'in', 'Set'],
    cost: 0,
    result: ([, , { degree }, , one, , , other], knowledge) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'or') : undefined;
      return ask(compared(set, degree, degreePath(set, degree, knowledge)));
    },
  }),
  rule({
    name: 'whether one does more than another',
    pattern: [['do', 'be', 'have'], 'Set', 'Verb', 'Comparative', 'than', 'Set'],
    cost: 0,
    result: ([, one, { field }, { degree }, , other], knowledge) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;
      if (field === undefined || (degree.fields !== undefined && !degree.fields.includes(field)))
        return undefined;
      const path = degreePath(set, { ...degree, fields: [field] }, knowledge);
      return ask(compared(set, degree, path, true));
    },
    examples: [
      [
        'Does Boeing employ more people than Lockheed Martin?',
        'Boeing OR Lockheed Martin.order_by=employee_count DESC',
      ],
    ],
  }),
  rule({
    name: 'who does more',
    pattern: [['what', 'who'], 'Verb', 'Comparative', 'Set'],
    cost: 0,
    result: ([, { field }, { degree }, set], knowledge) =>
      field === undefined || (degree.fields !== undefined && !degree.fields.includes(field))
        ? undefined
        : ask(
            compared(
              set,
              degree,
              degreePath(set, { direction: degree.direction, fields: [field] }, knowledge),
            ),
          ),
    examples: [["Who sells more, Home Depot or Lowe's?", "The Home Depot OR Lowe's.order_by=revenue DESC"]],
  }),
  rule({
    name: 'which of those that are said first has more',
    pattern: ['Set', ['what', 'who'], ['have', 'be', 'do'], ['Comparative', 'Order', 'Superlative']],
    cost: 0,
    result: ([set, , , end], knowledge) => ask(byEnd(set, end, knowledge)),
    examples: [
      ['Kroger or Costco, who has the larger headcount?', 'Kroger OR Costco.order_by=employee_count DESC'],
    ],
  }),
  rule({
    name: 'who of those that are said first does more',
    pattern: ['Set', ['what', 'who'], 'Verb', 'Comparative'],
    cost: 0,
    result: ([set, , { field }, { degree }], knowledge) => ask(doesMore(set, field, degree, knowledge)),
  }),
  rule({
    name: 'which value is higher',
    pattern: ['Value', ['what', 'who'], 'be', 'Comparative'],
    cost: 0,
    result: ([value, , , { degree }]) => ask(ofValue(value, degree)),
  }),
  rule({
    name: 'which is higher, a value',
    pattern: [['what', 'who'], ['be', 'have'], 'Comparative', 'Value'],
    cost: 0,
    result: ([, , { degree }, value]) => ask(ofValue(value, degree)),
    examples: [
      [
        'Which was larger in 2024, the net income of Visa or Mastercard?',
        'Visa OR Mastercard.order_by=net_income DESC.at=2024',
      ],
    ],
  }),
  rule({
    name: 'whose figure is higher',
    pattern: ['whose', 'Fields', ['be', 'do', 'have'], ['Comparative', 'Superlative'], 'Set'],
    cost: 0,
    result: ([, { fields, change, times }, , { degree }, set]) =>
      fields.length > 1
        ? undefined
        : ask(compared(joinedAt(set, times), degree, fields[0] && figurePath(fields[0], change))),
    examples: [
      [
        'Whose unemployment rate is higher, Spain or Italy?',
        'Spain OR Italy.order_by=unemployment_rate DESC',
      ],
    ],
  }),
  rule({
    name: 'whether one or the other has more',
    pattern: [['do', 'be', 'have'], 'Set', ['have', 'be'], ['Comparative', 'Order']],
    cost: 0,
    result: ([, set, , end], knowledge) => (set.joint === 'or' ? ask(byEnd(set, end, knowledge)) : undefined),
    examples: [
      [
        'Did Coke or Pepsi have higher net income in 2025?',
        'The Coca-Cola Company OR PepsiCo.order_by=net_income DESC.at=2025',
      ],
    ],
  }),
  rule({
    name: 'whether one or the other grew more',
    pattern: [['do', 'be', 'have'], 'Set', 'Change', ['Comparative', 'Superlative']],
    cost: 0,
    result: ([, set, { goes }, { degree }], knowledge) =>
      set.joint === 'or' ? ask(grown(set, { goes, degree }, knowledge)) : undefined,
  }),
  rule({
    name: 'whether one value or the other moved more',
    pattern: [['do', 'be', 'have'], 'Value', 'Change', ['Comparative', 'Superlative']],
    cost: 0,
    result: ([, value, { goes }, { degree }]) =>
      value.set.joint === 'or' ? ask(movedMore(value, { goes, degree })) : undefined,
    examples: [
      [
        'Did the revenue of Micron or Intel fall more in 2023?',
        'Micron Technology OR Intel.order_by=revenue_growth ASC.at=2023',
      ],
    ],
  }),
  rule({
    name: 'which grew faster',
    pattern: [['what', 'who'], 'Change', ['Comparative', 'Superlative'], 'Set'],
    cost: 0,
    result: ([, { goes }, { degree }, set], knowledge) => ask(grown(set, { goes, degree }, knowledge)),
    examples: [
      [
        'Which grew faster in 2023, the US or China?',
        'United States OR China.order_by=real_gdp_growth_rate DESC.at=2023',
      ],
    ],
  }),
  rule({
    name: 'which of those that are said grew a field more',
    pattern: [['what', 'who'], 'Change', 'Fields', ['Comparative', 'Superlative'], 'Set'],
    cost: 0,
    result: ([, { goes }, { fields }, { degree }, set], knowledge) =>
      fields.length > 1 ? undefined : ask(grown(set, { goes, degree, path: fields[0] }, knowledge)),
  }),
  rule({
    name: 'one value beside another',
    pattern: ['Value', ['share', 'minus', 'against', 'slash', 'to'], 'Value'],
    cost: 0.05,
    result: ([value, word, other]) => ask(beside(value, other, word.cat)),
    examples: [
      [
        'Visa net income as a percentage of Apple net income 2022',
        'Visa OR Apple.order_by=net_income DESC.at=2022',
      ],
    ],
  }),
  rule({
    name: 'one value beside that of another',
    pattern: ['Value', ['share', 'minus'], 'Set'],
    cost: 0.05,
    result: ([value, word, other]) =>
      isOne(other) && isAlikeType(other, value.set)
        ? ask(beside(value, { ...value, set: { ...other, times: [] }, times: other.times }, word.cat))
        : undefined,
  }),
  rule({
    name: 'ratio of two values',
    pattern: ['ratio', 'Value', ['to', 'and', 'against'], 'Value'],
    cost: 0,
    result: ([, value, , other]) => ask(beside(value, other, 'share')),
  }),
  rule({
    name: 'whether one is more than another by a field',
    pattern: [['be', 'do', 'have'], 'Set', 'Comparative', 'than', 'Set', 'Order'],
    cost: 0,
    result: ([, one, { degree }, , other, { ranking }]) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;
      return ranking.isOrder === true ? ask(compared(set, degree, ranking.path, true)) : undefined;
    },
    examples: [['Is Nvidia bigger than Intel by revenue?', 'Nvidia OR Intel.order_by=revenue DESC']],
  }),
  rule({
    name: 'which was founded first',
    pattern: [['what', 'who'], 'be', 'Verb', ['first', 'Comparative', 'Superlative'], 'Set'],
    cost: 0,
    result: ([, , { dated }, , set]) =>
      ask(
        dated === undefined || dated === 'since'
          ? undefined
          : compared(set, { direction: 'ASC' }, [dated === 'date' ? 'founded' : dated]),
      ),
    examples: [['which was founded first, Meta or Tesla', 'Meta Platforms OR Tesla.order_by=founded ASC']],
  }),
  rule({
    name: 'whether one was founded before another',
    pattern: ['be', 'Set', 'Verb', ['before', 'after'], 'Set'],
    cost: 0,
    result: ([, one, { dated }, word, other]) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;
      return ask(
        dated === undefined || dated === 'since'
          ? undefined
          : compared(set, { direction: word.cat === 'before' ? 'ASC' : 'DESC' }, [dated], true),
      );
    },
  }),
  rule({
    name: 'how much more one is by a field',
    pattern: [
      ['howMany', 'difference', 'howMuch', 'how'],
      'Comparative',
      ['do', 'have', 'be'],
      'Set',
      'than',
      'Set',
      'Order',
    ],
    cost: 0,
    result: ([, { degree }, , one, , other, { ranking }]) => {
      const set = isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;
      return ranking.isOrder === true ? ask(compared(set, degree, ranking.path)) : undefined;
    },
  }),
  rule({
    name: 'how much more one does than another',
    pattern: [
      ['howMany', 'difference', 'howMuch', 'how'],
      'Comparative',
      ['do', 'have', 'be'],
      'Set',
      'Verb',
      'than',
      'Set',
    ],
    cost: 0,
    result: ([, { degree }, , one, { field }, , other], knowledge) =>
      ask(
        doesMore(
          isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined,
          field,
          degree,
          knowledge,
        ),
      ),
  }),
];

type End = PartOf<'Comparative'> | PartOf<'Superlative'> | PartOf<'Order'>;

/** Names at an end of a figure. */
function byEnd(set: SetPart, end: End, knowledge: Knowledge): ValuePart | undefined {
  if (end.cat === 'Order')
    return compared(
      set,
      end.ranking.isLoss === true ? { direction: end.ranking.direction } : end.ranking,
      end.ranking.path,
    );
  return compared(set, end.degree, degreePath(set, end.degree, knowledge));
}

/** Who does more of what a verb counts. */
function doesMore(
  set: SetPart | undefined,
  field: string | undefined,
  degree: Degree,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (field === undefined || (degree.fields !== undefined && !degree.fields.includes(field)))
    return undefined;
  return compared(set, degree, degreePath(set, { direction: degree.direction, fields: [field] }, knowledge));
}

/** A value of several names in the order of its field. */
function ofValue(value: ValuePart, degree: Degree): ValuePart | undefined {
  const [path] = value.fields;
  const isPlain =
    value.fields.length === 1 &&
    value.summary === undefined &&
    degree.fields === undefined &&
    path !== undefined;
  return isPlain
    ? compared({ ...value.set, times: value.times }, degree, figurePath(path, value.change))
    : undefined;
}

type Growing = { goes: 'up' | 'down' | undefined; degree: Degree; path?: readonly string[] | undefined };

/** What grows of a company and of a country where no figure is said. */
const GROWING: Readonly<Record<string, readonly string[]>> = {
  Company: ['revenue_growth'],
  Country: ['real_gdp_growth_rate'],
};

/** Who grew more: of who shrank more the figure grew less. */
function grown(set: SetPart, { goes, degree, path }: Growing, { holds }: Knowledge): ValuePart | undefined {
  const type = set.names?.[0]?.bearers[0]?.type;
  const own = path === undefined ? GROWING[type ?? ''] : figurePath(path, 'growth');
  if (own === undefined || (path !== undefined && !holds(set, path))) return undefined;
  const direction = goes === 'down' ? (degree.direction === 'DESC' ? 'ASC' : 'DESC') : degree.direction;
  return compared(set, { direction }, own);
}

function movedMore(value: ValuePart, { goes, degree }: Growing): ValuePart | undefined {
  const [path] = value.fields;
  if (path === undefined || value.fields.length > 1 || value.change !== undefined) return undefined;
  const direction = goes === 'down' ? (degree.direction === 'DESC' ? 'ASC' : 'DESC') : degree.direction;
  return compared({ ...value.set, times: value.times }, { direction }, figurePath(path, 'growth'));
}

const joinedAt = (set: SetPart, times: SetPart['times']): SetPart | undefined => {
  const joined = joinTimes(set.times, times);
  return joined === undefined ? undefined : { ...set, times: joined };
};

/** Whether two names are of one kind of thing. */
const isAlikeType = ({ names: left = [] }: SetPart, { names: right = [] }: SetPart): boolean =>
  left[0]?.bearers[0]?.type === right[0]?.bearers[0]?.type;

/** The same figure of two names, one as a share of the other or less it. */
function beside(value: ValuePart, other: ValuePart, word: string): ValuePart | undefined {
  const times = joinTimes(value.times, other.times);
  const isAlike =
    JSON.stringify(value.fields) === JSON.stringify(other.fields) && value.change === other.change;
  const set =
    isAlike && isOne(value.set) && isOne(other.set) ? joinSets(value.set, other.set, 'and') : undefined;
  if (set === undefined || times === undefined || value.summary !== undefined || value.compare !== undefined)
    return undefined;
  const found = ofValue({ ...value, set, times }, { direction: 'DESC' });
  return found?.compare === undefined || word !== 'share'
    ? found
    : { ...found, compare: { ...found.compare, isShare: true } };
}
