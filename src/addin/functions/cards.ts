import { requiredRange, textRange, wordsIn } from '../cells/argument';
import { cellGrid } from './cells/cell-grid';
import { guarded } from './guard';
import { loaded } from './call/lazy-part';
import { namer } from './names/entity-resolution';

/**
 * Show an entity as a card with its properties and their sources; =A2.employee_count reads one of them.
 * @customfunction CARD
 * @helpurl https://localhost:3000/help.html#ker-card
 * @param entity Id or name of the entity, or a range of them.
 * @param [properties] Names of the properties to show, as a range or parted by commas (KER.FIELDS lists them); if omitted the usual ones, employee_count of a company among them.
 * @param invocation What Excel tells of the call.
 * @returns Cards, or names where this version of Excel has no data types.
 * @cancelable
 * @requiresAddress
 */
export function card(
  entity: unknown[][],
  properties: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'CARD', invocation }, async (context) => {
    const entities = requiredRange(entity, 'entity');
    const names = textRange(properties, 'properties')
      .flat()
      .flatMap((text) => wordsIn(text ?? ''));
    const { cardCell } = await loaded(import(/* webpackChunkName: "card" */ './cells/card-cell'));
    const named = namer(context, { types: [] });
    return cellGrid(context, entities, (text) => named.together(text, (id) => cardCell(context, id, names)));
  });
}
