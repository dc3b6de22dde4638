import { partition } from 'es-toolkit/array';
import * as v from 'valibot';

import type { Inputs } from '../inputs';
import { registrantSchema, type FiledFigures } from './figure-rows';
import { packedFiguresSchema, unpackFigures } from './packed-figures';

const text = v.string();

const revisedSchema = v.object({
  cik: text,
  line: text,
  cadence: text,
  ends: v.array(v.union([v.tuple([text, v.number()]), v.tuple([text])])),
});
const basisSchema = v.object({ cik: text, line: text, cadence: text, ends: v.array(text) });
const namedYearsSchema = v.object({ cik: text, years: v.record(text, v.number()) });

/** Reads the figures, the registrants and what is known of revisions and fiscal years. */
export function readFiledFigures(inputs: Inputs): FiledFigures {
  const [annual = [], quarterly = []] = ['sec-annual.jsonl', 'sec-quarterly.jsonl'].map((name) =>
    inputs.lines(name, packedFiguresSchema).flatMap(unpackFigures),
  );
  const filers = new Set([...annual, ...quarterly].map(({ cik }) => cik));
  const [registrants, others] = partition(inputs.lines('sec-entities.jsonl', registrantSchema), ({ cik }) =>
    filers.has(cik),
  );
  const revised = inputs.lines('sec-revised.jsonl', revisedSchema);
  const years = inputs.lines('sec-fiscal-years.jsonl', namedYearsSchema);
  return {
    annual,
    quarterly,
    registrants: new Map(registrants.map((each) => [each.cik, each])),
    others,
    revised: new Map(
      revised.flatMap(({ cik, line, cadence, ends }) =>
        ends.map(([end, first]) => [[cik, line, cadence, end].join('|'), first] as const),
      ),
    ),
    basisChanges: new Set(
      inputs
        .lines('sec-bases.jsonl', basisSchema)
        .flatMap(({ cik, line, cadence, ends }) => ends.map((end) => [cik, line, cadence, end].join('|'))),
    ),
    fiscalYears: new Map(years.map((each) => [each.cik, new Map(Object.entries(each.years))])),
  };
}
