import { COMPANY_PROPERTIES, COMPANY_TYPES } from '../../cells/card/company-properties';
import { COMPANY_RELATIONSHIPS, type CardRelationship } from '../../cells/card/company-relationships';
import type { Frequency } from '../../cells/calendar';
import { finerSeries } from '../../cells/finer-series';
import { propertyNames, relationshipName, usualSpelling } from '../../cells/field-name';
import { isOneThing, matchSeries, withPublications } from '../../../shared/names/same-measure';
import { seriesOf } from '../../../shared/names/series-name';
import type { Direction, KnownKnowledge, RelationshipNeed } from '../../runtime/knowledge';
import type { Forecast } from './forecast';
import type { NamedEntity } from './named-entity';

/** Stands for a field that only the service or another formula can name: it travels with the entity's others. */
const UNNAMED = '';

/** The requested relationships and their slices. */
export type RelatedWish = Pick<RelationshipNeed, 'slice'> & {
  types: readonly string[];
  directions: readonly Direction[];
};

/** What functions ask of entities, put into a forecast; a field that cannot be read is undefined. */
export class EntityFields {
  constructor(
    private readonly forecast: Forecast,
    private readonly known: KnownKnowledge,
    private readonly isSure: boolean,
  ) {}

  property(entity: NamedEntity, name: string | undefined): void {
    this.body(entity);
    for (const id of entity.ids) {
      if (name === undefined) this.forecast.ask({ kind: 'property', id, name: UNNAMED }, false);
      else this.typedProperty(id, name);
    }
  }

  /** A series, and others of its measure: they may have the newest value, and a table names them. */
  series(entity: NamedEntity, wanted: string | undefined, frequency: Frequency | undefined): void {
    this.introspection(entity);
    this.body(entity);
    for (const id of entity.ids) {
      const listed = this.known.introspection(id);
      if (listed === undefined || wanted === undefined) this.unnamed(id);
      else {
        const [first, ...more] = matchSeries(listed, wanted, finerSeries(frequency, wanted));
        if (first === undefined || !isOneThing([first, ...more])) continue;
        for (const { type, id: observation } of withPublications([first, ...more], seriesOf(listed), wanted))
          this.forecast.ask({ kind: 'observation', need: { id, type, observation } }, this.isSure);
      }
    }
  }

  related(entity: NamedEntity, wish: RelatedWish | undefined): void {
    const isListed = wish === undefined || wish.types.length === 0;
    if (isListed) this.introspection(entity);
    this.body(entity);
    for (const id of entity.ids) {
      const listed = this.known.introspection(id)?.relationships;
      if (wish === undefined || (isListed && this.known.introspection(id) === undefined)) {
        this.unnamed(id);
        continue;
      }
      for (const direction of wish.directions) {
        const own = listed?.[direction] ?? undefined;
        const named = wish.types.map(relationshipName).filter((type) => own?.includes(type) ?? true);
        for (const type of isListed ? (own ?? []) : named) {
          const need = { id, direction, type, ...(wish.slice && { slice: wish.slice }) };
          this.forecast.ask({ kind: 'relationship', need }, this.isSure);
        }
      }
    }
  }

  card(entity: NamedEntity, names: readonly string[] | undefined): void {
    for (const name of names ?? []) this.property(entity, name);
    const wanted = new Set(names?.map((name) => name.toLowerCase()));
    const links = COMPANY_RELATIONSHIPS.filter(({ name }) => wanted.has(name));
    for (const id of entity.ids) this.linked(id, links);
    this.body(entity);
    if (entity.key !== undefined) this.forecast.mayAsk(`rest of the card ${entity.key}`, 2);
    for (const id of entity.ids) {
      if (names === undefined) this.unnamed(id);
      else if (names.length === 0) this.usualCard(id);
      else if (names.some((name) => this.known.property(id, usualSpelling(name))?.value === undefined)) {
        // Whether the entity lists what it has no value of.
        this.forecast.ask({ kind: 'introspection', id }, false);
      }
    }
  }

  introspection(entity: NamedEntity): void {
    for (const id of entity.ids) this.forecast.ask({ kind: 'introspection', id }, this.isSure);
    // Where the name turns out to be another entity's, that one is asked too.
    if (entity.key !== undefined) this.forecast.mayAsk(`introspection ${entity.key}`, 2);
  }

  /** The request for an entity that is known by name only. */
  body({ key }: NamedEntity): void {
    if (key !== undefined) this.forecast.mayAsk(`body ${key}`, 2);
  }

  private unnamed(id: string): void {
    this.forecast.ask({ kind: 'property', id, name: UNNAMED }, false);
  }

  private typedProperty(id: string, typed: string): void {
    const names = propertyNames(typed);
    if (this.known.introspection(id)?.properties.includes(typed) === true) {
      this.forecast.ask({ kind: 'property', id, name: typed }, this.isSure);
      return;
    }
    for (const name of names) this.forecast.ask({ kind: 'property', id, name }, this.isSure);
    const isHeld = names.some((name) => this.known.property(id, name)?.value !== undefined);
    if (isHeld || names.includes(typed)) return;
    this.forecast.ask({ kind: 'property', id, name: typed }, false);
    // It is asked only after the service has said that there is nothing under the usual spelling.
    if (this.known.property(id, typed) === undefined) this.forecast.mayAsk(`as typed ${id}`);
  }

  private linked(id: string, links: readonly CardRelationship[]): void {
    for (const { direction, type } of links)
      this.forecast.ask({ kind: 'relationship', need: { id, direction, type } }, this.isSure);
  }

  private usualCard(id: string): void {
    const type = this.known.head(id)?.entity_type;
    if (type === undefined || COMPANY_TYPES.has(type)) {
      for (const name of COMPANY_PROPERTIES) this.forecast.ask({ kind: 'property', id, name }, this.isSure);
      this.linked(id, COMPANY_RELATIONSHIPS);
    }
    if (type === undefined) this.forecast.mayAsk(`profile ${id}`);
    else if (!COMPANY_TYPES.has(type)) this.forecast.ask({ kind: 'profile', id }, this.isSure);
  }
}
