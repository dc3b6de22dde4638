import { begunIn, isCut, isNoun, narrowed, textOf, type Read } from './among-ranked';
import { isPlan, type Planned } from './plan-result';
import { wordsOf } from './words';
import type { Vocabulary } from './vocabulary';

/** As many ways to part a question as are tried. */
const MOST_TRIED = 6;

/**
 * “Are all EU countries in NATO”: what stands before is read by itself, and what is asked of the whole kind of thing; what that
 * is narrowed by is claimed of all. Nothing where it makes no sense so, or is more than one thing.
 */
export function ofAll(
  question: string,
  vocabularies: readonly Vocabulary[],
  read: Read,
): Planned | undefined {
  for (const vocabulary of vocabularies) {
    const begun = begunIn(wordsOf(question), vocabulary.language.ofAll);
    if (begun === undefined) continue;
    const { ask, rest } = begun;
    const cuts = rest.map((_, at) => at).filter((at) => at > 0 && rest[at]?.kind !== 'mark');
    for (const at of cuts.slice(0, MOST_TRIED)) {
      const all = read(textOf(rest.slice(0, at)));
      if (!isPlan(all) || !isOfKind(all)) continue;
      const noun = rest.slice(0, at).findLast(({ text }) => isNoun(vocabulary, text));
      for (const kind of [noun?.written ?? all.expression.topic, textOf(rest.slice(0, at))]) {
        const said = read(`${ask.replace('{}', kind)} ${textOf(rest.slice(at))}`);
        const found = isPlan(said) ? claimed(all, said) : undefined;
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
}

/** Whether a reading is of a kind of thing, or of the first of a ranking, of which nothing is asked. */
const isOfKind = (plan: Planned): boolean => {
  const { orders, limit, select, also, aggregate, claim, returns, at } = plan.expression;
  const isPlain = [also, aggregate, claim, returns, at, limit].every((part) => part === undefined);
  return isCut(plan) || (isPlain && orders.length + select.length === 0);
};

/** What the whole kind is narrowed by, claimed of all. */
function claimed(all: Planned, said: Planned): Planned | undefined {
  const found = narrowed(all, said);
  const [claim, ...others] = found?.expression.filters ?? [];
  if (found === undefined || claim === undefined || others.length > 0) return undefined;
  const { within, ...plain } = found.expression;
  if (plain.orders.length > 0 || plain.aggregate !== undefined) return undefined;
  const inner = isCut(all) && within !== undefined ? { within } : {};
  const filters = isCut(all) ? [] : all.expression.filters;
  return { ...found, expression: { ...plain, ...inner, filters, claim } };
}
