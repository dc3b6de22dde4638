import { nameText } from '../../shared/names/name-text';
import { formulaOf, termsOf } from '../query/formulas';
import { isPlan, type Planned, type Refusal } from './plan-result';
import type { Vocabulary } from './vocabulary';

/** What is done with two figures, by the words for it. */
const DONE: Readonly<Record<'/' | '-' | '+', string>> = {
  '/': String.raw`\/|÷|over|divided by|by|to|as (?:a )?(?:percentage|%|percent|share) of|in relation to|durch|geteilt durch|zu|im verhältnis zu`,
  '-': String.raw`-|–|−|minus|less|abzüglich`,
  '+': String.raw`\+|plus`,
};

/** What stands in brackets and says of what two figures a term is made. */
function glossIn(question: string) {
  const [whole, said = ''] =
    /\s*\(\s*(?:(?:i\.?e\.?|that is|=|defined as|d\.?h\.?),?\s*)?([^()]{5,80}?)\s*\)/iu.exec(question) ?? [];
  if (whole === undefined) return undefined;
  for (const [operator, words] of Object.entries(DONE)) {
    const [, one, other] =
      new RegExp(String.raw`^(.{2,}?)\s+(?:${words})\s+(.{2,}?)$`, 'iu').exec(said) ?? [];
    const [, a, b] = /^([^/]{2,})\/([^/]{2,})$/.exec(said) ?? [];
    if (one !== undefined && other !== undefined) return { whole, said, operator, parts: [one, other] };
    if (operator === '/' && a !== undefined && b !== undefined)
      return { whole, said, operator, parts: [a, b] };
  }
  return undefined;
}

/** Whether a figure is worked out from those that the brackets say, as they say it. */
function isMadeOf(field: string, operator: string, parts: readonly (readonly string[])[]): boolean {
  const formula = formulaOf(field);
  const [, share, whole] = /^(.+)_percent_of_(.+)$/.exec(field) ?? [];
  const terms =
    share !== undefined && whole !== undefined
      ? [
          { operator: '/', fields: [share] },
          { operator: '/', fields: [whole] },
        ]
      : formula === undefined
        ? []
        : termsOf(formula);
  return (
    terms.length === parts.length &&
    terms.at(-1)?.operator === operator &&
    terms.every(({ fields }, at) => fields.some((each) => parts[at]?.includes(each)))
  );
}

/**
 * `Return on equity 2024 (net income over equity)`: a term that the question itself explains. Where it is known and made so,
 * the brackets say nothing more; where it is not known, they say what is asked. A term that means something else here is
 * none that is answered.
 */
export function withoutGloss(
  question: string,
  vocabularies: readonly Vocabulary[],
  read: (text: string) => Planned | Refusal,
): Planned | undefined {
  const gloss = glossIn(question);
  if (gloss === undefined) return undefined;
  const { whole, said, operator, parts } = gloss;
  for (const { senses } of vocabularies) {
    const fields = parts.map((part) =>
      senses(nameText(part)).flatMap((sense) => (sense.part.kind === 'fields' ? sense.part.fields : [])),
    );
    if (fields.some((each) => each.length === 0)) continue;
    const rest = question.replace(whole, '');
    const found = read(rest);
    if (isPlan(found) && found.lacking === undefined) {
      const [field = ''] = found.expression.select;
      return (found.read ?? []).length === 0 && isMadeOf(field, operator, fields) ? found : undefined;
    }
    const [, term, of] =
      /^(?:what (?:is|was) )?(?:the )?(.+?) (?:of|at|for|in|von|bei) (.+)$/iu.exec(rest) ?? [];
    if (term === undefined || of === undefined) return undefined;
    const [one, other] = parts.map((part) => part.trim());
    const joint = operator === '/' ? 'as a percentage of' : operator === '-' ? 'minus' : 'plus';
    const made = read(`${one} ${joint} ${other} of ${of}`);
    return isPlan(made) && made.lacking === undefined
      ? { ...made, read: [...(made.read ?? []), { written: term, as: said }] }
      : undefined;
  }
  return undefined;
}
