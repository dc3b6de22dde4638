import { isInInitials, isPlaceForm, placeForm, withPlaceWord } from '../../../src/shared/names/place-form';

const part = (name: string) => ({ name, type: 'CountrySubdivision' });
const city = (name: string) => ({ name, type: 'Municipality' });

test.each([
  ...['state of', 'the commonwealth of', 'prov of', 'province of', 'free state of', 'canton of', 'region of'],
  ...['estado de', 'provincia do', 'provincia autonoma di', 'comunidad de', 'comunidad autonoma de'],
  ...[
    'provincia da',
    'provincia del',
    'province de',
    'region du',
    'canton des',
    'regione',
    'canton',
    'canton de',
  ],
  ...[
    'bundesland',
    'land',
    'freistaat',
    'kanton',
    'freie hansestadt',
    'freie und hansestadt',
    'state of the',
  ],
])('a part of a country is one behind %j', (before) => {
  expect(placeForm(`${before} avila`)).toEqual(part('avila'));
  expect(placeForm(`old ${before} avila`)).toBeUndefined();
});

test.each([
  ...['state', 'prov', 'province', 'prefecture', 'pref', 'region', 'oblast', 'krai', 'canton', 'governorate'],
  ...['voivodeship', 'department'],
])('a part of a country is one before %j', (behind) => {
  expect(placeForm(`avila ${behind}`)).toEqual(part('avila'));
  expect(placeForm(`avila ${behind} office`)).toBeUndefined();
});

test.each([
  ...['city of', 'the town of', 'municipality of', 'stadt', 'landeshauptstadt', 'ville de', 'ciudad de'],
  ...['ciudad autonoma de', 'citta di', 'comune di', 'gemeente'],
])('a city is one behind %j', (before) => {
  expect(placeForm(`${before} avila`)).toEqual(city('avila'));
  expect(placeForm(`old ${before} avila`)).toBeUndefined();
});

test.each([
  ['Tokyo-to', 'Tokyo prefecture'],
  ['Osaka-FU ', 'Osaka prefecture'],
  ['Aichi-ken', 'Aichi prefecture'],
  ['Gyeonggi-do', 'Gyeonggi prefecture'],
  ['Anhui-sheng', 'Anhui prefecture'],
  ['Nagoya-shi', 'city of Nagoya'],
  ['Busan-si', 'city of Busan'],
  ['X-to', 'X-to'],
  ['Tokyo-tower', 'Tokyo-tower'],
])('%j with the English word is %j', (written, expected) => {
  expect(withPlaceWord(written)).toBe(expected);
});

test.each([
  ['Aichi Prefecture', 'Aichi', 'CountrySubdivision', true],
  ['City of Boston', 'Boston', 'Municipality', true],
  ['City of Boston', 'Boston', 'CountrySubdivision', false],
  ['City of Boston', 'Austin', 'Municipality', false],
  ['State of Georgia', 'Georgia', 'Country', false],
  ['Boston', 'Boston', 'Municipality', false],
])('%s is the place %s of the type %s: %j', (written, name, type, expected) => {
  expect(isPlaceForm(written, { name, type })).toBe(expected);
});

test.each([
  ['P.R. China', "People's Republic of China", true],
  ['China, P.R.', "People's Republic of China", true],
  ['Iran, I.R.', 'Islamic Republic of Iran', true],
  ['P.R. Kongo', 'People and Republic of the Kongo', true],
  ['East Iran, I.R.', 'Islamic Republic of East Iran', true],
  ['P.R. Korea', "People's Republic of China", false],
  ['R.P. China', "People's Republic of China", false],
  ['P. China', 'Popular China', false],
  ['PR', "People's Republic", false],
  ['P.R. China', "People's Republic of Greater China", false],
])('%s is %s with initials: %j', (written, name, expected) => {
  expect(isInInitials(written, name)).toBe(expected);
});
