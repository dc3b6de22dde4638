import type { CellErrorCode, Host } from '../../cells/cell';

/** The application that calls the functions, asked when a result is made: Office may load after this script. */
export function currentHost(): Host {
  return hasDataTypes() ? RICH : PLAIN;
}

const RICH: Host = { dataTypes: true, error: excelError };
const PLAIN: Host = { dataTypes: false, error: excelError };

/** What Office says of itself is an object that it sets once; looking a requirement up costs as much as all the rest of a cell. */
let asked: { requirements: unknown; dataTypes: boolean } | undefined;

/** Where the application cannot say what it knows, such as before Office is ready, results are plain values. */
function hasDataTypes(): boolean {
  try {
    const { requirements } = Office.context;
    if (asked?.requirements !== requirements) {
      asked = { requirements, dataTypes: requirements.isSetSupported('CustomFunctionsRuntime', '1.4') };
    }
    return asked.dataTypes;
  } catch {
    return false;
  }
}

function excelError(code: CellErrorCode, message: string): CustomFunctions.Error {
  const { invalidValue, notAvailable } = CustomFunctions.ErrorCode;
  return new CustomFunctions.Error(code === '#VALUE!' ? invalidValue : notAvailable, message);
}
