import { ownValue } from '../../../shared/contract/own-value';
import type { EntityType } from '../../../shared/contract/entity-type';
import { fieldSpec } from '../../query/field-table';
import type { StoredEntity } from '../../store/stored';
import { typeAndAncestors } from '../../store/subtypes';

/** The kinds of things that relationships lead from and to. */
const ENDS: Readonly<Record<string, { from?: readonly EntityType[]; to?: readonly EntityType[] }>> = {
  USES_CURRENCY: { from: ['Country', 'DependentTerritory'], to: ['Currency'] },
  HAS_CURRENCY: { from: ['Country', 'DependentTerritory'], to: ['Currency'] },
  HAS_OFFICIAL_LANGUAGE: { from: ['Country', 'DependentTerritory'], to: ['Language'] },
  IS_OFFICIAL_LANGUAGE_OF: { from: ['Language'], to: ['Country', 'DependentTerritory'] },
  IS_MEMBER_OF: { to: ['Group', 'IntergovernmentalOrganization', 'Organization'] },
  LISTED_ON: { from: ['Organization'], to: ['Exchange'] },
  HAS_HEADQUARTERS_IN: { to: ['GPE', 'Location'] },
  IS_REGISTERED_IN: { to: ['GPE', 'Location'] },
  OPERATES_IN_INDUSTRY: { from: ['Organization'], to: ['Industry'] },
  IS_CEO_OF: { from: ['Person'], to: ['Organization'] },
  IS_CFO_OF: { from: ['Person'], to: ['Organization'] },
  IS_BOARD_MEMBER_OF: { from: ['Person'], to: ['Organization'] },
  WORKS_AT: { from: ['Person'], to: ['Organization'] },
  AUDITS: { from: ['Organization'], to: ['Organization'] },
  RECEIVED_AWARD: { from: ['Person'], to: ['Award'] },
  HAS_CAPITAL: { from: ['GPE'], to: ['GPE'] },
  IS_SUBSIDIARY_OF: { from: ['Organization'], to: ['Organization'] },
  IS_DIRECT_PARENT_OF: { from: ['Organization'], to: ['Organization'] },
  IS_ULTIMATE_PARENT_OF: { from: ['Organization'], to: ['Organization'] },
  IS_BENEFICIARY_OWNER_OF: { to: ['Organization'] },
  IS_IMPOSED_BY: { from: ['Sanction'] },
  CONCERNS: { from: ['Sanction', 'Law', 'MacroIndicatorPublication'] },
  APPLIES_IN: { from: ['Law'] },
};

/** Whether a kind of thing may have a field, by what its relationships are between. */
export function mayBeginAt([own = '']: readonly string[], type: EntityType | undefined): boolean {
  const places = fieldSpec(own)?.look ?? [];
  if (type === undefined || places.length === 0 || !places.every((place) => /^[<>]/.test(place))) return true;
  const kinds = typeAndAncestors(type);
  return places.some((place) => {
    const [, relationship = ''] = /^.([A-Z_]+)/.exec(place) ?? [];
    const ends = ownValue(ENDS, relationship);
    const wanted = place.startsWith('>') ? ends?.from : ends?.to;
    return wanted === undefined || kinds.some((kind) => wanted.includes(kind));
  });
}

/** Whether a field may lead to a thing, by what its relationships are between. */
export function mayLeadTo(path: readonly string[], { type }: StoredEntity): boolean {
  const own = path.at(-1) === 'name' ? path.at(-2) : path.at(-1);
  // Relationships of which the ends are not known say nothing.
  const wanted = (fieldSpec(own ?? '')?.look ?? []).flatMap((place) => {
    const [, relationship = ''] = /^[<>]([A-Z_]+)/.exec(place) ?? [];
    const types = place.startsWith('>')
      ? ownValue(ENDS, relationship)?.to
      : ownValue(ENDS, relationship)?.from;
    return types === undefined ? [] : [types];
  });
  if (wanted.length === 0) return true;
  const kinds = typeAndAncestors(type);
  return wanted.some((types) => kinds.some((kind) => types.includes(kind)));
}
