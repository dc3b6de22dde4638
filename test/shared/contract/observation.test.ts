import { fc } from '../../fast-check';
import * as v from 'valibot';

import { observationPointSchema, observationSchema } from '../../../src/shared/contract/observation';
import { propertyRuns } from '../../property-runs';

const odd = fc.constantFrom<unknown>(null, undefined, 0, '', [], {}, true);
const origin = fc.record(
  {
    name: fc.oneof(fc.string(), odd),
    published_time: fc.oneof(fc.string(), odd),
    source: fc.oneof(fc.string(), odd),
    url: fc.oneof(fc.string(), odd),
  },
  { requiredKeys: [] },
);
const point = fc.record(
  {
    time: fc.oneof({ weight: 9, arbitrary: fc.string() }, { weight: 1, arbitrary: odd }),
    value: fc.oneof({ weight: 9, arbitrary: fc.double({ noNaN: true }) }, { weight: 1, arbitrary: odd }),
    origin: fc.oneof({ weight: 3, arbitrary: origin }, { weight: 1, arbitrary: odd }),
    extra: fc.string(),
  },
  { requiredKeys: [] },
);

test('the check by hand of a series agrees with the general one in every case', () => {
  const general = v.array(observationPointSchema);
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.oneof(point, odd), { maxLength: 3 }), odd), (data) => {
      // Absent and null data are the series' own affair.
      if (data === null || data === undefined) return;
      const byHand = v.safeParse(observationSchema, { id: 'x', name: 'x', type: 'x', data });
      const expected = v.safeParse(general, data);
      expect(byHand.success).toBe(expected.success);
      if (byHand.success) expect(byHand.output.data).toEqual(expected.output);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test('a fault in a series is named by its place', () => {
  const data = [
    { time: '2024-01-01', value: 1 },
    { time: '2025-01-01', value: '7' },
  ];
  const parsed = v.safeParse(observationSchema, { id: 'x', name: 'x', type: 'x', data });
  expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual(['data.1.value']);
});
