import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';

import { groupBy } from 'es-toolkit/array';
import * as v from 'valibot';

import {
  figureSchema,
  figuresSchema,
  registrantSchema,
  type Figure,
  type Figures,
  type Registrant,
  packFigures,
} from '../dataset/filings/filed-figures';
import { daysBetween } from '../dataset/filings/line';
import { basisChanges } from './basis-changes';
import { fillHoles } from './missing-periods';
import {
  fillLines,
  withExactDebts,
  withoutPartialDebts,
  withReadReports,
  type ReadLine,
} from './missing-lines';
import { factKey, firstReportedFigure, ofOneConcept, type TaggedFacts } from './revenue-concept';
import { withOwnParts } from './own-parts';
import { proofKey, proveFigures } from './proof';
import { withProvedTotals, type Filling } from './total-revenue';
import { turnedBy } from './redefined-tags';
import { interestsOf } from './interests';
import { Vintages, withFirstFilings } from './vintages';
import { yearsToDate } from './years-to-date';
import { seriesSchema } from '../dataset/series-names';

/**
 * Takes the gathered facts of a folder (the first argument) into the inputs of the build: whole files as they stand, and of
 * the exact tags what the plain lines do not say.
 */
const [, , from = '', to = 'tools/dataset/inputs'] = process.argv;

const WHOLE = ['foreign-companies', 'memberships'];

const taggedSchema = v.object({
  cik: v.string(),
  concept: v.string(),
  cadence: v.string(),
  data: v.array(v.array(v.nullable(v.union([v.string(), v.number()])))),
  first_reported: v.optional(v.array(v.looseTuple([v.string(), v.number()])), []),
});

type Tagged = v.InferOutput<typeof taggedSchema>;

const namedSchema = v.object({
  key: v.string(),
  aliases: v.array(
    v.object({ text: v.string(), lang: v.string(), kind: v.string(), narrow: v.optional(v.boolean()) }),
  ),
});

const MONTHS_LATE = 200;

for (const name of WHOLE) keep(`${name}.jsonl`, text(name));
const registrants = jsonLines('sec-entities')
  .map((row) => v.parse(registrantSchema, row))
  .map((each) => ({ ...each, filings: each.filings.filter(isOfItsDay) }));
const tagged = jsonLines('sec-facts').map((row) => v.parse(taggedSchema, row));
const facts = factsOf(tagged);
const isTurned = turnedBy(facts);
const meant = { ...facts, latest: new Map([...facts.latest].filter(isMeant)) };
const annual = figuresOf('sec-annual');
const vintages = new Vintages(jsonLines('sec-vintages'));
keep(
  'sec-entities.jsonl',
  lines(registrants.map((each) => ({ ...each, filings: each.filings.filter(isReport) }))),
);
const sics = new Map(registrants.map(({ cik, sic }) => [cik, sic]));
const sicOf = (cik: string): string => sics.get(cik) ?? '';
const proof = proveFigures(
  { annual: wholeLines(annual, 'annual'), quarterly: wholeLines(figuresOf('sec-quarterly'), 'quarterly') },
  vintages,
);
const filled = fillLines(proof.annual, { vintages, cadence: 'annual', sicOf });
const read = withReadReports(withoutPartialDebts(filled, vintages), readReports());
const years = withExactDebts(withOwnParts(read, vintages), vintages);
const quarters = withOwnParts(
  fillLines(proof.quarterly, { vintages, cadence: 'quarterly', sicOf }),
  vintages,
);
const statements = {
  'sec-annual': withFirstFilings(years, vintages),
  'sec-quarterly': withFirstFilings(quarters, vintages),
};
for (const [name, figures] of Object.entries(statements)) {
  const companies = Object.entries(groupBy(figures, ({ cik }) => cik));
  keep(`${name}.jsonl`, lines(companies.map(([cik, own]) => packFigures(cik, own))));
}
keep('sec-revised.jsonl', lines(revised()));
keep(
  'sec-bases.jsonl',
  lines(basisChanges({ annual: statements['sec-annual'], quarterly: statements['sec-quarterly'] }, vintages)),
);
keep('sec-interests.jsonl', lines(interestsOf(statements['sec-annual'], vintages)));
keep('sec-years-to-date.jsonl', lines(yearsToDate(statements['sec-quarterly'], vintages)));
keep('sec-fiscal-years.jsonl', lines(fiscalYears(tagged)));
keep('aliases.jsonl', lines(aliases()));
keep('series-newest.jsonl', text('macro'));

/** The lines of a cadence, of one concept each. */
function wholeLines(given: readonly Figures[], cadence: Filling['cadence']): Figures[] {
  const filling = { vintages, cadence, sicOf };
  const whole = fillHoles(ofOneConcept(given, annual, meant), meant);
  return withProvedTotals(whole, { years: annual, filling });
}

function text(name: string): string {
  return gunzipSync(readFileSync(join(from, `${name}.jsonl.gz`))).toString('utf8');
}

/** The yearly lines of the Forms 10-K that were read themselves. */
function readReports(): ReadLine[] {
  return jsonLines('series-companies').flatMap((row) => {
    const { cik = '', name, cadence, origin, data } = v.parse(seriesSchema, row);
    const isReport = cadence === 'a' && origin.name.endsWith('Form 10-K');
    return isReport ? [{ cik, name, filed: origin.published_time.slice(0, 10), data }] : [];
  });
}

/** Whether a filing is the report of a period. */
function isReport({ form }: Registrant['filings'][number]): boolean {
  return /^(?:10-[KQ]|[24]0-F)/.test(form);
}

function jsonLines(name: string): unknown[] {
  return text(name)
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

function keep(name: string, content: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(to, `${name}.br`), brotliCompressSync(Buffer.from(content), { params }));
}

function lines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function figuresOf(name: string): Figures[] {
  return jsonLines(name)
    .map((row) => v.parse(figuresSchema, row))
    .map((each) => ({
      ...each,
      data: each.data
        .filter((figure) => !isTurned(each.cik, figure))
        .map((figure) => withOwnNumber(each.cik, figure)),
    }));
}

/** Whether the number of a filing is not of a later year than its day. */
function isOfItsDay({ accession, filed }: { accession: string; filed: string }): boolean {
  return accession.slice(11, 13) <= filed.slice(2, 4);
}

/** A figure whose filing has a number of a later year than its day, under the number that the register has of that day's filing. */
function withOwnNumber(cik: string, figure: Figure): Figure {
  const [start, end, value, form, filed, number, how, agree, tag] = figure;
  if (filed === null || number === null || isOfItsDay({ accession: number, filed })) return figure;
  const filings = registrants.find((each) => each.cik === cik)?.filings ?? [];
  const own = filings.find((each) => each.form === form && each.filed === filed)?.accession;
  return [start, end, value, form, filed, own ?? null, how, agree, tag];
}

function isMeant([key, figure]: readonly [string, Figure]): boolean {
  const [cik = ''] = key.split('|');
  return !isTurned(cik, figure);
}

/** The exact tags' figures, and what was said of them first where that was something else, by company, tag and period. */
function factsOf(rows: readonly Tagged[]): TaggedFacts {
  const [latest, first] = [new Map<string, Figure>(), new Map<string, number>()];
  for (const { cik, concept, cadence, data, first_reported: changed } of rows) {
    for (const [start, end, value, form, filed, accession] of data) {
      const figure: unknown = [start, end, value, form, filed, accession, 'filing', 2, concept];
      const own = withOwnNumber(cik, v.parse(figureSchema, figure));
      latest.set(factKey(cik, concept, cadence, String(end)), own);
    }
    for (const [end, value] of changed) first.set(factKey(cik, concept, cadence, end), value);
  }
  return { latest, first };
}

/**
 * The figures read from a later filing of which it is not known that the period's own report said the same, as `[end]`, or
 * `[end, what it said]` where it is known that it said something else.
 */
function revised(): unknown[] {
  return Object.values(statements)
    .flat()
    .flatMap((figures) => {
      const { cik, line, concept, cadence, data } = figures;
      const ends = data.flatMap(([, end, , , filed, , how, , tag]) => {
        const key = proofKey(figures, end);
        const proved = proof.firsts.get(key);
        if (proof.firsts.has(key)) return [proved === undefined ? [end] : [end, proved]];
        if ((how !== 'filing' && how !== 'first') || filed === null || daysBetween(end, filed) <= MONTHS_LATE)
          return [];
        const said = firstReportedFigure(facts, { cik, concept: tag ?? concept, cadence, end });
        if (said === 'the same') return [];
        return said === undefined ? [[end]] : [[end, said]];
      });
      return ends.length === 0 ? [] : [{ cik, line, cadence, ends }];
    });
}

/** By what number each company calls the fiscal year that ends on a day. */
function fiscalYears(facts: readonly Tagged[]): unknown[] {
  const years = new Map<string, Map<string, number>>();
  for (const { cik, cadence, data } of facts.filter(({ cadence: each }) => each === 'annual')) {
    const named = years.get(cik) ?? new Map<string, number>();
    years.set(cik, named);
    for (const [, end, , , , , year] of data)
      if (typeof end === 'string' && typeof year === 'number' && cadence) named.set(end, year);
  }
  return [...years].map(([cik, named]) => ({ cik, years: Object.fromEntries([...named].sort()) }));
}

/** What else each entity is called, as `[key, ...[text, kind, languages]]`; a symbol that others use too is left out. */
function aliases(): unknown[] {
  const [, ...rows] = text('aliases').split('\n').filter(Boolean);
  return rows.map((row) => {
    const named = v.parse(namedSchema, JSON.parse(row));
    const given = named.aliases.filter(({ narrow }) => narrow !== true);
    return [named.key, ...given.map((alias) => [alias.text, alias.kind, alias.lang])];
  });
}
