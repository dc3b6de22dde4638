import type { Attach } from '../part-combination';
import { fieldKey } from '../../query/field-key';
import { fieldsPart, isSingle, together } from './parts';
import { only, rule, type Of, type Rule } from './rule';
import type { FieldsPart, Part, SetPart, ValuePart } from '../question-parts';

/** One figure as a share of another. */
export const shareOf = (above: string, below: string): string => `${above}_percent_of_${below}`;

const isOne = ({ fields, change, summary }: FieldsPart | ValuePart): boolean =>
  fields.length === 1 && change === undefined && summary === undefined;

/** Whether one figure may be a share of another: none is one of itself, which would be that of another firm. */
const isPart = (above: FieldsPart | ValuePart, whole: FieldsPart | ValuePart): boolean =>
  isOne(above) && isOne(whole) && above.fields[0] !== whole.fields[0];

/** A figure of which a share is asked, of something that may be named with it. */
const wholeOf = (of: FieldsPart | ValuePart): Part | undefined =>
  isOne(of) && (of.kind === 'fields' || (of.way.length === 0 && of.compare === undefined))
    ? { kind: 'whole', of }
    : undefined;

/** The times of two figures side by side: what was said of one is meant of both. */
const ofEither = (left: ValuePart, right: SetPart | ValuePart): readonly string[] => [
  ...new Set([left, right].flatMap((part) => [...part.at, ...(part.kind === 'value' ? part.set.at : [])])),
];

/** A figure of one thing compared with that of another. */
function besideEachOther(value: ValuePart, of: SetPart | ValuePart, attach: Attach): ValuePart | undefined {
  const [field = ''] = value.fields;
  const set = of.kind === 'set' ? of : of.set;
  const both = isSingle(set) && isSingle(value.set) ? together(value.set, set, 'or') : undefined;
  if (both === undefined || !attach.fits(both, [field])) return undefined;
  const compare = { direction: 'DESC', isClaim: false } as const;
  return { ...value, set: { ...both, at: [] }, compare, at: ofEither(value, of) };
}

/** A comparison that tells the first one's figure as a share of the other's. */
const asShare = (both: ValuePart): ValuePart => ({
  ...both,
  compare: { direction: 'DESC', isClaim: false, isShare: true },
});

/** One figure as a share of another of the same thing, and figures of two things by each other. */
export const SHARE_RULES: readonly Rule[] = [
  rule(['ratio', 'phrase'], 0, 'share of revenue; percentage of Apple’s revenue', (_ratio, { light, of }) =>
    light === 'of' && of.kind !== 'set' ? wholeOf(of) : undefined,
  ),
  rule(['ratio', 'phrase'], 0, 'ratio of Apple’s R&D to revenue', (_ratio, { light, of }) =>
    light === 'of' && of.kind === 'value' && of.fields.length === 1 && /_percent_of_/.test(of.fields[0] ?? '')
      ? of
      : undefined,
  ),
  rule(['ask', 'whole'], 0, 'what share of revenue', ({ ask }, whole) =>
    only(ask, 'what', 'list', 'how much') ? whole : undefined,
  ),
  rule(['light', 'whole'], 0, 'for what share of revenue', ({ light }, whole) =>
    only(light, 'for', 'at') ? whole : undefined,
  ),
  rule(['whole', 'value'], 0, 'what share of revenue does Apple spend on research', ({ of }, value) =>
    isPart(value, of) && of.kind === 'fields' && value.way.length === 0 && value.compare === undefined
      ? { ...value, fields: [shareOf(value.fields[0] ?? '', of.fields[0] ?? '')] }
      : undefined,
  ),
  rule(['whole', 'fields'], 0, "what percentage of Apple's revenue is net income", ({ of }, fields) =>
    isPart(fields, of) && of.kind === 'value'
      ? { ...of, fields: [shareOf(fields.fields[0] ?? '', of.fields[0] ?? '')], at: fields.at ?? of.at }
      : undefined,
  ),
  rule(['phrase', 'whole'], 0.05, "Germany's share of EU GDP", ({ light, of }, whole, attach) =>
    light === 'possessive' && of.kind === 'set' ? partOf(of, whole, attach) : undefined,
  ),
  rule(['set', 'whole'], 0.1, 'Germany share of EU GDP', (set, whole, attach) => partOf(set, whole, attach)),
  rule(['whole', 'set'], 0.1, 'what share of EU GDP is Germany', (whole, set, attach) =>
    partOf(set, whole, attach),
  ),
  rule(['ratio', 'fields'], 0, 'ratio of net income to revenue', (_ratio, fields) =>
    isShare(fields) ? fields : undefined,
  ),
  rule(['fields', 'ratio'], 0, 'net income to revenue ratio', (fields) =>
    isShare(fields) ? fields : undefined,
  ),
  rule(['fields', 'whole'], 0.05, 'exports share of GDP of Hungary', (above, { of }) => {
    if (!isPart(above, of) || (above.at !== undefined && of.at !== undefined && of.at.length > 0))
      return undefined;
    const fields = [shareOf(above.fields[0] ?? '', of.fields[0] ?? '')];
    const at = above.at ?? of.at;
    return { ...of, fields, ...(at === undefined ? {} : { at }) };
  }),
  rule(['value', 'whole'], 0.05, 'Hungary exports share of GDP', (above, { of }) =>
    isPart(above, of) && of.kind === 'fields' && above.way.length === 0 && above.compare === undefined
      ? { ...above, fields: [shareOf(above.fields[0] ?? '', of.fields[0] ?? '')] }
      : undefined,
  ),
  rule(['ratio', 'fields'], 0.05, 'share of revenue', (_ratio, of) =>
    isShare(of) ? undefined : wholeOf(of),
  ),
  rule(['light', 'fields'], 0.05, '/ GDP', ({ light }, of) =>
    light === 'slash' ? { kind: 'phrase', light, of } : undefined,
  ),
  rule(['fields', 'phrase'], 0.1, 'exports / GDP', (above, { light, of }, attach) =>
    light === 'slash' && of.kind === 'fields' && isPart(above, of) && above.at === undefined
      ? byEachOther(above, of, attach)
      : undefined,
  ),
  rule(['value', 'ratio'], 0.1, "Lowe's / Home Depot sales ratio", (value) =>
    isOne(value) && value.way.length === 0 && value.compare === undefined && value.set.named?.length === 2
      ? { ...value, compare: { direction: 'DESC', isClaim: false } }
      : undefined,
  ),
  rule(['light', 'fields'], 0.1, 'to revenue', ({ light }, of) =>
    light === 'to' ? { kind: 'phrase', light, of } : undefined,
  ),
  rule(['fields', 'phrase'], 0.3, 'net income to revenue', (above, { light, of }) =>
    light === 'to' && of.kind === 'fields' && isPart(above, of)
      ? { ...above, fields: [shareOf(above.fields[0] ?? '', of.fields[0] ?? '')] }
      : undefined,
  ),
  rule(['value', 'phrase'], 0.2, "India's population to Japan's", (value, { light, of }, attach) => {
    const field = value.fields[0] ?? '';
    const isPlain = isOne(value) && value.way.length === 0 && value.compare === undefined;
    if (light !== 'to' || !isPlain || of.kind === 'fields') return undefined;
    if (of.kind === 'value' && (of.fields[0] !== field || !isOne(of))) return undefined;
    const both = besideEachOther(value, of, attach);
    return both && { kind: 'ratioOf', of: both };
  }),
  rule(['share', 'value'], 0.1, 'Mexico GDP as a fraction of US GDP', (_share, of) =>
    isOne(of) ? { kind: 'phrase', light: 'slash', of } : undefined,
  ),
  rule(['value', 'phrase'], 0.1, 'Mexico GDP as a fraction of US GDP', (value, { light, of }, attach) => {
    const [field = ''] = value.fields;
    const isPlain = isOne(value) && value.way.length === 0 && value.compare === undefined;
    if (!only(light, 'to', 'slash') || !isPlain || of.kind !== 'value' || of.fields[0] !== field)
      return undefined;
    const both = besideEachOther(value, of, attach);
    return both && light === 'slash' ? asShare(both) : both;
  }),
  rule(['light', 'value'], 0.1, "to Microsoft's revenue", ({ light }, of) =>
    light === 'to' && isOne(of) && isSingle(of.set) && of.way.length === 0
      ? { kind: 'phrase', light, of }
      : undefined,
  ),
  rule(['share', 'set'], 0.1, 'divided by that of Germany', (_share, of) =>
    isSingle(of) ? { kind: 'phrase', light: 'slash', of } : undefined,
  ),
  rule(['share', 'phrase'], 0.1, "as a multiple of Chevron's", (_share, { light, of }) =>
    light === 'possessive' && of.kind === 'set' && isSingle(of)
      ? { kind: 'phrase', light: 'slash', of }
      : undefined,
  ),
  rule(
    ['value', 'phrase'],
    0.1,
    "Exxon's net income as a multiple of Chevron's",
    (value, { light, of }, attach) => {
      const isPlain = isOne(value) && value.way.length === 0 && value.compare === undefined;
      const both =
        light === 'slash' && isPlain && of.kind === 'set' ? besideEachOther(value, of, attach) : undefined;
      return both && asShare(both);
    },
  ),
  rule(['ratio', 'ratioOf'], 0, "ratio of India's population to Japan's", (_ratio, { of }) => of),
  rule(['light', 'ratioOf'], 0, "of India's population to Japan's", ({ light }, part) =>
    only(light, 'of', 'between') ? part : undefined,
  ),
];

/** What one has of the figure of a union, or of the place around it. */
function partOf(set: SetPart, { of }: Of<'whole'>, attach: Attach): ValuePart | undefined {
  const [field = ''] = of.fields;
  const [[union] = []] = of.kind === 'value' ? (of.set.named ?? []) : [];
  if (of.kind !== 'value' || union === undefined || !isSingle(of.set) || !isSingle(set)) return undefined;
  if (of.way.length > 0 || !attach.fits(set, [field]) || set.named?.[0]?.[0] === union) return undefined;
  const own = attach.valueOf(set, fieldsPart([shareOf(field, fieldKey(union.name))]));
  return { ...own, set: attach.narrowed(set, [field]), at: [...own.at, ...of.at, ...of.set.at] };
}

/** Fields that count heads, by which a figure is divided. */
const HEADS = new Set(['population', 'employee_count']);

/** One figure by another: of heads so much each, of a figure a share. Names and codes are no figures. */
function byEachOther(above: FieldsPart, below: FieldsPart, attach: Attach): FieldsPart | undefined {
  const [over = '', under = ''] = [above.fields[0], below.fields[0]];
  if (![over, under].every((field) => attach.isFigure(field))) return undefined;
  return { ...above, ...below, fields: [HEADS.has(under) ? `${over}_per_${under}` : shareOf(over, under)] };
}

const isShare = ({ fields }: FieldsPart): boolean =>
  fields.length === 1 && /_percent_of_/.test(fields[0] ?? '');
