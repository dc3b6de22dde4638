import { computed } from './guard';
import { loaded } from './call/lazy-part';

/**
 * Read the number in a text such as "~$12.5M", "about 3 billion" or "between 10 and 20 million".
 * @customfunction NUMBER
 * @helpurl https://localhost:3000/help.html#ker-number
 * @remarks
 * It sends no request and never guesses. `$5m AUD` is in Australian dollars. `bio` is a billion or a trillion,
 * depending on the locale. A number in brackets is negative if only its currency and magnitude stand beside it.
 * @param text Text that holds a number, or a range of texts.
 * @param [part] What to return: "value" (the default, the middle of a range), "low", "high", "currency" (its ISO code) or "approximate" (TRUE or FALSE).
 * @param [locale] How the text is written, such as "en", "de" or "fr-CH". If omitted, a number with two readings such as 1,234 is an error.
 * @returns Numbers in full: 12500000 for "$12.5M", 0.053 for "5.3%".
 * @throws #VALUE! `"1,234" may be … or …. Set locale…`: give the locale.
 * @throws #VALUE! for several numbers (`5 and 10`, `2020-2024`), two currencies (`€5m USD`), and numbers within names or dates (`Model 3`, `Q3 2024`).
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
