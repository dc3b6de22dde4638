/** Markets as terminals write them behind a ticker, by country (ISO 3166-1): after a dot, and after a space. */
const AFTER_DOT =
  'US N O OQ K A|GB L|DE DE F|FR PA|NL AS|BE BR|IT MI|ES MC|CH S SW VX|SE ST|DK CO|FI HE|NO OL|AT VI|PT LS|IE I IR|JP T|HK HK|' +
  'CN SS SZ|TW TW|KR KS|IN NS BO|SG SI|AU AX|CA TO V|BR SA|MX MX|ZA JO';
const AFTER_SPACE =
  'US US UN UW UQ UA UR UP|GB LN|DE GR GY GF|FR FP|NL NA|BE BB|IT IM|ES SM SQ|CH SW SE VX|SE SS|DK DC|FI FH|NO NO|AT AV|PT PL|' +
  'IE ID|JP JP JT|HK HK|CN CH CG|TW TT|KR KS KP|IN IN IS IB|SG SP|AU AU AT|CA CN CT|BR BZ BS|MX MM|ZA SJ';

const countries = new Map<string, string>(
  [
    ['.', AFTER_DOT],
    [' ', AFTER_SPACE],
  ].flatMap(([mark = '', markets = '']) =>
    markets.split('|').flatMap((row) => {
      const [country = '', ...codes] = row.split(' ');
      return codes.map((code) => [mark + code, country] as const);
    }),
  ),
);

/** A stroke fills a ticker of London up: `BP/ LN`. */
const LISTED = /^(?<ticker>[A-Z\d]{1,6})\/?(?<market>[. ][A-Z]{1,2})(?: Equity)?$/;

/** A ticker told with a terminal's code of its market, `KO.N` or `SHEL LN`, and the country of that; undefined for other texts. */
export function terminalListing(written: string): { ticker: string; country: string } | undefined {
  const { ticker = '', market = '' } = LISTED.exec(written.trim())?.groups ?? {};
  const country = countries.get(market);
  return country === undefined ? undefined : { ticker, country };
}
