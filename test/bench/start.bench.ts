import { join } from 'node:path';

import { storeOf } from '../../src/service/create-store';
import { datasetInSteps } from '../../src/service/dataset/load';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import { inSlices } from '../../src/service/steps';
import { linkEntities } from '../../src/service/store/link-entities';
import { warmUp } from '../../src/service/warm-up';
import { report } from './target';

/**
 * The longest time that nobody else had his turn, in milliseconds: of processor time, since what others do on the machine is
 * no part of it, and no more than went by, since the collector's other threads work beside the turn.
 */
class Turns {
  #began = process.cpuUsage();
  #since = performance.now();
  #longest = 0;
  #isOver = false;

  constructor() {
    this.#turn();
  }

  /** The longest turn since the last look. */
  taken(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  end(): void {
    this.#isOver = true;
  }

  #turn(): void {
    const { user, system } = process.cpuUsage(this.#began);
    const passed = performance.now() - this.#since;
    this.#longest = Math.max(this.#longest, Math.min((user + system) / 1000, passed));
    this.#began = process.cpuUsage();
    this.#since = performance.now();
    if (!this.#isOver) setImmediate(() => this.#turn());
  }
}

/** How long requests wait while the service starts: loading its dataset, making its indexes, answering for the first time. */
async function main(): Promise<void> {
  const turns = new Turns();
  const target = (name: string): void =>
    report({
      bench: 'start',
      name: `longest turn, ms: ${name}`,
      value: turns.taken(),
      target: 50,
      better: 'lower',
    });
  const parts = await inSlices(datasetInSteps(join(process.cwd(), 'src/service/data')));
  target('the dataset is read');
  const graph = createMemoryGraph(parts, await inSlices(linkEntities(parts)));
  target('the dataset is linked');
  const store = storeOf(graph);
  await store.prepare();
  target('indexes are made');
  await warmUp(store);
  target('the first questions');
  turns.end();
}

void main();
