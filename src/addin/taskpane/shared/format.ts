/** Below it two decimals are too few: rates of exchange have four, as their cells do. */
const FINE_BELOW = 1000;

/** A number with the language's separators and at most two decimals, four of a small number, beyond what those below one need. */
export function formatNumber(value: number, language: string): string {
  const size = Math.abs(value);
  const digits =
    size < 1 ? { maximumSignificantDigits: 6 } : { maximumFractionDigits: size < FINE_BELOW ? 4 : 2 };
  return new Intl.NumberFormat(language, digits).format(value);
}

/** A large number shortened for an axis: 1.2B. */
export function formatCompact(value: number, language: string): string {
  return new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 4 }).format(value);
}

/** A `YYYY-MM-DD` date or ISO timestamp as the language writes dates; other text as it is. */
export function formatDate(text: string, language: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return text;
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

/** A moment in milliseconds since 1970 as local `hh:mm:ss`. */
export function formatTime(at: number, language: string): string {
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, parts).format(at);
}

/** A moment in milliseconds since 1970 as the language writes date and time, where the person is. */
export function formatMoment(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
}

/** A number of bytes in the largest unit that leaves it readable. */
export function formatBytes(bytes: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const options = { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, options).format(bytes / 1000 ** power);
}

/** Milliseconds as seconds with one decimal. */
export function formatSeconds(milliseconds: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, digits).format(milliseconds / 1000);
}

/** A number of days as the coarsest unit that still says something: days, months or years. */
export function formatAge(days: number, language: string): string {
  const [count, unit] =
    days < 60
      ? [days, 'day']
      : days < 731
        ? [Math.floor(days / 30.44), 'month']
        : [Math.floor(days / 365.25), 'year'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
