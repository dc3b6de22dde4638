import type { CustomFunction } from '../../sheet/functions/function-host';
import type { TrialHost } from '../host';

const ERROR_CODES = {
  invalidValue: '#VALUE!',
  notAvailable: '#N/A',
  divisionByZero: '#DIV/0!',
  invalidNumber: '#NUM!',
  nullReference: '#NULL!',
  invalidName: '#NAME?',
  invalidReference: '#REF!',
} as const;

/** `CustomFunctions.Error`: an error with one of Excel's codes, and a message for the cell. */
class CustomFunctionError extends Error {
  override readonly name = 'CustomFunctions.Error';

  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message ?? '');
  }
}

/** The global `CustomFunctions`. */
export function createCustomFunctions(host: TrialHost): object {
  return {
    Error: CustomFunctionError,
    ErrorCode: ERROR_CODES,
    associate(first: string | Record<string, CustomFunction>, run?: CustomFunction) {
      const all = typeof first === 'string' ? (run ? { [first]: run } : {}) : first;
      for (const [id, each] of Object.entries(all)) host.associate(id, each);
    },
  };
}
