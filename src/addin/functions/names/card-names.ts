import * as v from 'valibot';

import { entityIdSchema } from '../../../shared/contract/entity-id';

/** A card within a card, of whose entity nothing was asked yet, tells its name all the same. */
const cardSchema = v.object({
  type: v.picklist(['Entity', 'LinkedEntity']),
  text: v.string(),
  properties: v.object({ id: v.object({ basicValue: entityIdSchema }) }),
});

const names = new Map<string, string>();
const MOST = 1_000;

/** Keeps what the cards of an argument are called, for a sentence about one of them. */
export function rememberCards(argument: unknown): void {
  for (const cell of [argument].flat(2)) {
    if (typeof cell !== 'object' || cell === null) continue;
    const card = v.safeParse(cardSchema, cell);
    if (!card.success || card.output.text === '') continue;
    if (names.size >= MOST) names.clear();
    names.set(card.output.properties.id.basicValue, card.output.text);
  }
}

/** What the card of an entity was called; undefined where none was given. */
export function nameOfCard(id: string): string | undefined {
  return names.get(id);
}
