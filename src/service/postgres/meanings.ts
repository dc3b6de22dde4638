import { nameText } from '../../names/name-text';
import { hasWords, keyOf } from '../query/compared-text';
import { EVERYDAY } from '../query/namer';
import type { Condition } from '../store/collection';
import { foldName } from '../store/fold-name';
import type { DatasetReader } from './dataset-reader';

/** What a value of a filter means: the numbers of entities, and whether it can mean no other. */
export type Meant = { nos: readonly number[]; isExact: boolean };

/** What the values of filters mean; nothing where only a search can tell. */
export type Meanings = {
  /** What is named so, and what lies in it. */
  named: (value: string) => Meant | undefined;
  /** The industries that are called so or whose names hold the words. */
  sectors: (value: string) => Meant | undefined;
};

/** Relationships that say where an entity lies. */
export const OUTWARDS = ['HAS_HEADQUARTERS_IN', 'IS_LOCATED_IN', 'IS_SUBDIVISION_OF', 'IS_PART_OF'];

const PLACES = [
  ...['GPE', 'Country', 'CountrySubdivision', 'DependentTerritory', 'Municipality', 'Continent'],
  ...['CountryRegion', 'Location'],
];

/** Of more there is no use: what so many entities are meant by is looked at one by one. */
const MOST = 50_000;

type Row = { value: string; no: number; type: string; inside: boolean };

/** Looks up what the values of conditions mean, all with one statement. */
export async function readMeanings(
  reader: DatasetReader,
  conditions: readonly Condition[],
  hasSeats: boolean,
): Promise<Meanings> {
  const asked = conditions.filter(({ operator }) => operator === '=' || operator === '!=');
  const values = [...new Set(asked.flatMap(({ operand }) => [operand.text, ...operand.anyOf.flat()]))].filter(
    (value) => value !== '*' && !/^[\da-f]{8}-/i.test(value),
  );
  if (values.length === 0) return { named: () => undefined, sectors: () => undefined };
  const keys = values.flatMap((value) =>
    [value, EVERYDAY.get(nameText(value))].flatMap((name) =>
      name === undefined ? [] : [{ value, key: foldName(name) }],
    ),
  );
  const rows = await reader.rows<Row>(
    `with recursive inside(value, no, inside) as (
       select distinct a.value, c.entity, false from unnest($1::text[], $2::text[]) a(value, key) join $s.called c on c.key = a.key
       union select i.value, r."from", true from inside i join $s.entity p on p.no = i.no and p.type = any($3)
         join $s.relationship r on r."to" = i.no and r.type = any($4))
     select i.value, i.no, e.type, i.inside from inside i join $s.entity e on e.no = i.no limit ${MOST}`,
    [keys.map(({ value }) => value), keys.map(({ key }) => key), PLACES, OUTWARDS],
  );
  const industries = await reader.rows<{ no: number; name: string }>(
    `select e.no, e.name from $s.entity e where e.type = 'Industry' order by e.no limit ${MOST}`,
  );
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.value);
    if (own === undefined) found.set(row.value, [row]);
    else own.push(row);
  }
  return {
    named: (value) => {
      const own = found.get(value);
      // A text that says where an entity lies is read by names alone.
      return own === undefined || rows.length === MOST
        ? undefined
        : { nos: own.map(({ no }) => no), isExact: !hasSeats };
    },
    sectors: (value) => {
      const text = nameText(value);
      const named = (found.get(value) ?? []).filter(({ type, inside }) => type === 'Industry' && !inside);
      if (text === '' || named.length > 0) return { nos: named.map(({ no }) => no), isExact: true };
      const holding = industries.filter(({ name }) => hasWords(name, text));
      const beginning = holding.filter(({ name }) => keyOf(name).startsWith(text));
      const meant = beginning.length > 0 ? beginning : holding;
      return { nos: meant.map(({ no }) => no), isExact: true };
    },
  };
}
