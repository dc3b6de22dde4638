/** What decides which functions Excel offers. */
export type VisibilityHost = {
  isSupported: boolean;
  setVisibility: (options: { show: string[]; hide: string[] }) => Promise<void>;
};

/** Excel, from version 2509 on (ExcelApi 1.20). */
export function excelVisibility(): VisibilityHost {
  // The typings say that it returns nothing; Microsoft's documentation awaits it.
  const manager = Excel.CustomFunctionManager as unknown as Pick<VisibilityHost, 'setVisibility'>;
  return {
    isSupported: Office.context.requirements.isSetSupported('ExcelApi', '1.20'),
    setVisibility: (options) => manager.setVisibility(options),
  };
}

/** Lets Excel offer no function that is switched off, named without `KER.` as in functions.json. */
export async function hideFunctions(functionsOff: readonly string[], host: VisibilityHost): Promise<void> {
  if (functionsOff.length === 0 || !host.isSupported) return;
  await host.setVisibility({ show: [], hide: [...functionsOff] });
}
