import {
  ICommandService,
  IContextService,
  type ILocales,
  type Injector,
  IUndoRedoService,
  IUniverInstanceService,
  LocaleType,
  LogLevel,
  Univer,
} from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';

import { GroupedUndo } from './grouped-undo';

/** The spreadsheet engine: its public face, the container of its services, and its undo. */
export type Engine = { api: FUniver; injector: Injector; undo: GroupedUndo; dispose: () => void };

type EngineOptions = {
  /** @default no texts */
  locales?: ILocales;
  /** @default errors are logged */
  logLevel?: LogLevel;
  /** Adds the plug-ins. */
  register: (univer: Univer) => void;
};

/** Creates the spreadsheet engine. */
export function createEngine({ locales = {}, logLevel = LogLevel.ERROR, register }: EngineOptions): Engine {
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales,
    logLevel,
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
  register(univer);
  const injector = univer.__getInjector();
  const undo = injector.get(IUndoRedoService);
  if (!(undo instanceof GroupedUndo)) throw new Error('Expected the engine to take our undo');
  return { api: FUniver.newAPI(univer), injector, undo, dispose: () => univer.dispose() };
}
