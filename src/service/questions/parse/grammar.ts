import { grammarOf } from './chart';
import type { Rule } from './rule';
import { BEGINNING_RULES } from './rules/beginnings';
import { CHANGE_RULES } from './rules/changes';
import { CLAIM_RULES } from './rules/claims';
import { CODE_RULES } from './rules/codes';
import { COMPARISON_RULES } from './rules/comparisons';
import { CONDITION_RULES } from './rules/conditions';
import { CURRENCY_RULES } from './rules/currencies';
import { EVENT_RULES } from './rules/events';
import { EXTREME_RULES } from './rules/extremes';
import { FIELD_RULES } from './rules/fields';
import { GROUP_RULES } from './rules/groups';
import { MEASURE_RULES } from './rules/measures';
import { MEMBERSHIP_RULES } from './rules/memberships';
import { PERIOD_RULES } from './rules/periods';
import { PEOPLE_RULES } from './rules/people';
import { QUESTION_RULES } from './rules/questions';
import { SET_RULES } from './rules/sets';
import { TIME_RULES } from './rules/times';
import { VALUE_RULES } from './rules/values';

/** Every rule of the grammar. */
export const RULES: readonly Rule[] = [
  ...TIME_RULES,
  ...FIELD_RULES,
  ...CHANGE_RULES,
  ...SET_RULES,
  ...CONDITION_RULES,
  ...VALUE_RULES,
  ...MEASURE_RULES,
  ...CURRENCY_RULES,
  ...EXTREME_RULES,
  ...GROUP_RULES,
  ...BEGINNING_RULES,
  ...PERIOD_RULES,
  ...MEMBERSHIP_RULES,
  ...PEOPLE_RULES,
  ...EVENT_RULES,
  ...CODE_RULES,
  ...CLAIM_RULES,
  ...COMPARISON_RULES,
  ...QUESTION_RULES,
];

export const GRAMMAR = grammarOf(RULES);
