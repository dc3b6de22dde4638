import type { ComponentType } from 'react';

import type { Texts } from '../texts/en';

/** A section of Activity that a workbook action brings along, such as refresh, freeze, audit or coverage. */
export type ActivityPanel = {
  id: string;
  title: (texts: Texts) => string;
  Panel: ComponentType;
};

/** Calls its listener whenever the panels of the actions are wanted; returns what ends that. */
export type Attention = (listener: (tab: 'lookup' | 'activity') => void) => () => void;
