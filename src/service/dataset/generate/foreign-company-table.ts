import * as v from 'valibot';

import type { Inputs } from './inputs';

const text = v.string();

const foreignCompanySchema = v.object({
  name: text,
  country: text,
  ticker: v.optional(text),
  aliases: v.array(text),
  legal_name: v.optional(text),
  exchange_mic: v.optional(text),
  headquarters_city: v.optional(text),
  headquarters_country: v.optional(text),
  website: v.optional(text),
  isin: v.optional(text),
  /** Where the identifier stands beside the company. */
  isin_checked: v.optional(v.array(text)),
  lei: v.optional(text),
  sources: v.array(v.object({ name: text, date: text, url: text })),
});

/** A large company that is listed first outside the United States. */
export type ForeignCompany = v.InferOutput<typeof foreignCompanySchema>;

/** Reads the best-known companies of other countries. */
export function readForeignCompanies(inputs: Inputs): ForeignCompany[] {
  return inputs.lines('foreign-companies.jsonl', foreignCompanySchema);
}
