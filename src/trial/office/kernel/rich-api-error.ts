/** The codes of errors that the stand-in raises; Excel's own have the same names. */
export type RichApiErrorCode =
  | 'AccessDenied'
  | 'InvalidArgument'
  | 'InvalidOperation'
  | 'InvalidSelection'
  | 'ItemNotFound'
  | 'ItemAlreadyExists'
  | 'PropertyNotLoaded'
  | 'ValueNotLoaded'
  | 'RequestPayloadSizeLimitExceeded'
  | 'ResponsePayloadSizeLimitExceeded'
  | 'ApiNotFound'
  | 'UndoNotSupported'
  | 'GeneralException';

/** `OfficeExtension.Error`: what a rejected `context.sync()` rejects with. */
export class RichApiError extends Error {
  override readonly name = 'RichApi.Error';
  readonly debugInfo: { code: string; message: string };

  constructor(
    readonly code: RichApiErrorCode,
    message: string,
  ) {
    super(message);
    this.debugInfo = { code, message };
  }
}
