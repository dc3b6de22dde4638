import type { CellErrorCode, Host } from '../../cells/cell';

/** The application that calls the functions, asked when a result is made: Office may load after this script. */
export function currentHost(): Host {
  return { dataTypes: hasDataTypes(), error: excelError };
}

/** Where the application cannot say what it knows, such as before Office is ready, results are plain values. */
function hasDataTypes(): boolean {
  try {
    return Office.context.requirements.isSetSupported('CustomFunctionsRuntime', '1.4');
  } catch {
    return false;
  }
}

function excelError(code: CellErrorCode, message: string): CustomFunctions.Error {
  const { invalidValue, notAvailable } = CustomFunctions.ErrorCode;
  return new CustomFunctions.Error(code === '#VALUE!' ? invalidValue : notAvailable, message);
}
