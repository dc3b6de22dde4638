import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { readGleif } from '../../../src/importer/gleif/read-gleif';
import { coarseProfile } from '../../../src/service/http/profiles/profile';
import { zipOf } from '../../service/dataset/files/zip-of';
import { partsOf, sample, storeOf, written } from '../imported';

const RECORDS = sample('gleif-lei-records.csv');
const RELATIONSHIPS = sample('gleif-relationships.csv');
const records = readFileSync(RECORDS, 'utf8');
const [header = '', first = ''] = records.split('\n');

describe('LEI records', () => {
  test('become companies with number, names, seat, law, form and status, each value from its record', async () => {
    const { store, problems, report } = await storeOf(readGleif, [RECORDS, sample('gleif-elf.csv')]);
    expect([...problems, ...report.problems]).toEqual([]);
    const [gleif] = store.byName('Global Legal Entity Identifier Foundation');
    const value = (property: string) => gleif?.properties.get(property)?.value;
    expect(gleif?.type).toBe('Company');
    expect(gleif?.properties.get('lei')).toEqual({
      value: '506700GE1G29325QX363',
      sources: [
        {
          name: 'GLEIF LEI record',
          date: '2019-01-03',
          document: 'https://search.gleif.org/#/record/506700GE1G29325QX363',
        },
      ],
    });
    expect(value('headquarters')).toBe('Basel, Switzerland');
    expect(value('registered_address')).toBe('St. Alban-Vorstadt 5, 4052 Basel, BS, Switzerland');
    expect(value('registration_number')).toBe('CHE200595965');
    expect(value('jurisdiction')).toBe('CH');
    expect(value('legal_form_code')).toBe('2JZ4');
    expect(value('entity_status')).toBe('ACTIVE');
    expect(value('lei_next_renewal')).toBe('2019-03-16');
    expect(gleif?.outgoing.get('IS_REGISTERED_IN')?.[0]?.to.name).toBe('Switzerland');
    expect(gleif?.outgoing.get('HAS_HEADQUARTERS_IN')?.[0]?.to.type).toBe('Country');
  });

  test('have trading names, names in other letters, former names, securities, forms and successors', async () => {
    const name = 'Entity.OtherEntityNames.OtherEntityName';
    const other = 'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName';
    const columns = [
      ...['LEI', 'Entity.LegalName', 'Entity.LegalAddress.Country', 'Entity.LegalForm.EntityLegalFormCode'],
      ...[`${name}.1`, `${name}.1.type`, `${name}.2`, `${name}.2.type`, `${other}.1`, `${other}.1.type`],
      ...['Entity.SuccessorEntity.1.SuccessorLEI', 'Entity.EntityStatus', 'Registration.LastUpdateDate'],
    ];
    const cells = [
      ...['529900D6BF99LW9R2E68', 'СаП', 'DE', '6QQB'],
      ...['SAP Trading', 'TRADING_OR_OPERATING_NAME', 'Systemanalyse', 'PREVIOUS_LEGAL_NAME'],
      ...['SAP', 'AUTO_ASCII_TRANSLITERATED_LEGAL_NAME', '506700GE1G29325QX363', 'INACTIVE', '2024-05-06'],
    ];
    const [file = '', isins = '', bics = ''] = written({
      'records.csv': `${columns.join(';')}\n${cells.join(';')}\n`,
      'isin-lei.csv': 'LEI,ISIN\n529900D6BF99LW9R2E68,DE0007164600\n529900D6BF99LW9R2E68,DE0007164601\n',
      'lei-bic.csv': 'LEI,BIC\n529900D6BF99LW9R2E68,SAPEDE61XXX\n529900D6BF99LW9R2E68,SAPE\n',
    });
    const { store, problems } = await storeOf(readGleif, [
      ...[file, RECORDS, sample('gleif-elf.csv'), isins, bics],
    ]);
    const [sap] = store.byName('SAP Trading');
    expect(sap).toMatchObject({ name: 'СаП', furtherNames: ['SAP'], aliases: ['SAP Trading'] });
    expect(sap?.properties.get('former_names')?.value).toEqual(['Systemanalyse']);
    expect(sap?.properties.get('isin')?.value).toBe('DE0007164600');
    expect(sap?.properties.get('legal_form')?.value).toBe('Aktiengesellschaft');
    expect(sap?.outgoing.get('IS_SUCCEEDED_BY')?.[0]?.to.name).toMatch(/^Global Legal/);
    expect(sap && coarseProfile(sap).properties).toMatchObject({ bics: { value: ['SAPEDE61XXX'] } });
    expect(problems).toEqual([
      'isin-lei.csv:3: Expected an ISIN with a right check digit, got "DE0007164601"',
      'lei-bic.csv:3: Expected a BIC of 8 or 11 characters, got "SAPE"',
    ]);
  });

  test('without a right number, a name or a day, and rows that are cut, are named; those taken back are counted', async () => {
    const row = (from: string, to: string): string => first.replace(from, to);
    const [file = ''] = written({
      'records.csv': [
        header,
        row('506700GE1G29325QX363', '506700GE1G29325QX364'),
        row('Global Legal Entity Identifier Foundation', ''),
        row('2019-01-03T09:24:14+01:00', '3.1.2019'),
        row('"ISSUED"', '"ANNULLED"'),
        '"506700GE1G29325QX363","cut',
      ].join('\n'),
    });
    const { parts, problems, passed } = await partsOf(readGleif, [file]);
    expect(parts).toEqual([]);
    expect(passed).toHaveLength(1);
    expect(problems).toEqual([
      'records.csv:2: Expected an LEI with right check digits, got "506700GE1G29325QX364"',
      'records.csv:3: Expected `Entity.LegalName` to be a text, got nothing',
      'records.csv:4: Expected `Registration.LastUpdateDate` to be a time, got "3.1.2019"',
      'records.csv:6: Expected a quote at the end of a quoted cell, got the end of the file',
    ]);
  });
});

describe('relationship records', () => {
  test('tell direct and ultimate parents from the end that asks, and branches', async () => {
    const { store, problems, report } = await storeOf(readGleif, [RELATIONSHIPS, RECORDS]);
    expect([...problems, ...report.problems]).toEqual([]);
    const [citigroup] = store.byName('Citigroup Inc.');
    const names = (type: string) => citigroup?.outgoing.get(type)?.map(({ to }) => to.name);
    expect(names('IS_ULTIMATE_PARENT_OF')).toEqual(
      expect.arrayContaining(['Citicorp LLC', 'Citibank, National Association']),
    );
    expect(names('IS_DIRECT_PARENT_OF')).toEqual(['Citicorp LLC']);
    const [citicorp] = store.byName('Citicorp LLC');
    expect(citicorp?.outgoing.get('IS_SUBSIDIARY_OF')?.[0]).toMatchObject({
      to: { name: 'Citigroup Inc.' },
      validSince: '2017-10-02',
      extra: { validation: 'PARTIALLY_CORROBORATED' },
      sources: [{ name: 'GLEIF relationship record', date: '2018-09-18' }],
    });
    const branch = store.byId(
      store.byName('BlackRock Institutional Trust Company, National Association')[0]?.id ?? '',
    );
    expect(branch?.outgoing.get('IS_INTERNATIONAL_BRANCH_OF')).toHaveLength(1);
  });

  test('that ended have their last day, or the day on which the register knew', async () => {
    const text = readFileSync(RELATIONSHIPS, 'utf8');
    const [columns = '', , line = ''] = text.split('\n');
    const ended = line.replace('"ACTIVE"', '"INACTIVE"');
    const [file = ''] = written({
      'rr.csv': [
        columns,
        ended,
        ended.replace('","","RELATIONSHIP_PERIOD', '","2018-01-31T00:00:00Z","RELATIONSHIP_PERIOD'),
      ].join('\n'),
    });
    const { parts } = await partsOf(readGleif, [file]);
    const ends = parts.flatMap((part) => (part.kind === 'relationship' ? [part.validUntil] : []));
    expect(ends).toEqual(['2018-09-18', '2018-09-18', '2018-01-31', '2018-01-31']);
  });

  test('of an unknown kind, or with ends that are no LEIs, are named; so is an end that is nowhere', async () => {
    const text = readFileSync(RELATIONSHIPS, 'utf8');
    const [columns = '', , line = ''] = text.split('\n');
    const [file = ''] = written({
      'rr.csv': [
        columns,
        line.replace('IS_DIRECTLY_CONSOLIDATED_BY', 'IS_FRIEND_OF'),
        line.replace('6SHGI4ZSSLCXXQSBB395', '6SHGI4ZSSLCXXQSBB396'),
        line,
      ].join('\n'),
    });
    const { problems, report } = await storeOf(readGleif, [file]);
    expect(problems).toEqual([
      'rr.csv:2: Expected a relationship type of RR-CDF 2.1, got "IS_FRIEND_OF"',
      'rr.csv:3: Expected an LEI with right check digits, got "6SHGI4ZSSLCXXQSBB396"',
    ]);
    expect(report.problems).toEqual([
      'rr.csv:4: Expected `from` to name an entity, got "lei:549300PSHWOM1D1JVL23"',
      'rr.csv:4: Expected `from` to name an entity, got "lei:6SHGI4ZSSLCXXQSBB395"',
    ]);
  });
});

describe('files', () => {
  test('are read packed as they are plain, and one that breaks off ends the import', async () => {
    const plain = await partsOf(readGleif, [RECORDS]);
    const [gz = '', zip = '', broken = '', cutZip = ''] = written({
      'records.csv.gz': gzipSync(records),
      'records.zip': zipOf({ 'golden-copy.csv': records }),
      'broken.csv.gz': gzipSync(records + records.repeat(300)).subarray(0, 2_000),
      'cut.zip': zipOf({ 'golden-copy.csv': records }).subarray(0, 1_000),
    });
    for (const file of [gz, zip]) {
      const { parts, problems } = await partsOf(readGleif, [file]);
      expect(problems).toEqual([]);
      expect(parts.map(({ kind }) => kind)).toEqual(plain.parts.map(({ kind }) => kind));
    }
    await expect(partsOf(readGleif, [broken])).rejects.toThrow('unexpected end of file');
    await expect(partsOf(readGleif, [cutZip])).rejects.toThrow(/end of central directory/i);
  });

  test('of another register are refused by their header, with what was expected', async () => {
    const [file = '', empty = ''] = written({
      'unrate.csv': 'observation_date,UNRATE\n2025-01-01,4\n',
      'empty.csv': '',
    });
    await expect(partsOf(readGleif, [file])).rejects.toThrow(
      'Expected GLEIF’s LEI records or relationship records, as CSV or XML, or legal forms or LEI–ISIN or LEI–BIC pairs as CSV, got the columns observation_date, UNRATE',
    );
    await expect(partsOf(readGleif, [empty])).rejects.toThrow('Expected GLEIF’s');
  });
});
