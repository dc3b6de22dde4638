/** A name without letter case, accents and doubled spaces, so that `ESTEE  lauder` finds `Estée Lauder`. */
export function foldName(name: string): string {
  if (ASCII.test(name)) return joined(name.toLowerCase());
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Most names are of such letters alone, and an import folds millions of them. */
const ASCII = /^[ -~]*$/;

const joined = (text: string): string => (OTHER_SPACES.test(text) ? text.replace(/ +/g, ' ').trim() : text);

const OTHER_SPACES = /^ |  | $/;
