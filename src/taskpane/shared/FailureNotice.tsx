import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';

import type { Failure, FailureKind } from '../../contract/failure';
import { ExternalLink } from './ExternalLink';
import { usePane } from './pane-context';
import { useStyles } from './styles';

const SETTINGS_HELP: ReadonlySet<FailureKind> = new Set([
  'no-key',
  'rejected-key',
  'rate-limited',
  'unreachable',
  'unreadable',
]);

const CONSOLE_HELPS: ReadonlySet<FailureKind> = new Set(['no-key', 'rejected-key', 'no-balance']);

/** What a notice says and offers. */
export type NoticeProps = {
  failure: Failure;
  onRetry?: () => void;
  /** Whether the person is at Settings already. @default false */
  inSettings?: boolean;
};

/** A failure as a message to act on: what happened, what the service said, what to do. */
export function FailureNotice({ failure, onRetry, inSettings = false }: NoticeProps): ReactElement {
  const { texts, openTab, runtime, announce } = usePane();
  const styles = useStyles();
  const { kind } = failure;
  useEffect(() => announce(`${texts.failures[kind]}. ${failure.message}`), [announce, texts, kind, failure]);
  return (
    <MessageBar intent={kind === 'cancelled' ? 'info' : 'error'} layout="multiline">
      <MessageBarBody className={styles.wrap}>
        <MessageBarTitle>{texts.failures[kind]}</MessageBarTitle>
        {failure.message === '' ? null : <> {failure.message}</>} {texts.advice[kind]}{' '}
        {CONSOLE_HELPS.has(kind) ? (
          <ExternalLink address={runtime.deployment.consoleAddress}>{texts.firstRun.console}</ExternalLink>
        ) : null}
      </MessageBarBody>
      <MessageBarActions>
        {onRetry ? (
          <Button size="small" onClick={onRetry}>
            {texts.common.retry}
          </Button>
        ) : null}
        {SETTINGS_HELP.has(kind) && !inSettings ? (
          <Button size="small" onClick={() => openTab('settings')}>
            {texts.common.openSettings}
          </Button>
        ) : null}
      </MessageBarActions>
    </MessageBar>
  );
}
