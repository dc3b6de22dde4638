import type { CountryRows } from '../country-rows';
import type { Reading } from '../reading';
import type { Filings } from './filings';

/** What the files before tell of the figures of those after. */
export type SecContext = { filings: Filings; countries: CountryRows; reading: Reading };
