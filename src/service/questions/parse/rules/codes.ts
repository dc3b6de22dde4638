import { isBare, isClass } from '../combine';
import type { Part, PartOf, SetPart } from '../../parts';
import { rule } from '../rule';

/** Fields of which a value is a name of its bearer. */
const CODES: ReadonlySet<string> = new Set([
  ...(['ticker', 'isin', 'lei', 'cik', 'cusip', 'figi', 'iso_code', 'iso_alpha_2', 'iso_alpha_3'] as const),
  ...(['iso_2', 'iso_3', 'currency_code', 'former_names', 'scientific_name', 'symbol'] as const),
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
    pattern: ['Fields', 'Set'],
    cost: 0.05,
    result: ([fields, set]) => (isCodeField(fields) && isCode(set) ? set : undefined),
    examples: [['issuer of LEI 7LTWFZYICNSX8D621K86', 'Deutsche Bank']],
  }),
  rule({
    name: 'class that has a code',
    pattern: ['what', 'Set', ['have', 'with', 'be'], 'Fields', 'Set'],
    cost: 0,
    result: ([, kind, , fields, set]) => (isCodeField(fields) ? coded(kind, set) : undefined),
    examples: [['Which company has the ticker KER?', 'Kering']],
  }),
  rule({
    name: 'class with a code',
    pattern: ['Set', ['with', 'of', 'at'], 'Set'],
    cost: 0,
    result: ([kind, , set]) => (isCode(set) ? coded(kind, set) : undefined),
    examples: [['Company with ticker PFE', 'Pfizer']],
  }),
  rule({
    name: 'class with a code of a kind',
    pattern: ['Set', 'with', 'Fields', 'Set'],
    cost: 0,
    result: ([kind, , fields, set]) => (isCodeField(fields) ? coded(kind, set) : undefined),
    examples: [['country with ISO code XK', 'Kosovo']],
  }),
  rule({
    name: 'class whose code is',
    pattern: ['Set', ['whose', 'with'], 'Fields', 'be', 'Set'],
    cost: 0,
    result: ([kind, , fields, , set]) => (isCodeField(fields) ? coded(kind, set) : undefined),
    examples: [['country whose ISO code is PE', 'Peru']],
  }),
  rule({
    name: 'what trades under a code',
    pattern: ['what', 'Set', 'Verb', 'at', 'Set'],
    cost: 0,
    result: ([, kind, { field }, , set]) => (field === 'exchange' ? coded(kind, set) : undefined),
    examples: [['which company trades under MUV2', 'Munich Re']],
  }),
  rule({
    name: 'what is listed under a code',
    pattern: ['what', 'Set', 'be', 'Verb', 'at', 'Set'],
    cost: 0,
    result: ([, kind, , { field }, , set]) =>
      field === 'exchange' && isCode(set) ? coded(kind, set) : undefined,
    examples: [['which firm is listed under the ticker INTC', 'Intel']],
  }),
  rule({
    name: 'what is behind a code',
    pattern: ['what', 'Set', 'be', 'at', 'Set'],
    cost: 0,
    result: ([, kind, , , set]) => (isCode(set) ? coded(kind, set) : undefined),
    examples: [['which firm is behind HWUPKR0MPOU8FGXBT394?', 'Apple']],
  }),
  rule({
    name: 'what had a name before',
    pattern: ['what', 'Verb', 'Set'],
    cost: 0,
    result: ([, { field }, set]) =>
      field === 'former_names' && set.names?.length === 1 && set.times.length === 0
        ? { cat: 'Question', root: set, asks: 'profile' }
        : undefined,
    examples: [['what used to be called Burma', 'Myanmar']],
  }),
  rule({
    name: 'name to be explained',
    pattern: ['Set', 'about'],
    cost: 0,
    result: ([set]) =>
      set.names?.length === 1 && set.times.length === 0
        ? { cat: 'Question', root: set, asks: 'profile' }
        : undefined,
    examples: [['10-K meaning', 'Form 10-K']],
  }),
  rule({
    name: 'what a name means',
    pattern: ['what', 'do', 'Set', 'about'],
    cost: 0,
    result: ([, , set]) =>
      set.names?.length === 1 && set.times.length === 0
        ? { cat: 'Question', root: set, asks: 'profile' }
        : undefined,
    examples: [['what does CPI mean', 'US inflation index']],
  }),
];
