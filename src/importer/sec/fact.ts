import { isDay } from '../../service/store/calendar-day';

/** A figure as a filing shows it. */
export type Fact = {
  tag: string;
  start: string | undefined;
  end: string;
  value: number;
  accession: string;
  form: string;
  filed: string;
  /** The fiscal year and the part of it that the filing is of, which for figures shown beside others is not theirs. */
  year: number | undefined;
  part: string | undefined;
};

/** Reports of a period; a proxy statement or a prospectus repeats figures, some of them for other purposes. */
const PERIODIC = /^(10-K|10-Q|20-F|40-F)(405|T)?(\/A)?$/;

/** Reads a row of company facts, or says why it is none to carry. */
export function readFact(tag: string, row: unknown): Fact | string {
  if (typeof row !== 'object' || row === null) return `Expected a row, got ${JSON.stringify(row)}`;
  const { start, end, val, accn, fy, fp, form, filed } = row as Readonly<Record<string, unknown>>;
  if (typeof val !== 'number' || !Number.isFinite(val))
    return `Expected \`val\` to be a number, got ${JSON.stringify(val)}`;
  if (typeof end !== 'string' || !isDay(end))
    return `Expected \`end\` to be a day, got ${JSON.stringify(end)}`;
  if (start !== undefined && (typeof start !== 'string' || !isDay(start) || start > end))
    return `Expected \`start\` to be a day before ${end}, got ${JSON.stringify(start)}`;
  if (typeof form !== 'string' || !PERIODIC.test(form))
    return `Expected a figure of a periodic report (10-K, 10-Q, 20-F, 40-F), got form ${JSON.stringify(form)}`;
  if (typeof filed !== 'string' || !isDay(filed) || filed < end)
    return `Expected \`filed\` to be a day after ${end}, got ${JSON.stringify(filed)}`;
  if (typeof accn !== 'string' || !/^\d{10}-\d{2}-\d{6}$/.test(accn))
    return `Expected an accession number, got ${JSON.stringify(accn)}`;
  return {
    ...{ tag, start, end, value: val, accession: accn, form, filed },
    year: typeof fy === 'number' ? fy : undefined,
    part: typeof fp === 'string' ? fp : undefined,
  };
}

/** Whether a figure stands in a report of a year. */
export const isAnnualReport = ({ form }: Fact): boolean => !form.startsWith('10-Q');

const DAY = 86_400_000;

/** How long a figure's period is: a year, nine months or a quarter; `other` for what else is filed; a day has none. */
export function lengthOf({ start, end }: Fact): 'year' | 'nine' | 'quarter' | 'other' | 'day' {
  if (start === undefined) return 'day';
  const days = Math.round((Date.parse(end) - Date.parse(start)) / DAY) + 1;
  if (days >= 345 && days <= 385) return 'year';
  if (days >= 260 && days <= 290) return 'nine';
  return days >= 80 && days <= 101 ? 'quarter' : 'other';
}

/** The day after another. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}
