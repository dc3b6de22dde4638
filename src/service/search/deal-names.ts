import { nameText } from '../../shared/names/name-text';
import type { StoredEntity } from '../store/stored';

/** A purchase as the press names it: `Microsoft-Activision deal`, `AbbVie buys Allergan`, `takeover of Hess by Chevron`. */
const FORMS = [
  /^(?<buyer>[^/–-]+)[/–-](?<bought>[^/–-]+?) (?:deal|merger|acquisition|takeover|tie-up)$/i,
  /^(?<buyer>.+) (?:buys|bought|acquires|acquired|takes over|took over) (?<bought>.+)$/i,
  /^(?:acquisition|takeover|purchase) of (?<bought>.+) by (?<buyer>.+)$/i,
];

/** Purchases named by buyer and target, or by the beginning of their name. */
export function findDeal(
  typed: string,
  bearers: (name: string) => readonly StoredEntity[],
): readonly StoredEntity[] {
  for (const form of FORMS) {
    const { buyer, bought } = form.exec(typed.trim())?.groups ?? {};
    if (buyer === undefined || bought === undefined) continue;
    const deal = `acquisition of ${nameText(bought)} `;
    return bearers(buyer)
      .flatMap(({ outgoing }) => outgoing.get('PARTICIPATES_IN_CORPORATE_EVENT') ?? [])
      .map(({ to }) => to)
      .filter(({ name }) => `${nameText(name)} `.includes(deal));
  }
  return [];
}
