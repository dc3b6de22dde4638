/** Whether this Excel has a version of its API beyond what the manifest asks for. */
export function hasExcelApi(version: string): boolean {
  return Office.context.requirements.isSetSupported('ExcelApi', version);
}
