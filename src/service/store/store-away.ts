/** What a store says while its dataset cannot be read; the same may be asked again soon. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}
