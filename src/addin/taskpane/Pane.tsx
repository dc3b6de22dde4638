import { FluentProvider, makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useReducer, useState, type ReactElement } from 'react';

import type { EntityHead } from '../runtime/knowledge';
import type { Runtime } from '../runtime/runtime';
import type { ActivityPanel, Attention } from './activity/activity-panel';
import { emptyTrail, reduceTrail } from './lookup/trail';
import { PaneContext, type PaneServices, type TabId } from './shared/pane-context';
import { useStyles } from './shared/styles';
import { themeOf } from './shared/theme';
import { useDark } from './shared/use-theme';
import { SEARCH_ID } from './lookup/SearchForm';
import { tabElementId } from './TabBar';
import { Tabs } from './Tabs';
import type { Texts } from './texts/en';

const usePageStyles = makeStaticStyles([
  { body: { margin: 0 } },
  // A mark that turns the direction of writing turns its own text only: a name with one reversed the date behind it.
  { 'span, a, button, dd': { unicodeBidi: 'isolate' } },
  // Fluent only shortens its transitions, and its spinner goes on turning; who asks for no motion gets none.
  `@media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { transition: none !important; animation: none !important; }
  }`,
]);

const usePaneStyles = makeStyles({
  root: {
    minHeight: '100vh',
    minWidth: '300px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase300,
  },
});

/** What the pane is made with. */
export type PaneProps = {
  runtime: Runtime;
  version: string;
  language: string;
  texts: Texts;
  panels: readonly ActivityPanel[];
  attention: Attention;
};

/** The whole pane: theme, texts, the tabs, and the voice for screen readers. */
export function Pane({ runtime, version, language, texts, panels, attention }: PaneProps): ReactElement {
  const dark = useDark();
  usePageStyles();
  const styles = usePaneStyles();
  const shared = useStyles();
  const [tab, setTab] = useState<TabId>('lookup');
  const [trail, walk] = useReducer(reduceTrail, emptyTrail);
  const [said, announce] = useReducer(say, { sentence: '', count: 0 });
  const [lookups, lookUp] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      attention((place) => {
        setTab(place);
        if (place !== 'lookup') return;
        walk({ type: 'search' });
        lookUp();
      }),
    [attention],
  );
  // A person who asks for the search types into it next.
  useEffect(() => {
    if (lookups === 0) return;
    window.focus();
    document.getElementById(SEARCH_ID)?.focus();
  }, [lookups]);
  const openTab = useCallback((id: TabId) => {
    setTab(id);
    // What was pressed may be gone with the tab that it was on.
    document.getElementById(tabElementId(id))?.focus();
  }, []);
  const openEntity = useCallback((head: EntityHead) => {
    walk({ type: 'visit', head });
    setTab('lookup');
  }, []);
  const services = useMemo<PaneServices>(
    () => ({ runtime, texts, language, version, dark, openTab, openEntity, announce }),
    [runtime, texts, language, version, dark, openTab, openEntity],
  );
  return (
    <FluentProvider theme={themeOf(dark)} className={styles.root} data-theme={dark ? 'dark' : 'light'}>
      <PaneContext.Provider value={services}>
        <Tabs selected={tab} trail={trail} walk={walk} panels={panels} />
        <div role="status" aria-live="polite" className={shared.hidden}>
          <span key={said.count}>{said.sentence}</span>
        </div>
      </PaneContext.Provider>
    </FluentProvider>
  );
}

/** What was said last; the count makes a sentence that is said again a new one, which is read again. */
type Said = { sentence: string; count: number };

function say({ count }: Said, sentence: string): Said {
  return { sentence, count: count + 1 };
}
