import { argumentsAt, tokens } from '../../../shared/formula/tokens';
import { quoteText } from '../../../shared/formula/text-constant';
import { periodText, readPeriod } from '../../../shared/periods/written-period';
import { frequencyCalled } from '../../cells/calendar';
import table from './foreign-fields.json';

/** What a formula of another add-in becomes: a formula, or why it has no counterpart. */
export type Conversion = { formula: string; reason?: undefined } | { formula?: undefined; reason: string };

/** What a cell that a formula refers to shows; the text of the reference is as it is written. */
export type ReadReference = (reference: string) => string | number | boolean | undefined;

/** `market` stands between a share and its market where the vendor does not write a blank. */
type Vendor = { scale: number; arguments: readonly string[]; market?: string };
type Field = { name: string; kind: 'series' | 'property'; isUnscaled: boolean; sign: number };

const VENDORS: ReadonlyMap<string, Vendor> = new Map(Object.entries(table.functions));
const FIELDS: ReadonlyMap<string, Field> = new Map([
  ...table.properties.flatMap(({ name, codes }) =>
    entries(codes, { name, kind: 'property', isUnscaled: true, sign: 1 }),
  ),
  ...table.series.flatMap(({ name, codes, isUnscaled = false, sign = 1 }) =>
    entries(codes, { name, kind: 'series', isUnscaled, sign }),
  ),
]);

function entries(codes: readonly string[], field: Field): [string, Field][] {
  return codes.map((code) => [code.toUpperCase(), field]);
}

/** Intervals as STOCKHISTORY numbers them. */
const STOCK_INTERVALS: ReadonlyMap<string, string> = new Map([
  ['0', 'D'],
  ['1', 'W'],
  ['2', 'M'],
]);

/** Kinds of periods as FactSet calls them. */
const FACTSET_PERIODS: ReadonlyMap<string, string> = new Map([
  ['ANN', 'FY'],
  ['QTR', 'FQ'],
  ['LTM', 'LTM'],
]);

/** What other add-ins put before their functions' names. */
const PREFIX = /^@?(?:_xlfn\.|_xll\.|_xldudf_)*/i;

/** The formula with KER's functions in place of another add-in's; undefined where it calls none. */
export function convertFormula(formula: string, read: ReadReference): Conversion | undefined {
  let all = tokens(formula);
  for (let isFound = false; ; isFound = true) {
    const at = all.findIndex(({ kind, text }) => kind === 'call' && vendorOf(text) !== undefined);
    if (at < 0) return isFound ? { formula: all.map(({ text }) => text).join('') } : undefined;
    const { texts, end } = argumentsAt(all, at);
    const converted = callOf(all[at]?.text ?? '', texts, read);
    if (converted.formula === undefined) return converted;
    const isWhole = all.slice(0, at).every(({ kind }) => kind === 'start') && end === all.length;
    const text = isWhole || converted.formula.endsWith(')') ? converted.formula : `(${converted.formula})`;
    all = tokens([...all.slice(0, at), { text }, ...all.slice(end)].map(({ text }) => text).join(''));
  }
}

const vendorOf = (call: string): Vendor | undefined => VENDORS.get(call.replace(PREFIX, '').toUpperCase());

/** What a call asks for, in the words of no vendor. */
type Request = {
  entity: string;
  field: string;
  period: string | undefined;
  from: string | undefined;
  to: string | undefined;
  frequency: string | undefined;
  options: Map<string, string>;
};

function callOf(call: string, texts: readonly string[], read: ReadReference): Conversion {
  const name = call.replace(PREFIX, '').toUpperCase();
  const vendor = vendorOf(call);
  if (!vendor) return { reason: `${name} is not known` };
  const request = requestOf(vendor, texts, read);
  const field =
    request.field === '' && vendor.arguments.includes('field') ? undefined : fieldOf(request, name);
  if (field === undefined)
    return { reason: `${request.field === '' ? name : request.field} has no counterpart` };
  const currency = ['CURR', 'EQY_FUND_CRNCY', 'CURRENCY', 'CURN'].flatMap(
    (key) => request.options.get(key) ?? [],
  )[0];
  return request.from === undefined
    ? valueFormula(request, field, { vendor, currency })
    : historyFormula(request, field, { vendor, currency });
}

function requestOf(vendor: Vendor, texts: readonly string[], read: ReadReference): Request {
  const plain = (text: string): string => {
    const [, first, ...others] = tokens(`=${text}`);
    if (first?.kind === 'text' && others.length === 0) return first.value;
    return first?.kind === 'reference' && others.length === 0 ? String(read(first.text) ?? '') : text;
  };
  const own = (argument: string): string | undefined => {
    const text = texts[vendor.arguments.indexOf(argument)];
    return vendor.arguments.includes(argument) && text !== undefined && text !== '' ? text : undefined;
  };
  const rest = vendor.arguments.includes('options') ? texts.slice(vendor.arguments.indexOf('options')) : [];
  const options = optionsOf(rest.map(plain));
  // A field may have its period in brackets: FF_SALES(ANN_R,-1), sales_rev_turn(fpt=A,fpo=-1).
  const [, code = '', inBrackets] = /^([^()]*)(?:\((.*)\))?$/s.exec(plain(own('field') ?? '').trim()) ?? [];
  for (const [key, value] of optionsOf((inBrackets ?? '').split(/,(?![^(]*\))/))) options.set(key, value);
  const given = ['PERIOD', 'FPR', 'SDATE'].flatMap((key) => options.get(key) ?? []);
  const factSet = /^(ANN|QTR|LTM)(?:_R?[A-Z]*)?$/i.exec(inBrackets?.split(',')[0]?.trim() ?? '')?.[1];
  const back = inBrackets?.split(',')[1]?.trim() ?? '0';
  const fiscalYear = options.get('EQY_FUND_YEAR');
  const bloomberg = /^Q/i.test(options.get('FUND_PER') ?? options.get('FPT') ?? '') ? 'FQ' : 'FY';
  const range = /^range\(\s*(-?\d+)[A-Z]*\s*,\s*(-?\d+)[A-Z]*\s*\)$/i.exec(options.get('FPO') ?? '');
  const period =
    (own('period') === undefined ? undefined : plain(own('period') ?? '')) ??
    given[0] ??
    (factSet === undefined ? undefined : `${FACTSET_PERIODS.get(factSet.toUpperCase()) ?? ''}${back}`) ??
    (fiscalYear === undefined ? undefined : `FY${fiscalYear}`) ??
    (['FPO', 'FPT', 'FUND_PER'].some((key) => options.has(key))
      ? `${bloomberg}${options.get('FPO') ?? '0'}`
      : undefined);
  return {
    entity: withMarket(own('entity') ?? '""', vendor),
    field: code.trim().replace(/^=/, ''),
    period: range ? undefined : period,
    from: range ? quoteText(`${bloomberg}${range[1] === '0' ? '' : (range[1] ?? '')}`) : own('from'),
    to: range ? quoteText(`${bloomberg}${range[2] === '0' ? '' : (range[2] ?? '')}`) : own('to'),
    frequency:
      options.get('PER') ?? options.get('FPT') ?? (own('frequency') && plain(own('frequency') ?? '')),
    options,
  };
}

/** A share with its market as functions read it: `AAPL US`. */
function withMarket(entity: string, { market = ' ' }: Vendor): string {
  return entity.replace(/^("[A-Z0-9.]+)(.)([A-Z]{2}")$/, (all, share: string, mark: string, place: string) =>
    mark === market ? `${share} ${place}` : all,
  );
}

/** Options as `Per=Y`, or as a name and a value in turn. */
function optionsOf(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < texts.length; at++) {
    for (const part of (texts[at] ?? '').split(/[;]|\s(?=\w+=)/)) {
      const [, key, value] = /^\s*([\w.]+)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
      if (key !== undefined && value !== undefined) found.set(key.toUpperCase(), value);
      else if (/^[A-Z_]{3,}$/.test(part) && texts[at + 1] !== undefined) found.set(part, texts[++at] ?? '');
    }
  }
  return found;
}

/** STOCKHISTORY has no field: of a pair of currencies it gives the rate. */
function fieldOf({ field, entity }: Request, name: string): Field | undefined {
  if (field !== '') return FIELDS.get(field.toUpperCase());
  const isPair = name === 'STOCKHISTORY' && /^"[A-Z]{3}[:/]?[A-Z]{3}"$/i.test(entity);
  return isPair ? { name: 'rate', kind: 'series', isUnscaled: true, sign: 1 } : undefined;
}

type How = { vendor: Vendor; currency: string | undefined };

const RELATIVE = /^(?:IQ_)?F([YQ])(?:[+-]?0|-(\d+))?$/i;
const TWELVE_MONTHS = /^(?:IQ_)?LTM(?:[+-]?0)?$/i;

function valueFormula({ entity, period = 'FY', field: code }: Request, field: Field, how: How): Conversion {
  if (field.kind === 'property') return { formula: `KER.PROP(${entity},${quoteText(field.name)})` };
  if (how.currency !== undefined)
    return { reason: `${code} in another currency: use KER.HISTORY with currency=${how.currency}` };
  const scaled = (formula: string) => ({
    formula: `${field.sign < 0 ? '-' : ''}${formula}${field.isUnscaled || how.vendor.scale === 1 ? '' : `/${how.vendor.scale}`}`,
  });
  if (TWELVE_MONTHS.test(period) || code.toUpperCase().startsWith('TRAIL_12M'))
    return scaled(`KER.LATEST(${entity},${quoteText(`${field.name} (trailing twelve months)`)})`);
  const [isRelative, length = '', back] = RELATIVE.exec(period) ?? [];
  if (isRelative !== undefined) {
    const isQuarter = length.toUpperCase() === 'Q';
    if (back === undefined)
      return scaled(`KER.LATEST(${entity},${quoteText(field.name + (isQuarter ? ' (quarterly)' : ''))})`);
    const time = quoteText(`F${length.toUpperCase()}-${back}`);
    const frequency = isQuarter ? 'Q' : 'A';
    return scaled(
      `INDEX(KER.HISTORY(${entity},${quoteText(field.name)},${time},${time},"${frequency}","headers=no"),1,2)`,
    );
  }
  const read = readPeriod(period.replace(/^FQ(\d)(\d{4})$/i, 'FY$2Q$1'));
  if (!read) return { reason: `the period ${period} has no counterpart` };
  return scaled(`KER.LATEST(${entity},${quoteText(field.name)},${quoteText(periodText(read))})`);
}

function historyFormula(
  { entity, from = '', to, frequency = '', options, field: code }: Request,
  field: Field,
  how: How,
): Conversion {
  if (field.kind === 'property') return { reason: `${code} has no history` };
  const ends = [from, to].map((end) => (end === undefined ? '' : timeOf(end)));
  const unclear = ends.indexOf(undefined);
  if (unclear >= 0) return { reason: `day and month of ${[from, to][unclear] ?? ''} are unclear` };
  const step = frequencyCalled(frequency) ?? frequencyCalled(STOCK_INTERVALS.get(frequency));
  const settings = [
    'headers=no',
    ...(field.isUnscaled || how.vendor.scale === 1 ? [] : ['scale=millions']),
    ...(how.currency === undefined ? [] : [`currency=${how.currency}`]),
    ...(/^[PC]/i.test(options.get('FILL') ?? '') ? ['fill=carried'] : []),
  ];
  const pair = field.name === 'rate' ? entity.replace(/^"([A-Z]{3})[:/]?([A-Z]{3})"$/i, '"$1/$2"') : entity;
  const span = `${ends.map((end) => `,${end ?? ''}`).join('')}${step === undefined ? ',' : `,"${step}"`}`;
  return {
    formula: `KER.HISTORY(${pair},${quoteText(field.name)}${span},${quoteText(settings.join('; '))})`,
  };
}

/** An end of a span as functions read it; a day whose order of parts is unclear is none. */
function timeOf(text: string): string | undefined {
  const [, first, ...others] = tokens(`=${text}`);
  if (first?.kind !== 'text' || others.length > 0) return text;
  if (/^F[YQ]/i.test(first.value)) return text;
  const read = readPeriod(first.value);
  return read === undefined ? undefined : quoteText(periodText(read));
}
