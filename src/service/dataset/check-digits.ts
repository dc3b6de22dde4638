/** ISO 17442: 20 characters whose number, letters as 10 to 35, leaves 1 modulo 97 (ISO 7064). */
export function isLei(text: string): boolean {
  return /^[0-9A-Z]{18}[0-9]{2}$/.test(text) && BigInt(inDigits(text)) % 97n === 1n;
}

/** ISO 6166: a country, nine characters and a digit that makes the doubled sum of digits a ten (Luhn). */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[0-9A-Z]{9}[0-9]$/.test(text)) return false;
  const digits = Array.from(inDigits(text), Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 1 ? doubled(digit) : digit), 0);
  return sum % 10 === 0;
}

const inDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/** ISO 9362: bank, country and place, and perhaps three characters of a branch. */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
}

/** Whether nine digits may be a number that the tax authority gives: it gives none that begins with 00. */
export function isEin(digits: string): boolean {
  return /^(?!00)\d{9}$/.test(digits);
}
