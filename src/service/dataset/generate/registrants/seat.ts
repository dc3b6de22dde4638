import type { Registrant } from '../filings/figure-rows';
import { inSmallLetters } from './everyday-name';

/** The principal office of a company as EDGAR keeps it: its city, and the code of its state or country. */
export type Seat = { city: string; code: string; address: string };

/** The seat of a registrant; undefined where the register names no state or country: a Dublin may be Ohio's. */
export function seatOf({ business_address: given }: Registrant): Seat | undefined {
  const city = inSmallLetters((given?.['city'] ?? '').replace(/ \d+$/, '').trim());
  const code = given?.['state_or_country'];
  if (!given || !code || city === '') return undefined;
  // A register that asks for a postal code is given noughts where there is none.
  const zip = /[^0-]/.test(given['zip'] ?? '') ? given['zip'] : undefined;
  const isState = /^[A-Z]{2}$/.test(code);
  const parts = [given['street1'], given['street2'], city, isState ? code : undefined, zip];
  const address = parts.flatMap((part) => (part ? [part === code ? part : inSmallLetters(part)] : []));
  return { city, code, address: address.map((part) => part.replace(/,+$/, '')).join(', ') };
}
