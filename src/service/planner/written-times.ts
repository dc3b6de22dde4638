import { ENGLISH } from './language/english';
import { GERMAN } from './language/german';

const MONTH = [...ENGLISH.months, ...GERMAN.months]
  .flatMap((names) => names.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|');
const YEAR = String.raw`(?:19|20)\d{2}`;
const TO = String.raw`\s*(?:[-‐‑‒–—]|to|through|until|till|and|or|vs\.?|versus|&|,|bis|und|oder)\s*`;

/** `Q1 to Q3 2024`, `Jan-Jun 2024`, `H1 vs H2 2023`: the year that stands once is meant of both. */
const ONE_YEAR = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(Q\d|\dQ)(${TO})(?=(?:Q\d|\dQ)(?:\s*(?:of|in))?\s+((?:FY|fiscal|GJ)?\s?${YEAR}))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(H[12]|[12]H)(${TO})(?=(?:H[12]|[12]H)(?:\s*(?:of|in))?\s+(${YEAR}))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])((?:${MONTH})\.?)(${TO})(?=(?:${MONTH})\.?(?:\s*of)?\s+(${YEAR})(?!\d))`,
    'giu',
  ),
];

const QUARTER_STEMS = [...ENGLISH.ordinals.slice(0, 4), ...GERMAN.ordinals.slice(0, 4)];
const NTH = String.raw`(?:(?:${QUARTER_STEMS.join('|')})(?:e[nmrs]?)?|[1-4](?:st|nd|rd|th|\.))`;

/** `First to third quarter of 2023`: the first is one of quarters too, and no end of a line. */
const NTH_TO_NTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:the\s+)?(${NTH})(${TO})(?:the\s+|zum\s+)?(${NTH})\s+(?:quarters?|Quartale?s?)(?=(?:\s+(?:of|in|des Jahres))?\s+(?:the\s+)?(?:FY|fiscal|GJ)?\s?(?:year\s+)?${YEAR})`,
  'giu',
);

/** `Third` as `Q3`. */
function asQuarter(written: string): string {
  const at = QUARTER_STEMS.findIndex((stem) => written.toLowerCase().startsWith(stem));
  return `Q${at < 0 ? Number.parseInt(written, 10) : (at % 4) + 1}`;
}

const SCALE = String.raw`(?:millions?|billions?|trillions?|thousands?|mn|mln|mio|mrd|tsd|bn|tn|trn|Millionen|Milliarden|Tausend)`;
const DOLLARS = String.raw`(?:USD|US\$|\$|US[- ]?dollars?|dollars?)`;

/** The unit in which figures are wanted, after everything else: `(USD mn)`, `in Mio. USD`. It says nothing of which. */
const UNIT_BEHIND = new RegExp(
  String.raw`[,;]?\s*(?:\(\s*(?:in\s+)?|(?<=[\s,;])in\s+|(?<=[,;]\s*)(?=${DOLLARS}))(?:${DOLLARS}\s*)?${SCALE}(?!\p{L})\.?\s*(?:of\s+)?(?:${DOLLARS})?\s*\)?\s*(?=[?!.]*\s*$)`,
  'iu',
);

/** Beside a currency a letter is a scale too: `in USD m`, `in $bn`, `in k EUR`. */
const LETTERS = String.raw`(?:${SCALE}|[mkbt])(?!\p{L})\.?`;
const CURRENCY = String.raw`(?:USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|US\$|[$€£¥])`;

/** A currency with a scale, in which figures are wanted: the scale says nothing of which, and nothing of the rate. */
const SCALED_CURRENCY = new RegExp(
  String.raw`(?:(?<open>\()\s*|(?<=\s))(?:in\s+)?(?:(?<before>${CURRENCY})\s*${LETTERS}|(?:${LETTERS}\s*|[TkM])(?<after>${CURRENCY})(?!\p{L}))\s*(?<close>\)?)`,
  'giu',
);

/** `When 2021 closed` is at the end of it. */
const YEAR_ENDED = new RegExp(
  String.raw`\s(?:when|as|once)\s(${YEAR})\s(?:ended|closed|came to an end|drew to a close|was over|finished)(?!\p{L})`,
  'giu',
);

/** The day of the week says no more than the date behind it. */
const WEEKDAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch),?\s+(?:the\s+|den\s+|dem\s+)?(?=\d{1,2}(?:st|nd|rd|th|\.)?\s*(?:of\s+)?(?:${MONTH}|\d{1,2}\.)|(?:${MONTH})\.?\s+\d{1,2}(?!\d)|${YEAR}-\d{2}-\d{2})`,
  'giu',
);

/** `12/31/2020` as Americans write it, `31/12/2020` as others; which of both `4/5/2020` is nobody knows. */
function dayOf(written: string, first: string, second: string, year: string): string {
  const [month, day] = Number(second) > 12 ? [first, second] : [second, first];
  const isSure = Number(month) <= 12 && (Number(day) > 12 || month === day);
  return isSure ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
}

/** A sign that stands at no number is read by its code. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
]);
const SIGN_ALONE = /(?<=(?<!\p{L})in\s)[$€£¥](?!\s?\d)/giu;

type Scaled = { before?: string; after?: string; open?: string; close?: string };

/** A currency in brackets or behind `in` without its scale; elsewhere the letter may belong to an amount. */
function withoutScale(found: string, { before, after, open, close = '' }: Scaled): string {
  const isAsked = /^\(?\s*in\s/iu.test(found) || (open !== undefined && close !== '');
  const written = before ?? after ?? '';
  return isAsked ? ` in ${SIGNS.get(written) ?? written} ` : found;
}

/** `Five years to 2023`, `5y CAGR to FY2023`: of a growth, from the year that stands so many before. */
const YEARS_TO = new RegExp(
  String.raw`(?:(?:over|in|during|for|über|in den|für)\s+)?(?:the\s+|die\s+)?(?<![\p{L}\p{N}])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)[- ]?(?:y|yr|yrs|years?|jahres|jahre)(?!\p{L})[- ]?([^\d]*?)\s*(to|until|till|up to|through|ending(?: in)?|ended(?: in)?|bis)\s+((?:FY\s?|fiscal\s+)?)(${YEAR})(?![\p{N}-])`,
  'iu',
);
const GROWTH = /(?:(?<!\p{L})(?:CAGR|growth|grow|grew|grown|wuchs|gewachsen)|wachstum)(?!\p{L})/iu;
const COUNTED = [...ENGLISH.numbers, ...GERMAN.numbers];

/** A number in digits or words, of either language. */
function countOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const at = COUNTED.findIndex((names) => names.split('|').includes(written.toLowerCase()));
  return at < ENGLISH.numbers.length ? at : at - ENGLISH.numbers.length;
}

function asSpan(text: string): string {
  const found = GROWTH.test(text) ? YEARS_TO.exec(text) : null;
  if (found === null) return text;
  const [whole, count = '', between = '', to = '', fiscal = '', year = ''] = found;
  const years = countOf(count);
  if (!(years > 1)) return text;
  const isGerman = to.toLowerCase() === 'bis';
  const words = between.trim() === '' ? '' : `${between.trim()} `;
  const [from, until] = isGerman ? ['von', 'bis'] : ['from', 'to'];
  const span = `${from} ${fiscal}${Number(year) - years} ${until} ${fiscal}${year}`;
  return text.slice(0, found.index) + words + span + text.slice(found.index + whole.length);
}

/** A year of two digits is one of this century, unless it is still far off. */
const whole = (short: string): string => `${Number(short) > 69 ? '19' : '20'}${short}`;

/**
 * Times as analysts write them, as the planner reads them: `3Q23`, `Q3'23`, `Q2FY25`, `'15-'23`, `Q1 to Q3 2024`,
 * `Jan-Jun 2024`.
 */
export function writtenOut(text: string): string {
  if (!/\d|[(,;]|\sin\s/.test(text)) return text;
  const plain = text
    .replace(/(?<![\p{L}\p{N}])(Q\d|\dQ)[-/ ]?(?=(?:FY|GJ)\s?['’‘]?\d)/giu, '$1 ')
    .replace(
      /(?<![\p{L}\p{N}])(FY|GJ)\s?['’‘](\d{2})(?![\p{L}\p{N}])/giu,
      (_, fy: string, year: string) => `${fy}20${year}`,
    )
    .replace(/(?<![\p{L}\p{N}])((?:FY|GJ)(?:20)?\d{2})[-/]?(?=Q\d(?![\p{L}\p{N}]))/giu, '$1 ')
    .replace(
      /(?<![\p{L}\p{N}])(Q\d|\dQ|H[12]|[12]H)(?:\s?['’‘/-]\s?|)((?:19|20)\d{2}|\d{2})(?![\p{L}\p{N}])/giu,
      (_, part: string, year: string) => `${part} ${year.length === 4 ? year : whole(year)}`,
    )
    .replace(/(?<![\p{L}\p{N}/.-])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\p{L}\p{N}/])/gu, dayOf)
    .replace(
      NTH_TO_NTH,
      (_, from: string, to: string, last: string) => `${asQuarter(from)}${to.trimEnd()} ${asQuarter(last)}`,
    )
    .replace(UNIT_BEHIND, '')
    .replace(SCALED_CURRENCY, (found, ...rest: unknown[]) => withoutScale(found, rest.at(-1) as Scaled))
    .replace(SIGN_ALONE, (sign) => SIGNS.get(sign) ?? sign)
    .replace(WEEKDAY, '')
    .replace(YEAR_ENDED, ' at year end $1')
    .replace(/(?<![\p{L}\p{N}'’‘])['’‘](\d{2})(?![\p{L}\p{N}]|['’‘]\p{L})/gu, (_, year: string) =>
      whole(year),
    )
    .replace(/(?<![\p{L}\p{N}])((?:19|20)\d{2})\s?[-/ ]\s?(Q\d|\dQ)(?![\p{L}\p{N}])/giu, '$2 $1');
  if (!/(?:19|20)\d{2}/.test(plain)) return plain;
  return ONE_YEAR.reduce(spread, asSpan(plain));
}

/** The most quarters, halves or months that stand before one year. */
const MOST_BEFORE = 5;

/** The year of the last as that of each before it: `Q1, Q2 and Q3 2024`. */
function spread(text: string, pattern: RegExp): string {
  let written = text;
  for (let round = 0; round < MOST_BEFORE; round += 1) {
    const next = written.replace(
      pattern,
      (_, from: string, joint: string, year: string) =>
        `${from} ${year} ${/[-‐‑‒–—]/.test(joint) ? 'to' : joint.trim()} `,
    );
    if (next === written) break;
    written = next;
  }
  return written;
}
