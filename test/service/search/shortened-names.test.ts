import type { EntityType } from '../../../src/shared/contract/entity-type';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { idOf } from '../small-store';

const sources = [{ name: 'Register', date: '2025-03-31', document: '' }];

const NAMED: readonly (readonly [at: number, name: string, type: EntityType, more?: object])[] = [
  [
    1,
    'Zelandia',
    'Country',
    { aliases: ['ZE', 'Republic of Zelandia', "People's Republic of Zelandia"], prominence: 0.9 },
  ],
  [2, 'Orontaria', 'CountrySubdivision', { properties: { iso_code: { value: 'ZE-ON', sources } } }],
  [3, 'Winnipool', 'Municipality', { prominence: 0.5, aliases: ['Vinnipul'] }],
  [4, 'Holmstock', 'Municipality'],
  [5, 'Interactive Brokers', 'Company', { properties: { ticker: { value: 'IBKX', sources } } }],
  [6, 'Block', 'Company', { furtherNames: ['Squarish'] }],
  [
    7,
    'Occident Petroleum',
    'Company',
    {
      aliases: ['Oxo'],
      properties: { former_names: { value: ['Minnow Mining (in filings until 2002-02-06)'], sources } },
    },
  ],
  [8, 'Royal Cruise Boats of Orontaria', 'Company'],
  [9, 'Ada Quillfeather', 'Person'],
  [10, 'Borsa Winnipool', 'Exchange', { aliases: ['Winnipool Stock Exchange'] }],
  [11, 'University of California at Daviston', 'EducationalInstitution'],
  [12, 'Harfield University', 'EducationalInstitution'],
  [13, 'FOMC decision of 2022-03-16', 'Event', { aliases: ['Fed decision 2022-03-16'] }],
  [14, 'General Electrics', 'Company', { aliases: ['GE'], prominence: 0.4 }],
  [15, 'Georgistan', 'Country', { aliases: ['GE'], prominence: 0.8 }],
  [16, 'Moscovia Province', 'CountrySubdivision'],
  [17, 'Moscovia', 'CountrySubdivision'],
  [18, 'Industrial Output: Total Index', 'MacroIndicator'],
  [19, 'Huntfield Bancshares', 'Company'],
  [20, 'Everest Reinsurance', 'Company', { aliases: ['EG'] }],
  [21, 'Fiat Motors', 'Company', { furtherNames: ['피아트자동차', 'Фиатов'] }],
  [22, 'Jersia', 'DependentTerritory', { furtherNames: ['Bailiwick of Jersia'] }],
  [23, 'Corn futures', 'Future'],
  [24, 'Gold', 'Commodity'],
  [25, 'Council Regulation 833/2014', 'Sanction', { aliases: ['Regulation 833/2014'] }],
  [26, 'Delawaria', 'CountrySubdivision'],
  [27, 'Bergamott', 'Company', { aliases: ['BGM'] }],
  [28, 'Pelican Technologies', 'Company'],
];

const link = (type: string, from: number, to: number) => ({
  ...{ id: `${type}-${String(from)}-${String(to)}`, type, sources },
  ...{ from: idOf(from), to: idOf(to) },
});

const search = createEntitySearch(
  createMemoryGraph({
    entities: NAMED.map(([at, name, type, more = {}]) => ({ id: idOf(at), name, type, sources, ...more })),
    relationships: [
      link('IS_LOCATED_IN', 3, 2),
      link('IS_SUBDIVISION_OF', 2, 1),
      link('IS_LOCATED_IN', 4, 1),
      link('IS_LOCATED_IN', 10, 3),
      link('IS_CEO_OF', 9, 5),
      link('IS_REGISTERED_IN', 27, 26),
    ],
  }),
);

const found = (name: string): string[] => search(name, { limit: 5 }).map(({ entity }) => entity.name);

test.each([
  ['Interactive Brkrs', ['Interactive Brokers'], 'a word without its vowels'],
  ['Intera. Brokers', ['Interactive Brokers'], 'a word that is cut off'],
  ['Interactive Brx', [], 'letters that are not the word’s'],
  ['Brkrs', [], 'no other word'],
  ['Winnipool, Ork.', [], 'letters that the part does not have'],
  ['Winnipool, Oron.', ['Winnipool'], 'a part of the country, cut off'],
  ['Winnipool, Oron', ['Winnipool'], 'the same without a dot'],
  ['Winnipool, Ortr.', ['Winnipool'], 'letters of the part'],
  ['Winipool, Zelandia', ['Winnipool'], 'a slip before where it lies'],
  ['Winipool, Georgistan', [], 'a slip before where it does not lie'],
  ['Holmstock, SE', [], 'a code of elsewhere that looks like a legal form'],
  ['Holmstock, ZE', ['Holmstock'], 'a code of the country'],
  ['Block (Squarish)', ['Block'], 'what it was called, in brackets'],
  ['Block (Gold)', [], 'a name of something else in brackets'],
  ['Interactive Brokers (IBKX)', ['Interactive Brokers'], 'its ticker in brackets'],
  ['IBKX - Interactive Brokers', ['Interactive Brokers'], 'its ticker before it'],
  ['Everest Reinsurance (EG)', ['Everest Reinsurance'], 'a code that looks like a legal form'],
  ['Oxo Petroleum', ['Occident Petroleum'], 'a short name and a part of the name'],
  ['Oxo Gas', [], 'a short name and a word of another'],
  ['Ada Quillfeather (Interactive Brokers)', ['Ada Quillfeather'], 'the company that she leads'],
  ['Ada Quillfeather (Block)', [], 'a company that she does not lead'],
  ['Ada Quillfeather, CEO', ['Ada Quillfeather'], 'what she is'],
  ['Ada Quillfeather, CEO of Interactive Brokers', ['Ada Quillfeather'], 'what she is and of what'],
  ['A. Quillfeather', ['Ada Quillfeather'], 'an initial'],
  ['Bergamott, Inc. (Delawaria)', ['Bergamott'], 'where it is registered'],
  ['Bergamott, Inc. (Zelandia)', [], 'where it is not'],
  ['Pelican Technology Inc.', ['Pelican Technologies'], 'its trade in the singular'],
  ['Heron Technology Inc.', [], 'the trade of another'],
  ['Technology', [], 'a trade alone'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['RCBO', ['Royal Cruise Boats of Orontaria'], 'a company'],
  ['ROZ', ['Zelandia'], 'a republic with its linking word'],
  ['PRZ', ['Zelandia'], 'a republic'],
  ['P.R. Zelandia', ['Zelandia'], 'what stands before the name of a country'],
  ['Zelandia, P.R.', ['Zelandia'], 'the same behind it'],
  ['UC Daviston', ['University of California at Daviston'], 'what stands before the place of a school'],
  ['G.E.', ['General Electrics', 'Georgistan'], 'with dots, before a code'],
  ['$IBKX', ['Interactive Brokers'], 'a ticker as messages write it'],
])('%s finds %p by initials or code: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['Winnipool Börse', ['Borsa Winnipool']],
  ['Bourse de Vinnipul', ['Borsa Winnipool']],
  ['Holmstock Stock Exchange', []],
  ['President and Fellows of Harfield College', ['Harfield University']],
  ['Univeesity of California at Daviston', ['University of California at Daviston']],
  ['Fed decision March 2022', ['FOMC decision of 2022-03-16']],
  ['Fed decision of 16 March 2022', ['FOMC decision of 2022-03-16']],
  ['Fed decision April 2022', []],
  ['Moscovia Oblast', ['Moscovia Province']],
  ['US industrial output index', ['Industrial Output: Total Index']],
  ['Huntfield Bank', ['Huntfield Bancshares']],
  ['The Bailiwick of Jersia', ['Jersia']],
  ['피아트자동차(주)', ['Fiat Motors']],
  ['Фиатов АГ', ['Fiat Motors']],
  ['CBOT corn futures', ['Corn futures']],
  ['Corn futures contract', ['Corn futures']],
  ['Gold price', ['Gold']],
  ['Block stock', ['Block']],
  ['Council Regulation (EU) No 833/2014 of 31 July 2014', ['Council Regulation 833/2014']],
  ['MINNOW MINING INC', ['Occident Petroleum']],
  ['OccidentPetroleum', ['Occident Petroleum']],
  ['Orontaria-ken', ['Orontaria']],
  ['Zelandia: Orontaria', ['Orontaria']],
  ['Zelandia, P.R.: Mainland', ['Zelandia']],
  ['Georgistan: Orontaria', []],
  ['Zelandia: Jersia', ['Jersia']],
  ['Jersia SAR', ['Jersia']],
  ['BERGAMOTT B', ['Bergamott']],
  ['BERGAMOTT ON', []],
  ['EG N', []],
  ['ROYAL CRUISE BOATS OF ORONTAR', ['Royal Cruise Boats of Orontaria']],
  ['HUNTFIELD OCCIDE', []],
])('%s, told with more than a name or otherwise, finds %p', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
