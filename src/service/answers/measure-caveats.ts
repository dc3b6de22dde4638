import type { Fact } from '../query/fact';
import type { StoredSeries } from '../store/stored';
import { formatDate, joinNames } from './format-value';
import { fieldLabel, figureLabel } from './phrase';

/** Figures of a series on both sides of a break are not of one measure, and what they are worked out to is not either. */
export function basesNote(facts: readonly Fact[]): string[] {
  const points = facts.flatMap(({ value }) => (value.kind === 'point' ? [value] : []));
  return [...new Set(points.map(({ series }) => series))].flatMap((series) => {
    const dates = points.filter((each) => each.series === series).map(({ date }) => date);
    const [first = '', last = ''] = [dates.sort()[0], dates.at(-1)];
    const broken = series.dates.findLast(
      (date, at) => date > first && date <= last && series.detail?.(at)?.comparable_with_previous === false,
    );
    if (broken === undefined) return [];
    return [
      `${series.name} is on another basis from ${formatDate(broken)} on, so these figures are not comparable.`,
    ];
  });
}

/** Figures of one entity that two publications give are not silently one line. */
export function linesNote(facts: readonly Fact[]): string[] {
  const lines = new Map<string, Map<StoredSeries, Fact>>();
  for (const fact of facts) {
    if (fact.value.kind !== 'point') continue;
    const key = `${fact.field} ${fact.value.series.cadence} ${fact.subject.id}`;
    lines.set(key, (lines.get(key) ?? new Map<StoredSeries, Fact>()).set(fact.value.series, fact));
  }
  const mixed = [...lines.values()].filter((each) => each.size > 1);
  const fields = [...new Set(mixed.map((each) => fieldLabel([...each.values()][0]?.field ?? '')))];
  return fields.map((field) => `The figures of ${field} are of several series and may not be comparable.`);
}

/** What the dataset's own name of a figure says of its basis: purchasing power, an estimate, a price level. */
export function basisOf(fact: Fact): string[] {
  const name = heldName(fact);
  const label = figureLabel(fact);
  const title = label.charAt(0).toUpperCase() + label.slice(1);
  if (/\bppp\b|purchasing power/i.test(name.replace(/_/g, ' ')))
    return label.includes('purchasing power') ? [] : [`${title} is at purchasing power parity.`];
  if (/\b(?:estimate|projection|forecast|estimated|projected)/i.test(name))
    return [`${title} is an estimate.`];
  const basis = /\(((?!quarterly|annual|daily|monthly)[^()]+)\)$/i.exec(name)?.[1];
  return fact.value.kind === 'point' &&
    basis !== undefined &&
    fact.field !== 'latest_value' &&
    fact.field !== 'price' &&
    fact.field !== 'rate'
    ? [`${title}: ${basis}.`].filter(() => !label.includes(basis))
    : [];
}

function heldName({ value, held }: Fact): string {
  if (value.kind === 'point')
    return `${value.series.name} ${/ppp/i.test(value.series.unit) ? 'ppp' : ''}`.trim();
  return held ?? '';
}

/** Money in billions, which among monthly figures stocks are told in too: there names of the national accounts tell the flows. */
const ACCOUNTS_UNIT = /^Bil\. of (?:Chn\. \d{4} )?\$$/;
const ACCOUNTS_BY_MONTH =
  /^(?:real )?(?:disposable )?personal |^compensation of employees|^proprietors|^rental income of persons|^contributions for government/i;

/** Quarters and months of the United States' national accounts are published as if they went on for a year. */
export function annualRatesNote(facts: readonly Fact[]): string[] {
  const names = facts.flatMap(({ value, subject }) =>
    value.kind === 'point' && isAtAnnualRate(value.series) ? [subject.name] : [],
  );
  return names.length === 0
    ? []
    : [`${joinNames([...new Set(names)].slice(0, MOST_NAMED))}: at seasonally adjusted annual rates.`];
}

const MOST_NAMED = 3;

function isAtAnnualRate({ taxonomy, cadence, unit, name }: StoredSeries): boolean {
  if (taxonomy !== 'FRED' || !ACCOUNTS_UNIT.test(unit) || /not seasonally adjusted/i.test(name)) return false;
  return cadence === 'q' || (cadence === 'm' && (unit.includes('Chn.') || ACCOUNTS_BY_MONTH.test(name)));
}

/** What a figure measures, where its name alone lets one think of more or less. */
const MEASURES: readonly (readonly [field: string, series: RegExp, said: string])[] = [
  [
    'external_debt',
    /^External debt$/,
    'The external debt is its present value in current US dollars, which is less than what is owed.',
  ],
  [
    'equity',
    /^Total equity$/,
    'The stockholders’ equity is the total equity as filed: the parent’s, or with noncontrolling interests where only that is filed.',
  ],
  [
    'long_term_debt',
    /^Long-term debt$/,
    'Long-term debt is as each company tags it, with or without the part that is due within a year.',
  ],
];

export function measureNote(facts: readonly Fact[]): string[] {
  return MEASURES.flatMap(([field, series, said]) =>
    facts.some(
      (fact) => fact.field === field && fact.value.kind === 'point' && series.test(fact.value.series.name),
    )
      ? [said]
      : [],
  );
}
