import { LocaleType, mergeLocales } from '@univerjs/core';
import { UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import { CalculationMode } from '@univerjs/sheets-formula';
import enUS from '@univerjs/preset-sheets-core/locales/en-US';

import { createEngine, type Engine } from './engine';
import { NEW_SHEET } from './new-sheet';

import '@univerjs/preset-sheets-core/lib/index.css';

/**
 * Starts the spreadsheet engine inside the element with this id. The plug-ins are registered one by one because
 * `@univerjs/presets`, which would do it, pulls in presets that are not open source.
 */
export function bootEngine(container: string): Engine {
  const preset = UniverSheetsCorePreset({
    container,
    toolbar: false,
    // A kept workbook has its last values, and nothing of what its formulas spilled.
    formula: { initialFormulaComputing: CalculationMode.FORCED },
    footer: {
      addSheetButtonConfig: { defaultRowCount: NEW_SHEET.rows, defaultColumnCount: NEW_SHEET.columns },
    },
    // Identifiers such as a CIK are text on purpose.
    sheets: { disableForceStringAlert: true, disableForceStringMark: true },
  });
  return createEngine({
    locales: { [LocaleType.EN_US]: mergeLocales(enUS) },
    register: (univer) => {
      for (const plugin of preset.plugins) {
        if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
        else univer.registerPlugin(plugin);
      }
    },
  });
}
