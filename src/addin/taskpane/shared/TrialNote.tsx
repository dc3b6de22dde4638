import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { ActionLink } from './ActionLink';
import { usePane } from './pane-context';
import { useStyles as useShared } from './styles';
import { useAccess } from './use-settings';
import { useSubscribed } from './use-subscribed';

const useStyles = makeStyles({
  note: {
    padding: '4px 12px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** A note while the trial service is used, with a link to add a key. */
export function TrialNote(): ReactElement | null {
  const { texts, openTab, runtime } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const { activity } = runtime;
  const isDown = useSubscribed(activity, () => activity.get().unanswered?.since !== undefined);
  if (useAccess() !== 'trial') return null;
  return (
    <div className={mergeClasses(shared.muted, styles.note)}>
      {isDown ? texts.firstRun.onTrialDown : texts.firstRun.onTrial}{' '}
      <ActionLink onClick={() => openTab('settings')}>{texts.firstRun.ownKey}</ActionLink>
    </div>
  );
}
