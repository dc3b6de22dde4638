import { namesCompany } from './closeness';
import { namedGroups } from './named-groups';
import { asListed, terminalListing } from './terminal-listing';

/** Properties that hold a code of an entity, with how what was typed must look to be one. */
const SHAPES: readonly (readonly [property: string, shape: RegExp])[] = [
  ['lei', /^[A-Z0-9]{18}\d{2}$/],
  ['isin', /^[A-Z]{2}[A-Z0-9]{9}\d$/],
  ['figi', /^BBG[A-Z0-9]{9}$/],
  ['cusip', /^[A-Z0-9]{8}\d$/],
  ['sedol', /^[A-Z0-9]{6}\d$/],
  ['cik', /^\d{4,10}$/],
  ['permid', /^\d{10}$/],
  ['ein', /^\d{9}$/],
  ['bics', /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/],
];

/** Properties that hold an identifier of a register; a firm's own data may have those that others lack. */
export const REGISTERS = ['lei', 'cik', 'isin', 'cusip', 'sedol', 'figi', 'permid', 'ein', 'bics'] as const;

/** `LEI: …` and `CIK 320193`: an identifier after its name. */
const LABEL = new RegExp(`^(?:${REGISTERS.join('|')}|bic)\\s*[:#]?\\s+(?=\\S)`, 'i');

/** `NASDAQ:AAPL`, and `AAPL US` or `AAPL US Equity` as terminals write it. */
const LISTED = [
  /^(?<market>[\p{L}\d .]{2,40}):\s*(?<ticker>[A-Z\d.-]{1,8})$/iu,
  /^(?<ticker>[A-Z\d.-]{1,8}?)[ :.](?<market>[A-Z]{2,6})(?: equity)?$/i,
];

const TICKER =
  /^(?:[A-Z\d]{1,6}(?:[.\-/_][A-Z\d]{1,3})?|[a-z\d]{3,6}(?:[.\-/_][a-z\d]{1,3})?|[A-Z]{2,5}[a-z])$/;

/** A ticker with the market that was told beside it. */
export type Listing = { ticker: string; market: string };

/** The identifier without its name before it. */
export function unlabelled(written: string): string {
  return written.trim().replace(LABEL, '');
}

/** Letter case, spaces, hyphens and the zeros before a number tell nothing. */
export function registerKey(written: string): string {
  return written
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^0+(?=\d{4,}$)/, '');
}

/** `BRK-B`, `BRK/B`, `BRK_B`, `BRKb` and `BRK.B` are one. */
export function tickerKey(ticker: string): string {
  return ticker
    .replace(/^([A-Z]{2,5})([a-z])$/, '$1.$2')
    .toUpperCase()
    .replace(/[-/_]/g, '.');
}

/** The host of a web address without `www`; what is no address gives a text that no site has. */
export function siteOf(written: string): string {
  const host = /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)(?:[/:?#].*)?$/i.exec(written)?.[1];
  return host === undefined ? '' : host.toLowerCase();
}

/** The readings of what was typed as a ticker on a market; a search may try them, however they are written. */
export function listings(written: string): Listing[] {
  const text = written.trim();
  return LISTED.flatMap((form) => namedGroups<keyof Listing>(form, text) ?? []);
}

/**
 * Whether a text is written as tickers are: in capitals, or all in small letters. A word that begins with a capital, as
 * `Cake` or `Low`, is a name.
 */
export function isTickerLike(text: string): boolean {
  return TICKER.test(text.trim());
}

/** A ticker as messages about shares write it: `$TSLA`; undefined for other texts. */
export function cashtag(text: string): string | undefined {
  return /^\$([A-Za-z]{1,6})$/.exec(text.trim())?.[1]?.toUpperCase();
}

/** The properties in which what was typed may stand as a code; none for what is a name. */
export function codeProperties(typed: string): string[] {
  const plain = unlabelled(typed);
  const key = plain.toUpperCase().replace(/[\s-]/g, '');
  const registers =
    /\d/.test(key) || plain !== typed.trim() ? SHAPES.filter(([, shape]) => shape.test(key)) : [];
  return [
    ...registers.map(([property]) => property),
    ...(mayBeTicker(typed) ? ['ticker'] : []),
    ...(siteOf(typed.trim()) === '' ? [] : ['website']),
  ];
}

function mayBeTicker(typed: string): boolean {
  if (TICKER.test(cashtag(typed) ?? typed.trim().toUpperCase())) return true;
  return listings(typed).length > 0 || terminalListing(typed) !== undefined;
}

/** Whether what was typed is this ticker with the code of a market as terminals write it: `HEIA NA`, `NVDA.O`, `700 HK`. */
export function isOnTerminal(typed: string, ticker: string): boolean {
  const told = terminalListing(typed);
  return told !== undefined && asListed(told.ticker).some((each) => tickerKey(each) === tickerKey(ticker));
}

/** Whether what was typed is this value of a property that holds a code. */
export function isCode(typed: string, property: string, value: string): boolean {
  if (property === 'website') return siteOf(typed.trim()) !== '' && siteOf(typed.trim()) === siteOf(value);
  if (property !== 'ticker') return registerKey(unlabelled(typed)) === registerKey(value);
  const key = tickerKey(value);
  if (isTickerLike(typed) && tickerKey(typed.trim()) === key) return true;
  return listings(typed).some((listing) => isListing(typed, listing) && tickerKey(listing.ticker) === key);
}

/** Whether a reading is surely one of a ticker: after a colon, or in capitals beside a country's two letters. */
function isListing(typed: string, { ticker, market }: Listing): boolean {
  if (ticker !== ticker.toUpperCase()) return false;
  return (
    typed.includes(':') || (market.length === 2 && market === market.toUpperCase() && !namesCompany(typed))
  );
}
