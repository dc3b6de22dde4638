import type { TrialHost } from '../host';
import type { Keeping, WorkbookKeeper } from '../autosave/workbook-keeper';
import { ask } from './question';
import { button } from './sheet-bar';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Cells that are still asked for after this time are saved without a value. */
const WAIT_MS = 20_000;

const KEEPING: Record<Keeping, string> = {
  kept: 'Saved in this browser',
  keeping: 'Saving…',
  elsewhere: 'Not saved: another tab has this workbook open',
  nowhere: 'Not saved: this browser stores no data here',
};

type Parts = { host: TrialHost; keeper: WorkbookKeeper; say: (sentence: string) => void };

/** Draws what one does to the workbook as a whole: start anew, open and save a file; and says whether it is kept. */
export function drawFileTools(bar: HTMLElement, parts: Parts): void {
  const { keeper, say } = parts;
  const file = document.createElement('input');
  file.type = 'file';
  file.accept = '.xlsx';
  file.hidden = true;
  file.setAttribute('aria-label', 'Workbook to open');
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (chosen) open(chosen, parts).catch((error: unknown) => say(sentenceOf(error)));
  });
  const kept = document.createElement('span');
  kept.className = 'kept';
  // A narrow bar cuts the sentence short; the pointer shows all of it.
  const tell = () => (kept.title = kept.textContent = KEEPING[keeper.keeping]);
  keeper.onChange(tell);
  tell();
  bar.append(
    kept,
    button('Start over', 'Go back to the sample workbook', () => {
      startAnew(parts).catch((error: unknown) => say(sentenceOf(error)));
    }),
    button('Open .xlsx', 'Open a workbook from a file', () => file.click()),
    file,
    button('Save as .xlsx', 'Save the workbook as a file for Excel', () => {
      save(parts).catch((error: unknown) => say(sentenceOf(error)));
    }),
  );
}

async function startAnew({ keeper }: Parts): Promise<void> {
  const isMeant =
    !keeper.changed ||
    (await ask({
      text: 'Start over with the sample workbook?',
      detail: 'Changes since it was last saved as .xlsx will be lost.',
      confirm: 'Start over',
    }));
  if (!isMeant) return;
  await keeper.end(undefined);
  location.reload();
}

async function open(file: File, { keeper, say }: Parts): Promise<void> {
  if (!keeper.canReplace) {
    say('This browser stores no data here, so no file can be opened. Allow the page to store data.');
    return;
  }
  say(`Opening ${file.name}…`);
  const { readWorkbookFile } = await import(/* webpackChunkName: "xlsx" */ '../xlsx/read-workbook-file');
  const workbook = await readWorkbookFile(file);
  say('');
  const isMeant =
    !keeper.changed ||
    (await ask({
      text: `Open ${file.name} in place of this workbook?`,
      detail: 'Changes here since it was last saved as .xlsx will be lost.',
      confirm: 'Open',
    }));
  if (!isMeant) return;
  await keeper.end(workbook);
  location.reload();
}

async function save({ host, keeper, say }: Parts): Promise<void> {
  say('Waiting for the cells…');
  await Promise.race([host.idle(), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  say('Saving…');
  const { writeWorkbookFile } = await import(/* webpackChunkName: "xlsx" */ '../xlsx/write-workbook-file');
  const bytes = await writeWorkbookFile(host);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: TYPE }));
  link.download = `${keeper.name}.xlsx`;
  link.click();
  URL.revokeObjectURL(link.href);
  keeper.saved(keeper.name);
  say(`Saved as ${keeper.name}.xlsx`);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
