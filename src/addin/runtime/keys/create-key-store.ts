import { notLoaded } from '../../../shared/contract/failure';
import type { KeyParts } from './key-changes';
import type { KeyStore } from './key-store';

/** Makes the key store: what happens to the key reaches the layer that uses it, and the other open workbooks. */
export function createKeyStore(options: KeyParts): KeyStore {
  const { kept, layers, lines, channel } = options;
  // What an earlier key left is wiped with the key: nobody is there any more whom it would serve.
  const follow = () => (kept.state()?.retention === 'remembered' ? layers.follow() : layers.wipeAndFollow());
  if (channel !== undefined) {
    const hear = async (isGone: boolean) => {
      if (!(await kept.reload(isGone))) return;
      await follow();
      lines.add('API key changed in another workbook');
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => void hear(data === 'gone');
  }
  // Only a person changes the key, so what does it comes with the first change.
  const changes = async () => {
    const { keyChanges } = await import(/* webpackChunkName: "budget" */ './key-changes').catch(notLoaded);
    return keyChanges({ ...options, follow });
  };
  return {
    state: kept.state,
    test: async (key) => (await changes()).test(key),
    set: async (key, retention) => (await changes()).set(key, retention),
    forget: async () => (await changes()).forget(),
    signIn: kept.session && (async (retention) => (await changes()).signIn(retention)),
    subscribe: (listener) => kept.listeners.add(listener),
  };
}
