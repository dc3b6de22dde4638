import { ENGLISH_RECASTS } from '../../../src/service/planner/language/english-recasts';
import { GERMAN_RECASTS } from '../../../src/service/planner/language/german-recasts';
import { triggersOf } from '../../../src/service/planner/literal-prefilter';
import { QUESTIONS, UNANSWERED } from '../answers/question-table';
import { DERIVED_QUESTIONS } from '../answers/derived-questions';

const RECASTS = [...ENGLISH_RECASTS, ...GERMAN_RECASTS];

test.each([
  ['\\bw/o\\b', ['w/o']],
  ['^who (?:chairs|chaired) (.+)$', ['chairs', 'chaired']],
  ['^(?:the )?number of (.+?) years?$', ['number of ']],
  ['^(.+?) (?:minus|less) (.+)$', [' minus ', ' less ']],
  ['^wh(?:en|ere) (?:was )?(.+) sold$', [' sold']],
  ['Millionenst(?:adt|ädte)', ['millionenstadt', 'millionenstädte']],
  ['colou?r{2,}ed', ['colo']],
])('of %s one of these stands in whatever it matches', (pattern, texts) => {
  expect([...(triggersOf(pattern) ?? [])].sort()).toEqual([...texts].sort());
});

test.each(['(.+)', '^[a-z]+(?:x|\\d)?$', '(?:one|.)', '(?=one)\\w'])(
  '%s may match what has no text of it',
  (pattern) => {
    expect(triggersOf(pattern)).toBeUndefined();
  },
);

test('no pattern of the tables matches a question without one of its texts, and few questions have any', () => {
  const asked = [...QUESTIONS, ...DERIVED_QUESTIONS].map(([question]) => question);
  const texts = [...asked, ...UNANSWERED].map((question) => question.replace(/[\s?.!]+$/u, ''));
  let tried = 0;
  let matched = 0;
  for (const { said } of RECASTS) {
    const pattern = new RegExp(said, said.includes('\\p{') ? 'iu' : 'i');
    const triggers = triggersOf(said);
    for (const text of texts) {
      const isTried = triggers?.some((trigger) => text.toLowerCase().includes(trigger)) ?? true;
      tried += isTried ? 1 : 0;
      if (!pattern.test(text)) continue;
      matched += 1;
      expect([text, isTried]).toEqual([text, true]);
    }
  }
  expect(matched).toBeGreaterThan(5);
  expect(tried).toBeLessThan((texts.length * RECASTS.length) / 12);
});
