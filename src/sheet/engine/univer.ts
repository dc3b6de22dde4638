import {
  ICommandService,
  IContextService,
  type Injector,
  IUndoRedoService,
  IUniverInstanceService,
  LocaleType,
  LogLevel,
  mergeLocales,
  Univer,
} from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import { UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import { CalculationMode } from '@univerjs/sheets-formula';
import enUS from '@univerjs/preset-sheets-core/locales/en-US';

import { GroupedUndo } from './grouped-undo';
import { NEW_SHEET } from './new-sheet';

import '@univerjs/preset-sheets-core/lib/index.css';

/** The spreadsheet engine: its public face, the container of its services, and its undo. */
export type Engine = { api: FUniver; injector: Injector; undo: GroupedUndo };

/**
 * Starts the spreadsheet engine inside the element with this id. The plug-ins are registered one by one because
 * `@univerjs/presets`, which would do it, pulls in presets that are not open source.
 */
export function bootEngine(container: string): Engine {
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: mergeLocales(enUS) },
    logLevel: LogLevel.ERROR,
    override: [
      [
        IUndoRedoService,
        {
          useFactory: (...parts: ConstructorParameters<typeof GroupedUndo>) => new GroupedUndo(...parts),
          deps: [IUniverInstanceService, ICommandService, IContextService],
        },
      ],
    ],
  });
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
  for (const plugin of preset.plugins) {
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
    else univer.registerPlugin(plugin);
  }
  const injector = univer.__getInjector();
  const undo = injector.get(IUndoRedoService);
  if (!(undo instanceof GroupedUndo)) throw new Error('Expected the engine to take our undo');
  return { api: FUniver.newAPI(univer), injector, undo };
}
