/** A relationship that a card of a company shows by default, under a name that formulas read: `=A2.ceo`. */
export type CardRelationship = { name: string; direction: 'incoming' | 'outgoing'; type: string };

/** Who leads it, whom it belongs to, where it sits, what it does (§2.6 names these types). */
export const COMPANY_RELATIONSHIPS: readonly CardRelationship[] = [
  { name: 'ceo', direction: 'incoming', type: 'IS_CEO_OF' },
  { name: 'ultimate_parent', direction: 'incoming', type: 'IS_ULTIMATE_PARENT_OF' },
  { name: 'headquarters_in', direction: 'outgoing', type: 'HAS_HEADQUARTERS_IN' },
  { name: 'industry', direction: 'outgoing', type: 'OPERATES_IN_INDUSTRY' },
];
