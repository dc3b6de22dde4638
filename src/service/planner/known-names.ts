import type { Planned } from './plan-result';

/** What stands between two of a list, and what may stand behind its last. */
const AND = String.raw`(?:and|und|&)`;
const BEHIND = String.raw`(?=\s*(?:[,?.!:;]|$|\s${AND}\s|\s(?:in|for|from|since|für|im|seit)\s|\s(?:FY|Q)?\d))`;

/** The fewest that are known of a list of which one is not. */
const LEAST = 2;

/** `EPS of CVS, Foobarix and Cigna`: the list without the names in it that nothing bears; nothing where one is none of a list. */
export function withoutUnknownNames(question: string, unknown: readonly string[]): string | undefined {
  let text = question;
  for (const name of unknown) {
    const written = name.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
    if (!/^\p{Lu}/u.test(name)) return undefined;
    const last = new RegExp(String.raw`(,[^,]*?),?\s+${AND}\s+${written}${BEHIND}`, 'u');
    const later = new RegExp(String.raw`,\s*${written}${BEHIND}`, 'u');
    const first = new RegExp(String.raw`(?<=\s)${written}\s*,\s*(?=\p{Lu})`, 'u');
    const shorter = [
      text.replace(last, (_, before: string) => before.replace(/^,\s*/, ' and ')),
      text.replace(later, ''),
      text.replace(first, ''),
    ].find((each) => each !== text);
    if (shorter === undefined) return undefined;
    text = shorter;
  }
  return unknown.length === 0 ? undefined : text;
}

/** Whether a plan tells something of each of several names, and compares, counts or claims nothing of them together. */
export const isOfEachName = ({ isComparison, expression }: Planned): boolean =>
  !isComparison &&
  (expression.also ?? []).length + 1 >= LEAST &&
  expression.filters.length + expression.orders.length === 0 &&
  [expression.aggregate, expression.claim].every((clause) => clause === undefined);
