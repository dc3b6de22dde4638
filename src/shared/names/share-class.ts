/** A class of shares in one or two letters behind the name of an issuer, as exchanges list it: `VOLVO B`, `NESTLE N`, `ROCHE GS`. */
const CLASS = / (?:[ABCN]|GS|PS|NA)$/;

/** The same as Brazil's exchange writes it, with the segment that it is listed in: `PETROBRAS PN N2`. */
const IN_BRAZIL = / (?:ON|PN[AB]?|UNT)(?: (?:NM|N[12]|MA))?$/;

/**
 * The name of an issuer that was told with a class of its shares, whose description is the service's; undefined for other
 * texts. What Brazil writes ends names elsewhere: Snap-on.
 */
export function issuerOf(typed: string, description?: string | null): string | undefined {
  const name = typed.trim();
  const mark = /\bBrazil\b/.test(description ?? '') ? [IN_BRAZIL, CLASS] : [CLASS];
  const issuer = mark.map((each) => name.replace(each, '')).find((each) => each !== name);
  return issuer !== undefined && issuer.length > FEWEST_LETTERS ? issuer : undefined;
}

/** The names of issuers that a text with a class of shares may tell. */
export function issuersOf(typed: string): string[] {
  return [...new Set([issuerOf(typed), issuerOf(typed, 'Brazil')])].filter((issuer) => issuer !== undefined);
}

/** A shorter name is rather a code. */
const FEWEST_LETTERS = 3;
