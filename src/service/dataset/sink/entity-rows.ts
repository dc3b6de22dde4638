import type { EntityRow } from '../../store/import-part';
import { naturalId } from '../../store/natural-id';
import type { EntityPart } from '../../store/store-parts';
import type { Problems } from '../files/problems';
import { identifiersOf, isCertain } from './identifier';
import { areAlike } from './same-name';

/** A row, or an entity that was there before it, and what it was found to be one with. */
type Member = { row: EntityRow; isBase: boolean; parent: Member | undefined };

/** All rows that are of one entity, in the order in which they came; what was there before stands first. */
export type EntityGroup = { id: string; base: EntityPart | undefined; rows: readonly EntityRow[] };

/** What was found while rows were put together. */
export type Findings = { problems: Problems; merged: Problems; inDoubt: Problems };

/** Finds which rows are of one entity: those of one key, id or identifier. */
export class EntityRows {
  readonly #base: ReadonlyMap<string, EntityPart>;
  readonly #findings: Findings;
  readonly #members: Member[] = [];
  readonly #byKey = new Map<string, Member>();
  readonly #byId = new Map<string, Member>();
  readonly #byIdentifier = new Map<string, Member>();
  #isBaseKnown = false;

  constructor(base: readonly EntityPart[], findings: Findings) {
    this.#base = new Map(base.map((part) => [part.id.toLowerCase(), part]));
    this.#findings = findings;
  }

  /** Takes a row; one whose key or id another row or entity has, without a common identifier, is a problem. */
  add(row: EntityRow): void {
    if ((row.identifiers ?? []).length > 0) this.#learnBase();
    const id = idOf(row);
    const taken = this.#byKey.get(row.key) ?? this.#byId.get(id);
    if (taken !== undefined && !this.#areOne(taken, row)) {
      this.#findings.problems.add(`${row.where}: Expected \`key\` once, got "${row.key}" again`);
      return;
    }
    if (taken === undefined && this.#base.has(id)) {
      const of = `got the id "${row.key}" of a built-in entity`;
      this.#findings.problems.add(`${row.where}: Expected a \`key\` of its own, ${of}`);
      return;
    }
    const member: Member = { row, isBase: false, parent: undefined };
    this.#members.push(member);
    if (taken !== undefined) join(taken, member);
    this.#keep(member);
  }

  /** The member that a key or an identifier names, by the id of what it became. */
  idOf(reference: string): string | undefined {
    const member = this.#byKey.get(reference) ?? this.#byIdentifier.get(reference);
    return member === undefined ? undefined : idOf(rootOf(member).row);
  }

  /** What each id of a row that was merged into another became. */
  groups(): EntityGroup[] {
    const groups = new Map<Member, { base: EntityPart | undefined; rows: EntityRow[] }>();
    for (const member of this.#members) {
      const root = rootOf(member);
      const known = groups.get(root) ?? { base: undefined, rows: [] };
      if (member.isBase) known.base = this.#base.get(idOf(member.row));
      else known.rows.push(member.row);
      groups.set(root, known);
    }
    return [...groups]
      .filter(([, { rows }]) => rows.length > 0)
      .map(([root, group]) => ({ id: idOf(root.row), ...group }));
  }

  #keep(member: Member): void {
    const { row } = member;
    if (!this.#byKey.has(row.key)) this.#byKey.set(row.key, member);
    if (!this.#byId.has(idOf(row))) this.#byId.set(idOf(row), member);
    for (const identifier of row.identifiers ?? []) {
      const other = this.#byIdentifier.get(identifier);
      if (other === undefined) this.#byIdentifier.set(identifier, member);
      else this.#joinBy(identifier, other, member);
    }
  }

  #joinBy(identifier: string, other: Member, member: Member): void {
    const [one, two] = [rootOf(other), rootOf(member)];
    if (one === two) return;
    const both = `"${other.row.name}" and "${member.row.name}" (${member.row.where})`;
    const differing = differenceOf(other.row, member.row);
    if (differing !== undefined && !isCertain(identifier)) {
      this.#findings.inDoubt.add(`${both} share ${identifier} and stay two, for they differ in ${differing}`);
      return;
    }
    if (differing !== undefined)
      this.#findings.inDoubt.add(`${both} are one by ${identifier}, though they differ in ${differing}`);
    if (other.isBase || other.row.key !== member.row.key)
      this.#findings.merged.add(`${both} are one by ${identifier}`);
    join(other, member);
  }

  #areOne(taken: Member, { identifiers = [] }: EntityRow): boolean {
    return identifiers.some((each) => taken.row.identifiers?.includes(each) === true);
  }

  /** Entities that were there take part once the first row tells an identifier. */
  #learnBase(): void {
    if (this.#isBaseKnown) return;
    this.#isBaseKnown = true;
    for (const part of this.#base.values()) {
      const identifiers = identifiersOf(part);
      if (identifiers.length === 0) continue;
      const { id, type, name, sources } = part;
      const row: EntityRow = {
        kind: 'entity',
        key: id,
        id,
        type,
        name,
        identifiers,
        sources,
        where: 'built in',
      };
      const member: Member = { row, isBase: true, parent: undefined };
      this.#members.push(member);
      this.#keep(member);
    }
  }
}

/** The id of a row's entity: its own, or one made of its key. */
export function idOf({ id, key }: EntityRow): string {
  return id?.toLowerCase() ?? naturalId(key);
}

function rootOf(member: Member): Member {
  let root = member;
  while (root.parent !== undefined) root = root.parent;
  if (root !== member) member.parent = root;
  return root;
}

/** What was there before stays what the others become; else the one that came first. */
function join(one: Member, other: Member): void {
  const [first, second] = [rootOf(one), rootOf(other)];
  if (first === second) return;
  if (second.isBase && !first.isBase) first.parent = second;
  else second.parent = first;
}

function differenceOf(one: EntityRow, other: EntityRow): string | undefined {
  const [here, there] = [countryOf(one), countryOf(other)];
  if (here !== undefined && there !== undefined && here !== there) return 'country';
  return one.name === other.name || areAlike(one.name, other.name) ? undefined : 'name';
}

const countryOf = ({ properties }: EntityRow): unknown => properties?.['country']?.value;
