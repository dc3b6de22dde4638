import { withoutShortWords } from '../../../src/service/search/spelling-variants';
import { whole } from '../whole';
import type { EntityType } from '../../../src/shared/contract/entity-type';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { idOf } from '../small-store';

const sources = [{ name: 'Register', date: '2025-03-31', document: '' }];

const entity = (at: number, name: string, type: EntityType, more: object = {}) => ({
  ...{ id: idOf(at), name, type, sources },
  ...more,
});

const lies = (from: number, to: number) => ({
  ...{ id: `${String(from)}-${String(to)}`, type: 'IS_LOCATED_IN', sources },
  ...{ from: idOf(from), to: idOf(to) },
});

const search = createEntitySearch(
  createMemoryGraph({
    entities: [
      entity(1, 'United Kingdom', 'Country', { aliases: ['UK', 'GB'], prominence: 0.9 }),
      entity(2, 'United States', 'Country', { aliases: ['US'], prominence: 1 }),
      entity(3, 'Birmingham', 'Municipality', { description: 'of the UK', prominence: 0.5 }),
      entity(4, 'Birmingham', 'Municipality', { description: 'of Alabama', prominence: 0.6 }),
      entity(5, 'Alabama', 'CountrySubdivision', {
        prominence: 0.4,
        properties: { iso_code: { value: 'US-AL', sources } },
      }),
      entity(6, 'Georgia', 'Country', { prominence: 0.8 }),
      entity(7, 'Georgia', 'CountrySubdivision', { description: 'of the US', prominence: 0.5 }),
      entity(8, 'State University of Georgia', 'EducationalInstitution'),
      entity(9, 'Alabama Institute of Arts at Birmingham', 'EducationalInstitution'),
      entity(10, 'Princeton University', 'EducationalInstitution'),
      entity(11, 'Princeton', 'Municipality', { prominence: 0.3 }),
      entity(12, 'Crown Castle', 'Company', { prominence: 0.7 }),
      entity(13, 'Micron Technology', 'Company', { prominence: 0.7 }),
      entity(14, 'HWP Hamburger Universität für Wirtschaft', 'EducationalInstitution'),
      entity(15, 'Virginia', 'CountrySubdivision'),
      entity(16, 'Trinity College of the Arts', 'EducationalInstitution'),
      entity(23, 'Marlow Financial', 'Company', {
        prominence: 0.4,
        aliases: ['Marlow', 'MARLOW FINANCIAL INC'],
      }),
      entity(24, 'Marlow Sawmills', 'Company', { aliases: ['MARLOW SAWMILLS INC'] }),
      entity(17, 'San Marco de los Pinos', 'Municipality'),
      entity(18, 'San Marco del Norte', 'Municipality'),
      entity(19, 'San Marco del Sur', 'Municipality'),
      entity(20, 'San Marcos', 'Municipality'),
      entity(21, 'New Guernsey', 'CountrySubdivision'),
      entity(22, 'Trenton', 'Municipality'),
      entity(25, 'Ada Quill', 'Person'),
      entity(32, 'School of Trade of Virginia', 'EducationalInstitution', { aliases: ['STV'] }),
      entity(26, 'St. Gall', 'Municipality'),
      entity(30, 'Los Alvares', 'Municipality'),
      entity(31, 'Snip-on', 'Company'),
      entity(27, 'Züllich', 'Municipality'),
      entity(28, 'Bank of Trenton', 'Company'),
      entity(33, 'General Regulation', 'Law', { aliases: ['Regulation (EU) 2016/679'] }),
      entity(34, 'Trenton Act 2006', 'Law'),
      entity(35, 'Jobless rate', 'MacroIndicator'),
      entity(37, 'Zorblax Mills', 'Company', { aliases: ['Zorblax'] }),
      entity(36, 'Zorblax Mills acquisition of Bright Communications', 'CorporateEvent'),
      entity(29, 'Bright', 'Company', {
        properties: { legal_name: { value: 'Bright Communications Oyj', sources } },
      }),
    ],
    relationships: [
      ...[lies(3, 1), lies(4, 5), lies(5, 2), lies(7, 2), lies(17, 7), lies(20, 7)],
      {
        ...{ id: 'deal', type: 'PARTICIPATES_IN_CORPORATE_EVENT', sources },
        ...{ from: idOf(37), to: idOf(36) },
      },
      ...[lies(18, 5), lies(19, 5), lies(22, 21), lies(21, 2), lies(26, 7), lies(27, 7)],
    ],
  }),
);

const found = (name: string): string[] =>
  search(name, { limit: 5 }).map(
    ({ entity: { name: own, description, type } }) => `${own} ${description ?? type}`,
  );

test.each([
  ['Birmingham (UK)', ['Birmingham of the UK'], 'a country in brackets'],
  ['Birmingham, GB', ['Birmingham of the UK'], 'a country after a comma'],
  ['birmingham, alabama', ['Birmingham of Alabama'], 'a part of a country'],
  ['Birmingham (US)', ['Birmingham of Alabama'], 'a country around a part of it'],
  ['Georgia (country)', ['Georgia Country'], 'what it is'],
  ['Georgia (state)', ['Georgia of the US'], 'what it is, where more words are of another name'],
  ['Georgia (US state)', ['Georgia of the US'], 'both'],
  ['birmingham alabama', ['Birmingham of Alabama'], 'a part of a country without a mark'],
  ['Birmingham, AL, US', ['Birmingham of Alabama'], 'a code of that part, and a country'],
  ['Birmingham (Al Province)', [], 'a place of which nothing is known'],
  ['Birmingham, Alabama state', ['Birmingham of Alabama'], 'a place with what it is'],
  ['Alabama (Birmingham)', ['Alabama CountrySubdivision'], 'a place in it'],
  ['Georgia, Trenton', [], 'a place in it, written as one around it'],
  ['Micron Technology (chip maker)', ['Micron Technology Company'], 'its trade'],
  ['Princeton (chip maker)', [], 'a trade, where none of the name has one'],
  ['San Marco, Georgia', ['San Marco de los Pinos Municipality'], 'where it lies, its name cut'],
  ['San Marco, Alabama', [], 'where two of that beginning lie'],
  ['Birmingham, N.G., US', [], 'the initials of no part'],
  ['Trenton, N.G., US', ['Trenton Municipality'], 'the initials of a part'],
  ['Birmingham, Georgia', [], 'a place in which none of the name lies'],
])('%s finds %p, told by %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['The Trustees of Princeton University', ['Princeton University EducationalInstitution']],
  ['President and Trustees of Princeton University', ['Princeton University EducationalInstitution']],
  ['The Trustees of Princeton', []],
  ['Commonwealth of Virginia', ['Virginia CountrySubdivision']],
  ['Commonwealth of Princeton', []],
  ['Virginia Province', ['Virginia CountrySubdivision']],
  ['City of Trenton', ['Trenton Municipality']],
  ['Dr. Ada Quill', ['Ada Quill Person']],
  ['Dr. Marlow Financial', []],
  ['Ada T. Quill', ['Ada Quill Person']],
  ['Mrs. Ada T. Quill', ['Ada Quill Person']],
  ['QUILL ADA T', ['Ada Quill Person']],
  ['Ada Maria Quill', ['Ada Quill Person']],
  ['Ada Quill, PhD', ['Ada Quill Person']],
  ['Ada Maria Lo Si Quill', []],
  ['Republic of Georgia', ['Georgia Country']],
  ['Republik Georgia', ['Georgia Country']],
  ['Canton Virginia', ['Virginia CountrySubdivision']],
  ['State of Alabama, US', ['Alabama CountrySubdivision']],
  ['Marlow Financial CEO Ada Quill', ['Ada Quill Person']],
  ['Société Anonyme Bright', ['Bright Company']],
  ['Act (EU) 2016/679', []],
  ['Regulation (EU) 2016/679 of the European Parliament', ['General Regulation Law']],
  ['Regulation 2016/679', ['General Regulation Law']],
  ['UK Trenton Act 2006', ['Trenton Act 2006 Law']],
  ['US jobless rate', ['Jobless rate MacroIndicator']],
  ['Zorblax-Bright deal', ['Zorblax Mills acquisition of Bright Communications CorporateEvent']],
  ['Zorblax buys Bright', ['Zorblax Mills acquisition of Bright Communications CorporateEvent']],
  [
    'takeover of Bright by Zorblax Mills',
    ['Zorblax Mills acquisition of Bright Communications CorporateEvent'],
  ],
  ['Bright buys Zorblax', []],
  ['Züllich/Zuellich', ['Züllich Municipality']],
  ['STV School of Trade', ['School of Trade of Virginia EducationalInstitution']],
  ['School of Trade STV', ['School of Trade of Virginia EducationalInstitution']],
  ['STV School of Arts', []],
  ['GB Group', []],
  ['Saint Gall, Georgia', ['St. Gall Municipality']],
  ['Zuellich, Georgia', ['Züllich Municipality']],
  ['Bk of Trenton', ['Bank of Trenton Company']],
  ['Bright Communications Oyj', ['Bright Company']],
  ['Bright Comms', ['Bright Company']],
  ['BK TRENTON', ['Bank of Trenton Company']],
  ['BK TRENTON MONTREAL QUE', ['Bank of Trenton Company']],
])('%s, as laws and letters say it, finds %p', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('only the types that were asked for are found by what is told beside a name', () => {
  expect(search('Birmingham (UK)', { limit: 5, types: ['Company'] })).toEqual([]);
});

test.each([
  ['Crown Holdings', [], 'a whole name that lacks a word of another'],
  ['Marlow plc', [], 'the form of another country than that of its longer name'],
  ['Marlow Corp', ['Marlow Financial Company'], 'a form of the same country'],
  ['Marlow', ['Marlow Financial Company', 'Marlow Sawmills Company'], 'no form'],
  ['marlow sa', ['Marlow Sawmills Company'], 'what begins a name, though it looks like a form'],
  ['Los Alvaras', ['Los Alvares Municipality'], 'a slip behind a linking word'],
  ['Los Alvarado', [], 'another word behind one'],
  ['Snip Inc.', [], 'a whole name that lacks the last word of another'],
  ['Crown Inc.', [], 'a whole name that lacks a word of another'],
  ['Micron Inc.', ['Micron Technology Company'], 'what lacks only a word of its trade'],
  ['Crown', ['Crown Castle Company'], 'a beginning'],
  ['Hamburger University', [], 'a whole name of a school that is a small part of another'],
  ['Trinity College', ['Trinity College of the Arts EducationalInstitution'], 'the beginning of a school'],
  ['arts alabama', [], 'words of a school in another order, that say nothing of one'],
  [
    'alabama birmingham',
    ['Alabama Institute of Arts at Birmingham EducationalInstitution'],
    'the same in order',
  ],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['Genl Dynamics', 'General Dynamics'],
  ['Ill Tool Wks', 'Illinois Tool Works'],
  ['Air Prods & Chem', 'Air Products & Chemicals'],
  ['Pub Svc Enterprise Grp', 'Public Service Enterprise Group'],
  ['Intl Paper', 'International Paper'],
])('%s is %s, as custodians shorten it', (typed, name) => {
  expect(whole.search(typed, { limit: 1 }).map(({ entity }) => entity.name)).toEqual([name]);
});

test('a shortened word that may be several is each of them', () => {
  expect(withoutShortWords('dow chem')).toEqual(['dow chemicals', 'dow chemical']);
  expect(withoutShortWords('dow jones')).toEqual([]);
  expect(withoutShortWords('comp comp comp comp comp comp').length).toBeLessThanOrEqual(24);
});

test('an l is an article where its mark was typed', () => {
  expect(withoutShortWords('litalie', 'L’Italie')).toEqual(['italie']);
  expect(withoutShortWords('lanholini', 'Lanholini')).toEqual([]);
});
