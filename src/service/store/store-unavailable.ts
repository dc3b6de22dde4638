/** What a store says while its dataset cannot be read; the same may be asked again soon. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreAway';

  /** `told` is what those are told who ask it, where asking again helps only once somebody has done something. */
  constructor(
    message: string,
    readonly told?: string,
  ) {
    super(message);
  }
}
