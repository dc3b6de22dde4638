import { askInDialog } from './dialog';
import { Provider, type ProviderParts } from './provider';
import type { SignInConfig } from './sign-in-config';
import { SignInEnded } from './sign-in-outcome';
import type { Flow } from './credentials';

/** The page that leads to the provider and is led back to, beside the add-in's own. */
export const SIGN_IN_PAGE = 'sign-in.html';

/** Signs in at any OpenID provider, in a window: the authorization code flow with PKCE. */
export function dialogFlow(config: SignInConfig, parts: ProviderParts): Flow {
  const provider = new Provider(config, parts);
  return {
    renewsItself: false,
    async begin() {
      const secrets = Provider.secrets();
      // The verifier stays here; what the window's address holds is of no use without it.
      const shown = await Provider.shown(secrets);
      const answer = await askInDialog(`${parts.redirectUri}?${shown.toString()}`, parts.clock);
      return provider.redeem(answer, secrets);
    },
    async renew(refresh) {
      if (refresh === undefined) throw new SignInEnded('refused');
      return provider.refresh(refresh);
    },
    async end(refresh) {
      if (refresh !== undefined) await provider.revoke(refresh);
    },
  };
}
