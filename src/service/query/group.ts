import type { Grouped } from '../store/collection';
import type { StoredEntity } from '../store/stored';
import type { ColumnReader } from './column';
import type { Matched } from './conditions';
import type { Fact } from './fact';
import { numberOf } from './derived';
import { summarise, summedUp, type Reading, type Summarised } from './summarise';
import type { Aggregate } from './tree';

/** What has one value of the field that `group_by` names, as one figure. */
export type Group = {
  /** The value as the first of them holds it. */
  key: Fact;
  name: string;
  summary: Summarised;
  /** How many there are of which it could be a figure, where that differs from group to group. */
  of?: number;
};

type Found = { subject: Fact; matched: Matched };

/**
 * Parts what was found by the values of a field and makes one figure of each part, the highest first. What has several
 * values stands in several parts, and what has none in no part.
 */
export function grouped(
  found: readonly Found[],
  { by = [], ...aggregate }: Aggregate,
  { read, readKey, common }: Reading & { readKey: ColumnReader },
): readonly Group[] {
  const parts = new Map<string, { key: Fact; name: string; found: Found[] }>();
  for (const each of found) {
    const own = new Set<string>();
    // Who is in an industry is so at any time of which a figure is asked, as it is where one narrows by it.
    for (const key of readKey(each, by)) {
      const { value } = key;
      const name = value.kind === 'entity' ? value.entity.name : value.kind === 'text' ? value.text : '';
      const id = value.kind === 'entity' ? value.entity.id : name;
      if (name === '' || own.has(id)) continue;
      own.add(id);
      const part = parts.get(id);
      if (part === undefined) parts.set(id, { key, name, found: [each] });
      else part.found.push(each);
    }
  }
  return ofOneLevel(
    [...parts.values()].map(({ key, name, found: own }) => ({
      key,
      name,
      summary: summarise(own, aggregate, { read, common }),
    })),
  )
    .filter(
      ({ summary }) => summary.aggregate.summary === 'count' || summary.fact !== undefined || summary.refusal,
    )
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The groups of one classification: where some are sections of it, what is a part of them would be counted again. */
function ofOneLevel(groups: readonly Group[]): readonly Group[] {
  const sections = groups.filter(({ key }) => isSection(key));
  return sections.length > 0 ? sections : groups;
}

/** Whether a key is one of the widest groups of its classification. */
export const isSection = ({ value }: Fact): boolean =>
  value.kind === 'entity' && value.entity.properties.get('isic_level')?.value === 'section';

/** The groups that a database made, each with the facts of the rows that it gives. */
export function describeGroups(
  { groups }: Grouped,
  { by = [], ...aggregate }: Aggregate,
  { found, read }: { found: (entity: StoredEntity) => readonly Found[]; read: ColumnReader },
): readonly Group[] {
  const described = groups.flatMap(({ key: { id, name }, first, bearing, ...told }): Group[] => {
    const rows = found(first);
    const key = rows
      .flatMap((each) => read(each, by))
      .find(({ value }) => value.kind === 'entity' && value.entity.id === id);
    if (key === undefined) return [];
    const summary = summedUp(aggregate, told, {
      ...{ rows, read },
      bearing: bearing === undefined ? [] : found(bearing),
    });
    return [{ key, name, summary }];
  });
  return ofOneLevel(described);
}

/** One figure of all points of each of several times: what `2014, 2016` ask for beside each other. */
export function ofEachTime(
  found: readonly Found[],
  aggregate: Aggregate,
  { times, common }: { times: readonly { time: string; read: ColumnReader }[] } & Pick<Reading, 'common'>,
): Group[] {
  return times.flatMap(({ time, read }) => {
    const summary = summarise(found, aggregate, { read, common });
    const [first] = summary.facts;
    if (first === undefined || summary.fact === undefined) return [];
    return [{ key: { ...first, value: { kind: 'text', text: time } }, name: time, summary }];
  });
}

const sizeOf = ({ summary: { fact, count } }: Group): number => numberOf(fact) ?? count;
