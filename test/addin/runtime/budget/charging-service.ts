import { IDBFactory } from 'fake-indexeddb';

import { memoryTextStorage } from '../../../../src/addin/runtime/text-storage';
import { FakeClock } from '../../../shared/batching/fake-clock';
import { KEY, smallService } from '../../../service/small-service';
import { idOf } from '../../../service/small-store';
import { startAddIn, type Choices, type RunningAddIn } from '../running-add-in';

/** Where the workbook of these tests lies. */
export const MODEL = 'https://books.example/model.xlsx';

/** The embedded service's handler, which here does not say that it costs nothing: as a service that charges. */
export function charging({ intercept, ...choices }: Choices = {}): Choices {
  return {
    service: smallService({ keys: [KEY] }),
    intercept: (request) =>
      request.url.endsWith('/status') ? new Response('', { status: 404 }) : intercept?.(request),
    ...choices,
  };
}

const channels: BroadcastChannel[] = [];
// An open channel keeps the process alive, also where a test failed before it closed its workbooks.
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** One profile: what its workbooks share. */
export function profile(choices: Choices = {}) {
  globalThis.indexedDB = new IDBFactory();
  const shared = { texts: memoryTextStorage(), clock: new FakeClock() };
  const opened: RunningAddIn[] = [];
  return {
    ...shared,
    open: async (own: Choices = {}): Promise<RunningAddIn> => {
      const workbooks = new BroadcastChannel('ker.workbooks');
      channels.push(workbooks);
      const addIn = await startAddIn({ ...charging(choices), ...shared, workbooks, ...own });
      opened.push(addIn);
      return addIn;
    },
    close: () => Promise.all(opened.map((addIn) => addIn.until(addIn.runtime.close()))),
  };
}

/** Cells that ask one entity each, from the nth; each settles with a value or a failure. */
export function cells({ runtime }: RunningAddIn, from: number, to: number): Promise<unknown[]> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  return Promise.all(
    numbers.map(async (at) => {
      try {
        return await runtime.knowledge.property(idOf(at), 'lei', { cell: `Sheet1!A${at}` });
      } catch (failure) {
        return failure;
      }
    }),
  );
}

/** What left for the service's five operations. */
export function spent(...addIns: RunningAddIn[]): number {
  return addIns.flatMap(({ sent }) => sent).filter(({ url }) => url.includes('/v1/')).length;
}
