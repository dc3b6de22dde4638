import * as v from 'valibot';

import type { Inputs } from './inputs';

const texts = v.record(v.string(), v.string());

const cldrSchema = v.object({
  /** The territories that a territory or a grouping contains. */
  contains: v.record(v.string(), v.array(v.string())),
  territories: v.record(
    v.string(),
    v.object({
      population: v.optional(v.number()),
      /** At purchasing power parity, in international dollars. */
      gdp: v.optional(v.number()),
      /** In per cent. */
      literacy: v.optional(v.number()),
      /** Tags of the languages that are official, by law or in fact. */
      official: v.array(v.string()),
    }),
  ),
  /** The currencies of a territory and when each was its own. */
  currencies: v.record(
    v.string(),
    v.array(
      v.object({
        currency: v.string(),
        from: v.optional(v.string()),
        to: v.optional(v.string()),
        tender: v.optional(v.boolean(), true),
      }),
    ),
  ),
  territoryNames: texts,
  languageNames: texts,
  subdivisionNames: texts,
});

const iso3166Schema = v.object({
  current: v.array(
    v.object({ alpha2: v.string(), alpha3: v.string(), numeric: v.string(), name: v.string() }),
  ),
  subdivisions: v.array(v.object({ code: v.string(), name: v.string(), parent: v.string() })),
  withdrawn: v.array(
    v.object({
      alpha4: v.string(),
      type: v.string(),
      from: v.object({ alpha2: v.string(), alpha3: v.string(), name: v.optional(v.string()) }),
      to: v.array(v.string()),
    }),
  ),
});

const languageSchema = v.object({
  iso6393: v.string(),
  iso6391: v.optional(v.string()),
  name: v.string(),
  type: v.string(),
});

const currencySchema = v.object({
  code: v.string(),
  number: v.string(),
  digits: v.number(),
  currency: v.string(),
});

const listedCountrySchema = v.object({
  capital: v.optional(v.string()),
  native: v.optional(v.string()),
  continent: v.optional(v.string()),
  phone: v.array(v.number()),
  alias: v.optional(v.array(v.string())),
});

/** The reference tables that countries, languages and currencies are made of. */
export type Tables = {
  cldr: v.InferOutput<typeof cldrSchema>;
  iso3166: v.InferOutput<typeof iso3166Schema>;
  languages: readonly v.InferOutput<typeof languageSchema>[];
  currencies: readonly v.InferOutput<typeof currencySchema>[];
  /** By two-letter code. */
  countries: ReadonlyMap<string, v.InferOutput<typeof listedCountrySchema>>;
};

/** Reads the reference tables. */
export function readTables(inputs: Inputs): Tables {
  const countries = inputs.json('countries-list.json', v.record(v.string(), listedCountrySchema));
  return {
    cldr: inputs.json('cldr.json', cldrSchema),
    iso3166: inputs.json('iso-3166.json', iso3166Schema),
    languages: inputs.json('iso-639-3.json', v.array(languageSchema)),
    currencies: inputs.json('currency-codes.json', v.array(currencySchema)),
    countries: new Map(Object.entries(countries)),
  };
}
