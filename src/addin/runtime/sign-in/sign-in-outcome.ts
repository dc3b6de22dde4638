import { Failure } from '../../../shared/contract/failure';
import { verbatim } from '../../../shared/messages/message';

/** How a sign-in can end without anybody being signed in; the pane has a sentence for each. */
export type SignInEnding =
  /** The person closed the window. */
  | 'closed'
  /** The browser or Office did not open the window. */
  | 'blocked'
  /** Another window of this add-in is open. */
  | 'busy'
  | 'too-late'
  /** The provider, or a page on the way to it, did not answer. */
  | 'unreachable'
  /** The provider said no, in words of its own. */
  | 'refused'
  /** What came back is no answer to what was asked. */
  | 'not-genuine'
  /** This host opens no windows. */
  | 'unsupported';

const LONGEST_SAID = 200;

/** A sign-in that ended without anybody being signed in. */
export class SignInEnded extends Failure {
  /** What the provider said, as one short line. */
  readonly said: string;

  constructor(
    readonly ending: SignInEnding,
    said = '',
  ) {
    super('no-key', verbatim(`Nobody signed in (${ending}).`));
    this.said = said.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SAID);
  }
}
