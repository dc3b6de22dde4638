import { nameText } from '../../shared/names/name-text';
import { hasWords, keyOf } from '../query/compared-text';
import { fieldSpec } from '../query/field-table';
import { EVERYDAY } from '../query/namer';
import type { Condition } from '../store/collection';
import { foldName } from '../store/fold-name';
import type { DatasetReader } from './dataset-reader';
import { PLACE_TYPES } from './field-places';

/** What a value of a filter means. */
export type FilterValue = {
  /** The numbers of the entities that are named so. */
  nos: readonly number[];
  /** Those of the places that lie in one of these, and the sets of places in which one of these is. */
  inside: readonly number[];
  sets: readonly number[];
};

/** What the values of filters mean; nothing where only a search can tell. */
export type FilterValues = {
  /** What is named so, and what lies in it. */
  named: (value: string) => FilterValue | undefined;
  /** The industries that are called so or whose names hold the words. */
  sectors: (value: string) => readonly number[];
};

/** Above this number, entities are checked one by one. */
const MOST = 50_000;

const ID = /^[\da-f]{8}-/i;

type Named = { value: string; no: number; type: string };

/** Looks up what the values of conditions mean. */
export async function readFilterValues(
  reader: DatasetReader,
  conditions: readonly Condition[],
): Promise<FilterValues> {
  const asked = conditions.filter(({ operator }) => operator === '=' || operator === '!=');
  const values = [...new Set(asked.flatMap(({ operand }) => [operand.text, ...operand.anyOf.flat()]))].filter(
    (value) => value !== '*',
  );
  if (values.length === 0) return { named: () => undefined, sectors: () => [] };
  const [named, industries] = await Promise.all([
    readNamed(reader, values),
    asked.some(isOfIndustry)
      ? reader.rows<{ no: number; name: string }>(
          `select e.no, e.name from $s.entity e where e.type = 'Industry' order by e.no limit ${MOST}`,
        )
      : [],
  ]);
  const places = await readSurroundings(reader, named);
  const byValue = new Map<string, Named[]>();
  for (const each of named) {
    const own = byValue.get(each.value);
    if (own === undefined) byValue.set(each.value, [each]);
    else own.push(each);
  }
  return {
    named: (value) => {
      const own = byValue.get(value);
      // Where an id is no entity's, or nothing is called so, a search may still find what is.
      if (own === undefined || named.length === MOST) return undefined;
      const around = own.flatMap(({ no }) => places.get(no) ?? []);
      const numbers = (which: 'inside' | 'sets'): number[] => [
        ...new Set(around.flatMap((each) => each[which])),
      ];
      return { nos: own.map(({ no }) => no), inside: numbers('inside'), sets: numbers('sets') };
    },
    sectors: (value) => {
      const text = nameText(value);
      const own = (byValue.get(value) ?? []).filter(({ type }) => type === 'Industry');
      if (text === '' || own.length > 0) return own.map(({ no }) => no);
      const holding = industries.filter(({ name }) => hasWords(name, text));
      const beginning = holding.filter(({ name }) => keyOf(name).startsWith(text));
      return (beginning.length > 0 ? beginning : holding).map(({ no }) => no);
    },
  };
}

const isOfIndustry = ({ facet, field }: Condition): boolean =>
  fieldSpec([...facet, ...field].at(-1) ?? '')?.name === 'industry';

/** The entities of ids and exact names. */
async function readNamed(reader: DatasetReader, values: readonly string[]): Promise<Named[]> {
  const keys = values.flatMap((value) =>
    [value, EVERYDAY.get(nameText(value))].flatMap((name) =>
      name === undefined ? [] : [{ value, key: foldName(name) }],
    ),
  );
  const ids = values.filter((value) => ID.test(value));
  const rows = await reader.rows<Named & { byId: boolean }>(
    `select distinct a.value, e.no, e.type, false as "byId" from unnest($1::text[], $2::text[]) a(value, key)
       join $s.called c on c.key = a.key join $s.entity e on e.no = c.entity
     union all select i.value, e.no, e.type, true from unnest($3::text[], $4::text[]) i(value, id) join $s.entity e on e.id = i.id
     limit ${MOST}`,
    [
      keys.map(({ value }) => value),
      keys.map(({ key }) => key),
      ids,
      ids.map((id) => id.trim().toLowerCase()),
    ],
  );
  // What is an id is no name.
  const found = new Set(rows.filter(({ byId }) => byId).map(({ value }) => value));
  return rows.filter(({ value, byId }) => byId || !found.has(value));
}

type Surroundings = { inside: readonly number[]; sets: readonly number[] };

/** What lies in the places among entities. */
async function readSurroundings(
  reader: DatasetReader,
  named: readonly Named[],
): Promise<Map<number, Surroundings>> {
  const nos = [...new Set(named.filter(({ type }) => PLACE_TYPES.has(type)).map(({ no }) => no))];
  if (nos.length === 0) return new Map();
  const rows = await reader.rows<{ no: number } & Surroundings>(
    `select s.place as no, array_agg(distinct s.no) as sets, coalesce(array_agg(distinct o.place) filter (where o.place is not null), '{}') as inside
     from $s.surrounding s left join $s.surrounding o on o.no = s.no and not o.around
     where s.place = any($1) and s.around group by s.place`,
    [nos],
  );
  return new Map(rows.map(({ no, ...found }) => [no, found]));
}
