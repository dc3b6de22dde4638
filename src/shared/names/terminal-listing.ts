import { namedGroups } from './named-groups';

/** Markets as terminals write them beside a ticker, by country (ISO 3166-1): after a dot, after a space, and before a colon. */
const AFTER_DOT =
  'US N O OQ K A|GB L|DE DE F|FR PA|NL AS|BE BR|IT MI|ES MC|CH S SW VX|SE ST|DK CO|FI HE|NO OL|AT VI|PT LS|IE I IR|JP T|HK HK|' +
  'CN SS SZ|TW TW|KR KS|SA SR|IN NS BO|SG SI|AU AX|CA TO V|BR SA|MX MX|ZA JO';
const AFTER_SPACE =
  'US US UN UW UQ UA UR UP|GB LN|DE GR GY GF|FR FP|NL NA|BE BB|IT IM|ES SM SQ|CH SW SE VX|SE SS|DK DC|FI FH|NO NO|AT AV|PT PL|' +
  'IE ID|JP JP JT|HK HK|CN CH CG|TW TT|KR KS KP|IN IN IS IB|SA AB|SG SP|AU AU AT|CA CN CT|BR BZ BS|MX MM|ZA SJ';
const BEFORE_COLON =
  'GB LON|DE ETR FRA XETR XETRA GER|FR EPA PAR|NL AMS|BE EBR BRU|IT BIT MIL|ES BME MCE|CH SWX VTX|' +
  'SE STO|DK CPH|FI HEL|NO OSL OSE|AT VIE|PT ELI|IE DUB|JP TYO|HK HKG HKEX SEHK|CN SHA SHE|TW TPE TWSE|KR KRX KOSPI|SA TADAWUL|' +
  'IN NSE BOM|SG SGX|AU ASX|CA TSE TSX TOR|BR BVMF|MX BMV|ZA JSE';

const countries = new Map<string, string>(
  Object.entries({ '.': AFTER_DOT, ' ': AFTER_SPACE, ':': BEFORE_COLON }).flatMap(([mark, markets]) =>
    markets.split('|').flatMap((row) => {
      const codes = row.slice(3).split(' ');
      return codes.map((code) => [mark + code, row.slice(0, 2)] as const);
    }),
  ),
);

/** A stroke fills a ticker of London up, `BP/ LN`, or stands before a class of shares, as a small letter does: `BRK/B US`, `ERICb.ST`. */
const TICKER = String.raw`(?<ticker>[A-Z\d]{1,10}(?:[a-c]|[/.-][A-Z])?)`;

const LISTED = [
  new RegExp(String.raw`^${TICKER}\/?(?<mark>[. ])(?<market>[A-Z]{1,2})(?: Equity)?$`),
  new RegExp(String.raw`^(?<market>[A-Z]{3,8})(?<mark>:) ?${TICKER}$`),
];

/**
 * A ticker told with a terminal's code of its market, `KO.N`, `SHEL LN` or `EPA:MC`, and the country of that; undefined for
 * other texts.
 */
export function terminalListing(written: string): { ticker: string; country: string } | undefined {
  for (const form of LISTED) {
    const told = namedGroups<'ticker' | 'mark' | 'market'>(form, written.trim());
    if (told === undefined) continue;
    const country = countries.get(told.mark + told.market);
    if (country !== undefined) return { ticker: told.ticker.toUpperCase(), country };
  }
  return undefined;
}

/** A terminal's ticker as exchanges write it: numbers of Hong Kong with the zeros before them, classes of shares parted from the rest (`NOVOB` is `NOVO-B`). */
export function asListed(ticker: string): readonly string[] {
  if (/^\d{1,3}$/.test(ticker)) return [ticker, ticker.padStart(4, '0')];
  return [...new Set([ticker, ticker.replace(/^([A-Z]{2,})([AB])$/, '$1.$2')])];
}
