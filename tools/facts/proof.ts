import { isRounded } from '../../src/service/dataset/rounded';
import type { Figure, Figures } from '../dataset/filings/filed-figures';
import { daysBetween } from '../dataset/filings/line';
import { lineOf } from '../dataset/filings/line-names';
import { figureOf, isOwnReport, withTag, type Filed, type Vintages } from './vintages';

/** Lines that their first tag defines, where a company files it for most periods; of others the tag of most figures does. */
const DEFINED = new Set(['Revenue', 'Net income', 'Long-term debt']);

/** The tag of a revenue that is all of it. */
const TOTAL = 'Revenues';

/** The tag of a revenue with taxes that are passed on: without them it is the same measure. */
const WITH_TAXES = 'RevenueFromContractWithCustomerIncludingAssessedTax';

/** Of a company that files no other equity it is all there is, and its tag tells nothing. */
const PARENTS_EQUITY = 'StockholdersEquity';

/** Tags of what stands between liabilities and equity. */
const REDEEMABLE = [
  'RedeemableNoncontrollingInterestEquityCarryingAmount',
  'TemporaryEquityCarryingAmountAttributableToParent',
];

/** Extractions write an end some days off, never another period's. */
const NEAR_DAYS = 7;

/** So many days before the last vintage a period may end that later reports show again: two years, or a year of quarters. */
const SHOWN_AGAIN = { annual: 800, instant: 800, quarterly: 460 } as const;

/** As many periods show that two tags say the same. */
const FEWEST_SAME = 3;

/** Figures of filings with what proves them, and what each period's own report said, where a later one changed it or it is not held; null as in `revised`. */
export type Proof = {
  annual: Figures[];
  quarterly: Figures[];
  firsts: ReadonlyMap<string, number | null | undefined>;
};

/**
 * The same lines with each figure as the filings of the company prove it. A figure that was filed cites the filing that said so first, a
 * restated one the filing that restated it. What no filing says is replaced by the period's own report where it is a rounding of that or
 * its negative, or where no report after the last vintage can have restated it. Each line keeps to one definition.
 */
export function proveFigures(
  { annual, quarterly }: { annual: readonly Figures[]; quarterly: readonly Figures[] },
  vintages: Vintages,
): Proof {
  const firsts = new Map<string, number | null | undefined>();
  const definitions = new Map<string, readonly string[]>();
  const proved = (lines: readonly Figures[]): Figures[] =>
    lines.map((figures) => {
      if (!vintages.companies.has(figures.cik) || lineOf(figures.line) === undefined) return figures;
      const key = `${figures.cik}|${figures.line}`;
      const all = figures.line === 'Revenue' ? [...annual, ...quarterly] : [];
      const line = new LineProof(figures, { vintages, lines: all, definition: definitions.get(key) });
      definitions.set(key, line.definition);
      return line.proved(firsts);
    });
  // The quarters follow the definition of the years.
  return { annual: proved(annual), quarterly: proved(quarterly), firsts };
}

/** The place of a figure among those that are proved. */
export const proofKey = ({ cik, line, cadence }: Figures, end: string): string =>
  [cik, line, cadence, end].join('|');

class LineProof {
  /** The tag that defines the line, and those that say the same wherever the company files both. */
  readonly definition: readonly string[];
  readonly #figures: Figures;
  readonly #vintages: Vintages;
  readonly #lines: readonly Figures[];
  readonly #tags: readonly string[];
  readonly #isPerShare: boolean;
  readonly #isEquity: boolean;
  /** Whether a figure under another tag gives way to that of the definition: of revenues only to the total. */
  readonly #isStrict: boolean;

  constructor(
    figures: Figures,
    {
      vintages,
      lines,
      definition = [],
    }: { vintages: Vintages; lines: readonly Figures[]; definition?: readonly string[] | undefined },
  ) {
    const { tags = [], kind, line = '' } = lineOf(figures.line) ?? {};
    this.#figures = figures;
    this.#vintages = vintages;
    this.#lines = lines;
    this.#tags = tags;
    this.#isPerShare = kind === 'shares';
    this.#isEquity = line === 'Total equity' && figures.data.some(({ 8: tag }) => tag !== PARENTS_EQUITY);
    const [given = this.#definingTag(line)] = definition;
    this.#isStrict = line !== 'Revenue' || given === TOTAL;
    this.definition =
      given === undefined ? [] : [given, ...tags.filter((tag) => tag !== given && this.#isSame(given, tag))];
  }

  proved(firsts: Map<string, number | null | undefined>): Figures {
    const data = this.#ofOneMeasure().map((figure) => {
      const proved = this.#provedFigure(this.#onItsDay(figure));
      const { 1: end, 2: value, 8: tag } = proved;
      const own = this.#ownReport(tag ?? this.definition[0] ?? '', end);
      const isKnown = tag === null ? this.#isRecast(proved, own) : this.#filed(tag, end).length > 0;
      const [earliest] = tag === null ? [] : this.#filed(tag, end);
      const isChanged =
        earliest !== undefined && earliest.value !== value && !isRounded(earliest.value, value);
      if (isKnown && own?.value !== value)
        firsts.set(proofKey(this.#figures, end), own?.value ?? (isChanged ? null : undefined));
      return this.#isEquity && tag === PARENTS_EQUITY && this.#filed(this.#tags[0] ?? '', end).length === 0
        ? withTag(proved, null)
        : proved;
    });
    return { ...this.#figures, data };
  }

  /** Whether a figure of no known filing says another amount than the period's own report: a later one than are known recast it. */
  #isRecast({ 2: value }: Figure, own: Filed | undefined): boolean {
    return own !== undefined && !isRounded(own.value, value) && own.value !== -value;
  }

  #definingTag(line: string): string | undefined {
    const usual = mostFrequent(this.#figures.data.flatMap((figure) => this.#tagsOf(figure)));
    const counts = this.#tags.map((tag) => this.#periods(tag).size);
    const isUsual = (counts[0] ?? 0) * 2 > Math.max(...counts);
    const isDefining = DEFINED.has(line) && isUsual && (line !== 'Revenue' || this.#hasTotal());
    return isDefining ? this.#tags[0] : usual;
  }

  /** Whether figures of which the filing is known are the total, where the company files a part of it too: else the tag is of another measure. */
  #hasTotal(): boolean {
    const { cik, line } = this.#figures;
    const known = this.#lines.filter((each) => each.cik === cik && each.line === line);
    const said = known.flatMap(({ cadence, data }) =>
      data.flatMap(([, end, value, , , , how]) => {
        const of = (tag: string): readonly Filed[] => this.#vintages.of(cik, tag, cadence).get(end) ?? [];
        const others = this.#tags.filter((tag) => tag !== TOTAL).flatMap((tag) => of(tag)[0]?.value ?? []);
        const [total] = of(TOTAL);
        const isTelling =
          how === 'filing' && total !== undefined && others.some((each) => each !== total.value);
        return isTelling ? [of(TOTAL).some((each) => each.value === value)] : [];
      }),
    );
    return said.filter(Boolean).length * 4 >= said.length;
  }

  /** Whether two tags say the same wherever the company files both. */
  #isSame(one: string, other: string): boolean {
    const { cik } = this.#figures;
    const pairs = (['annual', 'quarterly', 'instant'] as const).flatMap((cadence) =>
      [...this.#vintages.of(cik, one, cadence)].flatMap(([end, [first]]) => {
        const [beside] = this.#vintages.of(cik, other, cadence).get(end) ?? [];
        return first && beside && first.accession === beside.accession ? [first.value === beside.value] : [];
      }),
    );
    return pairs.length >= FEWEST_SAME && pairs.every(Boolean);
  }

  /** The figures without those after the last vintage of which no filing is known, where the one before them was of another measure. */
  #ofOneMeasure(): readonly Figure[] {
    const { data } = this.#figures;
    const last = data.findLastIndex(({ 1: end }) =>
      this.#tags.some((tag) => this.#filed(tag, end).length > 0),
    );
    const figure = data[last];
    if (figure === undefined || this.#isEquity || this.#isPerShare) return data;
    const { 2: value } = this.#provedFigure(figure);
    const isSameMeasure = Math.abs(value) === Math.abs(figure[2]) || isRounded(value, figure[2]);
    return isSameMeasure ? data : data.filter((each, at) => at <= last || isProved(each));
  }

  #periods(tag: string): ReadonlyMap<string, readonly Filed[]> {
    const { cik, cadence } = this.#figures;
    return this.#vintages.of(cik, tag, cadence);
  }

  #filed(tag: string, end: string): readonly Filed[] {
    return this.#periods(tag).get(end) ?? [];
  }

  /** What the period's own report says, under a tag or else under another of the line. */
  #ownReport(tag: string, end: string): Filed | undefined {
    const firsts = [tag, ...this.#tags].flatMap((each) => this.#filed(each, end)[0] ?? []);
    return firsts.find((filed) => isOwnReport(filed, end));
  }

  /** A figure of which an extraction wrote the end some days off, under the end that its filing names. */
  #onItsDay(figure: Figure): Figure {
    const [start, end, value, ...rest] = figure;
    if (this.#tags.some((tag) => this.#filed(tag, end).length > 0)) return figure;
    const isOpen = (day: string): boolean =>
      Math.abs(daysBetween(day, end)) <= NEAR_DAYS && this.#figures.data.every(([, each]) => each !== day);
    for (const tag of this.#tags)
      for (const [day, filed] of this.#periods(tag))
        if (isOpen(day) && filed.some((each) => each.value === value)) return [start, day, value, ...rest];
    return figure;
  }

  /** The tag under which a figure was filed: its own, where that is known to say so, the line's, or the first that does. */
  #tagOf(figure: Figure): string | undefined {
    const tags = this.#tagsOf(figure);
    return [figure[8], this.definition[0]].find((each) => each && tags.includes(each)) ?? tags[0];
  }

  /** The tags under which the period's first filing says what a figure says, or else those under which a later one does. */
  #tagsOf([, end, value]: Figure): string[] {
    const first = this.#tags.filter((tag) => this.#filed(tag, end)[0]?.value === value);
    const saysSo = (tag: string): boolean => this.#filed(tag, end).some((filed) => filed.value === value);
    return first.length > 0 ? first : this.#tags.filter(saysSo);
  }

  /** The tags of the line's definition that say something of a period. */
  #tagsAt(end: string): string[] {
    const defining = this.#isEquity ? this.#tags.filter((tag) => this.#isWhole(tag, end)) : this.definition;
    return defining.filter((tag) => this.#filed(tag, end).length > 0);
  }

  /** Whether an equity is all of it: with the liabilities it is the assets, or else it is no less than the parent's. */
  #isWhole(tag: string, end: string): boolean {
    const { cik } = this.#figures;
    const [all, debts] = ['Assets', 'Liabilities'].map(
      (each) => this.#vintages.of(cik, each, 'instant').get(end)?.[0]?.value,
    );
    const equities = this.#tags.flatMap((each) => this.#filed(each, end)[0]?.value ?? []);
    const own = this.#filed(tag, end)[0]?.value ?? NaN;
    const redeemable = REDEEMABLE.flatMap(
      (each) => this.#vintages.of(cik, each, 'instant').get(end)?.[0]?.value ?? [],
    );
    const gap = (value: number): number =>
      Math.abs((all ?? NaN) - (debts ?? NaN) - (redeemable[0] ?? 0) - value);
    return Number.isNaN(gap(own))
      ? own === Math.max(...equities)
      : gap(own) === Math.min(...equities.map(gap));
  }

  #provedFigure(figure: Figure): Figure {
    const { 1: end, 2: value } = figure;
    const said = this.#tagOf(figure);
    const defining = this.#tagsAt(end);
    const own = defining.flatMap((tag) => {
      const [first] = this.#filed(tag, end);
      return first !== undefined && isOwnReport(first, end) ? [figureOf(first, end, tag)] : [];
    })[0];
    if (said !== undefined) {
      const filed = this.#filed(said, end).find((each) => each.value === value);
      if (this.#isStrict && own !== undefined && !defining.includes(said)) return own;
      const first = this.#ownReport(said, end);
      if (filed && first && this.#isOfPart(filed, end, first.value)) return figureOf(first, end, said);
      return filed === undefined ? figure : figureOf(filed, end, said);
    }
    if (this.#isPerShare || own === undefined) return figure;
    const isSame = isRounded(own[2], value) || own[2] === -value;
    return isSame || !(isProved(figure) || this.#isShownAgain(end)) ? own : figure;
  }

  /** Whether a later report tells a smaller revenue than the period's own did, and that one under another tag: the smaller is a part of it. */
  #isOfPart(figure: Filed, end: string, own: number): boolean {
    const isSaid = (each: Filed): boolean => each.accession === figure.accession && each.value === own;
    return (
      this.#figures.line === 'Revenue' &&
      figure.value < own &&
      !isOwnReport(figure, end) &&
      this.#tags.some((tag) => tag !== WITH_TAXES && this.#filed(tag, end).some(isSaid))
    );
  }

  /** Whether a report after the last vintage may show a period anew. */
  #isShownAgain(end: string): boolean {
    const { cik, cadence } = this.#figures;
    return daysBetween(end, this.#vintages.lastFiled(cik)) < SHOWN_AGAIN[cadence];
  }
}

/** Whether the filing of a figure is known. */
const isProved = ({ 6: how }: Figure): boolean => how === 'filing' || how === 'filed-date';

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, many], [, more]) => more - many)[0]?.[0];
}
