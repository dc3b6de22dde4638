import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chosenSchema } from '../../../src/addin/runtime/settings';
import { CELLS } from '../../../src/shared/messages/de/cells';
import { CLIENT } from '../../../src/shared/messages/de/client';
import { FUNCTIONS } from '../../../src/shared/messages/de/functions';
import { HISTORY } from '../../../src/shared/messages/de/history';
import { RUNTIME } from '../../../src/shared/messages/de/runtime';
import type { Template } from '../../../src/shared/messages/de/templates';
import { SETTING_NAMES } from '../../../src/shared/messages/de/settings';
import { inGerman } from '../../../src/shared/messages/german';
import { say, speak } from '../../../src/shared/messages/message';
import { englishWordIn } from './english-words';

const TABLES = [CELLS, CLIENT, FUNCTIONS, HISTORY, RUNTIME];
const FORMS = ['number', 'date', 'formula', 'error', 'setting'];
const SENTENCES = TABLES.flatMap((table) => Object.entries(table) as [Template, string][]);

afterEach(() => speak(undefined));

test('no English sentence stands in two tables', () => {
  const templates = SENTENCES.map(([template]) => template);
  expect(templates.filter((template, at) => templates.indexOf(template) !== at)).toEqual([]);
});

test.each(SENTENCES)('%s has each of its values in German, and no English word', (template, german) => {
  const values = template
    .split('{}')
    .slice(1)
    .map((_, at) => `Wert${at}`);
  const shown = inGerman(template, values);
  for (const value of values) expect(shown).toContain(value);
  // A form that is not known would stand as it is.
  for (const form of german.match(/(?<=\{\d:)\w+(?=\})/g) ?? []) expect(FORMS).toContain(form);
  expect(englishWordIn(shown)).toBeUndefined();
});

test('each German sentence belongs to one that some source still says', () => {
  const sources = filesBelow('src')
    .filter((file) => !file.includes('sentences/de'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unsaid = SENTENCES.map(([template]) => template).filter((template) => !isSaidIn(sources, template));
  expect(unsaid).toEqual([]);
});

test('every setting has a German name, and nothing else', () => {
  expect(Object.keys(SETTING_NAMES).toSorted()).toEqual(Object.keys(chosenSchema.entries).toSorted());
});

test('a sentence is English until another language is spoken', () => {
  expect(say('{} to {}', 1, 100)).toBe('1 to 100');
  speak(inGerman);
  expect(say('{} to {}', 1, 1_000.5)).toBe('1 bis 1000,5');
});

test.each([
  [() => say('{} cells', '1,000,000'), '1.000.000 Zellen'],
  [() => say('{} ({}, {})', 'Apple Inc.', 'Company', '0.87'), 'Apple Inc. (Company, 0,87)'],
  [
    () => say('{} must be {}, got {}', 'limit', say('{} to {}', 1, 100), '2.5'),
    'Das Argument limit muss 1 bis 100 sein, ist aber 2,5',
  ],
  [
    () => say('{} must be {}, got {}', 'type', say('text'), '"1,5"'),
    'Das Argument type muss Text sein, ist aber "1,5"',
  ],
  [
    () => say('The service has no value for {}', '2024-09-30'),
    'Der Dienst hat keinen Wert für den 30.09.2024',
  ],
  [
    () => say('Did you mean {}', '=KER.LATEST("Smith, Inc.","Revenue")'),
    'Meinten Sie =KER.LATEST("Smith, Inc.";"Revenue")',
  ],
  [
    () => say('The cell of the {} shows {}. Correct it first', 'name', '#N/A'),
    'Die Zelle des Arguments name zeigt #NV. Berichtigen Sie zuerst diese',
  ],
  [
    () => say('`{}` is set by your organisation.', 'creditsPerDay'),
    '„Guthaben je Tag höchstens“ ist von Ihrer Organisation festgelegt.',
  ],
])(
  'numbers, dates, formulas, errors and settings are written as Germans read them (%#)',
  (sentence, german) => {
    speak(inGerman);
    expect(sentence()).toBe(german);
  },
);

test('what a person typed stands in a sentence as it is, whatever it looks like', () => {
  speak(inGerman);
  expect(say('There is no number in "{}"', '{0} $& {1:number}')).toBe(
    'In „{0} $& {1:number}“ steht keine Zahl',
  );
  speak(undefined);
  expect(say('There is no number in "{}"', '{} $&')).toBe('There is no number in "{} $&"');
});

/** Whether a template stands in the sources, perhaps with a word of it left to a variable. */
function isSaidIn(sources: string, template: string): boolean {
  const written = [template, template.replaceAll("'", "\\'")];
  if (written.some((text) => ["'", '"', '`'].some((mark) => sources.includes(mark + text + mark))))
    return true;
  const words = template.split(' ');
  return words.some((_, at) => {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
    return new RegExp(`\`${escaped(before)} ?\\$\\{\\w+\\} ?${escaped(after)}\``).test(sources);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
