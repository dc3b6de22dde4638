const SIGN = /\p{Sc}/u;

/** Whether a name has the sign of a currency, which tells it from the letters beside it: `R$` is not the letter R. */
export function hasCurrencySign(name: string): boolean {
  return SIGN.test(name);
}
