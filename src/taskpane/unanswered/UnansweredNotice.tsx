import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';

import type { ActivityState } from '../../runtime/activity';
import { formatNumber, formatTime } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { useSubscribed } from '../shared/use-subscribed';
import { useFilling } from './use-filling';

const useStyles = makeStyles({ notice: { padding: '8px 12px 0' } });

/** What cells were told that the service does not answer, with the one click that has them filled when it does. */
export function UnansweredNotice(): ReactElement | null {
  const { activity } = usePane().runtime;
  const { unanswered } = useSubscribed(activity, () => activity.get());
  return unanswered === undefined ? null : <UnansweredBar {...unanswered} />;
}

function UnansweredBar({ needs, since }: NonNullable<ActivityState['unanswered']>): ReactElement | null {
  const { texts, language, announce } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const { cells, isWanted, hasFailed, fill } = useFilling({ needs, since });
  const words = texts.unanswered;
  const isBack = since === undefined;
  const title = isBack ? words.back : words.since(formatTime(since, language));
  const isShown = cells > 0;
  useEffect(() => {
    if (isShown) announce(title);
  }, [isShown, title, announce]);
  // What only the pane asked is said where it was asked.
  if (!isShown) return null;
  return (
    <div className={styles.notice}>
      <MessageBar intent={isBack ? 'info' : 'warning'} layout="multiline">
        <MessageBarBody className={shared.wrap}>
          <MessageBarTitle>{title}</MessageBarTitle>{' '}
          {isWanted ? words.wanted : words.cells(formatNumber(cells, language))}
          {hasFailed ? ` ${texts.insert.failed}.` : null}
        </MessageBarBody>
        {isWanted ? null : (
          <MessageBarActions>
            <Button size="small" onClick={fill}>
              {isBack ? words.fill : words.fillLater}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    </div>
  );
}
