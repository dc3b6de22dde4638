import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';

import type { Failure, FailureKind } from '../../../shared/contract/failure';
import type { Texts } from '../texts/en';
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
  const isSignIn = runtime.keys.signIn !== undefined;
  const { title, advice } = wordsFor(kind, texts, isSignIn);
  useEffect(() => announce(`${title}. ${failure.message}`), [announce, title, failure]);
  return (
    <MessageBar intent={kind === 'cancelled' ? 'info' : 'error'} layout="multiline">
      <MessageBarBody className={styles.wrap}>
        <MessageBarTitle>{title}</MessageBarTitle>
        {failure.message === '' ? null : <> {failure.message}</>} {advice}{' '}
        {CONSOLE_HELPS.has(kind) && !isSignIn ? (
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

/** Where people sign in, what failed for want of a key failed for want of that. */
function wordsFor(
  kind: FailureKind,
  { failures, advice, signIn }: Texts,
  isSignIn: boolean,
): { title: string; advice: string } {
  if (!isSignIn) return { title: failures[kind], advice: advice[kind] };
  return {
    title: { ...failures, ...signIn.failures }[kind],
    advice: { ...advice, ...signIn.advice }[kind],
  };
}
