import {
  ConventionEvidence,
  conventionOf,
  readDay,
  readDecimal,
} from '../../../../src/service/dataset/files/convention';
import { fc } from '../../../fast-check';
import { propertyRuns } from '../../../property-runs';

test.each([
  ['1.250', 'ambiguous', 1.25, 1250],
  ['1,250', 'ambiguous', 1250, 1.25],
  ['-12.345', 'ambiguous', -12.345, -12_345],
  ['1.199,50', 1199.5, undefined, 1199.5],
  ['1,199.50', 1199.5, 1199.5, undefined],
  ['2.310.000', 2_310_000, undefined, 2_310_000],
  ['12,34,567', 1_234_567, 1_234_567, undefined],
  ['12,5', 12.5, undefined, 12.5],
  ['0.567', 0.567, 0.567, undefined],
  ['1234.567', 1234.567, 1234.567, undefined],
  ['1,23E+5', 123_000, undefined, 123_000],
  ["1'250", 1250, 1250, 1250],
  ['1\u202f250,5', 1250.5, undefined, 1250.5],
  ['998', 998, 998, 998],
  ['1.25.0', undefined, undefined, undefined],
  ['1.2345,6', undefined, undefined, undefined],
  ['0x10', undefined, undefined, undefined],
  ['', undefined, undefined, undefined],
])('%s is %s, with a decimal point %s, with a decimal comma %s', (text, unknown, point, comma) => {
  expect([undefined, '.' as const, ',' as const].map((mark) => readDecimal(text, mark))).toEqual([
    unknown,
    point,
    comma,
  ]);
});

test.each([
  ['31.12.2025', '2025-12-31', '2025-12-31', undefined],
  ['5.6.2024', '2024-06-05', '2024-06-05', '2024-05-06'],
  ['05/06/2024', 'ambiguous', '2024-06-05', '2024-05-06'],
  ['13/06/2024', '2024-06-13', '2024-06-13', undefined],
  ['06-13-2024', '2024-06-13', undefined, '2024-06-13'],
  ['05/05/2024', '2024-05-05', '2024-05-05', '2024-05-05'],
  ['2024-06-05', '2024-06-05', '2024-06-05', '2024-06-05'],
  ['31.06.2024', undefined, undefined, undefined],
  ['5.6.24', undefined, undefined, undefined],
])('%s is %s, with the day first %s, with the month first %s', (text, unknown, day, month) => {
  expect([undefined, 'day' as const, 'month' as const].map((order) => readDay(text, order))).toEqual([
    unknown,
    day,
    month,
  ]);
});

test.each([
  ['de', { decimal: ',', order: undefined }],
  ['de-DE', { decimal: ',', order: 'day' }],
  ['de-CH', { decimal: '.', order: 'day' }],
  ['en', { decimal: '.', order: undefined }],
  ['en-US', { decimal: '.', order: 'month' }],
  ['en-GB', { decimal: '.', order: 'day' }],
  ['ja-JP', { decimal: '.', order: undefined }],
  ['ar-EG', { decimal: '.', order: 'day' }],
  ['german', undefined],
  ['xx-XX', undefined],
  ['xx-QQQ', undefined],
  ['de_DE', undefined],
])('%s is %j', (locale, convention) => {
  expect(conventionOf(locale)).toEqual(convention);
});

/** Numbers and days as people of a locale write them, which its convention reads back. */
test.each(['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-BR', 'pl-PL', 'de-CH', 'en-IN'])(
  'what %s writes is read by its convention, and without it as the same or not at all',
  (locale) => {
    const { decimal, order } = conventionOf(locale)!;
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    const date = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.integer({ min: 0, max: 25_000 }),
        (digits, days) => {
          const [value, day] = [digits / 10_000, new Date(days * 86_400_000)];
          const iso = day.toISOString().slice(0, 10);
          const [written, writtenDay] = [number.format(value), date.format(day)];
          expect(readDecimal(written, decimal)).toBe(value);
          expect([value, 'ambiguous']).toContain(readDecimal(written, undefined));
          expect(readDay(writtenDay, order)).toBe(iso);
          expect([iso, 'ambiguous']).toContain(readDay(writtenDay, undefined));
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  },
);

test('a contrary cell leaves nothing proved, and the summary names both', () => {
  const evidence = new ConventionEvidence();
  const add = (text: string, line: number): void =>
    evidence.add('revenue', { text, where: `f.csv:${line}` }, { mayBeText: false });
  add('1.250', 2);
  expect([evidence.convention.decimal, evidence.summary]).toEqual([undefined, undefined]);
  add('12,5', 3);
  expect(evidence.convention.decimal).toBe(',');
  expect(evidence.summary).toBe('decimal commas ("12,5" in f.csv:3)');
  add('31.12.2025', 4);
  add('0.5', 5);
  expect(evidence.convention).toEqual({ decimal: undefined, order: 'day' });
  expect(evidence.summary).toBe(
    'decimal commas ("12,5" in f.csv:3), decimal points ("0.5" in f.csv:5), dates with the day first ("31.12.2025" in f.csv:4); ' +
      'cells that can be read both ways are refused',
  );
});
