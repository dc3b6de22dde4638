// Prints every English text that a person reads, so that they can be read in one sitting: `npm run texts`.
import { readFileSync } from 'node:fs';

import { en } from '../../src/addin/taskpane/texts/en';
import { TEMPLATES } from '../../src/addin/workbook/templates/templates';
import { CELLS } from '../../src/shared/messages/de/cells';
import { CLIENT } from '../../src/shared/messages/de/client';
import { FUNCTIONS } from '../../src/shared/messages/de/functions';
import { HISTORY } from '../../src/shared/messages/de/history';
import { RUNTIME } from '../../src/shared/messages/de/runtime';
import { sampleSheet } from '../../src/trial/page/sample-sheet';

/** Stands for any value of a sentence: a text, a count or a range of costs. */
const SLOT: unknown = Object.assign(Object('{}') as object, { from: '{}', to: '{}' });

print('Cell messages', Object.keys({ ...CELLS, ...CLIENT, ...RUNTIME, ...FUNCTIONS, ...HISTORY }));
print('Pane', textsIn(en));
print(
  'Ribbon',
  [...readFileSync('manifest.xml', 'utf8').matchAll(/<bt:String id="[^"]*" DefaultValue="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  ),
);
print('Templates', textsIn(TEMPLATES).filter(isProse));
print('Sample sheet', textsIn(sampleSheet('sample').cellData).filter(isProse));

function print(title: string, texts: readonly string[]): void {
  console.log(`# ${title} (${texts.length})\n\n${[...new Set(texts)].join('\n')}\n`);
}

/** All texts below a value, those of functions with `{}` for what goes into them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [String((value as (...slots: unknown[]) => unknown)(SLOT, SLOT, SLOT))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a cell's content is a text, and no formula, style or address. */
function isProse(text: string): boolean {
  return /[a-z]{2}/.test(text) && !text.startsWith('=');
}
