import { ownValue } from '../../../shared/contract/own-value';

const THOUSAND = 1e3;
const MILLION = 1e6;
const BILLION = 1e9;
const TRILLION = 1e12;

/** Words by what they multiply by; those of languages that write the decimal comma stand apart. */
const POINT: readonly (readonly [number, string])[] = [
  [100, 'hundred'],
  [THOUSAND, 'k|thousand|thousands'],
  [1e5, 'lakh|lakhs|lac|lacs'],
  [MILLION, 'm|mm|mn|million|millions'],
  [1e7, 'cr|crore|crores'],
  [BILLION, 'b|bn'],
  [TRILLION, 't|tn|trn|trillion|trillions|lakh crore|lakh crores|lcr'],
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
    'mrd|md|mds|mld|milliarde|milliarden|milliard|milliards|miliardo|miliardi|mil millones|bilhão|bilhões|miliard|miliardy|miliardów|miliarda|miljard|млрд',
  ],
  [
    TRILLION,
    'billionen|billones|billón|bilione|bilioni|trilhão|trilhões|bilion|biliony|bilionów|biliona|mila miliardi|biljoen|трлн',
  ],
];
/** What one language means by a word, another means otherwise or as a unit: only the locale can tell. */
const BY_LANGUAGE: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map([
  ['mil', { en: MILLION, es: THOUSAND, pt: THOUSAND }],
  ['mi', { pt: MILLION }],
  ['bi', { pt: BILLION }],
  ['tri', { pt: TRILLION }],
  ['l', { en: 1e5 }],
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
const COMMA_WORDS = new Set(table(COMMA).map(([word]) => word));

const words = [...new Set([...SIZES.keys(), ...BY_LANGUAGE.keys()])].sort((a, b) => b.length - a.length);

/** The source of an expression that matches a magnitude such as `bn`, `Mio.`, `million` or `万`. */
export const MAGNITUDE = `(?:${words.join('|')})(?:(?<=\\p{Script=Han}|\\p{Script=Hangul})|(?!\\p{L}))\\.?`;

/** What {@link MAGNITUDE} matched multiplies by in a language; undefined where that depends on the language. */
export function multiplier(text: string, language: string | undefined): number | undefined {
  const word = wordOf(text);
  const sizes = BY_LANGUAGE.get(word);
  const told = language ?? (ENGLISH.has(word) ? 'en' : undefined);
  return (told === undefined ? undefined : ownValue(sizes ?? {}, told)) ?? SIZES.get(word);
}

/** The decimal mark of the language that a magnitude is a word of. */
export function markBeside(text: string): '.' | ',' {
  return COMMA_WORDS.has(wordOf(text)) ? ',' : '.';
}

function wordOf(text: string): string {
  return text.toLowerCase().replace('.', '');
}
