import { AGGREGATE_PATTERNS } from './aggregate-patterns';
import { CHECK_PATTERNS } from './check-patterns';
import { CHANGE_PATTERNS } from './change-patterns';
import { COMPARISON_PATTERNS } from './comparison-patterns';
import { COMPANY_PATTERNS } from './company-patterns';
import { FIGURE_PATTERNS } from './figure-patterns';
import { LIST_PATTERNS } from './list-patterns';
import type { Parts, Pattern } from './pattern';
import { PROFILE_PATTERNS } from './profile-patterns';
import { RANKED_NAMES_PATTERNS } from './ranked-names-patterns';
import { questionText, timed } from './question-text';
import { RATE_PATTERNS } from './rate-patterns';
import { RATIO_PATTERNS } from './ratio-patterns';
import { SERIES_PATTERNS } from './series-patterns';
import { notHeld, type Finding } from './statement';
import type { Tools } from './tools';
import { VALUE_PATTERNS } from './value-patterns';

/** Every form of question, the more special before the more general. */
export const PATTERNS: readonly Pattern[] = [
  ...CHANGE_PATTERNS,
  ...RANKED_NAMES_PATTERNS,
  ...COMPARISON_PATTERNS,
  ...CHECK_PATTERNS,
  ...RATE_PATTERNS,
  ...RATIO_PATTERNS,
  ...AGGREGATE_PATTERNS,
  ...SERIES_PATTERNS,
  ...LIST_PATTERNS,
  ...COMPANY_PATTERNS,
  ...FIGURE_PATTERNS,
  ...VALUE_PATTERNS,
  ...PROFILE_PATTERNS,
];

/** Answers a question of the family; any other gets an answer that says so. */
export function findAnswer(question: string, tools: Tools): Finding {
  const text = questionText(question);
  const { text: timeless, when } = timed(text);
  const parts = (found: RegExpExecArray): Parts => ({ ...found.groups, when });
  let refusal: Finding | undefined;
  let weak: Finding | undefined;
  for (const { form, find, isBroad = false } of PATTERNS) {
    const found = form.exec(timeless);
    const finding = found === null ? undefined : find(parts(found), tools);
    if (finding !== undefined && finding.rows.length > 0) return finding;
    if (isBroad) weak ??= finding;
    else refusal ??= finding;
  }
  return refusal ?? weak ?? notHeld('the question is none that it can answer.');
}
