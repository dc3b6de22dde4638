import type { NameForm } from '../store/names';

/** Two to four capitals, which are read as a ticker or an acronym; from five on they may be a word that is not yet whole. */
const CAPITALS = /^(?=.*\p{Lu})[\p{Lu}\d&]{2,4}$/u;

/** Whether a text is written so. */
export const areCapitals = (written: string): boolean => CAPITALS.test(written.trim());

/** A code beside a name: of a country, a currency or a share; or of a part of a country, as `CA-BC`. */
const CODE = /^(?=.*[A-Z])[A-Z\d]{2,4}$/;
const PART_OF_COUNTRY = /^(?<country>[A-Z]{2})-(?<part>[A-Z\d]{1,3})$/;

/**
 * Countries whose people call their parts by the codes alone: TX and BC. So are others where the code is the capitals of the
 * name, as KZN of KwaZulu-Natal; NWT is not New Taipei.
 */
const CALLED_BY_CODE: ReadonlySet<string> = new Set(['AU', 'CA', 'US']);

type Written = Pick<NameForm, 'name' | 'text' | 'core' | 'letters' | 'words' | 'isAlias'> & {
  entity: { name: string };
};

/** Whether a name is only a code of what it is beside. */
export function isShortCode({ name, isAlias }: Pick<NameForm, 'name' | 'isAlias'>): boolean {
  return isAlias && (CODE.test(name) || PART_OF_COUNTRY.test(name));
}

/**
 * Whether the typed text is a code. It must match as a whole, with an article at most: the European Central Bank is
 * no EC-B.
 */
export function isThatCode({ text, core }: { text: string; core: string }, form: Written): boolean {
  const { country = '', part } = PART_OF_COUNTRY.exec(form.name)?.groups ?? {};
  if (form.text === text || (part === undefined && form.text === core)) return true;
  // PSD 2 is PSD2.
  if (/\d$/.test(text) && form.text === text.replaceAll(' ', '')) return true;
  if (part?.toLowerCase() !== text) return false;
  return CALLED_BY_CODE.has(country) || form.entity.name.replaceAll(/\P{Lu}/gu, '') === part;
}

/**
 * Whether a name may be meant by what was typed in a few capitals: it is called so, begins with that whole word, or holds it
 * in capitals. CERN is no beginning of Cerner; `cern`, `Cern` and `MICRO` may be one.
 */
export function mayBeCapitals(typed: { name: string; text: string }, form: Written): boolean {
  if (!areCapitals(typed.name) || isShortCode(form)) return true;
  const isWhole =
    [form.text, form.core, form.letters].includes(typed.text) || form.words[0]?.text === typed.text;
  return isWhole || form.name.split(NO_LETTERS).includes(typed.name.trim());
}

const NO_LETTERS = /[^\p{L}\p{N}&]+/u;
