import { readFileSync } from 'node:fs';

import { en } from '../../src/addin/taskpane/texts/en';
import { TEMPLATES } from '../../src/addin/workbook/templates/templates';
import { HELP } from '../../src/cli/help';
import { CELLS } from '../../src/shared/messages/de/cells';
import { CLIENT } from '../../src/shared/messages/de/client';
import { FUNCTIONS } from '../../src/shared/messages/de/functions';
import { HISTORY } from '../../src/shared/messages/de/history';
import { RUNTIME } from '../../src/shared/messages/de/runtime';
import { sampleSheet } from '../../src/trial/page/sample-sheet';

/** Stands for any value of a sentence: a text, a count or a range of costs. */
const SLOT: unknown = Object.assign(Object('{}') as object, { from: '{}', to: '{}' });

const SAMPLE_CELLS = Object.values(sampleSheet('sample').cellData ?? {}).flatMap(
  (row) => Object.values(row as object) as { v?: unknown }[],
);

/** Every English text that a person reads, by where it stands. */
export const TEXTS: readonly (readonly [title: string, texts: readonly string[]])[] = [
  ['Cell messages', Object.keys({ ...CELLS, ...CLIENT, ...RUNTIME, ...FUNCTIONS, ...HISTORY })],
  ['Pane', textsIn(en)],
  [
    'Ribbon',
    [...readFileSync('manifest.xml', 'utf8').matchAll(/<bt:String id="[^"]*" DefaultValue="([^"]*)"/g)].map(
      ([, text]) => text ?? '',
    ),
  ],
  ['Templates', textsIn(TEMPLATES).filter(isProse)],
  ['Sample sheet', textsIn(SAMPLE_CELLS.map(({ v }) => v)).filter(isProse)],
  ['Command line', HELP.split('\n')],
];

/** All texts below a value, those of functions with `{}` for what goes into them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const slots = Array.from({ length: value.length }, () => SLOT);
    return [String((value as (...values: unknown[]) => unknown)(...slots))];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a cell's content is a text, and no formula, style or address. */
function isProse(text: string): boolean {
  return /[a-z]{2}/.test(text) && !text.startsWith('=');
}
