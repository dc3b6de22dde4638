import { createRoot } from 'react-dom/client';

import type { Runtime } from '../runtime/runtime';
import type { ActivityPanel, Attention } from './activity/activity-panel';
import { Pane } from './Pane';
import { hostLanguage } from './shared/host';
import { formatLanguage } from './shared/language';
import { chooseTexts } from './texts/choose-texts';

/** How the pane is shown. */
export type PaneOptions = {
  /** The add-in's version, for Settings and diagnostics. */
  version: string;
  /** BCP 47. @default the language that Office is displayed in */
  language?: string;
  /** Panels of the workbook actions, shown as sections of Activity. @default none */
  panels?: readonly ActivityPanel[];
  /** Calls its listener whenever a ribbon command wants the panels to be seen; returns what ends that. @default never */
  attention?: Attention;
};

const NEVER: Attention = () => () => undefined;

/** Renders the pane into an element; resolves with what takes it away again. */
export async function mountPane(
  element: HTMLElement,
  runtime: Runtime,
  options: PaneOptions,
): Promise<() => void> {
  const { version, panels = [], attention = NEVER } = options;
  const language = formatLanguage(options.language ?? hostLanguage());
  const texts = await chooseTexts(language);
  const root = createRoot(element);
  document.documentElement.lang = language;
  root.render(
    <Pane
      runtime={runtime}
      version={version}
      language={language}
      texts={texts}
      panels={panels}
      attention={attention}
    />,
  );
  return () => root.unmount();
}
