import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { formatNumber, formatTime } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { PaneNotice } from '../shared/PaneNotice';
import { useSubscribed } from '../shared/use-subscribed';
import { useFilling } from './use-retry';

/** What cells were told that the service does not answer, with the one click that has them filled when it does. */
export function UnansweredNotice(): ReactElement | null {
  const { activity } = usePane().runtime;
  const unanswered = useSubscribed(activity, () => activity.get().unanswered);
  return unanswered === undefined ? null : <UnansweredBar {...unanswered} />;
}

function UnansweredBar({ needs, since }: NonNullable<ActivityState['unanswered']>): ReactElement | null {
  const { texts, language } = usePane();
  const { cells, isWanted, hasFailed, fill } = useFilling({ needs, since });
  const words = texts.unanswered;
  const isBack = since === undefined;
  // What only the pane asked is said where it was asked.
  if (cells === 0) return null;
  const button = (
    <Button size="small" onClick={fill}>
      {isBack ? words.fill : words.fillLater}
    </Button>
  );
  return (
    <PaneNotice
      intent={isBack ? 'info' : 'warning'}
      title={isBack ? words.back : words.since(formatTime(since, language))}
      actions={isWanted ? undefined : button}
    >
      {isWanted ? words.wanted : words.cells(formatNumber(cells, language))}
      {hasFailed ? ` ${texts.insert.failed}.` : null}
    </PaneNotice>
  );
}
