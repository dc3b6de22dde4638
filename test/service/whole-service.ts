import { join } from 'node:path';

import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { createService, type Service } from '../../src/service/app';
import { storeOf } from '../../src/service/create-store';
import type { GraphEngine } from '../../src/service/answers/engine';
import { createEntitySearch, type EntitySearch } from '../../src/service/search/entity-search';
import type { MemoryGraph } from '../../src/service/memory/memory-graph';
import type { Store } from '../../src/service/store/store';
import { searchWrittenDown, storeWrittenDown, writtenDown } from './recorded-call';
import { loadDataset } from './load-dataset';

const DATA = join(__dirname, '../../src/service/data');

/** The key that the whole service lets in. */
const KEY = 'ker-test-key';

/** The embedded service with its whole dataset and the parts that it is made of, each made for the first that asks. */
export class WholeService {
  private madeStore: MemoryGraph | undefined;
  private madeSearch: EntitySearch | undefined;
  private madeEngine: GraphEngine | undefined;
  private madeAnswering: Store | undefined;
  private madeService: Service | undefined;

  get store(): MemoryGraph {
    return (this.madeStore ??= loadDataset(DATA));
  }

  get search(): EntitySearch {
    return (this.madeSearch ??= searchWrittenDown(createEntitySearch(this.store)));
  }

  get engine(): GraphEngine {
    return (this.madeEngine ??= writtenDown(createKnowledgeEngine(this.store, this.search)));
  }

  get answering(): Store {
    return (this.madeAnswering ??= storeWrittenDown(storeOf(this.store)));
  }

  /** It answers Requests and remembers nothing of them but their number. */
  get service(): Service {
    return (this.madeService ??= createService({ store: this.answering, keys: [KEY] }));
  }
}
