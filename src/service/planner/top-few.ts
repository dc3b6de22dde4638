import type { Filter, Order } from '../query/tree';
import type { Language } from './language/language';
import { isPlan, type Planned, type Refusal } from './plan-result';
import { isOneOf } from './words';

/** What may stand around how many are wanted. */
const BESIDE = String.raw`(?:please|pls|only|just|bitte|nur|the|die|show me|give me|is enough|will do)`;

const turned = ({ path, direction }: Order): Order => ({
  path,
  direction: direction === 'ASC' ? 'DESC' : 'ASC',
});

const isNarrowing = ({ operator, operand }: Filter): boolean => operator !== '=' || operand.text !== '*';

/**
 * `Who has the most employees? Top three please`: how many of a ranking are wanted is said behind it. Nothing where what
 * stands before ranks nothing.
 */
export function topFew(
  question: string,
  languages: readonly Language[],
  read: (text: string) => Planned | Refusal,
): Planned | undefined {
  for (const language of languages) {
    const { bottom, numbers } = language;
    const [, first, side = '', said = ''] = patternOf(language).exec(question) ?? [];
    const count = /^\d+$/.test(said)
      ? Number(said)
      : numbers.findIndex((each) => each.split('|').includes(said.toLowerCase()));
    if (first === undefined || count < 1) continue;
    const asked = read(first);
    // `Fortune 500 top 10` ranks nothing before the end.
    const found = isPlan(asked) && asked.expression.orders.length > 0 ? asked : read(`top ${count} ${first}`);
    if (!isPlan(found) || found.lacking !== undefined) continue;
    const { orders, select, filters, aggregate, offset, claim } = found.expression;
    const isRanking = orders.length === 1 && [aggregate, offset, claim].every((part) => part === undefined);
    if (isRanking && select.length === 0 && !found.isComparison)
      return {
        ...found,
        // What is ranked by a figure has it anyway.
        expression: {
          ...found.expression,
          filters: filters.filter(isNarrowing),
          orders: isOneOf(bottom, side) ? orders.map(turned) : orders,
          limit: count,
        },
        others: [],
      };
  }
  return undefined;
}

const patterns = new WeakMap<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const { top, bottom, numbers } = language;
  const words = numbers.flatMap((each) => each.split('|')).filter((word) => word !== '');
  const made = new RegExp(
    String.raw`^(.+?)(?:\s*[?.!,;–-]+\s*|\s+)(?:${BESIDE}\s+)*(${top}|${bottom})\s+(\d{1,3}|${words.join('|')})(?:\s+${BESIDE})*\s*[?.!]*$`,
    'iu',
  );
  patterns.set(language, made);
  return made;
}
