import type { Storage } from '../../../src/shared/batching/storage';
import type { FakeClock } from './fake-clock';
import { FakeStorage } from './fake-storage';

/** How a storage behaves; a silent one never answers. */
export type StorageMode = 'works' | 'fails' | 'slow' | 'silent';

/** A storage whose behaviour changes while it is used. */
export class MoodyStorage implements Storage {
  mode: StorageMode = 'works';
  private readonly inner = new FakeStorage();

  constructor(private readonly clock: FakeClock) {}

  load = () => this.when(() => this.inner.load());
  put: Storage['put'] = (records) => this.when(() => this.inner.put(records));
  clear = () => this.when(() => this.inner.clear());
  size = () => this.when(() => this.inner.size());
  close = () => this.when(() => this.inner.close());

  private async when<T>(work: () => Promise<T>): Promise<T> {
    if (this.mode === 'silent') return new Promise(() => undefined);
    if (this.mode === 'fails') throw new Error('Expected a working database');
    if (this.mode === 'slow') await this.clock.sleep(4_000);
    return work();
  }
}
