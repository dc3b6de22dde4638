import type { CellErrorCode, Host } from '../../cells/cell';
import type { Sentence } from '../../../shared/messages/message';

/** The application that calls the functions, asked when a result is made: Office may load after this script. */
export function currentHost(): Host {
  try {
    const { requirements } = Office.context;
    if (asked?.requirements !== requirements) asked = { requirements, host: hostOf(requirements) };
    return asked.host;
  } catch {
    // Where the application cannot say what it knows, such as before Office is ready, results are plain values.
    return PLAIN;
  }
}

const PLAIN: Host = { dataTypes: false, error: excelError };

/** What Office says of itself is an object that it sets once; looking a requirement up costs as much as all the rest of a cell. */
let asked: { requirements: unknown; host: Host } | undefined;

function hostOf(requirements: Office.RequirementSetSupport): Host {
  return {
    dataTypes: requirements.isSetSupported('CustomFunctionsRuntime', '1.4'),
    properties: requirements.isSetSupported('ExcelApi', '1.19'),
    error: excelError,
  };
}

function excelError(code: CellErrorCode, message: Sentence): CustomFunctions.Error {
  const { invalidValue, notAvailable } = CustomFunctions.ErrorCode;
  return new CustomFunctions.Error(code === '#VALUE!' ? invalidValue : notAvailable, message);
}
