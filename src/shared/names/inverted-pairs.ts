import { nameText } from './name-text';

/** Two codes of currencies, however they are written: `USD/CHF`, `usd-chf`, `USD CHF`, `USDCHF`. */
const CODES = /^([a-z]{3})\s*[/\-:]?\s*([a-z]{3})$/i;

/** The same as services name them: two words of three letters are no pair by that alone. */
const NAMED_BY_CODES = /^([A-Z]{3})\s*[/-]?\s*([A-Z]{3})$/;

/** The two things in words: `US Dollar to Swiss Franc`, `US Dollar/Swiss Franc`. */
const WORDS = /^(.+?)(?:\/|\sto\s)(.+)$/i;

/**
 * Whether a name is that of the same two things the other way round: what a dollar costs in francs is not what a franc costs
 * in dollars, though the words are the same.
 */
export function isInverted(typed: string, name: string): boolean {
  const [ours, theirs] = [sidesOf(typed, CODES), sidesOf(name, NAMED_BY_CODES)];
  return ours !== undefined && ours[0] !== ours[1] && ours.join() === theirs?.reverse().join();
}

/** The pair of two codes the other way round, as services name it; undefined for what is no pair of codes. */
export function invertedPair(typed: string): string | undefined {
  const plain = typed.trim();
  return CODES.test(plain) ? plain.replace(CODES, '$2/$1').toUpperCase() : undefined;
}

/** The base and the quote of a pair. */
function sidesOf(text: string, codes: RegExp): string[] | undefined {
  const plain = text.trim();
  return (codes.exec(plain) ?? WORDS.exec(plain))?.slice(1).map(nameText);
}
