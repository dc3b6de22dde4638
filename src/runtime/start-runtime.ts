import { systemClock } from '../batching/clock';
import { createRuntime } from './create-runtime';
import type { Runtime } from './runtime';
import { storedValues } from './stored-values';
import { browserTextStorage, memoryTextStorage, type TextStorage } from './text-storage';

/** Starts the add-in's runtime in the page that it is called from, as soon as Office is ready. */
export async function startRuntime(): Promise<Runtime> {
  // Before Office is ready its context, and with it the partition key, is not there.
  await Office.onReady();
  return createRuntime({
    page: location.href,
    fetch: (url, init) => fetch(url, init),
    clock: systemClock,
    texts: hostTexts(),
    openStorage: storedValues,
    channel: openChannel('ker.key'),
    workbooks: openChannel('ker.workbooks'),
    workbook: workbookAddress,
  });
}

/** '' where the workbook was never saved, or the host shows the functions no document. */
function workbookAddress(): string {
  const { document } = Office.context as Partial<Office.Context>;
  return document?.url ?? '';
}

/** Undefined where the host has no such channel, or its privacy settings forbid it. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Office's own storage where the host has it, else the browser's, else memory: some browsers forbid theirs in frames. */
function hostTexts(): TextStorage {
  try {
    if (typeof OfficeRuntime !== 'undefined' && 'storage' in OfficeRuntime) return OfficeRuntime.storage;
    return browserTextStorage(localStorage, Office.context.partitionKey);
  } catch {
    return memoryTextStorage();
  }
}
