import type { Texts } from '../texts/en';

/** `employee_count` and `IS_CEO_OF` as a person reads them: `Employee count`, `Is CEO of`. */
export function humanize(name: string): string {
  const words = name.split('_').filter((word) => word !== '');
  const readable = words.map((word) => (isAbbreviation(word) ? word.toUpperCase() : word.toLowerCase()));
  const joined = readable.join(' ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** An entity type as a person reads it; a type that the pane does not know is split at its capitals. */
export function typeLabel(type: string, texts: Texts): string {
  const known = Object.entries(texts.entityTypes).find(([name]) => name === type)?.[1];
  return known ?? humanize(type.replace(/(?<=[a-z])(?=[A-Z])/g, '_'));
}

const ABBREVIATIONS = new Set(
  'ceo cfo cto coo cik lei bic bics isin figi esg id ids url sic isic gdp iso permid vat ein naics'.split(
    ' ',
  ),
);

function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.has(word.toLowerCase());
}
