import { badArgument, choiceArgument, requiredRange, textArgument } from '../cells/argument';
import { brief } from '../cells/brief';
import type { Cell } from '../cells/cell';
import type { Reading } from '../cells/number/reading';
import { Failure } from '../contract/failure';
import { cellGrid } from './cells/cell-grid';
import { computed } from './guard';
import { loaded } from './call/loaded';

const PARTS = ['value', 'low', 'high', 'currency', 'approximate'] as const;

/**
 * Read the number in a text such as "~$12.5M", "about 3 billion" or "between 10 and 20 million".
 * @customfunction NUMBER
 * @helpurl https://localhost:3000/help.html#ker-number
 * @param text Text that holds a number, or a range of them.
 * @param [part] What to give: "value", the default (the middle of a range), "low", "high", "currency" (its ISO code) or "approximate" (TRUE or FALSE).
 * @param [locale] How the text is written, such as "en", "de" or "fr-CH"; without it a number such as 1,234 that may be two is an error.
 * @returns Numbers in full: 12500000 for "$12.5M", 0.053 for "5.3%".
 */
export function number(text: unknown[][], part: unknown, locale: unknown): Promise<unknown[][]> {
  return computed('NUMBER', async (context) => {
    const wanted = choiceArgument(part, 'part', PARTS);
    const written = localeArgument(locale);
    const texts = requiredRange(text, 'text');
    const { readNumber } = await loaded(import(/* webpackChunkName: "number" */ '../cells/number/reading'));
    return cellGrid(
      context,
      texts,
      (each) => new Promise((resolve) => resolve(partOf(each, readNumber(each, written), wanted))),
    );
  });
}

function localeArgument(argument: unknown): string | undefined {
  const text = textArgument(argument, 'locale');
  if (text === undefined) return undefined;
  // A tag that is none is refused by Intl with an error, a language that nobody speaks with an empty list.
  const isTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text);
  if (isTag && Intl.NumberFormat.supportedLocalesOf(text).length > 0) return text;
  throw badArgument('locale', 'a language such as "en", "de" or "fr-CH"', text);
}

function partOf(text: string, reading: Reading | undefined, part: (typeof PARTS)[number]): Cell {
  if (reading === undefined) throw new Failure('absent', `There is no number in "${brief(text)}"`);
  const value = reading[part];
  if (value === undefined) throw new Failure('absent', `"${brief(text)}" gives no ${part}`);
  return value;
}
