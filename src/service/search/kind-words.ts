import type { EntityType } from '../../shared/contract/entity-type';
import { nameText } from '../../shared/names/name-text';
import { typeAndSubtypes } from '../store/subtypes';

/** What people say that a thing is, beside its name. */
const KINDS: ReadonlyMap<string, readonly EntityType[]> = new Map<string, readonly EntityType[]>([
  ...['state', 'province', 'region', 'canton', 'department', 'prefecture', 'subdivision'].map(
    (kind) => [kind, ['CountrySubdivision']] as const,
  ),
  ...['country', 'nation', 'mainland'].map((kind) => [kind, ['Country']] as const),
  ...['city', 'town'].map((kind) => [kind, ['Municipality']] as const),
  ...['river', 'lake', 'mountain', 'island'].map((kind) => [kind, ['Location']] as const),
  ['sar', ['DependentTerritory']],
  ['currency', ['Currency']],
  ['language', ['Language']],
  ['university', ['EducationalInstitution']],
  ['exchange', ['Exchange']],
  ...[
    'ceo',
    'cfo',
    'coo',
    'cto',
    'chairman',
    'chairwoman',
    'chair',
    'president',
    'founder',
    'director',
    'economist',
  ].map((role) => [role, ['Person']] as const),
]);

/** What a company is called by its form or its trade; before it stand words that no name tells, as in `glass maker`. */
const COMPANY = new Set(
  (
    'company companies corporation firm business conglomerate reit maker manufacturer producer supplier developer builder operator ' +
    'provider retailer chain brand bank insurer broker airline carrier railroad utility brewer drugmaker carmaker automaker chipmaker'
  ).split(' '),
);

/** What a person is, and of what body: `CEO of Tesla`. */
const ROLE_OF = /^(?:ceo|cfo|coo|cto|chair(?:man|woman)?|president|founder|director) of (?<body>.+)$/i;

/** The qualifier of a name: its types and its place, as far as either is given. */
export type KindWords = { types?: readonly EntityType[]; place?: string };

/**
 * The readings of a qualifier: `state` is a kind, `UK` a place, `US state` both, and `Aichi Prefecture` perhaps a
 * place of that name.
 */
export function readKindWords(told: string): KindWords[] {
  const body = ROLE_OF.exec(told)?.groups?.['body'];
  if (body !== undefined) return [{ types: ['Person'], place: body }];
  const words = nameText(told).split(' ');
  const last = words.at(-1) ?? '';
  if (COMPANY.has(last)) return [{ types: ['Company'] }, { types: ['Person'], place: told }];
  const kinds = KINDS.get(last);
  if (kinds === undefined) return [{ place: told }];
  const types = kinds.flatMap(typeAndSubtypes);
  const place = words.slice(0, -1).join(' ');
  return place === '' ? [{ types }] : [{ types, place }, { place }];
}

/** Whether a text is only what a thing is that is not called so itself, as many a city is: `language`. */
export const isKindAlone = (told: string): boolean => /^(?:language|currency)$/i.test(told);
