import type { StoredEntity } from '../store/stored';

/** What exchanges are called before and behind the name of their city, as `nameText` writes it: `Bourse de Paris`, `Mailänder Börse`. */
const FORMS: readonly RegExp[] = [
  /^(?:wertpapier)?(?:borse|boerse|bourse|bolsa|borsa|beurs)(?: de valores)?(?: d[eia]| van| von)? (?<city>.+)$/,
  /^(?<city>.+?) (?:(?:stock|securities) (?:exchange|market)|exchange|(?:wertpapier)?(?:borse|boerse)|bourse|beurs|borsasi)$/,
];

/** The exchange of a city, from the words for an exchange and the city in any language. */
export function exchangeOfCity(
  text: string,
  bearers: (name: string) => readonly StoredEntity[],
): readonly StoredEntity[] {
  for (const form of FORMS) {
    const told = form.exec(text)?.groups?.['city'];
    if (told === undefined) continue;
    // Mailänder is of Mailand.
    for (const name of new Set([told, told.replace(/er$/, '')])) {
      const [city] = bearers(name).filter(({ type }) => type === 'Municipality');
      const names = city === undefined ? [] : [city.name, ...city.aliases];
      const found = new Set(names.flatMap((each) => bearers(`${each} stock exchange`)).filter(isExchange));
      if (found.size === 1) return [...found];
    }
  }
  return [];
}

const isExchange = ({ type }: StoredEntity): boolean => type === 'Exchange';
