import { execFileSync } from 'node:child_process';

import TURNS from '../../../tools/lint/banned-turns.json';

const BANNED = new RegExp(`\\b(?:${TURNS.join('|')})\\b`, 'i');
const MOST_WORDS = 35;

const sections = execFileSync('npm', ['run', '--silent', 'texts'], { encoding: 'utf8' })
  .split(/^# /m)
  .slice(1)
  .map((section) => {
    const [title = '', ...texts] = section.split('\n');
    return [title, texts] as const;
  });

test('there are texts of cells, pane, ribbon, templates, sample sheet and command line', () => {
  expect(sections.map(([title]) => title.replace(/ \(\d+\)$/, ''))).toEqual([
    'Cell messages',
    'Pane',
    'Ribbon',
    'Templates',
    'Sample sheet',
    'Command line',
  ]);
});

test.each(sections)('%s are short and in plain English', (_title, texts) => {
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => BANNED.test(text))).toEqual([]);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!;:])\s/));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)).toEqual([]);
});
