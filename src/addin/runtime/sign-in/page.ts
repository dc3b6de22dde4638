import * as v from 'valibot';

import { systemClock } from '../../../shared/batching/clock';
import { Provider } from './provider';
import { readSignIn } from './sign-in-config';

/** What the window says while it leads on; whoever reads it sees it for a moment. */
const TEXTS = {
  en: { leading: 'You are being led to your organisation’s sign-in…', back: 'You can close this window.' },
  de: {
    leading: 'Sie werden zur Anmeldung Ihrer Organisation geführt…',
    back: 'Sie können dieses Fenster schließen.',
  },
};

const configSchema = v.object({ signIn: v.unknown() });

/**
 * Leads the window to the provider that `config.json` beside the page names, and to no other address, whoever wrote the
 * link; led back to, it tells the add-in what the provider answered, and keeps nothing.
 */
async function run(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const isAnswer = !asked.has('code_challenge');
  say(isAnswer ? 'back' : 'leading');
  // Office.js notes on the window's first page whose window it is, so it is waited for there too.
  await Office.onReady();
  if (isAnswer) {
    tell({ answer: location.search.slice(1) });
    return;
  }
  try {
    location.replace(await authorization(asked));
  } catch {
    tell({ failed: 'unreachable' });
  }
}

async function authorization(asked: URLSearchParams): Promise<string> {
  const redirectUri = location.origin + location.pathname;
  const reply = await fetch('config.json', { cache: 'no-store' });
  const config = readSignIn(v.parse(configSchema, await reply.json()).signIn);
  if ('problems' in config) throw new Error(config.problems.join('. '));
  const provider = new Provider(config, {
    redirectUri,
    clock: systemClock,
    fetch: (url, init) => fetch(url, init),
  });
  return provider.authorization(asked);
}

function tell(told: { answer: string } | { failed: string }): void {
  Office.context.ui.messageParent(JSON.stringify(told));
}

function say(which: keyof typeof TEXTS.en): void {
  const language = navigator.language.startsWith('de') ? 'de' : 'en';
  const element = document.getElementById('said');
  document.documentElement.lang = language;
  if (element) element.textContent = TEXTS[language][which];
}

void run();
