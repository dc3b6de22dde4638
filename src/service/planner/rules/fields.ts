import type { Attach } from '../part-combination';
import type { FieldsPart, Part, SetPart, ValuePart } from '../question-parts';
import { EMPTY_SET } from '../empty-set';
import { fieldsPart, filterOf, isBare, isMeasure, isNamed, isOfOneTime } from './parts';
import { endOfMove } from './moves';
import { shareOf } from './shares';
import { rule, only, type Of, type Rule } from './rule';

/** What a word of change makes of a figure; the growth of a year that leads through several is an average. */
const changeOf = ({ as, goes, isYearly }: Of<'change'>): Pick<FieldsPart, 'change' | 'goes' | 'summary'> => ({
  change: as,
  ...(goes === undefined ? {} : { goes }),
  ...(isYearly === true ? { summary: 'average' } : {}),
});

/** A figure with what became of it; of several beside each other what fell more has the lower growth. */
function changed(value: ValuePart, change: Of<'change'>): ValuePart | undefined {
  if (value.change !== undefined || value.fields.length !== 1) return undefined;
  const { compare } = value;
  if (compare === undefined) return { ...value, ...changeOf(change) };
  const direction = endOfMove(compare.direction, change.goes);
  return direction && { ...value, ...changeOf(change), compare: { ...compare, direction } };
}

/** What figures are called of which a share is asked. */
const PER_SHARE: ReadonlyMap<string, string> = new Map([
  ['net_income', 'eps'],
  ['equity', 'book_value_per_share'],
  ['dividends_paid', 'dividends_per_share'],
  ['revenue', 'revenue_per_share'],
  ['free_cash_flow', 'free_cash_flow_per_share'],
  ['operating_cash_flow', 'operating_cash_flow_per_share'],
]);

/** A figure by what is counted: GDP per head, net income per share. */
function perHead<Part extends { fields: readonly string[] }>(part: Part, head: string): Part | undefined {
  const [figure = '', ...others] = part.fields;
  const field = head === 'share' ? PER_SHARE.get(figure) : headed(figure, head);
  return field === undefined || others.length > 0 ? undefined : { ...part, fields: [field] };
}

/** Whether two fields are asked for in one way: a count beside a sum is two questions. */
const isSame = (left: FieldsPart, right: FieldsPart): boolean =>
  left.summary === right.summary && left.change === right.change;

/** What has no rate is not asked for one: a `growth rate` is a growth, and the unemployment rate is called so. */
const isRateOfNone = (of: SetPart, { fields }: FieldsPart, attach: Attach): boolean =>
  fields[0] === 'rate' && !attach.fits(of, ['rate']);

/** Fields with what they are asked of. */
export const FIELD_RULES: readonly Rule[] = [
  rule(['fields', 'phrase'], 0, 'revenue of Apple', (fields, { light, of }, attach) => {
    if (of.kind === 'fields')
      return (light === 'and' || light === 'comma') && isSame(fields, of) && isOfOneTime(fields.at, of.at)
        ? { ...fields, ...of, fields: [...fields.fields, ...of.fields] }
        : undefined;
    if (!only(light, 'of', 'in', 'for', 'at', 'from', 'between', 'on')) return undefined;
    if (of.kind === 'set' && isRateOfNone(of, fields, attach)) return undefined;
    if (of.kind === 'set' && attach.isCollectionOf(fields.fields[0] ?? '', of)) return undefined;
    return of.kind === 'set' ? attach.valueOf(of, fields) : attach.nested(of, fields);
  }),
  rule(['phrase', 'fields'], 0, "Apple's revenue; of Apple the revenue", ({ light, of }, fields, attach) => {
    if (of.kind === 'fields' || !only(light, 'possessive', 'of', 'for', 'at')) return undefined;
    if (of.kind === 'set' && isRateOfNone(of, fields, attach)) return undefined;
    return of.kind === 'set' ? attach.valueOf(of, fields) : attach.nested(of, fields);
  }),
  rule(['set', 'fields'], 0.3, 'Apple revenue; the largest bank has employees', (set, fields, attach) =>
    isBare(set) || !attach.fits(set, fields.fields.slice(0, 1)) ? undefined : attach.valueOf(set, fields),
  ),
  rule(['set', 'fields'], 0.4, 'EU population; eurozone inflation', (set, fields, attach) => {
    const isGroup = isNamed(set) && attach.insideFilter(set, 'Country')?.path[0] === 'member_of';
    const [field = '', ...others] = fields.fields;
    const isOpen = others.length === 0 && !attach.fits(set, [field]) && attach.isFigure(field);
    return isGroup && isOpen && attach.typeHolds('countries', field)
      ? attach.valueOf(set, fields)
      : undefined;
  }),
  rule(['fields', 'set'], 0.4, 'how many employees does Apple have', (fields, set, attach) =>
    isBare(set) || !attach.fits(set, fields.fields.slice(0, 1)) ? undefined : attach.valueOf(set, fields),
  ),
  rule(['place', 'fields'], 0.1, 'Japanese currency', ({ places }, fields, attach) => {
    const set: SetPart = { ...EMPTY_SET, named: [places] };
    return attach.fits(set, fields.fields.slice(0, 1)) ? attach.valueOf(set, fields) : undefined;
  }),
  rule(['value', 'fields'], 0, "Deere's head office location", (value, { fields }) =>
    value.fields[0] === 'headquarters' &&
    value.fields.length === 1 &&
    value.way.length === 0 &&
    fields.length === 1 &&
    fields[0] === 'location'
      ? value
      : undefined,
  ),
  rule(['fields', 'phrase'], 0.02, "date of Microsoft's 10-K", ({ fields }, { light, of }) =>
    fields.length === 1 && fields[0] === 'date' && light === 'of' && of.kind === 'value' && isDay(of)
      ? of
      : undefined,
  ),
  rule(['value', 'fields'], 0.02, "Nike's fiscal year end date", (value, { fields }) =>
    fields.length === 1 && fields[0] === 'date' && isDay(value) ? value : undefined,
  ),
  rule(['value', 'fields'], 0.6, 'the largest bank of Texas revenue', (value, fields, attach) =>
    attach.nested(value, fields),
  ),
  rule(['fields', 'value'], 0.5, 'how many inhabitants has the capital of France', (fields, value, attach) =>
    attach.nested(value, fields),
  ),
  rule(['light', 'fields'], 0.05, 'without decimals', ({ light }, { fields: [field = '', ...others] }) =>
    light === 'not' && others.length === 0 && field === 'minor_unit_digits'
      ? { kind: 'cond', filters: [filterOf(field, { operator: '=', text: '0' })] }
      : undefined,
  ),
  rule(['light', 'fields'], 0, 'and employees', ({ light }, fields) => {
    if (light === 'and' || light === 'comma') return { kind: 'phrase', light, of: fields };
    if (light === 'with' && fields.fields.length > 1 && fields.at === undefined)
      return { kind: 'phrase', light, of: fields };
    return undefined;
  }),
  rule(
    ['value', 'phrase'],
    0.1,
    'when was it founded and by which treaty',
    (value, { light, of }, attach) => {
      const isPlain =
        value.way.length + value.where.length === 0 &&
        value.summary === undefined &&
        value.compare === undefined;
      if (!only(light, 'and', 'comma') || of.kind !== 'fields' || !isPlain || value.change !== undefined)
        return undefined;
      if (of.summary !== undefined || of.change !== undefined || of.at !== undefined) return undefined;
      return isNamed(value.set) && attach.fits(value.set, of.fields)
        ? { ...value, fields: [...value.fields, ...of.fields] }
        : undefined;
    },
  ),
  rule(['set', 'phrase'], 0.1, 'browsers and their release dates', (set, { light, of }, attach) =>
    only(light, 'and', 'with') &&
    of.kind === 'fields' &&
    set.topic !== undefined &&
    set.isPlural &&
    !isBare(set)
      ? attach.fits(set, of.fields)
        ? attach.valueOf(set, of)
        : undefined
      : undefined,
  ),
  rule(['fields', 'value'], 0.05, 'what treaty created the African Union', ({ fields }, value, attach) =>
    fields.length === 1 &&
    fields[0] === 'founding_act' &&
    value.fields.length === 1 &&
    value.fields[0] === 'founded' &&
    value.way.length + value.at.length === 0
      ? attach.valueOf(value.set, fieldsPart(fields))
      : undefined,
  ),
  rule(['fields', 'value'], 0.05, 'street address of its main office', ({ fields }, value, attach) =>
    fields.length === 1 &&
    fields[0] === 'headquarters_address' &&
    value.fields[0] === 'headquarters' &&
    value.way.length + value.at.length === 0
      ? attach.valueOf(value.set, fieldsPart(fields))
      : undefined,
  ),
  rule(['fields', 'phrase'], 0.05, 'street address of its main office', ({ fields }, { light, of }, attach) =>
    fields.length === 1 &&
    fields[0] === 'headquarters_address' &&
    only(light, 'of', 'for') &&
    of.kind === 'value' &&
    of.fields[0] === 'headquarters' &&
    of.way.length + of.at.length === 0
      ? attach.valueOf(of.set, fieldsPart(fields))
      : undefined,
  ),
  rule(['value', 'phrase'], 0.1, 'raised by Anthropic in all rounds', (value, { light, of }) =>
    only(light, 'in', 'of', 'to') &&
    value.fields.length === 1 &&
    only(value.fields[0] ?? '', 'funding', 'amount') &&
    of.kind === 'set' &&
    of.topic === 'funding_rounds' &&
    of.isPlural &&
    isBare(of) &&
    value.summary === 'sum'
      ? value
      : undefined,
  ),
  rule(['light', 'fields'], 0.05, 'in revenue', ({ light }, fields) =>
    light === 'in' || light === 'of' || light === 'on' ? fields : undefined,
  ),
  rule(['fields', 'head'], 0, 'GDP per capita', (fields, { field, isReady }, attach) =>
    isReady && !attach.isOfThings(fields.fields[0] ?? '') ? perHead(fields, field) : undefined,
  ),
  rule(['head', 'fields'], 0.05, 'per capita GDP', ({ field, isReady }, fields) =>
    isReady ? perHead(fields, field) : undefined,
  ),
  rule(['set', 'head'], 0.1, 'the richest country per capita', (set, { field, isReady }) => {
    const [order, ...others] = set.orders;
    return isReady &&
      field !== 'share' &&
      order !== undefined &&
      others.length === 0 &&
      order.path.length === 1
      ? { ...set, orders: [{ ...order, path: [headed(order.path[0] ?? '', field)] }] }
      : undefined;
  }),
  rule(['light', 'head'], 0, 'per head', ({ light }, head) =>
    light === 'per' ? { ...head, isReady: true } : undefined,
  ),
  rule(['value', 'head'], 0.1, "Apple's revenue per employee", (value, { field, isReady }, attach) =>
    isReady &&
    !attach.leadsToEntities(value.set, [...value.way, ...value.fields]) &&
    value.change === undefined &&
    value.summary === undefined
      ? perHead(value, field)
      : undefined,
  ),
  rule(['summary', 'ask'], 0.1, 'total number of companies', ({ summary }, ask) =>
    summary === 'sum' && ask.ask === 'how many' ? ask : undefined,
  ),
  rule(['summary', 'fields'], 0, 'average revenue', ({ summary }, fields) =>
    fields.summary === undefined ? { ...fields, summary } : undefined,
  ),
  rule(['fields', 'summary'], 0.3, 'revenue on average', (fields, { summary }) =>
    fields.summary === undefined ? { ...fields, summary } : undefined,
  ),
  rule(['summary', 'value'], 0, 'the average of the revenue of banks', ({ summary }, value) =>
    // What is called a total may be said to be summed up.
    (value.summary ?? summary) === summary && value.compare === undefined ? { ...value, summary } : undefined,
  ),
  rule(['value', 'summary'], 0.2, "the banks' revenue in total", (value, { summary }) =>
    (value.summary ?? summary) === summary && value.compare === undefined ? { ...value, summary } : undefined,
  ),
  rule(['set', 'summary'], 0.5, 'companies in Texas in total', (set, { summary }) =>
    summary === 'sum' && set.topic !== undefined ? set : undefined,
  ),
  rule(['set', 'summary'], 0.1, 'gold price 2021 average', (set, { summary }, attach) =>
    isMeasure(set) && attach.fits(set, ['latest_value'])
      ? { ...attach.valueOf(set, fieldsPart(['latest_value'])), summary }
      : undefined,
  ),
  rule(['set', 'summary'], 0.1, 'zloty per euro average 2022', (set, { summary }, attach) =>
    set.joint === 'pair' && attach.isCurrencies(set)
      ? { ...attach.valueOf(set, fieldsPart(['rate'])), summary }
      : undefined,
  ),
  rule(['summary', 'phrase'], 0.1, 'sum of the revenue of banks', ({ summary }, { light, of }) =>
    light === 'of' && of.kind === 'value' && of.summary === undefined ? { ...of, summary } : undefined,
  ),
  rule(['summary', 'set'], 0.1, 'average unemployment rate', ({ summary }, set, attach) =>
    isMeasure(set) && attach.fits(set, ['latest_value'])
      ? { ...attach.valueOf(set, fieldsPart(['latest_value'])), summary }
      : undefined,
  ),
  rule(['fields', 'change'], 0, 'revenue growth', (fields, change) =>
    fields.change === undefined && fields.fields.length === 1
      ? { ...fields, ...changeOf(change) }
      : undefined,
  ),
  rule(['change', 'phrase'], 0, 'growth of the population of India', (change, { light, of }) =>
    only(light, 'of', 'in') && of.kind === 'value' && of.change === undefined
      ? { ...of, ...changeOf(change) }
      : undefined,
  ),
  rule(['change', 'fields'], 0.1, 'increase in revenue', (change, fields) =>
    fields.change === undefined && fields.fields.length === 1
      ? { ...fields, ...changeOf(change) }
      : undefined,
  ),
  rule(['value', 'change'], 0.05, 'how did the revenue of Apple change', (value, change) =>
    changed(value, change),
  ),
  rule(['change', 'value'], 0.1, 'wie wuchs der Umsatz von Apple', (change, value) => changed(value, change)),
  rule(
    ['value', 'change'],
    0.05,
    'how fast did revenue grow from 2018 to 2023 (CAGR)',
    (value, { isYearly }) =>
      value.change !== undefined && value.summary === undefined && isYearly === true
        ? { ...value, change: 'growth', summary: 'average' }
        : undefined,
  ),
  rule(['fields', 'fields'], 0.05, 'capital expenditure (capex)', (fields, again) =>
    fields.fields.length === 1 && fields.fields.join() === again.fields.join() && isSame(fields, again)
      ? { ...fields, ...again }
      : undefined,
  ),
  rule(['percent', 'value'], 0, 'by how many percent did the revenue of Apple grow', (_percent, value) =>
    value.change === undefined ? undefined : { ...value, change: 'growth' },
  ),
  rule(['value', 'percent'], 0, 'the change of the revenue of Apple in percent', (value) =>
    value.change === undefined ? undefined : { ...value, change: 'growth' },
  ),
  // What is told as a share is told in percent anyway.
  rule(['fields', 'percent'], 0.01, 'net income / revenue in percent', (fields) =>
    isInPercent(fields) ? fields : undefined,
  ),
  rule(['percent', 'fields'], 0.01, 'in percent, net income / revenue', (_percent, fields) =>
    isInPercent(fields) ? fields : undefined,
  ),
  rule(['value', 'percent'], 0.05, 'revenue 2024 and 2025 in percent', (value) =>
    value.change === undefined &&
    value.summary === undefined &&
    value.compare === undefined &&
    value.fields.length === 1 &&
    value.at.length === 2 &&
    !isInPercent(value)
      ? { ...value, change: 'growth' }
      : undefined,
  ),
  rule(['value', 'percent'], 0.01, 'net income of Apple / revenue in percent', (value) =>
    isInPercent(value) ? value : undefined,
  ),
  rule(['percent', 'change'], 0, 'percentage increase', (): Part => ({ kind: 'change', as: 'growth' })),
  rule(['share', 'fields'], 0, 'as a percentage of revenue', (_share, { fields }) =>
    fields.length === 1 ? { kind: 'phrase', light: 'per', of: fieldsPart(fields) } : undefined,
  ),
  rule(['fields', 'phrase'], 0, 'net income as a percentage of revenue', (above, { light, of }) =>
    light === 'per' && of.kind === 'fields' && above.fields.length === 1 && above.change === undefined
      ? { ...above, fields: [shareOf(above.fields[0] ?? '', of.fields[0] ?? '')] }
      : undefined,
  ),
  rule(['value', 'phrase'], 0, 'the net income of Apple as a percentage of revenue', (value, { light, of }) =>
    light === 'per' && of.kind === 'fields' && value.fields.length === 1 && value.change === undefined
      ? { ...value, fields: [shareOf(value.fields[0] ?? '', of.fields[0] ?? '')] }
      : undefined,
  ),
  rule(['set', 'change'], 0.1, 'how did the unemployment rate change', (set, change, attach) =>
    isMeasure(set) && attach.fits(set, ['latest_value'])
      ? { ...attach.valueOf(set, fieldsPart(['latest_value'])), ...changeOf(change) }
      : undefined,
  ),
];

/** Whether a day is asked for. */
const isDay = ({ fields, way }: ValuePart): boolean =>
  fields.length === 1 &&
  way.length === 0 &&
  /^(?:founded|.+_report_filed|fiscal_year_end|period_(?:start|end)|left_office)$/.test(fields[0] ?? '');

/** Whether a figure is one of a hundred. */
const isInPercent = ({ fields }: { fields: readonly string[] }): boolean =>
  fields.length === 1 && /_percent_of_|(?:^|_)rate(?:_|$)|_growth$/.test(fields[0] ?? '');

/** A figure per head, which it may be already: the richest country is that of the highest output per head. */
const headed = (figure: string, head: string): string =>
  figure.endsWith(`_per_${head}`) ? figure : `${figure}_per_${head}`;
