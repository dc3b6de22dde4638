import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { canLoadOnOpen } from '../shared/host';
import { usePane } from '../shared/pane-context';
import { PaneNotice } from '../shared/PaneNotice';
import { useSettings } from '../shared/use-settings';
import { useSubscribed } from '../shared/use-subscribed';

/** Asks once whether the add-in is loaded with workbooks that hold its formulas, when it has calculated the first. */
export function LoadNotice(): ReactElement | null {
  const { runtime, texts } = usePane();
  const { activity, settings, deployment } = runtime;
  const { loadOnOpen } = useSettings();
  const hasFormulas = useSubscribed(activity, () => activity.get().total.calls > 0);
  const isFixed = deployment.policy?.loadOnOpen !== undefined;
  if (loadOnOpen !== 'ask' || isFixed || !hasFormulas || !canLoadOnOpen()) return null;
  const choose = (choice: 'always' | 'never') => void settings.set({ loadOnOpen: choice });
  const words = texts.loadOnOpen;
  return (
    <PaneNotice
      intent="info"
      title={words.title}
      actions={
        <>
          <Button size="small" onClick={() => choose('always')}>
            {words.yes}
          </Button>
          <Button size="small" onClick={() => choose('never')}>
            {words.no}
          </Button>
        </>
      }
    >
      {words.text}
    </PaneNotice>
  );
}
