import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { ActionLink } from './ActionLink';
import { usePane } from './pane-context';
import { useStyles as useShared } from './styles';
import { useAccess } from './use-settings';

const useStyles = makeStyles({
  note: {
    padding: '4px 12px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** One line while the trial's service answers, with the way to a key of one's own. */
export function TrialNote(): ReactElement | null {
  const { texts, openTab } = usePane();
  const styles = useStyles();
  const shared = useShared();
  if (useAccess() !== 'trial') return null;
  return (
    <div className={mergeClasses(shared.muted, styles.note)}>
      {texts.firstRun.onTrial}{' '}
      <ActionLink onClick={() => openTab('settings')}>{texts.firstRun.ownKey}</ActionLink>
    </div>
  );
}
