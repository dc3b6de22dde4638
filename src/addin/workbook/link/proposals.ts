import { ownValue } from '../../../shared/contract/own-value';
import { groupBy, uniq, uniqBy } from 'es-toolkit/array';

import { cellName, type CellPlace } from '../../../shared/formula/address';
import { quoteText } from '../../../shared/formula/text-constant';
import { propertiesCalled } from '../../../shared/names/property-words';
import { periodText, readPeriod } from '../../../shared/periods/written-period';
import { dayOfSerial, isoDate } from '../../cells/date';
import { commonCurrency } from '../../cells/number/currency';
import { isRatio, moneyOf } from '../../cells/unit';
import { readHeading } from './heading';
import { type LinkSheet, type PlacedHeading, type TypedNumber, typedNumbers } from './blocks';
import { type Judgement, judge, type Verdict } from './judgement';
import { isField, nameIn, seriesCalled } from './labels';
import {
  type Fields,
  fieldsOf,
  type FunctionCall,
  propertyValue,
  seriesIn,
  seriesSources,
  seriesValues,
  signature,
} from './service-values';

/** One cell of a proposal. */
export type ProposedCell = {
  place: CellPlace;
  typed: number;
  /** The service's value in the scale of the sheet; undefined where it has none. */
  known: number | undefined;
  verdict: Verdict;
  entity: string;
  period: string;
  /** Who published the service's value, and for which day; empty where that is not told. */
  source: string;
  formula: string;
};

/** Numbers of one field, of one entity over time or of several entities, that are linked or left together. */
export type Proposal = {
  sheet: string;
  /** What its table has in common with others: they are accepted together. */
  block: string;
  field: string;
  status: Judgement['status'];
  cells: readonly ProposedCell[];
};

type Entity = { text: string; heading: PlacedHeading | undefined; fields: Fields };
type Resolved = { number: TypedNumber; entity: Entity };

/** More names than these are not looked up for one number: its own, and those of the workbook. */
const MOST_NAMES = { own: 5, shared: 6 };
const MOST_ROUNDS = MOST_NAMES.own + MOST_NAMES.shared;
/** A file's name may begin with a ticker: `IBM-US-annual`. */
const TICKER = /^(?:[A-Z]{2,5}(?= |$)|[A-Z]$)/;

/** Typed numbers with the names that may be of their entities, in the order in which they are looked up. */
export type ReadNumbers = { number: TypedNumber; names: readonly Name[] }[];

type Name = { text: string; heading: PlacedHeading | undefined };

/** The typed numbers that have a field; the names of the file, and of what its sheets are about, come last. */
export function readNumbers(sheets: readonly LinkSheet[], workbook: string): ReadNumbers {
  const title = workbook.replace(/\.[a-z]+$/i, '').replaceAll(/[_-]+/g, ' ');
  const ticker = TICKER.exec(title)?.[0] ?? '';
  // With the sign a ticker is no code of a country or state, and no word such as "LOW".
  const ofFile = [nameIn(title), nameIn(ticker), ticker === '' ? '' : `$${ticker}`];
  const read = sheets.map((sheet) => ({
    names: namesAtTop(sheet),
    numbers: typedNumbers(sheet).filter(({ field }) => field !== undefined),
  }));
  // A table names its own entity alone; a cover, and what stands above several sheets, names that of the workbook.
  const isShared = (name: string) =>
    read.filter(({ names }) => names.includes(name)).length > 1 ||
    read.some(({ names, numbers }) => numbers.length === 0 && names.includes(name));
  const ofSheets = read.flatMap(({ names }) => names);
  const shared = [...ofFile, ...ofSheets.filter(isShared)].filter((name) => name !== '');
  const tried = (names: readonly string[]) => uniq(names).slice(0, MOST_NAMES.shared);
  return read.flatMap(({ numbers }) =>
    numbers.map((number) => {
      const own = namesOf(number);
      // Only a table without any name may be of what another table names.
      const others = tried(own.length > 0 ? shared : [...shared, ...ofSheets]);
      return { number, names: [...own, ...others.map((text) => ({ text, heading: undefined }))] };
    }),
  );
}

/** The names in the first text of a sheet. */
function namesAtTop({ rows }: LinkSheet): string[] {
  const cells = [...rows.values()].flatMap((row) => [...row.values()].map(({ value }) => value));
  const first = cells.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return namesInTitle(readHeading(first, undefined).words);
}

/** What finding links will request, as formulas to be planned: the fields of so many names a number, and their values. */
export function plannedFormulas(numbers: ReadNumbers, most = MOST_ROUNDS): string[] {
  const names = new Set(numbers.flatMap((each) => each.names.slice(0, most).map(({ text }) => text)));
  const fields = new Set(numbers.flatMap(({ number }) => seriesCalled(number.field?.words ?? '')[0] ?? []));
  const list = [...fields].map(quoteText).join(';');
  return [...names].flatMap((name) => [
    `=KER.FIELDS(${quoteText(name)})`,
    ...(list === '' ? [] : [`=KER.LATEST(${quoteText(name)},{${list}})`]),
  ]);
}

/** Finds what typed numbers are, and proposes formulas for the lines that the service's values prove. */
export async function proposeLinks(numbers: ReadNumbers, call: FunctionCall): Promise<Proposal[]> {
  const lines = linesOf(await resolveEntities(numbers, call));
  const judged = await Promise.all(lines.map((line) => judgedLine(line, call)));
  const proposals = withSingles(judged.filter((each) => each !== undefined));
  const proven = proposals.filter(({ status }) => status !== 'unproven');
  return Promise.all(proven.map((each) => withSources(each, call)));
}

/** The publisher and day of each value; its series is at hand by now. */
async function withSources(
  { agreeing: _agreeing, strong: _strong, divisor, ...proposal }: Judged,
  call: FunctionCall,
): Promise<Proposal> {
  const cells = await Promise.all(
    proposal.cells.map(async (cell): Promise<ProposedCell> => {
      if (cell.known === undefined) return cell;
      const points = await seriesSources(call, { entity: cell.entity, series: proposal.field });
      return { ...cell, source: points.get(signature(cell.known * divisor)) ?? '' };
    }),
  );
  return { ...proposal, cells };
}

/** What may be the name of a number's entity among its headings. */
function namesOf({ entities }: TypedNumber): Name[] {
  const names = entities.flatMap((heading) =>
    namesInTitle(heading.words).map((text) => ({
      text,
      heading: text === heading.value ? heading : undefined,
    })),
  );
  return uniqBy(names, ({ text }) => text).slice(0, MOST_NAMES.own);
}

/** A heading in parts, since a title says more than a name. */
function namesInTitle(words: string): string[] {
  const parts = words.split(/ [-–—|] |[–—|:;()[\]]|, (?!inc|ltd|llc|corp|co\b)/i).map((part) => part.trim());
  const named = parts.map(nameIn).filter((part) => part !== '' && !part.includes('=') && !isField(part));
  return named.length === parts.length ? [words, ...named] : named;
}

/** The entity of each number: the first of its names that has the number's field; where nothing names one, the only one of the workbook. */
async function resolveEntities(numbers: ReadNumbers, call: FunctionCall): Promise<Resolved[]> {
  const listings = new Map<string, Promise<Fields | undefined>>();
  const listing = (text: string) => {
    const found = listings.get(text) ?? fieldsOf(call, text);
    listings.set(text, found);
    return found;
  };
  const resolved: Resolved[] = [];
  let open = numbers;
  for (let round = 0; round < MOST_ROUNDS && open.length > 0; round++) {
    const tried = await Promise.all(
      open.map(async (each) => {
        const name = each.names[round];
        const fields = name && (await listing(name.text));
        if (!name || !fields || namesIn(fields, each.number).length === 0) return undefined;
        return { number: each.number, entity: { ...name, fields } };
      }),
    );
    resolved.push(...tried.filter((each) => each !== undefined));
    open = open.filter((_each, at) => tried[at] === undefined);
  }
  const only = new Map(resolved.map(({ entity }) => [entity.text, entity]));
  const [shared] = only.size === 1 ? only.values() : [];
  for (const { number, names } of open)
    if (shared && names.length === 0 && namesIn(shared.fields, number).length > 0)
      resolved.push({ number, entity: { ...shared, heading: undefined } });
  return resolved;
}

/** A field as the service calls it. */
type FieldName = { kind: 'series' | 'property'; name: string; unit: string | undefined };

/** What a number's label may mean among the fields of its entity, the likeliest first. */
function namesIn(fields: Fields, { field, period }: TypedNumber): FieldName[] {
  const words = field?.words ?? '';
  const series = [words, ...seriesCalled(words)].flatMap((name): FieldName[] => {
    const found = name === '' ? undefined : seriesIn(fields, name);
    return found ? [{ kind: 'series', name: found.name, unit: found.unit ?? undefined }] : [];
  });
  // A property has one value, the newest.
  const properties = (period === undefined ? propertiesCalled(words) : [])
    .filter((name) => fields.properties.has(name))
    .map((name): FieldName => ({ kind: 'property', name, unit: undefined }));
  const all = [...series, ...properties];
  return all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at);
}

/** Numbers over time of one entity are a line; where each entity has one number, the numbers of a field are. */
function linesOf(resolved: readonly Resolved[]): Resolved[][] {
  const time = ({ number }: Resolved) => number.period?.period?.replace('FY', '') ?? '';
  const sorted = resolved.toSorted((a, b) => time(a).localeCompare(time(b)));
  const own = Object.values(groupBy(sorted, (each) => `${fieldKey(each)} ${each.entity.text}`));
  const single = groupBy(own.filter(({ length }) => length === 1).flat(), fieldKey);
  return [...own.filter(({ length }) => length > 1), ...Object.values(single)];
}

function fieldKey({ number: { sheet, block, field, period } }: Resolved): string {
  const kind = period?.period?.replaceAll(/\d/g, '').replace('FY', '');
  return JSON.stringify([sheet, block, field?.place, kind]);
}

type Judged = Proposal & Pick<Judgement, 'agreeing' | 'strong'> & { divisor: number };

/** How a field may be read: another span of the same line, and quarters by the company's own count. */
type Reading = { field: FieldName; span: string; isFiscal: boolean };

const SPANS = { year: '', quarter: ' (quarterly)', ttm: ' (trailing twelve months)' };

function readingsOf(line: readonly Resolved[]): Reading[] {
  const [first] = line;
  if (first === undefined) return [];
  const periods = line.map(({ number }) => number.period?.period);
  const spans = periods.includes('ttm')
    ? [SPANS.ttm]
    : periods.every((period) => period !== undefined && !/\d-\d/.test(period))
      ? [SPANS.year]
      : Object.values(SPANS);
  const hasQuarters = periods.some((period) => period?.includes('Q'));
  return namesIn(first.entity.fields, first.number).flatMap((field) =>
    (field.kind === 'series' ? spans : ['']).flatMap((span) =>
      (hasQuarters ? [false, true] : [false]).map((isFiscal) => ({ field, span, isFiscal })),
    ),
  );
}

async function judgedLine(line: readonly Resolved[], call: FunctionCall): Promise<Judged | undefined> {
  let best: Judged | undefined;
  for (const reading of readingsOf(line)) {
    const values = await valuesIn(line, reading, call);
    for (const scale of scalesOf(line, reading))
      for (const sign of [1, -1]) {
        const found = compared(line, { reading, values, divisor: scale * sign });
        if (found.agreeing > (best?.agreeing ?? 0)) best = found;
      }
  }
  return best;
}

/** What the service's values are divided by to give the sheet's: as the sheet says first, since rows differ in it. */
function scalesOf(line: readonly Resolved[], { field }: Reading): number[] {
  if (isRatio(field.unit) && moneyOf(field.unit).kind !== 'money') return [1, 100];
  const said = line[0]?.number.scale;
  return [...new Set([...(said === undefined ? [] : [said]), 1, 1e3, 1e6, 1e9])];
}

/** The period as an argument of a function; none for the newest value. */
function askedPeriod({ period }: TypedNumber, { isFiscal }: Reading): string | undefined {
  const text = period?.period;
  if (text === undefined || text === 'ttm') return undefined;
  const read = isFiscal ? readPeriod(text) : undefined;
  return read?.quarter === undefined ? text : periodText({ ...read, isFiscal: !read.isFiscal });
}

/** The service's values of a line in one reading; entities with another currency than the sheet's have none. */
async function valuesIn(
  line: readonly Resolved[],
  reading: Reading,
  call: FunctionCall,
): Promise<(number | undefined)[]> {
  const { field, span } = reading;
  const groups = groupBy(line, ({ entity }) => entity.text);
  const found = new Map<Resolved, number | undefined>();
  await Promise.all(
    Object.entries(groups).map(async ([entity, own]) => {
      const [first] = own;
      if (first === undefined) return;
      if (field.kind === 'property') {
        const value = await propertyValue(call, { entity, property: field.name });
        for (const each of own) found.set(each, value);
        return;
      }
      const series = seriesIn(first.entity.fields, field.name + span);
      if (series === undefined) return;
      const periods = own.map(({ number }) => askedPeriod(number, reading));
      const values = await seriesValues(call, { entity, series: series.name, periods });
      own.forEach((each, at) => {
        if (isInCurrency(each.number, series.unit ?? undefined)) found.set(each, values[at]);
      });
    }),
  );
  return line.map((each) => found.get(each));
}

function isInCurrency({ currency }: TypedNumber, unit: string | undefined): boolean {
  const money = moneyOf(unit);
  return currency === undefined || money.kind !== 'money' || commonCurrency(currency, money.code) !== 'two';
}

type Candidate = { reading: Reading; values: readonly (number | undefined)[]; divisor: number };

function compared(line: readonly Resolved[], { reading, values, divisor }: Candidate): Judged {
  const numbers = line.map(({ number }, at) => {
    const value = values[at];
    return { typed: number.value, known: value === undefined ? undefined : value / divisor };
  });
  const isOverTime = new Set(line.map(({ entity }) => entity.text)).size === 1;
  const { verdicts, status, agreeing, strong } = judge(numbers, isOverTime);
  const { sheet = '', block = '' } = line[0]?.number ?? {};
  const cells = line.map(({ number, entity }, at): ProposedCell => {
    const { typed = 0, known } = numbers[at] ?? {};
    return {
      ...{ place: number.place, typed, known, verdict: verdicts[at] ?? 'missing', entity: entity.text },
      ...{ period: number.period?.period ?? '', source: '' },
      formula: formulaOf({ number, entity }, reading, divisor),
    };
  });
  return { sheet, block, field: reading.field.name + reading.span, status, cells, agreeing, strong, divisor };
}

/** A line of one number proves nothing; several of one table do together. */
function withSingles(lines: readonly Judged[]): Judged[] {
  const blocks = groupBy(lines, ({ sheet, block }) => `${sheet}\n${block}`);
  return lines.map((line) => {
    const block = ownValue(blocks, `${line.sheet}\n${line.block}`) ?? [];
    const strong = block.reduce((sum, each) => sum + each.strong, 0);
    const isWhole =
      line.strong > 0 && line.cells.every(({ verdict }) => verdict === 'agrees' || verdict === 'missing');
    const isProven = line.status === 'unproven' && isWhole && strong >= 3;
    return isProven ? { ...line, status: 'proposed' } : line;
  });
}

function formulaOf({ number, entity }: Resolved, reading: Reading, divisor: number): string {
  const { field, span } = reading;
  const name = entity.heading ? reference(entity.heading, number.place) : undefined;
  const asked = name ?? quoteText(entity.text);
  const factor = Math.abs(divisor) === 1 ? '' : `/${Math.abs(divisor)}`;
  const sign = divisor < 0 ? '-' : '';
  if (field.kind === 'property') return `=${sign}KER.PROP(${asked},${quoteText(field.name)})${factor}`;
  const period = askedPeriod(number, reading);
  const series = seriesArgument({ number, entity }, seriesIn(entity.fields, field.name + span)?.name ?? '');
  const time = period === undefined ? '' : `,${periodArgument(number, period)}`;
  return `=${sign}KER.LATEST(${asked},${series}${time})${factor}`;
}

/** The label itself where functions read it as the same series, so that the formula can be copied. */
function seriesArgument({ number, entity }: Resolved, name: string): string {
  const { field, place } = number;
  const isSame = field?.value === field?.words && seriesIn(entity.fields, field?.words ?? '')?.name === name;
  return (isSame && field && reference(field, place)) || quoteText(name);
}

/** The heading itself where functions read it as the same period. */
function periodArgument({ period: heading, place }: TypedNumber, period: string): string {
  const value = heading?.value;
  const day = typeof value === 'number' ? dayOfSerial(value) : undefined;
  const read = typeof value === 'string' ? readPeriod(value) : undefined;
  const isSame =
    String(value) === period ||
    (read && periodText(read) === period) ||
    (day !== undefined && isoDate(day) === period);
  const own = isSame && heading ? reference(heading, place) : undefined;
  return own ?? (/^\d{4}$/.test(period) ? period : quoteText(period));
}

/** A reference that stays right in its row and column when it is copied; a sheet's name has no cell. */
function reference({ place }: PlacedHeading, from: CellPlace): string | undefined {
  if (place.row < 0) return undefined;
  const name = cellName(place);
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  return `${place.column === from.column ? '' : '$'}${letters}${place.row === from.row ? '' : '$'}${digits}`;
}
