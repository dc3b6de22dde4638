import { CELLS } from './de/cells';
import { CLIENT } from './de/client';
import { FUNCTIONS } from './de/functions';
import { HISTORY } from './de/history';
import { RUNTIME } from './de/runtime';
import { SETTING_NAMES } from './de/settings';
import type { Template } from './de/templates';

const NAMES_OF_SETTINGS: ReadonlyMap<string, string> = new Map(Object.entries(SETTING_NAMES));

const SENTENCES: Readonly<Record<Template, string>> = {
  ...CLIENT,
  ...RUNTIME,
  ...CELLS,
  ...FUNCTIONS,
  ...HISTORY,
};

/** A place in a German sentence: which of the values stands in it, and as what it is written. */
const PLACE = /\{(\d)(?::(\w+))?\}/g;

/**
 * The German sentence of an English template. `{0}` is its first value as it is, `{0:number}` with the marks that Germans
 * write, `{0:date}` as 31.12.2024, `{0:formula}` with semicolons, `{0:error}` and `{0:setting}` by the name that Excel and
 * the pane have for it.
 */
export function inGerman(template: Template, values: readonly (string | number)[]): string {
  return SENTENCES[template].replace(PLACE, (_place, at: string, form: string | undefined) => {
    const value = String(values[Number(at)] ?? '');
    return form === undefined ? value : (FORMS.get(form)?.(value) ?? value);
  });
}

const FORMS: ReadonlyMap<string, (value: string) => string> = new Map([
  ['number', germanNumber],
  ['date', (value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')],
  ['formula', (value) => value.replace(/"(?:[^"]|"")*"|,/g, (part) => (part === ',' ? ';' : part))],
  ['error', (value) => value.replace(/#[\w/]+[!?]?/g, (code) => ERRORS.get(code) ?? code)],
  ['setting', (value) => NAMES_OF_SETTINGS.get(value) ?? value],
]);

/** `1,234.5` as `1.234,5`; what is no number, such as a quoted text, as it is. */
function germanNumber(value: string): string {
  if (!/^-?\d[\d,.]*(?:e[+-]?\d+)?$/.test(value)) return value;
  return value.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

/** What Excel's errors are called in German. */
const ERRORS: ReadonlyMap<string, string> = new Map([
  ['#N/A', '#NV'],
  ['#VALUE!', '#WERT!'],
  ['#REF!', '#BEZUG!'],
  ['#NUM!', '#ZAHL!'],
  ['#SPILL!', '#ÜBERLAUF!'],
  ['#CALC!', '#KALK!'],
  ['#FIELD!', '#FELD!'],
]);
