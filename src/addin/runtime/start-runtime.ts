import { inTime, systemClock } from '../../shared/batching/clock';
import { createRuntime, type RuntimeOptions } from './create-runtime';
import type { Runtime } from './runtime';
import { storedValues } from './stored-values';
import { browserTextStorage, memoryTextStorage, type TextStorage } from './text-storage';
import { chooseLanguage } from '../../shared/messages/choose-language';

/** Starts the add-in's runtime in the page that it is called from, as soon as Office is ready. */
export async function startRuntime(
  restart: Pick<RuntimeOptions, 'onLateConfig' | 'handedOver'> = {},
): Promise<Runtime> {
  // Before Office is ready its context, and with it the partition key, is not there.
  await Office.onReady();
  // Before the first sentence is made; where they do not come, sentences are English.
  await inTime(hostSentences(), { clock: systemClock, otherwise: () => undefined }).catch(() => undefined);
  return createRuntime({
    ...restart,
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

/** The language of Office's own texts, or the browser's where the host does not say. */
async function hostSentences(): Promise<void> {
  const { displayLanguage = navigator.language } = Office.context as Partial<Office.Context>;
  await chooseLanguage(displayLanguage);
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
