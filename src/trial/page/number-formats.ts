/** The formats that the bar offers, by the name that Excel's list has for them. */
export const NUMBER_FORMATS: readonly { name: string; pattern: string }[] = [
  { name: 'General', pattern: 'General' },
  { name: 'Number', pattern: '0.00' },
  { name: 'Thousands', pattern: '#,##0' },
  { name: 'Thousands, 2 decimals', pattern: '#,##0.00' },
  { name: 'Millions', pattern: '#,##0.0,,' },
  { name: 'Percentage', pattern: '0.0%' },
  { name: 'Scientific', pattern: '0.00E+00' },
  { name: 'Date', pattern: 'yyyy-mm-dd' },
  { name: 'Text', pattern: '@' },
];

/** The name of a format, or the format itself where the list has none. */
export function formatName(pattern: string): string {
  return NUMBER_FORMATS.find((format) => format.pattern === pattern)?.name ?? pattern;
}
