/** What a store says while its dataset cannot be read; the same may be asked again soon. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreAway';

  /** `told` is the message for clients, if a retry helps only after somebody has acted. */
  constructor(
    message: string,
    readonly told?: string,
  ) {
    super(message);
  }
}
