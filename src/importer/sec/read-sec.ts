import { statSync } from 'node:fs';

import * as v from 'valibot';

import { openEntries, type Entry } from '../../service/dataset/files/open-entries';
import type { ImportPart } from '../../service/store/import-part';
import { CountryRows } from '../country-rows';
import { UnfitFile, type Reading } from '../reading';
import { wholeJson } from '../whole-json';
import { companyFacts, type CompanyFacts } from './company-facts';
import { Filings } from './filings';
import { registrantRow } from './registrant';
import type { SecContext } from './sec-context';
import { filingListSchema, submissions, submissionsSchema } from './submissions';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tickersSchema = v.record(
  v.string(),
  v.object({ cik_str: v.union([v.number(), v.string()]), ticker: v.string(), title: v.string() }),
);

const factsSchema = v.looseObject({
  cik: v.union([v.number(), v.string()]),
  entityName: v.string(),
  facts: v.custom<CompanyFacts['facts']>((facts) => isObject(facts) && Object.values(facts).every(isObject)),
});

/**
 * Reads the SEC's files: company_tickers.json, submissions with older pages, companyfacts, single or in archives.
 * Content identifies them; filing lists are read before the figures that refer to them.
 */
export async function* readSec(files: readonly string[], reading: Reading): AsyncGenerator<ImportPart> {
  const context: SecContext = { filings: new Filings(), countries: new CountryRows(), reading };
  const ranked: { file: string; rank: number }[] = [];
  // One after another: a folder may hold as many files as there are companies, more than can be open at once.
  for (const file of files) ranked.push({ file, rank: await rankOf(file) });
  for (const { file } of ranked.sort((a, b) => a.rank - b.rank)) {
    const day = statSync(file).mtime.toISOString().slice(0, 10);
    for await (const entry of openEntries(file, { ...reading, wanted: (name) => /\.json$/i.test(name) }))
      yield* partsOf(entry, { context, day, isOneOfMany: /\.zip$/i.test(file) });
  }
}

type Where = { context: SecContext; day: string; isOneOfMany: boolean };

/** A broken document of an archive of thousands is a problem; one that stands alone ends the import. */
async function* partsOf(entry: Entry, { context, day, isOneOfMany }: Where): AsyncGenerator<ImportPart> {
  try {
    yield* documentParts(await wholeJson(entry), { context, day, name: entry.name });
  } catch (error) {
    if (!isOneOfMany || !(error instanceof UnfitFile)) throw error;
    context.reading.problems.add(error.message);
  }
}

function* documentParts(
  json: unknown,
  { context, day, name }: { context: SecContext; day: string; name: string },
): Generator<ImportPart> {
  if (!isObject(json)) throw new UnfitFile(`${name}: Expected a JSON object of the SEC, got another value`);
  if ('facts' in json) yield* companyFacts(checked(factsSchema, json, name), { name, context });
  else if ('filings' in json) yield* submissions(checked(submissionsSchema, json, name), { name, context });
  else if ('accessionNumber' in json) {
    const wrong = context.filings.learn(checked(filingListSchema, json, name));
    if (wrong !== undefined) context.reading.problems.add(`${name}: ${wrong}`);
  } else yield* tickers(checked(tickersSchema, json, name), { day, name, context });
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  name: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new UnfitFile(
    `${name}: Expected company_tickers, submissions or companyfacts of the SEC, got ${v.getDotPath(issue) ?? 'a value'} that is ${issue.received}`,
  );
}

/** One row a ticker: a company's classes of shares stand apart in the list, and together here. */
function* tickers(
  listed: v.InferOutput<typeof tickersSchema>,
  { day, name, context }: { day: string; name: string; context: SecContext },
): Generator<ImportPart> {
  const companies = new Map<string, { title: string; tickers: string[] }>();
  for (const { cik_str, ticker, title } of Object.values(listed)) {
    const cik = String(cik_str).padStart(10, '0');
    const known = companies.get(cik);
    if (known) known.tickers.push(ticker);
    else companies.set(cik, { title, tickers: [ticker] });
  }
  // The list does not say of which day it is; the file was written when it was fetched.
  const document = 'https://www.sec.gov/files/company_tickers.json';
  const sources = [{ name: 'SEC EDGAR company tickers', date: day, document }];
  for (const [cik, { title, tickers: codes }] of companies) {
    context.reading.renew?.({ name: 'SEC EDGAR company tickers', document, of: `cik:${cik}` });
    yield registrantRow({ cik, name: title, tickers: codes }, { sources, where: name });
  }
}

/** Lists of filings first, then names, then figures. */
async function rankOf(file: string): Promise<number> {
  for await (const { bytes } of openEntries(file, { wanted: (name) => /\.json$/i.test(name) }))
    for await (const chunk of bytes) {
      const head = Buffer.from(chunk).toString('latin1', 0, 4_000);
      if (/"cik_str"\s*:/.test(head)) return 1;
      return /"facts"\s*:/.test(head) ? 2 : 0;
    }
  return 0;
}
