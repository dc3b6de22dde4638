import { ownValue } from '../../../shared/contract/own-value';
import type { DecimalMark } from './digits';

/** How a language and a region write numbers, as far as they are known. */
export type Writing = {
  language: string | undefined;
  region: string | undefined;
  decimal: DecimalMark | undefined;
};

const THOUSAND = 1e3;
const MILLION = 1e6;
const BILLION = 1e9;
const TRILLION = 1e12;

/** Words by what they multiply by; those of languages that write the decimal comma stand apart. */
const POINT: readonly (readonly [number, string])[] = [
  [100, 'hundred'],
  [THOUSAND, 'k|thousand|thousands'],
  [MILLION, 'm|mm|mn|million|millions'],
  [BILLION, 'b|bn'],
  [TRILLION, 't|tn|trn|trillion|trillions'],
  [THOUSAND, '千|천'],
  [1e4, '万|萬|만'],
  [1e8, '億|亿|억'],
  [TRILLION, '兆|조'],
  [1e12, '万亿|萬億'],
];
const COMMA: readonly (readonly [number, string])[] = [
  [THOUSAND, 'tsd|tausend|mila|tys|tysiąc|tysiące|tysięcy|тыс|mille|duizend'],
  [
    MILLION,
    'mio|mln|millionen|millones|millón|milione|milioni|milhão|milhões|milion|miliony|milionów|miliona|miljoen|млн',
  ],
  [
    BILLION,
    'mrd|mia|md|mds|mld|milliarde|milliarden|milliard|milliards|miliardo|miliardi|mil millones|bilhão|bilhões|miliard|miliardy|miliardów|miliarda|miljard|млрд',
  ],
  [
    TRILLION,
    'billionen|billones|billón|bilione|bilioni|trilhão|trilhões|bilion|biliony|bilionów|biliona|mila miliardi|biljoen|трлн',
  ],
];
/** South Asia's magnitudes: elsewhere `CR` is a credit and `L` are litres. */
const SOUTH_ASIAN: readonly (readonly [number, string])[] = [
  [1e5, 'l|lakh|lakhs|lac|lacs'],
  [1e7, 'cr|crore|crores'],
  [TRILLION, 'lakh crore|lakh crores|lcr'],
];
const SOUTH_ASIA: ReadonlySet<string | undefined> = new Set(
  'IN PK BD NP LK BT INR PKR BDT NPR LKR BTN'.split(' '),
);
/** What one language means by a word, another means otherwise or as a unit: only the locale can tell. */
const BY_LANGUAGE: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map([
  ['mil', { en: MILLION, es: THOUSAND, pt: THOUSAND }],
  ['mi', { pt: MILLION }],
  ['bi', { pt: BILLION }],
  ['tri', { pt: TRILLION }],
  ['bln', { en: BILLION, pl: TRILLION, nl: TRILLION, it: TRILLION }],
  // Dealers count 10^9 so, in German it is 10^12.
  ['bio', { en: BILLION, de: TRILLION, da: TRILLION }],
  ['b', { es: TRILLION }],
  ['bn', { fr: TRILLION }],
  ['billion', { en: BILLION, de: TRILLION, fr: TRILLION, da: TRILLION, nb: TRILLION }],
  ['billions', { en: BILLION, fr: TRILLION }],
]);
/** Read as English where nothing is said, as finance writes them everywhere. */
const ENGLISH = new Set(['billion', 'billions']);

const table = (rows: typeof POINT) =>
  rows.flatMap(([size, words]) => words.split('|').map((word) => [word, size] as const));
const SIZES = new Map([...table(POINT), ...table(COMMA)]);
const SOUTH_ASIAN_SIZES = new Map(table(SOUTH_ASIAN));
const COMMA_WORDS = new Set(table(COMMA).map(([word]) => word));

const words = [...new Set([...SIZES, ...SOUTH_ASIAN_SIZES, ...BY_LANGUAGE].map(([word]) => word))].sort(
  (a, b) => b.length - a.length,
);

/** The source of an expression that matches a magnitude such as `bn`, `Mio.`, `million` or `万`. */
export const MAGNITUDE = `(?:${words.join('|')})(?:(?<=\\p{Script=Han}|\\p{Script=Hangul})|(?!\\p{L}))\\.?`;

/**
 * What {@link MAGNITUDE} matched multiplies by; undefined where that depends on a language, region or currency that is
 * not known.
 */
export function multiplier(
  text: string,
  { language, region }: Writing,
  currency: string | undefined,
): number | undefined {
  const word = wordOf(text);
  if (SOUTH_ASIAN_SIZES.has(word)) {
    const isLocal = [region, currency].some((place) => SOUTH_ASIA.has(place));
    return isLocal ? SOUTH_ASIAN_SIZES.get(word) : undefined;
  }
  const sizes = BY_LANGUAGE.get(word);
  const told = language ?? (ENGLISH.has(word) ? 'en' : undefined);
  return (told === undefined ? undefined : ownValue(sizes ?? {}, told)) ?? SIZES.get(word);
}

/** The decimal mark of the language that a magnitude is a word of. */
export function decimalMarkOf(text: string): '.' | ',' {
  return COMMA_WORDS.has(wordOf(text)) ? ',' : '.';
}

function wordOf(text: string): string {
  return text.toLowerCase().replace('.', '');
}
