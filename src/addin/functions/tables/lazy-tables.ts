import { loaded } from '../call/lazy-part';

/** What makes tables, loaded when a cell first asks for one. */
export function tableCalls() {
  return loaded(import(/* webpackChunkName: "tables" */ './table-calls'));
}
