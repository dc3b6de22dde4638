import * as v from 'valibot';

import { addAliases } from '../../../tools/dataset/aliases';
import { Collection, type CollectedEntity, type GivenFacts } from '../../../tools/dataset/collection';
import type { Inputs } from '../../../tools/dataset/inputs';

type GivenEntity = Partial<Omit<GivenFacts, 'properties'> & Pick<CollectedEntity, 'key' | 'type' | 'name'>>;
type Given = [text: string, kind: string, languages: string];

/** What the named entity is called after its aliases were given, beside some others; `byHand` are those that no table tells. */
function named(
  entities: readonly GivenEntity[],
  rows: readonly (readonly [string, ...Given[]])[],
  {
    nouns = [],
    byHand = [],
  }: {
    nouns?: readonly object[];
    byHand?: readonly (readonly [key: string, name: string, also: string])[];
  } = {},
) {
  const collection = new Collection();
  for (const { name = '', key = name, type = 'Municipality', ...facts } of entities)
    collection.entity(key, type, name, { sources: [], ...facts });
  const inputs: Inputs = {
    json: () => {
      throw new Error('Expected lines only');
    },
    lines: (name, schema) =>
      (name === 'wordnet.jsonl' ? nouns : rows).map((row): never => v.parse(schema, row) as never),
  };
  addAliases(
    collection,
    inputs,
    byHand.map(([key, name, also]) => ({ key, name, also: also.split('|') })),
  );
  return (key: string) => {
    const { aliases, furtherNames } = collection.known(key);
    return { aliases: [...aliases], further: [...furtherNames] };
  };
}

test('names in the languages of questions are words of them, those in others are only searched', () => {
  const of = named(
    [{ name: 'Munich' }],
    [
      [
        'Munich',
        ['München', 'exonym', 'de,nl'],
        ['Monachium', 'exonym', 'pl'],
        ['ミュンヘン', 'exonym', 'ja'],
      ],
    ],
  );
  expect(of('Munich')).toEqual({ aliases: ['München'], further: ['Monachium', 'ミュンヘン'] });
});

test('a symbol or a name of few letters is no word of a question', () => {
  const of = named(
    [{ name: 'Massachusetts Institute of Technology' }, { name: 'Real', type: 'Currency' }],
    [
      ['Massachusetts Institute of Technology', ['MIT', 'acronym', 'en']],
      ['Real', ['R$', 'symbol', 'en']],
    ],
  );
  expect(of('Massachusetts Institute of Technology')).toEqual({ aliases: [], further: ['MIT'] });
  expect(of('Real')).toEqual({ aliases: [], further: ['R$'] });
});

test.each([
  ['the name of another of its type', { type: 'Municipality', prominence: 0 }],
  ['the name of another type that it would hide', { type: 'Company', prominence: 0.3 }],
] as const)('an alias that is %s is left out', (_what, other) => {
  const of = named(
    [
      { name: 'Mumbai', prominence: 0.7 },
      { name: 'Bombay', ...other },
    ],
    [['Mumbai', ['Bombay', 'former', 'en']]],
  );
  expect(of('Mumbai')).toEqual({ aliases: [], further: [] });
});

test('an alias of a company that is another company without its legal form is left out', () => {
  const companies = ['Trane', 'Ingersoll Rand'].map((name) => ({ name, type: 'Company' as const }));
  const of = named(companies, [
    ['Trane', ['Ingersoll-Rand plc', 'former', 'en'], ['Trane plc', 'former', 'en']],
  ]);
  expect(of('Trane').aliases).toEqual(['Trane plc']);
});

test('an alias that is the name of something far more prominent stays, as a type may ask for it', () => {
  const of = named(
    [
      { name: 'Smalltown', prominence: 0.2 },
      { name: 'Amazon', type: 'Company', prominence: 0.9 },
    ],
    [['Smalltown', ['Amazon', 'nickname', 'en']]],
  );
  expect(of('Smalltown').aliases).toEqual(['Amazon']);
});

test('an alias of two of a type is that of the far more prominent one, or of neither', () => {
  const rows = ['One', 'Two'].map((key) => [key, ['Shared', 'exonym', 'en'] as Given] as const);
  const apart = named(
    [
      { name: 'One', prominence: 0.7 },
      { name: 'Two', prominence: 0.5 },
    ],
    rows,
  );
  expect([apart('One').aliases, apart('Two').aliases]).toEqual([['Shared'], []]);
  const level = named(
    [
      { name: 'One', prominence: 0.7 },
      { name: 'Two', prominence: 0.65 },
    ],
    rows,
  );
  expect([level('One').aliases, level('Two').aliases]).toEqual([[], []]);
});

test('footnote marks and doubled spaces are cleaned, and half a name is left out', () => {
  const of = named(
    [{ name: 'Centar  †', key: 'Centar' }],
    [['Centar', ['Old  Centre *', 'former', 'en'], ['South Centre]', 'former', 'en']]],
  );
  expect(of('Centar')).toEqual({ aliases: ['Old Centre'], further: [] });
});

test('a name in the order of a heading leaves the name in the order in which it is read', () => {
  const iran = { name: 'Iran', type: 'Country', aliases: ['Iran, Islamic Republic of'] } as const;
  const of = named([iran], [['Iran', ['Islamic Republic of Iran', 'exonym', 'en']]]);
  expect(of('Iran').aliases).toEqual(['Iran, Islamic Republic of', 'Islamic Republic of Iran']);
});

test('what the dataset does not hold is passed over', () => {
  expect(named([{ name: 'Kyiv' }], [['Kiel', ['Kyl', 'exonym', 'en']]])('Kyiv').aliases).toEqual([]);
});

describe('a name that a table took over from a namesake is left out', () => {
  const nouns = [
    { offset: '1', lexicon: 15, words: ['American state'], kinds: [] },
    { offset: '2', lexicon: 15, words: ['Central American country'], kinds: [] },
    { offset: '3', lexicon: 15, words: ['Georgia', 'Peach State'], kinds: ['1'], instance: true },
    { offset: '4', lexicon: 15, words: ['Georgia', 'Sakartvelo'], kinds: ['5'], instance: true },
    { offset: '5', lexicon: 15, words: ['Asian country'], kinds: [] },
    { offset: '6', lexicon: 15, words: ['El Salvador', 'Salvador'], kinds: ['2'], instance: true },
  ];
  const alias = (text: string): Given => [text, 'exonym', 'en'];

  test('by a country, from a state', () => {
    const rows = [['Georgia', alias('Peach State'), alias('Sakartvelo')]] as const;
    const of = named([{ name: 'Georgia', type: 'Country' }], rows, { nouns });
    expect(of('Georgia').aliases).toEqual(['Sakartvelo']);
  });

  test('by a city, from a country, whether the country is held under that name or not', () => {
    const entities: GivenEntity[] = [
      { name: 'Salvador' },
      { name: 'Juba' },
      { name: 'Cuba', type: 'Country', prominence: 0.7 },
    ];
    const rows = [
      ['Salvador', alias('El Salvador'), alias('Bahia')],
      ['Juba', alias('Cuba'), alias('Jubba')],
    ] as const;
    const of = named(entities, rows, { nouns });
    expect([of('Salvador').aliases, of('Juba').aliases]).toEqual([['Bahia'], ['Jubba']]);
  });

  test('where it is a sentence about a name, or half of one', () => {
    const rows = [
      ['Futuna', alias('Hoorn is the former name'), alias('Heung (Eitel'), alias('Alofi')],
    ] as const;
    expect(named([{ name: 'Futuna' }], rows)('Futuna').aliases).toEqual(['Alofi']);
  });
});

test('names by hand are searched beside those of the tables, and no question means them', () => {
  const of = named([{ name: 'Ottawa' }], [['Ottawa', ['Оттава', 'exonym', 'ru']]], {
    byHand: [['Ottawa', 'Ottawa', 'Bytown|Оттава']],
  });
  expect(of('Ottawa')).toEqual({ aliases: [], further: ['Оттава', 'Bytown'] });
});

test('a name by hand of what is called otherwise stops the build', () => {
  expect(() => named([{ name: 'Ottawa' }], [], { byHand: [['Ottawa', 'Otawa', 'Bytown']] })).toThrow(
    'Expected Ottawa to be Otawa in known-names.tsv, got Ottawa',
  );
});

test('a city is called by a name of its own though a part of a country bears it', () => {
  const of = named(
    [
      { name: 'Copenhagen', prominence: 0.7 },
      { name: 'København', type: 'CountrySubdivision', prominence: 0.3 },
    ],
    [['Copenhagen', ['København', 'exonym', 'da']]],
  );
  expect(of('Copenhagen').further).toEqual(['København']);
});

test('a name of a city that lost letters in its table, or is of what is near or around it, is none', () => {
  const exonym = (text: string): Given => [text, 'exonym', ''];
  const of = named(
    [{ name: 'Panamá' }, { name: 'Guangzhou' }, { name: 'Dongguan' }, { name: 'Tébessa' }, { name: 'Leeds' }],
    [
      ['Panamá', exonym('Ciudad de Panam'), exonym('Ciudad de Panama')],
      ['Guangzhou', exonym('Dongguan, Guangdong'), exonym('Guangzhou, Guangdong')],
      ['Tébessa', exonym('Tbessa'), exonym('Tebessa City')],
      ['Leeds', exonym('West Yorkshire'), exonym('Leed')],
    ],
  );
  const found = ['Panamá', 'Guangzhou', 'Tébessa', 'Leeds'].map((name) => of(name).further);
  expect(found).toEqual([['Ciudad de Panama'], ['Guangzhou, Guangdong'], ['Tebessa City'], ['Leed']]);
});
