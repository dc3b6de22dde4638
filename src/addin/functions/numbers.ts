import { computed } from './guard';
import { loaded } from './call/lazy-part';

/**
 * Read the number in a text such as "~$12.5M", "about 3 billion" or "between 10 and 20 million".
 * @customfunction NUMBER
 * @helpurl https://localhost:3000/help.html#ker-number
 * @param text Text that holds a number, or a range of them.
 * @param [part] What to give: "value", the default (the middle of a range), "low", "high", "currency" (its ISO code) or "approximate" (TRUE or FALSE).
 * @param [locale] How the text is written, such as "en", "de" or "fr-CH"; without it a number such as 1,234 that may be two is an error.
 * @returns Numbers in full: 12500000 for "$12.5M", 0.053 for "5.3%".
 */
export function number(
  text: unknown[][],
  part: unknown,
  locale: unknown,
): Promise<unknown[][]> | unknown[][] {
  return computed('NUMBER', async (context) => {
    const { numberCells } = await loaded(import(/* webpackChunkName: "number" */ './cells/number-cells'));
    return numberCells(context, { text, part, locale });
  });
}
