import type { StoredRelationship } from '../store/stored';
import type { Fact } from './fact';
import { ownValue } from '../../shared/contract/own-value';

/** What people write for a role, by the words that mean it in titles. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['ceo', 'chief executive officer'],
  ['cfo', 'chief financial officer'],
  ['coo', 'chief operating officer'],
  ['cto', 'chief technology officer'],
  ['board_member', 'director'],
  ['chair', 'chair'],
  ['founder', 'founder'],
  ['cao', 'chief accounting officer'],
  ['cio', 'chief information officer'],
  ['vp', 'vice president'],
]);

/** A role in the words of a title: `CEO` is `chief executive officer`; others stay as they are. */
export function spelledRole(role: string): string {
  return ROLES.get(role.trim().toLowerCase().replace(/[ -]/g, '_')) ?? role;
}

/** The short name of the role that a relationship stands for: `IS_CEO_OF` is `CEO`. */
function roleOf(type: string): string | undefined {
  const found = /^IS_(.+)_OF$/.exec(type)?.[1] ?? (type === 'FOUNDED' ? 'FOUNDER' : undefined);
  if (found === undefined) return undefined;
  return found.length <= 3
    ? found
    : found
        .toLowerCase()
        .replace(/_/g, ' ')
        .replace(/^./, (first) => first.toUpperCase());
}

/** A field of the relationship that led to a value: its role, when it began and ended, and what else it carries. */
export function edgeField(fact: Fact, edge: StoredRelationship, field: string): Fact[] {
  const text = edgeText(edge, field);
  if (text === undefined) return [];
  const { subject, sources } = fact;
  if (field === 'since' || field === 'until')
    return [{ subject, field, value: { kind: 'date', date: text }, sources }];
  const short = roleOf(edge.type);
  const also = field === 'role' && short !== undefined ? [short, spelledRole(short)] : [];
  return [{ subject, field, value: { kind: 'text', text, also }, sources }];
}

function edgeText(edge: StoredRelationship, field: string): string | undefined {
  if (field === 'since') return edge.validSince;
  if (field === 'until') return edge.validUntil;
  if (field === 'role') return edge.extra?.['role'] ?? roleOf(edge.type);
  return ownValue(edge.extra ?? {}, field);
}
