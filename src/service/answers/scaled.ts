import { type Finding, remark } from './statement';

/** A scale in which a figure is wanted: `in USD millions`, `(US$ bn)`, `in Mio. Euro`. */
const SCALE =
  /(?:(?<![\p{L}\p{N}])in\s+|\(\s*(?:in\s+)?)(?:(?:USD|US\$|\$|EUR|€|US[- ]dollars?|dollars?|euros?)\s*)?(thousands?|millions?|billions?|trillions?|mio\.?|mrd\.?|mn|mln|bn|tausend|millionen|milliarden|billionen)(?![\p{L}\p{N}])/iu;

type Scale = { name: string; size: number };

const SCALES: readonly { said: RegExp; scale: Scale }[] = [
  { said: /^t(?:housand|ausend)/i, scale: { name: 'thousands', size: 1e3 } },
  { said: /^(?:million|mio|mn|mln)/i, scale: { name: 'millions', size: 1e6 } },
  { said: /^(?:milliarde|mrd|bn)/i, scale: { name: 'billions', size: 1e9 } },
  { said: /^billions?$/i, scale: { name: 'billions', size: 1e9 } },
  // A German Billion is a thousand times the English one.
  { said: /^(?:trillion|billionen)/i, scale: { name: 'trillions', size: 1e12 } },
];

/** What was found, with its one figure in the scale that was asked for; else with the scale said to be left aside. */
export function inScale(input: string, found: Finding): Finding {
  const [written, word] = SCALE.exec(input) ?? [];
  if (written === undefined || word === undefined || found.rows.length === 0) return found;
  const scale = SCALES.find(({ said }) => said.test(word))?.scale;
  if (scale === undefined) return found;
  const note = noteOf(written, scale, found);
  return note === undefined ? found : { ...found, statements: () => [...found.statements(), remark(note)] };
}

function noteOf(written: string, { name, size }: Scale, { rows }: Finding): string | undefined {
  const figures = rows.flatMap((row) =>
    Object.values(row).filter((value): value is number => typeof value === 'number'),
  );
  const [figure, ...others] = figures;
  if (figure !== undefined && others.length === 0 && Math.abs(figure) >= size)
    return inOne(figure, size, name);
  // Several may all be told in it as they are; else each would need its own.
  const isToldSo = others.length > 0 && figures.every((each) => isIn(size, Math.abs(each)));
  return isToldSo ? undefined : `\nLeft aside: “${written.replace(/^\(/, '').trim()}”.`;
}

const isIn = (size: number, figure: number): boolean => figure >= size && figure < 1e3 * size;

/** Millions have decimals only where few digits stand before them. */
const inOne = (figure: number, size: number, name: string): string => {
  const isLarge = Math.abs(figure) >= 1e3 * size && size < 1e9;
  const number = (figure / size).toLocaleString('en-US', { maximumFractionDigits: isLarge ? 0 : 3 });
  return `\nIn ${name}: **${number}**.`;
};
