import { textRange, wordsIn } from '../cells/argument';
import { cellGrid } from './cell-grid';
import { asking } from './guard';
import { loaded } from './loaded';
import { required } from './required';
import { resolver } from './resolve';

/**
 * Show an entity as a card with its properties and their sources; =A2.employee_count reads one of them.
 * @customfunction CARD
 * @helpurl https://localhost:3000/help.html#ker-card
 * @param entity Id or name of the entity, or a range of them.
 * @param [properties] Names of the properties to show, as a range or parted by commas; the service's own choice if omitted.
 * @param invocation What Excel tells of the call.
 * @returns Cards, or names where this version of Excel has no data types.
 * @cancelable
 * @requiresAddress
 */
export function card(
  entity: unknown[][],
  properties: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return asking({ name: 'CARD', invocation }, async (call) => {
    const entities = required(textRange(entity, 'entity'), 'entity');
    const names = textRange(properties, 'properties')
      .flat()
      .flatMap((text) => wordsIn(text ?? ''));
    const { cardCell } = await loaded(import(/* webpackChunkName: "card" */ './card-cell'));
    const resolve = resolver(call);
    return cellGrid(entities, {
      host: call.host,
      name: 'CARD',
      toCell: async (text) => cardCell(call, await resolve(text), names),
    });
  });
}
