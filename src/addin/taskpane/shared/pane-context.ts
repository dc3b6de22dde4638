import { createContext, useContext } from 'react';

import type { EntityHead } from '../../runtime/knowledge';
import type { Runtime } from '../../runtime/runtime';
import type { Texts } from '../texts/en';

/** The tabs, in their order. */
export const TAB_IDS = ['lookup', 'ask', 'cell', 'activity', 'settings'] as const;

/** One of the tabs. */
export type TabId = (typeof TAB_IDS)[number];

/** What every part of the pane may use. */
export type PaneServices = {
  runtime: Runtime;
  texts: Texts;
  /** BCP 47, for numbers and dates. */
  language: string;
  /** The add-in's version. */
  version: string;
  dark: boolean;
  openTab: (tab: TabId) => void;
  /** Shows an entity's profile under Lookup. */
  openEntity: (head: EntityHead) => void;
  /** Says a sentence to a screen reader. */
  announce: (sentence: string) => void;
};

/** Carries the services to the components. */
export const PaneContext = createContext<PaneServices | undefined>(undefined);

/** The services of the pane around this component. */
export function usePane(): PaneServices {
  const services = useContext(PaneContext);
  if (!services) throw new Error('Expected a component of the pane to be rendered inside PaneContext');
  return services;
}
