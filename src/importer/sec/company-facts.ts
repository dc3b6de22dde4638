import { inSmallLetters } from '../../service/dataset/everyday-name';
import type { EntityRow, ImportPart, PointRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import type { Problems } from '../../service/dataset/files/problems';
import { CONCEPTS, type Concept } from './concepts';
import { readFact, type Fact } from './fact';
import {
  figuresOf,
  fourthQuarters,
  isComparative,
  originOf,
  type Figure,
  type Reports,
  type Shown,
} from './figures';
import { preciseFacts } from './precise-facts';
import { reportedPeriods, type LineFacts } from './reported-periods';
import { byEnd, markSplits, shareSplits } from './share-splits';
import type { SecContext } from './sec-context';
import { companyKey, registrantRow } from './registrant';
import { trailingSums } from './trailing-sums';

/** A document of company facts: the company, and what it filed by taxonomy, tag and unit. */
export type CompanyFacts = {
  cik: number | string;
  entityName: string;
  facts: Readonly<Record<string, Readonly<Record<string, { units?: Readonly<Record<string, unknown>> }>>>>;
};

/** The company of a document, and its figures as series of the dataset's names, each point with its filing. */
export function* companyFacts(
  { cik: told, entityName, facts }: CompanyFacts,
  { name, context }: { name: string; context: SecContext },
): Generator<ImportPart> {
  const cik = String(told).padStart(10, '0');
  const tags = new Map(Object.entries(facts['us-gaap'] ?? {}));
  const read = CONCEPTS.map((concept) => ({
    concept,
    facts: concept.tags.flatMap((tag) => factsOf(tag, tags.get(tag)?.units, { concept, name, context })),
  })).filter((each) => each.facts.length > 0);
  const cited = { name: 'SEC company facts', document: factsUrl(cik) };
  context.reading.renew?.({ ...cited, of: `cik:${cik}` });
  const last = read
    .flatMap((each) => each.facts.map(({ filed }) => filed))
    .sort()
    .at(-1);
  if (last === undefined) {
    context.reading.pass('companies without a figure of the lines that are carried');
    return;
  }
  const source = { name: cited.name, date: last, document: cited.document };
  const entity: EntityRow = registrantRow(
    { cik, name: entityName, tickers: [] },
    { sources: [source], where: name },
  );
  yield entity;
  const filings: Reports = {
    issuer: inSmallLetters(entityName),
    urlOf: (accession) => context.filings.urlOf(cik, accession),
    ...reportedPeriods(read),
  };
  const company = { cik, filings, last, name };
  const mark = splitMarkers(read, filings);
  for (const each of read) yield* pointsOf(each, { company, mark });
}

/** Marks the lines per share of a company, of years or of quarters, where a split parts them. */
type Mark = (figures: readonly Figure[], cadence: 'a' | 'q', shownOf: (figure: Figure) => Shown) => Figure[];

function splitMarkers(read: readonly LineFacts[], filings: Reports): Mark {
  const splits = shareSplits(read);
  const linesOf = (cadence: 'a' | 'q') => {
    const values = (name: string) => {
      const line = read.find(({ concept }) => concept.name === name);
      return byEnd(line === undefined ? [] : figuresOf(line.concept, line.facts, { cadence, filings }));
    };
    return {
      shares: values('Diluted weighted average shares'),
      perShare: values('Diluted earnings per share'),
      income: values('Net income'),
    };
  };
  const lines = { a: linesOf('a'), q: linesOf('q') };
  return (figures, cadence, shownOf) => markSplits(figures, { splits, lines: lines[cadence], shownOf });
}

function factsUrl(cik: string): string {
  return `https://data.sec.gov/api/xbrl/companyfacts/CIK${cik}.json`;
}

/** The facts of a tag in the line's own unit, one of each filing and period; what is none is a problem. */
function factsOf(
  tag: string,
  units: Readonly<Record<string, unknown>> | undefined,
  { concept, name, context }: { concept: Concept; name: string; context: SecContext },
): Fact[] {
  const unit = concept.unit === 'USD/share' ? 'USD/shares' : concept.unit;
  const rows = Object.entries(units ?? {}).find(([each]) => each === unit)?.[1];
  const problems: Problems = context.reading.problems;
  if (rows !== undefined && !Array.isArray(rows))
    problems.add(`${name}: Expected rows of ${tag}, got something else`);
  const read = (Array.isArray(rows) ? (rows as unknown[]) : []).flatMap((row, at) => {
    const fact = readFact(tag, row);
    if (typeof fact === 'object') return [fact];
    problems.add(`${name}: us-gaap ${tag} ${unit} row ${at + 1}: ${fact}`);
    return [];
  });
  const { facts, contradictions } = preciseFacts(read);
  for (const contradiction of contradictions) problems.add(`${name}: ${contradiction}`);
  return facts;
}

type Company = { cik: string; filings: Reports; last: string; name: string };

function* pointsOf(
  { concept, facts }: LineFacts,
  { company, mark }: { company: Company; mark: Mark },
): Generator<PointRow> {
  const { filings } = company;
  const ofCadence = (cadence: 'a' | 'q', isFirst: boolean): Figure[] => {
    const all = figuresOf(concept, facts, { cadence, filings });
    const figures = isFirst ? firstReported(all, filings) : all;
    if (concept.kind !== 'shares') return figures;
    return mark(figures, cadence, ({ shown, firstShown }) => (isFirst ? firstShown : shown));
  };
  const [years, filed] = [ofCadence('a', false), ofCadence('q', false)];
  const derived = concept.kind === 'flow' ? fourthQuarters(years, filed, { facts, filings }) : [];
  const quarters = [...filed, ...derived].sort((a, b) => (a.end < b.end ? -1 : 1));
  yield* seriesOf(years, { concept, suffix: '', words: 'annual', cadence: 'a', company });
  yield* seriesOf(quarters, { concept, suffix: ' (quarterly)', words: 'quarterly', cadence: 'q', company });
  if (concept.kind === 'flow') {
    const suffix = ' (trailing twelve months)';
    const sums = { concept, suffix, words: 'the sum of four quarters', cadence: 'q', company } as const;
    yield* seriesOf(trailingSums(quarters), sums);
  }
  const first = 'as first reported';
  yield* seriesOf(ofCadence('a', true), {
    concept,
    suffix: ` (${first})`,
    words: `annual, ${first}`,
    cadence: 'a',
    company,
  });
  yield* seriesOf(ofCadence('q', true), {
    ...{ concept, company, cadence: 'q' },
    ...{ suffix: ` (quarterly, ${first})`, words: `quarterly, ${first}` },
  });
}

/** What was known at the time: all figures as their first filing said them, where a later one changed any. */
function firstReported(figures: readonly Figure[], filings: Reports): Figure[] {
  if (figures.every(({ first, value }) => first.value === value)) return [];
  return figures.map((figure) => {
    const { first_publication: _last, ...detail } = figure.detail;
    const { first } = figure;
    const beside = isComparative(first, filings) ? { first_publication: false } : {};
    return {
      ...figure,
      value: first.value,
      detail: { ...detail, origin: originOf(first, filings), ...beside },
    };
  });
}

type Named = { concept: Concept; suffix: string; words: string; cadence: 'a' | 'q'; company: Company };

function* seriesOf(
  figures: readonly Figure[],
  { concept, suffix, words, cadence, company }: Named,
): Generator<PointRow> {
  const { cik, last, name: file } = company;
  const name = concept.name + suffix;
  const taxonomy = 'us-gaap';
  const series = {
    id: naturalId(['series', companyKey(cik), 'FinancialMetric', name, taxonomy, cadence].join('|')),
    ...{ type: 'FinancialMetric', name, taxonomy, cadence, unit: concept.unit },
    aliases: suffix === '' ? concept.aliases : [],
    description: `${concept.name}, ${words}, in ${concept.unit}, from the company's filings in SEC company facts`,
    origin: { name: 'SEC company facts', published_time: last, source: 'SEC EDGAR', url: factsUrl(cik) },
  };
  for (const { end, value, tag, detail } of figures)
    yield {
      kind: 'point',
      entity: `cik:${cik}`,
      series,
      date: end,
      value,
      detail,
      where: `${file}: ${tag} ${end}`,
    };
}
