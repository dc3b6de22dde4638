import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { EMPTY_SET } from './empty-set';
import { atFixing } from './rate-fixing-date';
import type { SetPart, ValuePart } from './question-parts';

/** The exchange rate of two currencies: of the pair or the turned one whichever reaches furthest. */
export function compilePair(value: ValuePart, { means, reader }: Evaluator): Expression | undefined {
  const { set } = value;
  const at = value.at.length > 0 ? value.at : set.at;
  const [base, quote] = (set.named ?? []).map((bearers) => bearers.find(({ type }) => type === 'Currency'));
  if (base === undefined || quote === undefined || base === quote) return undefined;
  // Of a pair that is held the other way round no highest and no change can be told.
  const said = at.flatMap((time) => time.split('..')).filter((time) => time !== '');
  if (value.summary !== undefined || value.compare !== undefined) return undefined;
  if (value.change !== undefined && said.length !== 2) return undefined;
  const times = value.change === undefined ? at : said;
  const found = [
    { name: `${codeOf(base)}/${codeOf(quote)}`, field: 'rate' },
    { name: `${codeOf(quote)}/${codeOf(base)}`, field: 'inverse_rate' },
  ].flatMap(({ name, field }) => {
    const entity = [...means.exact(name)].find(({ type }) => type === 'ForeignExchangeRate');
    const day = entity === undefined ? times : atFixing(times, entity, { reader });
    const ends = day.flatMap((time) => time.split('..')).filter((time) => time !== '');
    const then = ends.length === 0 ? reader : reader.at(ends.slice(0, 1), true);
    const [fact] = entity === undefined ? [] : then.read(entity, [field]);
    const point = fact?.grounds?.[0] ?? fact;
    return entity === undefined
      ? []
      : [{ name: entity.name, field, day, date: point?.value.kind === 'point' ? point.value.date : '' }];
  });
  const amount = set.amount === undefined || set.amount === 1 ? '' : `_times_${set.amount}`;
  const [pair] = found.sort((a, b) => b.date.localeCompare(a.date));
  if (pair === undefined && times.length > 1) return undefined;
  // Of two of which none is held with the other each is held with the euro.
  if (pair === undefined)
    return {
      ...{ topic: base.name, filters: [], orders: [] },
      select: [`rate_in_${codeOf(quote).toLowerCase()}${amount}`],
      ...(times.length === 0 ? {} : { at: times }),
    };
  return {
    ...{ topic: pair.name, filters: [], orders: [], select: [pair.field + amount] },
    ...(pair.day.length === 0 ? {} : { at: pair.day }),
  };
}

/**
 * What becomes of a rate, or its highest: of the pair itself, since of a pair turned round the highest would be the
 * lowest. Nothing is asked otherwise of what stands the other way.
 */
export function asRate(value: ValuePart, evaluator: Evaluator): ValuePart {
  const { set, summary, change, fields, at } = value;
  const isMore = summary !== undefined || change !== undefined || [...at, ...set.at].some(isSpan);
  if (fields[0] !== 'rate' || set.joint !== 'pair' || set.amount !== undefined || !isMore) return value;
  const pair = pairEntity(set, evaluator);
  return pair === undefined ? value : { ...value, set: { ...pair, at: [] }, at: at.length > 0 ? at : set.at };
}

/** The pair of two currencies as one thing with a line of its own; nothing where it is held the other way round. */
export function pairEntity(set: SetPart, { means }: Evaluator): SetPart | undefined {
  const [base, quote] = (set.named ?? []).map((bearers) => bearers.find(({ type }) => type === 'Currency'));
  if (base === undefined || quote === undefined) return undefined;
  const [entity, turned] = [
    [base, quote],
    [quote, base],
  ].map(([one, other]) =>
    one === undefined || other === undefined
      ? undefined
      : [...means.exact(`${codeOf(one)}/${codeOf(other)}`)].find(
          ({ type }) => type === 'ForeignExchangeRate',
        ),
  );
  // The line of the turned pair may hold many more points, so that this one's highest is none.
  const isShort = entity !== undefined && turned !== undefined && pointsOf(turned) > pointsOf(entity);
  return entity === undefined || isShort ? undefined : { ...EMPTY_SET, named: [[entity]], at: set.at };
}

/** How many points all lines have. */
const pointsOf = ({ series }: StoredEntity): number =>
  series.reduce((count, { dates }) => count + dates.length, 0);

const isSpan = (time: string): boolean => time.includes('..') || /^(?:each|last|start of|end of)/.test(time);

function codeOf({ properties, name }: StoredEntity): string {
  const code = properties.get('iso_code')?.value;
  return typeof code === 'string' ? code : name;
}
