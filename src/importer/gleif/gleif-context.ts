import type { CountryRows } from '../country-rows';
import type { Reading } from '../reading';
import type { IssuerCodes } from './issuer-codes';
import type { LegalForms } from './legal-forms';

/** What the files before tell of the records of those after. */
export type GleifContext = {
  forms: LegalForms;
  isins: IssuerCodes;
  bics: IssuerCodes;
  countries: CountryRows;
  reading: Reading;
};
