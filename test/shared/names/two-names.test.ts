import { twoNames } from '../../../src/shared/names/two-names';

test.each([
  ...['d/b/a', 'dba', 'a/k/a', 'AKA', 'doing business as', 'also known as', 'now', 'now:'].map(
    (how) => [how, false] as const,
  ),
  ...['f/k/a', 'fka', 'formerly known as', 'formerly', 'previously', 'prev.', 'fka:'].map(
    (how) => [how, true] as const,
  ),
])('what stands behind %j is another name, a former one: %j', (how, isFormer) => {
  const both = { name: 'Meta Platforms', other: 'Facebook', isFormer };
  const written = [`${how} Facebook`, `(${how} Facebook)`].map((behind) => `Meta Platforms ${behind}`);
  for (const text of [...written, ` Meta Platforms, ${how} Facebook `]) expect(twoNames(text)).toEqual(both);
});

test.each([
  ...['ex ', 'ex-', 'ex: '].map((how) => [how, false] as const),
  ...['vormals ', 'vorm. ', 'früher ', 'ehemals ', 'ehem.: ', 'Anciennement '].map(
    (how) => [how, true] as const,
  ),
])('what stands behind %j in brackets is another name, a former one: %j', (how, isFormer) => {
  const both = { name: 'Meta Platforms', other: 'Facebook', isFormer };
  expect(twoNames(`Meta Platforms (${how}Facebook)`)).toEqual(both);
  expect(twoNames(`Meta Platforms ${how}Facebook`)).toBeUndefined();
});

test.each([
  ...[
    'MSCI World ex USA',
    'Meta Platforms (Facebook)',
    'Nowhere Inc',
    'Meta nowadays Facebook',
    'A fka Facebook',
  ],
  ...[
    'Meta fka F',
    'Meta (ex F)',
    'Meta (Express)',
    'M (ex Facebook)',
    'Meta (ex Facebook) Inc',
    '(US) Meta (ex Facebook)',
    'Meta fka Facebook (US) Inc',
    'fka Facebook',
  ],
])('%j tells one name', (text) => {
  expect(twoNames(text)).toBeUndefined();
});
