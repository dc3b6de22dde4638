import { fiscalYearEnd } from '../../tools/dataset/company-properties';
import { projectedProfile } from '../../src/service/http/profiles/profile';
import type { StoredRelationship } from '../../src/service/store/stored';
import { whole } from './whole';

const { store } = whole;

const members = (organization: string): readonly StoredRelationship[] =>
  store.byName(organization)[0]?.incoming.get('IS_MEMBER_OF') ?? [];

/** Who is a member on a day, of those whose days are known. */
const on = (organization: string, day: string): string[] =>
  members(organization)
    .filter(({ validSince = '', validUntil = '9999' }) => validSince <= day && day < validUntil)
    .map(({ from }) => from.name)
    .sort();

test.each([
  ['UN', '2026-06-01', 193],
  ['EU', '2026-06-01', 27],
  ['EU', '2016-01-01', 28],
  ['Eurozone', '2026-06-01', 21],
  ['NATO', '2026-06-01', 32],
  ['OECD', '2026-06-01', 38],
  ['WTO', '2026-06-01', 166],
  ['G7', '2026-06-01', 7],
  ['ASEAN', '2026-06-01', 11],
])('%s had on %s %d members', (organization, day, count) => {
  expect(on(organization, day)).toHaveLength(count);
});

test('who left an organization is a member until that day', () => {
  expect(on('OPEC', '2026-04-30')).toContain('United Arab Emirates');
  expect(on('OPEC', '2026-05-02')).not.toContain('United Arab Emirates');
  expect(members('BRICS').map(({ from }) => from.name)).not.toContain('Saudi Arabia');
});

test.each([
  [['2023-12-31', '2024-12-31', '2025-12-31'], 'December 31'],
  [['2023-02-28', '2024-02-29', '2025-02-28'], 'February 28'],
  [['2024-09-28', '2025-09-27'], '2025-09-27 (years of 52 or 53 weeks)'],
  [[], undefined],
])('years that end on %j end on %s', (ends, told) => {
  expect(fiscalYearEnd(ends)).toBe(told);
});

test('of a member since a year alone the interface tells no day, and of one until a month that it is over', () => {
  const [opec] = store.byName('OPEC');
  const asked = { properties: [], numerical_observations: {} };
  const profile = projectedProfile(opec!, {
    ...asked,
    relationships: { outgoing: {}, incoming: { IS_MEMBER_OF: { limit: null, offset: null } } },
  });
  const told = profile.relationships?.incoming?.['IS_MEMBER_OF'] ?? [];
  const of = (name: string): unknown[] =>
    told
      .filter((each) => each.name === name)
      .map(({ properties: { valid_since, valid_until } }) => [valid_since, valid_until]);
  expect(of('Saudi Arabia')).toEqual([['1960-09-14', undefined]]);
  expect(of('Nigeria')).toEqual([[undefined, undefined]]);
  expect(of('Ecuador').sort()).toEqual([
    [undefined, '1992-12-31'],
    [undefined, '2020-01-01'],
  ]);
});
