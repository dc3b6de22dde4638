import type { ReactElement } from 'react';

import { usePane } from './pane-context';
import { PaneNotice } from './PaneNotice';
import { SignInButton } from './SignInButton';
import { useKeyState } from './use-settings';

/** Says above every tab that the sign-in has ended, with the way back. */
export function SignInNotice(): ReactElement | null {
  const { texts } = usePane();
  const held = useKeyState();
  if (held?.signedIn?.hasEnded !== true) return null;
  return (
    <PaneNotice intent="warning" title={texts.signIn.ended}>
      {texts.signIn.endedText}
      <SignInButton retention={held.retention} />
    </PaneNotice>
  );
}
