import { nameText } from '../../shared/names/name-text';
import { withoutProtocol } from '../query/compared-text';
import { fieldSpec } from '../query/field-table';
import { parseMoment } from '../query/moment';
import { parseQuantity } from '../query/quantity';
import type { Condition } from '../store/collection';
import { countMeeting, shareOf, sieveOf } from './code-test';
import { dayRange } from './compile-test';
import type { CompileContext } from './compile-context';
import { endsOf, storedPlaces, isAddress, PLACE_TYPES, type Place } from './field-places';
import { kindOf, slotOf } from './relationship-number';
import type { Plan } from './compile-plan';
import type { DatasetReader } from './dataset-reader';

/** So many entities are looked at sooner than more of an order; and so many sooner than all. */
export const FEW = 8_000;
export const MANY = 60_000;

/** Fewer are looked up one by one in less time than the codes of all entities are read. */
const SEVERAL = 500;

/**
 * The same plan, which begins with the condition that fewest entities meet where these are few. PostgreSQL cannot tell which
 * that is, since the values of all fields stand in one table: they are counted as far as it matters, which takes milliseconds.
 */
export async function byRarest(reader: DatasetReader, plan: Plan, most: number): Promise<Plan> {
  const { values, asked, compiling, orders } = plan;
  const { conditions, at } = asked.narrowing;
  const lists = at.length > 0 ? [] : listsOf(conditions, compiling);
  const untold = lists.filter(({ count }) => count === undefined);
  const counted = untold.map(
    ({ list }) => `(select count(*)::int from (${list} limit ${values.put(most, 'int')}) c)`,
  );
  const [row] =
    counted.length === 0
      ? []
      : await reader.rows<{ counts: number[] }>(
          ...values.used(`select array[${counted.join(', ')}] as counts`),
        );
  const [rarest] = lists
    .map((each) => ({ ...each, count: each.count ?? row?.counts[untold.indexOf(each)] ?? most }))
    .sort((a, b) => a.count - b.count);
  if (rarest === undefined || rarest.count >= most) return plan;
  const others = conditions.filter((condition) => !rarest.of.includes(condition));
  const sieve = rarest.count > SEVERAL ? sieveOf(others, 'm.no', compiling) : [];
  const isMany = leftOf(rarest.count, others, compiling) > SEVERAL;
  const sieved = sieve.length === 0 ? '' : ` where ${sieve.join(' and ')}`;
  const met = `(select distinct m.no from (${rarest.list}) m${sieved} offset 0) m`;
  const entity = `cross join lateral (select e.* from $s.entity e where e.no = m.no limit 1) e`;
  return {
    ...plan,
    from: `${met} ${entity}${orders.map(({ join }) => join).join('')}`,
    where: plan.whereEach(isMany),
  };
}

/** For each field that conditions compare, a list of the entities that may meet all of them, and how many they are where ranges tell. */
function listsOf(conditions: readonly Condition[], compiling: CompileContext) {
  const lists = new Map<string, { list: string; of: Condition[] }>();
  for (const condition of conditions) {
    const found = testOf(condition, compiling);
    if (found === undefined) continue;
    const { from, test, isOne } = found;
    // Of several values one may meet this condition and another that.
    const key = isOne ? from : from + test;
    const { list, of } = lists.get(key) ?? { list: from, of: [] };
    lists.set(key, { list: list + test, of: [...of, condition] });
  }
  return [...lists.values()].map(({ list, of }) => ({ list, of, count: countMeeting(of, compiling) }));
}

/** About how many of some entities a sieve leaves, whose conditions are then looked up of each. */
function leftOf(count: number, conditions: readonly Condition[], compiling: CompileContext): number {
  const shares = conditions.map((condition) => shareOf(condition, compiling, 1) ?? 1);
  return shares.reduce((left, share) => left * share, count);
}

type List = { from: string; test: string; isOne: boolean };

/** Rows of a field, and what of them a condition means, or more; nothing where no index finds these. */
function testOf(condition: Condition, compiling: CompileContext): List | undefined {
  const { facet, field, operator, operand } = condition;
  const [key = '', ...rest] = [...facet, ...field];
  const isSingle = operand.anyOf.flat().every((value) => value === operand.text);
  if (rest.length > 0 || !isSingle || operand.text === '*' || operator === '!=') return undefined;
  const lists = (storedPlaces(key, compiling) ?? []).map((place) => listOf(key, place, condition, compiling));
  const known = lists.flatMap((list) => list ?? []);
  const [only] = known;
  if (known.length < lists.length || known.length < 2) return known.length < lists.length ? undefined : only;
  const each = known.map(({ from, test }) => `${from}${test}`).join(' union all ');
  return { from: `select f.no from (${each}) f`, test: '', isOne: false };
}

/** The entities that hold what a condition means in one place of a field. */
function listOf(
  key: string,
  { place, held: { kinds, most } }: Place,
  { operator, operand: { text } }: Condition,
  compiling: CompileContext,
): List | undefined {
  const { values, types } = compiling;
  if (/^[<>@]/.test(place)) return operator === '=' ? namedList(key, place, text, compiling) : undefined;
  const from = (table: string): string =>
    `select f.entity as no from $s.${table} f where f.field = ${slotOf(values.put(place, 'text'))}`;
  const ofTypes = ` and f.type = any(${values.put(types, 'text[]')})`;
  const isOne = most <= 1;
  const [quantity, moment] = [parseQuantity(text), parseMoment(text)];
  if (/^n+$/.test(kinds))
    return quantity === undefined
      ? undefined
      : {
          isOne,
          from: from('figure') + ofTypes,
          test: ` and f.value ${operator} ${values.put(quantity, 'float8')}`,
        };
  const spec = fieldSpec(key);
  if (spec?.name === 'fiscal_year_end') return undefined;
  if (/^d+$/.test(kinds))
    return moment === undefined
      ? undefined
      : { isOne, from: from('value'), test: dayRange(operator, moment, values) };
  const isText = /^t+$/.test(kinds) && spec?.contains !== true && !isAddress(key);
  const meant = nameText(withoutProtocol(text));
  return isText && operator === '=' && meant !== ''
    ? { isOne, from: from('value'), test: ` and f.value = ${values.put(meant, 'text')}` }
    : undefined;
}

/** The entities that lead to what is named so, or lie in it. */
function namedList(key: string, place: string, text: string, compiling: CompileContext): List | undefined {
  const { values, meanings, fields } = compiling;
  const type = values.put(place.slice(1), 'text');
  const isIndustry = (fieldSpec(key)?.name ?? key) === 'industry';
  const meant = isIndustry ? { nos: meanings.sectors(text), inside: [], sets: [] } : meanings.named(text);
  if (meant === undefined) return undefined;
  const nos = values.put([...new Set([...meant.nos, ...meant.inside])], 'int[]');
  const list = (sql: string): List => ({ isOne: false, from: sql, test: '' });
  if (place.startsWith('@'))
    return list(
      `select l.entity as no from $s.lying l where l.field = '' and l.surrounding = any(array(
         select s.no from $s.surrounding s where s.type = ${type} and s.nearest and s.place = any(${nos})))`,
    );
  const [near, far] = place.startsWith('>') ? ['from', 'to'] : ['to', 'from'];
  // What is no place may lie in what is named so, and is found by no index.
  const isOfPlaces = endsOf(place, fields).every((end) => PLACE_TYPES.has(end));
  if (meant.sets.length > 0 && !isOfPlaces) return undefined;
  return list(
    `select r."${near}" as no from $s.relationship r where r.kind = ${kindOf(type)} and r.until is null and r."${far}" = any(${nos})`,
  );
}
