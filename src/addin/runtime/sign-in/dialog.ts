import * as v from 'valibot';

import type { Clock } from '../../../shared/batching/clock';
import { SignInEnded, type SignInEnding } from './sign-in-outcome';

/** While the window is open no cell is calculated, so nobody may forget it behind others. */
const LIMIT_MS = 5 * 60_000;
/** In percent of the screen, as Office counts. */
const SIZE = { height: 70, width: 35 };

/** Office's own codes (Errors and events in the Office dialog box). */
const ENDINGS = new Map<number, SignInEnding>([
  [12002, 'unreachable'],
  [12003, 'unreachable'],
  [12006, 'closed'],
  [12007, 'busy'],
  [12009, 'blocked'],
  [12011, 'blocked'],
]);

/** What the page of the window tells: the provider's answer as a query, or that it could not be reached. */
const toldSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.object({ answer: v.string() }), v.object({ failed: v.string() })]),
);

/** Opens our page in a window of Office and waits for what it tells; the window is closed however that ends. */
export function askInDialog(address: string, clock: Clock): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const refuse = (code: number) => reject(new SignInEnded(ENDINGS.get(code) ?? 'unsupported'));
    const opened = ({ status, value: dialog, error }: Office.AsyncResult<Office.Dialog>) => {
      if (status !== Office.AsyncResultStatus.Succeeded) {
        refuse(error.code);
        return;
      }
      const end = (settle: () => void) => {
        cancel();
        dialog.close();
        settle();
      };
      const cancel = clock.after(LIMIT_MS, () => end(() => reject(new SignInEnded('too-late'))));
      dialog.addEventHandler(Office.EventType.DialogMessageReceived, (told) => {
        // A page of another site, which the person was led to, has nothing to tell.
        if (!('message' in told) || (told.origin ?? location.origin) !== location.origin) return;
        end(() => take(told.message, resolve, reject));
      });
      dialog.addEventHandler(Office.EventType.DialogEventReceived, (event) => {
        if (!('error' in event)) return;
        cancel();
        // One that shows an error of Office's stays open.
        if (event.error !== 12006) dialog.close();
        refuse(event.error);
      });
    };
    try {
      Office.context.ui.displayDialogAsync(address, SIZE, opened);
    } catch {
      reject(new SignInEnded('unsupported'));
    }
  });
}

function take(
  message: string,
  resolve: (answer: URLSearchParams) => void,
  reject: (ended: SignInEnded) => void,
) {
  const told = v.safeParse(toldSchema, message);
  if (!told.success) reject(new SignInEnded('not-genuine'));
  else if ('failed' in told.output) reject(new SignInEnded('unreachable'));
  else resolve(new URLSearchParams(told.output.answer));
}
