import type { AuthenticationResult, IPublicClientApplication } from '@azure/msal-browser';

import type { Clock } from '../../../shared/batching/clock';
import type { SignInConfig } from './sign-in-config';
import { SignInEnded } from './sign-in-outcome';
import type { Flow, SignedIn } from './credentials';

/** Whether this Office signs in by itself for the pages in it. */
export function canNest(): boolean {
  try {
    return Office.context.requirements.isSetSupported('NestedAppAuth', '1.1');
  } catch {
    return false;
  }
}

/** Signs in with the account that Office itself is signed in with: nested app authentication, Microsoft Entra's own. */
export function nestedFlow({ issuer, clientId, scope }: SignInConfig, clock: Clock): Flow {
  const request = { scopes: scope.split(/\s+/) };
  let opening: Promise<IPublicClientApplication> | undefined;
  const open = async () => {
    const { createNestablePublicClientApplication: create } = await import(
      /* webpackChunkName: "msal" */ '@azure/msal-browser'
    );
    // Entra's issuer ends with the version of its tokens, its authority does not.
    const auth = { clientId, authority: issuer.replace(/\/v2\.0\/?$/, '') };
    // By itself it would keep tokens readable in the session's storage.
    return create({ auth, cache: { cacheLocation: 'memoryStorage' } });
  };
  const asking = async (ask: (client: IPublicClientApplication) => Promise<AuthenticationResult>) => {
    const askedAt = clock.now();
    opening ??= open();
    // What failed is tried again next time.
    opening.catch(() => (opening = undefined));
    try {
      return signedIn(await ask(await opening), askedAt);
    } catch (error) {
      throw endingOf(error);
    }
  };
  return {
    renewsItself: true,
    begin: () =>
      asking((client) => client.acquireTokenSilent(request).catch(() => client.acquireTokenPopup(request))),
    renew: () => asking((client) => client.acquireTokenSilent(request)),
    // It is Office's own sign-in, which stays as it is.
    end: () => Promise.resolve(),
  };
}

function signedIn(
  { accessToken, account, idTokenClaims, expiresOn }: AuthenticationResult,
  askedAt: number,
): SignedIn {
  const { sub } = idTokenClaims as { sub?: string };
  return {
    subject: sub ?? account.localAccountId,
    name: account.name ?? account.username,
    token: accessToken,
    askedAt,
    until: expiresOn?.getTime(),
    refresh: undefined,
  };
}

/** MSAL names what went wrong by a code; its sentences may hold more than is to be shown. */
function endingOf(error: unknown): SignInEnded {
  const { name, errorCode = '' } = error as { name?: string; errorCode?: string };
  // Of these it need name none.
  if (name === 'InteractionRequiredAuthError') return new SignInEnded('refused', errorCode);
  if (/^user_cancell?ed$/.test(errorCode)) return new SignInEnded('closed');
  if (/popup_window_error|empty_window_error/.test(errorCode)) return new SignInEnded('blocked');
  if (/network|endpoint_resolution|temporarily|^$/.test(errorCode)) return new SignInEnded('unreachable');
  return new SignInEnded('refused', errorCode);
}
