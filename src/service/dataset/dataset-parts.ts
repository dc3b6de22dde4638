import { ownValue } from '../../shared/contract/own-value';
import type { EntityType } from '../../shared/contract/entity-type';
import type { Source } from '../../shared/contract/source';
import { naturalId } from '../store/natural-id';
import type { EntityPart, RelationshipPart } from '../store/store-parts';
import type { StoredProperty } from '../store/stored';
import type { Above, EntityRow, PropertyCell, RelationshipRow } from './rows';
import type { SourceTable } from './source-table';

/** An entity of the dataset. What a start needs of few is made when it is first asked for. */
export class DatasetEntity implements EntityPart {
  declare readonly description?: string;
  declare readonly aliases?: readonly string[];
  readonly id: string;
  readonly name: string;
  readonly type: EntityType;
  readonly prominence: number;
  readonly sources: readonly Source[];
  readonly #row: EntityRow;
  readonly #table: SourceTable;

  constructor(type: EntityType, row: EntityRow, { above, table }: { above: Above; table: SourceTable }) {
    this.id = naturalId(row.key);
    this.name = row.name;
    this.type = type;
    this.prominence = above.prominence;
    this.sources = table.list(above.sources);
    if (row.description !== undefined) this.description = row.description;
    if (row.aliases !== undefined) this.aliases = row.aliases;
    this.#row = row;
    this.#table = table;
  }

  get furtherNames(): readonly string[] {
    return this.#row.also?.split('|') ?? [];
  }

  get properties(): Readonly<Record<string, StoredProperty>> {
    return Object.fromEntries(
      Object.entries(this.#row.properties).map(([name, cell]) => [name, this.#propertyOf(cell)]),
    );
  }

  property(name: string): StoredProperty | undefined {
    const cell = ownValue(this.#row.properties, name);
    return cell && this.#propertyOf(cell);
  }

  #propertyOf([value, ...keys]: PropertyCell): StoredProperty {
    return { value, sources: keys.length > 0 ? this.#table.list(keys) : this.sources };
  }
}

/** A relationship of the dataset, whose id few ask for. */
export class DatasetRelationship implements RelationshipPart {
  declare readonly validSince?: string;
  declare readonly validUntil?: string;
  declare readonly extra?: Readonly<Record<string, string>>;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly sources: readonly Source[];
  readonly #ends: readonly [from: string, to: string];

  constructor(
    type: string,
    [from, to, keys = [], { since, until, role } = {}]: RelationshipRow,
    { ids, sources: table }: { ids: ReadonlyMap<string, string>; sources: SourceTable },
  ) {
    this.type = type;
    this.from = ids.get(from) ?? from;
    this.to = ids.get(to) ?? to;
    this.sources = table.list(keys);
    if (since !== undefined) this.validSince = since;
    if (until !== undefined) this.validUntil = until;
    if (role !== undefined) this.extra = { role };
    this.#ends = [from, to];
  }

  get id(): string {
    const [from, to] = this.#ends;
    return naturalId([this.type, from, to, this.validSince ?? '', this.extra?.['role'] ?? ''].join('|'));
  }
}
