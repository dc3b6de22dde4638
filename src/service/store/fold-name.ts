/** A name without letter case, accents and doubled spaces, so that `ESTEE  lauder` finds `Estée Lauder`. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
