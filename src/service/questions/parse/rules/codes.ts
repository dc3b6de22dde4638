import { isBare, isClass, valueOf } from '../combine';
import { wordsOf, type Part, type PartOf, type SetPart } from '../../parts';
import { rule } from '../rule';

/** Fields of which a value is a name of its bearer. */
const CODES: ReadonlySet<string> = new Set([
  ...wordsOf('ticker isin lei cik cusip figi iso_code iso_alpha_2 iso_alpha_3 iso_2 iso_3'),
  ...wordsOf('currency_code former_names scientific_name symbol'),
]);

const isCodeField = ({ fields }: PartOf<'Fields'>): boolean =>
  fields.length === 1 && CODES.has(fields[0]?.at(-1) ?? '');

const isCode = ({ names, times }: SetPart): boolean =>
  times.length === 0 && names?.length === 1 && names[0]?.isCode === true;

/** The one of a class that a code or an older name names. */
function coded(kind: SetPart, { names = [], times }: SetPart): Part | undefined {
  const [name, ...others] = names;
  if (name === undefined || others.length + times.length > 0 || !isClass(kind) || !isBare(kind))
    return undefined;
  const bearers = name.bearers.filter(({ type }) => type === kind.type);
  return bearers.length === 0
    ? undefined
    : { cat: 'Question', root: { ...kind, isMany: false, names: [{ ...name, bearers }] }, asks: 'profile' };
}

/** Names by tickers, codes of registers and of standards, and by what was their name before. */
export const CODE_RULES = [
  rule({
    name: 'code behind its kind',
    pattern: 'Fields Set',
    cost: 0.05,
    result: ([fields, set]) => (isCodeField(fields) && isCode(set) ? set : undefined),
  }),
  rule({
    name: 'class that has a code',
    pattern: 'what? Set have|with|be|whose|of|at Fields? be? Set',
    cost: 0,
    result: ([, kind, word, fields, be, set]) => {
      const isBeside = word.cat === 'with' || word.cat === 'of' || word.cat === 'at';
      if (fields === undefined)
        return isBeside && be === undefined && isCode(set) ? coded(kind, set) : undefined;
      return isCodeField(fields) ? coded(kind, set) : undefined;
    },
  }),
  rule({
    name: 'what trades under a code',
    pattern: 'what Set be? Verb? at Set',
    cost: 0,
    result: ([, kind, be, verb, , set]) => {
      const isListed = verb === undefined ? be !== undefined : verb.field === 'exchange';
      return isListed && (be === undefined || isCode(set)) ? coded(kind, set) : undefined;
    },
  }),
  rule({
    name: 'what had a name before',
    pattern: 'what Verb Set',
    cost: 0,
    result: ([, { field }, set]) =>
      field === 'former_names' && set.names?.length === 1 && set.times.length === 0
        ? { cat: 'Question', root: set, asks: 'profile' }
        : undefined,
  }),
  rule({
    name: 'whether somebody had a name before',
    pattern: 'untilWhen? AUX Set ever? Verb Set',
    cost: 0,
    result: ([until, , set, ever, { field }, name], knowledge) => {
      const isNamed = (field === 'name' && (until ?? ever) !== undefined) || field === 'former_names';
      const isOwn = name.names?.[0]?.bearers[0] === set.names?.[0]?.bearers[0];
      const fields = { cat: 'Fields', fields: [['former_names']], times: [] } as const;
      const root = isNamed && isOwn && set.names !== undefined ? valueOf(set, fields, knowledge) : undefined;
      return root && { cat: 'Question', root };
    },
  }),
  rule({
    name: 'what a name means',
    pattern: 'what? do? Set about',
    cost: 0,
    result: ([what, verb, set]) =>
      (what === undefined) === (verb === undefined) && set.names?.length === 1 && set.times.length === 0
        ? { cat: 'Question', root: set, asks: 'profile' }
        : undefined,
  }),
];
