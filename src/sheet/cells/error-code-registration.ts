import { ERROR_TYPE_SET, type ErrorType } from '@univerjs/engine-formula';

import { ERROR_CODES } from './error-code';

/** The engine's type for error codes is closed; Excel has more of them. */
export function engineError(code: string): ErrorType {
  return code as unknown as ErrorType;
}

/** Tells the engine Excel's further codes, so that a formula over a busy cell is busy and not text. */
export function registerErrorCodes(): void {
  for (const code of ERROR_CODES) ERROR_TYPE_SET.add(engineError(code));
}
