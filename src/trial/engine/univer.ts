import { type Injector, LocaleType, LogLevel, mergeLocales, Univer } from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import { UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import enUS from '@univerjs/preset-sheets-core/locales/en-US';

import '@univerjs/preset-sheets-core/lib/index.css';

/** The spreadsheet engine: its public face, and the container of its services. */
export type Engine = { api: FUniver; injector: Injector };

/**
 * Starts the spreadsheet engine inside the element with this id. The plug-ins are registered one by one because
 * `@univerjs/presets`, which would do it, pulls in presets that are not open source.
 */
export function bootEngine(container: string): Engine {
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: mergeLocales(enUS) },
    logLevel: LogLevel.ERROR,
  });
  const preset = UniverSheetsCorePreset({
    container,
    toolbar: false,
    // Identifiers such as a CIK are text on purpose.
    sheets: { disableForceStringAlert: true, disableForceStringMark: true },
  });
  for (const plugin of preset.plugins) {
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0], plugin[1]);
    else univer.registerPlugin(plugin);
  }
  return { api: FUniver.newAPI(univer), injector: univer.__getInjector() };
}
