import type { StoredEntity } from '../../../store/stored';
import type { Knowledge } from '../../knowledge';
import { EMPTY_SET, type PartOf, type ValuePart } from '../../parts';
import { claimOf } from '../combine';
import { rule } from '../rule';

type Money = PartOf<'Unit'> | PartOf<'Set'> | PartOf<'Number'>;

/** The code of a currency, of an amount that of its unit; nothing where a part is no currency. */
function codeOf(part: Money): string | undefined {
  if (part.cat !== 'Set') return part.currency;
  const [name, ...others] = part.names ?? [];
  if (name === undefined || others.length > 0 || part.times.length > 0) return undefined;
  const code = name.bearers.find(({ type }) => type === 'Currency')?.properties.get('iso_code')?.value;
  return typeof code === 'string' ? code.toLowerCase() : undefined;
}

/** The value of one currency in another, for an amount if one is named: from the stored pair, else from its inverse. */
export function rate(from: Money, to: Money, { evaluator }: Knowledge): ValuePart | undefined {
  const [own, other] = [codeOf(from)?.toUpperCase(), codeOf(to)?.toUpperCase()];
  if (own === undefined || other === undefined || own === other || to.cat === 'Number') return undefined;
  const pair = (name: string): StoredEntity | undefined =>
    [...evaluator.means.exact(name)].find(({ type }) => type === 'ForeignExchangeRate');
  const direct = pair(`${own}/${other}`);
  const entity = direct ?? pair(`${other}/${own}`);
  const amount = from.cat === 'Number' && from.value !== 1 ? `_times_${from.text}` : '';
  if (entity === undefined) return crossRate(own, `rate_in_${other.toLowerCase()}`, amount, evaluator);
  return {
    cat: 'Value',
    set: { ...EMPTY_SET, names: [{ bearers: [entity] }] },
    fields: [[`${direct === undefined ? 'inverse_' : ''}rate${amount}`]],
    where: [],
    times: [],
  };
}

/** A rate without a stored pair, through a third currency. */
function crossRate(
  code: string,
  field: string,
  amount: string,
  { means, reader }: Knowledge['evaluator'],
): ValuePart | undefined {
  const entity = [...means.exact(code)].find(({ type }) => type === 'Currency');
  return entity === undefined || reader.read(entity, reader.steps([field])).length === 0
    ? undefined
    : {
        cat: 'Value',
        set: { ...EMPTY_SET, names: [{ bearers: [entity] }] },
        fields: [[`${field}${amount}`]],
        where: [],
        times: [],
      };
}

/** Two currencies as their pair is quoted, whichever stands first: `yen to the dollar`, `euro to the dollar`. */
function quotedRate(one: Money, other: Money, knowledge: Knowledge): ValuePart | undefined {
  const own = rate(one, other, knowledge);
  return own?.fields[0]?.[0]?.startsWith('rate') === true ? own : rate(other, one, knowledge);
}

/** What one currency is in another. */
export const CURRENCY_RULES = [
  rule({
    name: 'currency in another',
    pattern: 'Number|Unit|Set worth? in|to|against|slash|dash Unit|Set',
    cost: 0.08,
    result: ([from, , , to], knowledge) => rate(from, to, knowledge),
  }),
  rule({
    name: 'currency within an amount of another',
    pattern: 'Number|Unit|Set ever? worth? Amount Time?',
    cost: 0.05,
    result: ([from, ever, , { bounds }, time], knowledge) => {
      const [only, ...others] = bounds;
      const isOne = from.cat !== 'Number' || from.value === 1;
      if (only?.currency === undefined || others.length > 0 || !isOne) return undefined;
      const value = rate(from, { cat: 'Unit', currency: only.currency }, knowledge);
      const [path] = value?.fields ?? [];
      const claim =
        value === undefined || path?.join() !== 'rate'
          ? undefined
          : claimOf(
              value.set,
              { path, operator: only.operator, value: { kind: 'number', text: String(Number(only.text)) } },
              time?.times ?? [],
            );
      return claim && { ...claim, isOpen: true, ...(ever === undefined ? {} : { isEver: true }) };
    },
  }),
  rule({
    name: 'currencies as they are quoted',
    pattern: 'Unit|Set toOne Unit|Set',
    cost: 0,
    result: ([many, , one], knowledge) => quotedRate(many, one, knowledge),
  }),
  rule({
    name: 'one currency per another',
    pattern: 'Unit|Set per Unit|Set',
    cost: 0.12,
    result: ([many, , one], knowledge) => rate(one, many, knowledge),
  }),
  rule({
    name: 'how many of a currency another is worth',
    pattern: 'howMany Unit|Set be|for|per|to|do|in|each Number|Unit|Set worth|have?',
    cost: 0,
    result: ([, to, , from], knowledge) => rate(from, to, knowledge),
  }),
  rule({
    name: 'rate of two currencies',
    pattern:
      'Fields? of|between|for|from? Unit|Set Fields? to|and|against|in|toOne|slash|dash? Unit|Set Fields?',
    cost: 0,
    result: ([first, word, from, middle, join, to, last], knowledge) => {
      const [fields, ...others] = [first, middle, last].filter((each) => each !== undefined);
      const isJoined = middle !== undefined || last !== undefined ? word === undefined : true;
      return fields === undefined || others.length > 0 || !isJoined || (middle !== undefined && !join)
        ? undefined
        : rateField(fields, rate(from, to, knowledge));
    },
  }),
];

/** A rate of two currencies with what was said of the field. */
function rateField(
  { fields, summary, change, times }: PartOf<'Fields'>,
  value: ValuePart | undefined,
): ValuePart | undefined {
  const [path, ...others] = fields;
  if (value === undefined || others.length > 0 || (path?.[0] !== 'rate' && path?.[0] !== 'price'))
    return undefined;
  return {
    ...value,
    times,
    ...(summary === undefined ? {} : { summary }),
    ...(change === undefined ? {} : { change }),
  };
}
