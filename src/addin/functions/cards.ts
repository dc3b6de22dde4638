import { requiredRange, textRange, wordsIn } from '../cells/argument';
import { cellGrid } from './cells/cell-grid';
import { guarded } from './guard';
import { loaded } from './call/lazy-part';
import { namer } from './names/entity-resolution';

/**
 * Show an entity as a card with its properties and their sources.
 * @customfunction CARD
 * @helpurl https://localhost:3000/help.html#ker-card
 * @remarks
 * With a card in A2, `=A2.employee_count` reads a property and `=A2.ceo` a linked card. A company's card links `ceo`,
 * `ultimate_parent`, `headquarters_in` and `industry`. A linked card stands for its entity in every function:
 * `=KER.PROP(A2.ceo, "name")`. Cards need Excel 2208 (Windows) or 16.64 (Mac); older versions show the name.
 * @param entity Id or name of the entity, or a range of them.
 * @param [properties] Names of the properties to show, as a range or separated by commas. If omitted, the usual ones of the type.
 * @param invocation What Excel passes about the call.
 * @returns Cards, or names if this version of Excel has no data types.
 * @throws #FIELD! (from Excel) if you read a property that the card does not show: name it in `properties`.
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
