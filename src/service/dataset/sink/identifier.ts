import type { EntityPart } from '../../store/store-parts';

/** Properties that hold a register's number, with the identifier's kind and how its numbers are written. */
const KINDS: ReadonlyMap<string, readonly [kind: string, shape: RegExp]> = new Map([
  ['lei', ['lei', /^[A-Z0-9]{18}\d{2}$/]],
  ['cik', ['cik', /^\d{1,10}$/]],
  ['isin', ['isin', /^[A-Z]{2}[A-Z0-9]{9}\d$/]],
  ['iso_alpha2', ['country', /^[A-Z]{2}$/]],
  ['fred_id', ['fred', /^[A-Z0-9_]+$/]],
  ['mic', ['mic', /^[A-Z0-9]{4}$/]],
]);

/** Kinds that no two entities share; of the others a register may hold an error, or a share of one company for another's. */
const CERTAIN = new Set(['lei', 'cik', 'country', 'fred']);

/** The identifier that a property's value is, in the one form in which it is compared, such as `cik:0000320193`; undefined for none. */
export function identifierOf(property: string, value: string): string | undefined {
  const [kind, shape] = KINDS.get(property) ?? [];
  const plain = value.trim().toUpperCase();
  if (kind === undefined || shape?.test(plain) !== true) return undefined;
  return `${kind}:${kind === 'cik' ? plain.padStart(10, '0') : plain}`;
}

/** Unions of which all publishers mean the same by their names; of other areas each has its own extent. */
const UNIONS = new Set(['Euro area', 'European Union', 'European Free Trade Association']);

/** The identifier of an area that has the name of a union. */
export const unionsIdentifier = (name: string): string[] => (UNIONS.has(name) ? [`union:${name}`] : []);

/** The identifiers of an entity that is there already: those of its properties, an exchange rate's two currencies, and a union's name. */
export function identifiersOf({
  type,
  name,
  properties = {},
}: Pick<EntityPart, 'type' | 'name' | 'properties'>): string[] {
  const found = Object.entries(properties).flatMap(([property, { value }]) =>
    typeof value === 'object' ? [] : (identifierOf(property, String(value)) ?? []),
  );
  if (type === 'ForeignExchangeRate') return [...found, `fx:${name}`];
  return /^(Group|IntergovernmentalOrganization)$/.test(type) ? unionsIdentifier(name) : found;
}

/** Whether two entities with this identifier are one, whatever they are called. */
export function isCertain(identifier: string): boolean {
  return CERTAIN.has(identifier.split(':', 1).join(''));
}
