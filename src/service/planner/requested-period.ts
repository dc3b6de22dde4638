import type { Evaluator } from '../query/evaluate';
import type { Plan } from './compile';
import { quarterlyLine } from './lines';
import type { Language } from './language/language';
import { beginsOneOf, isOneOf, type Word } from './words';

/** Where a question asks in which month, or in which quarter, something was so. */
export type RequestedPeriod = { part: 'month' | 'quarter'; words: readonly Word[] };

/** The most words that ask for it: `in welchem Monat`. */
const MOST_WORDS = 4;

/** The month or the quarter that is asked for. */
export function findRequestedPeriod(
  words: readonly Word[],
  languages: readonly Language[],
): RequestedPeriod | undefined {
  const likely = words.flatMap(({ text }, start) =>
    languages.some(
      ({ partsAsked: { month, quarter } }) => beginsOneOf(month, text) || beginsOneOf(quarter, text),
    )
      ? [start]
      : [],
  );
  for (let length = MOST_WORDS; length > 1; length -= 1)
    for (const start of likely) {
      if (start + length > words.length) continue;
      const run = words.slice(start, start + length);
      const text = run.map((word) => word.text).join(' ');
      for (const part of ['month', 'quarter'] as const)
        if (languages.some(({ partsAsked }) => isOneOf(partsAsked[part], text)))
          return { part, words: run.slice(-1) };
    }
  return undefined;
}

/** Whether what is found tells of which month it is: the highest of yearly figures is one of no month. */
export function tellsMonth({ expression }: Plan, { reader, topics }: Evaluator): boolean {
  const { aggregate, topic, claim } = expression;
  const [path = '', ...others] = claim?.path ?? aggregate?.path ?? [];
  if (!path.endsWith('_history') || others.length > 0) return true;
  const found = topics.find(topic);
  const entity = found?.kind === 'named' ? found.entities[0] : undefined;
  if (entity === undefined) return true;
  const [fact] = reader.read(entity, reader.steps([path.replace(/_history$/, '')]));
  return fact?.value.kind !== 'point' || !/^(?:a|5y|q)$/.test(fact.value.series.cadence);
}

/**
 * The highest or lowest of a company's years as that of its quarters, and when its years were above or below a bound as when
 * its quarters were; nothing where a plan is neither.
 */
export function bestQuarter(plan: Plan | undefined, { reader }: Evaluator): Plan | undefined {
  if (plan === undefined) return undefined;
  const { expression } = plan;
  const { aggregate, claim, orders } = expression;
  const [path = '', ...others] = claim?.path ?? aggregate?.path ?? [];
  if (!path.endsWith('_history') || others.length > 0) return undefined;
  const own = quarterlyLine(path);
  if (!reader.isField(own)) return undefined;
  const isWhen = claim !== undefined && aggregate === undefined && orders.length > 0;
  if (isWhen) return { ...plan, expression: { ...expression, claim: { ...claim, path: [own] } } };
  const isExtreme = aggregate?.summary === 'maximum' || aggregate?.summary === 'minimum';
  return isExtreme && claim === undefined
    ? { ...plan, expression: { ...expression, aggregate: { ...aggregate, path: [own] } } }
    : undefined;
}
