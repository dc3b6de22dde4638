import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { readGleif } from '../../../src/importer/gleif/read-gleif';
import type { ImportPart } from '../../../src/service/store/import-part';
import { zipOf } from '../../service/dataset/files/zip-of';
import { partsOf, sample, written } from '../imported';

const RECORDS = sample('gleif-lei-records.xml');
const RELATIONSHIPS = sample('gleif-relationships.xml');
const records = readFileSync(RECORDS, 'utf8');

/** Rows without the place where they stand, which is not the same in two files. */
const rowsOf = (parts: readonly ImportPart[]) => parts.map(({ where: _where, ...row }) => row);

/** One record, or one relationship, in a document of its own. */
const leiDocument = (record: string): string =>
  `<?xml version="1.0"?><LEIData><LEIHeader><RecordCount>1</RecordCount></LEIHeader><LEIRecords>\n${record}\n</LEIRecords></LEIData>`;
const relationshipDocument = (record: string): string =>
  `<RelationshipData><RelationshipRecords>\n${record}\n</RelationshipRecords></RelationshipData>`;

describe('GLEIF’s XML', () => {
  test('gives the very rows that the CSV of the same records gives', async () => {
    const legalForms = sample('gleif-elf.csv');
    const asXml = await partsOf(readGleif, [RELATIONSHIPS, legalForms, RECORDS]);
    const asCsv = await partsOf(readGleif, [
      sample('gleif-relationships.csv'),
      legalForms,
      sample('gleif-lei-records.csv'),
    ]);
    expect(asXml.problems).toEqual([]);
    expect(asXml.parts.filter(({ kind }) => kind === 'entity').length).toBeGreaterThan(9);
    expect(asXml.parts.filter(({ kind }) => kind === 'relationship').length).toBeGreaterThan(20);
    expect(rowsOf(asXml.parts)).toEqual(rowsOf(asCsv.parts));
  });

  test('gives what may stand several times as numbered columns do, whatever prefix its elements have', async () => {
    const name = 'Entity.OtherEntityNames.OtherEntityName';
    const other = 'Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName';
    const cells: readonly (readonly [column: string, cell: string])[] = [
      ['LEI', '529900D6BF99LW9R2E68'],
      ['Entity.LegalName', '"Müller & Söhne <Handel>"'],
      ['Entity.LegalName.xmllang', 'de'],
      [`${name}.1`, 'SAP Trading'],
      [`${name}.1.type`, 'TRADING_OR_OPERATING_NAME'],
      [`${name}.2`, 'Systemanalyse'],
      [`${name}.2.type`, 'PREVIOUS_LEGAL_NAME'],
      [`${other}.1`, 'SAP'],
      [`${other}.1.type`, 'AUTO_ASCII_TRANSLITERATED_LEGAL_NAME'],
      ['Entity.LegalAddress.FirstAddressLine', 'Ring 1'],
      ['Entity.LegalAddress.AdditionalAddressLine.1', 'Hof 2'],
      ['Entity.LegalAddress.AdditionalAddressLine.2', 'Tor 3'],
      ['Entity.LegalAddress.Country', 'DE'],
      ['Entity.SuccessorEntity.1.SuccessorLEI', '506700GE1G29325QX363'],
      ['Entity.SuccessorEntity.2.SuccessorLEI', '506700LOLO7M6V0E4247'],
      ['Entity.EntityStatus', 'INACTIVE'],
      ['Registration.LastUpdateDate', '2024-05-06T10:00:00Z'],
    ];
    const [csv = '', xml = ''] = written({
      'records.csv': [0, 1]
        .map((at) => cells.map((pair) => `"${pair[at]?.replaceAll('"', '""') ?? ''}"`).join(','))
        .join('\n'),
      'records.xml': leiDocument(`<x:LEIRecord xmlns:x="http://www.gleif.org/data/schema/leidata/2016">
        <x:LEI> 529900D6BF99LW9R2E68 </x:LEI>
        <x:Entity>
          <x:LegalName xml:lang="de">"M&#252;ller &amp; Söhne <![CDATA[<Handel>]]>"</x:LegalName>
          <x:OtherEntityNames>
            <x:OtherEntityName type="TRADING_OR_OPERATING_NAME">SAP Trading</x:OtherEntityName>
            <!-- and before -->
            <x:OtherEntityName type="PREVIOUS_LEGAL_NAME" xml:lang="de">Systemanalyse</x:OtherEntityName>
          </x:OtherEntityNames>
          <x:TransliteratedOtherEntityNames>
            <x:TransliteratedOtherEntityName type="AUTO_ASCII_TRANSLITERATED_LEGAL_NAME">SAP</x:TransliteratedOtherEntityName>
          </x:TransliteratedOtherEntityNames>
          <x:LegalAddress>
            <x:FirstAddressLine>Ring 1</x:FirstAddressLine>
            <x:AdditionalAddressLine>Hof 2</x:AdditionalAddressLine>
            <x:AdditionalAddressLine>Tor 3</x:AdditionalAddressLine>
            <x:Country>DE</x:Country>
          </x:LegalAddress>
          <x:OtherAddresses><x:OtherAddress type="ALTERNATIVE_LANGUAGE_LEGAL_ADDRESS">
            <x:FirstAddressLine>Elsewhere 9</x:FirstAddressLine><x:Country>FR</x:Country>
          </x:OtherAddress></x:OtherAddresses>
          <x:EntityStatus>INACTIVE</x:EntityStatus>
          <x:SuccessorEntity><x:SuccessorLEI>506700GE1G29325QX363</x:SuccessorLEI></x:SuccessorEntity>
          <x:SuccessorEntity><x:SuccessorLEI>506700LOLO7M6V0E4247</x:SuccessorLEI></x:SuccessorEntity>
        </x:Entity>
        <x:Registration><x:LastUpdateDate>2024-05-06T10:00:00Z</x:LastUpdateDate></x:Registration>
        <x:Extension><g:Entity xmlns:g="x"><g:LegalName>Another</g:LegalName></g:Entity></x:Extension>
      </x:LEIRecord>`),
    });
    const [asXml, asCsv] = [await partsOf(readGleif, [xml]), await partsOf(readGleif, [csv])];
    expect(asXml.parts[0]).toMatchObject({ name: '"Müller & Söhne <Handel>"', aliases: ['SAP Trading'] });
    expect(asXml.parts.filter(({ kind }) => kind === 'relationship')).toHaveLength(3);
    expect(rowsOf(asXml.parts)).toEqual(rowsOf(asCsv.parts));
  });

  test('gives more names and successors than a table has columns for', async () => {
    const leis = ['506700GE1G29325QX363', '506700LOLO7M6V0E4247', '549300J43MRRHUL8JX64'];
    const [file = ''] = written({
      'records.xml': leiDocument(`<LEIRecord><LEI>529900D6BF99LW9R2E68</LEI><Entity><LegalName>SAP</LegalName>
        <OtherEntityNames>${[1, 2, 3, 4, 5, 6, 7].map((at) => `<OtherEntityName type="TRADING_OR_OPERATING_NAME">SAP ${at}</OtherEntityName>`).join('')}</OtherEntityNames>
        ${[...leis, ...leis].map((lei) => `<SuccessorEntity><SuccessorLEI>${lei}</SuccessorLEI></SuccessorEntity>`).join('')}
        </Entity><Registration><LastUpdateDate>2024-05-06</LastUpdateDate></Registration></LEIRecord>`),
    });
    const { parts } = await partsOf(readGleif, [file]);
    expect(parts[0]).toMatchObject({ aliases: [1, 2, 3, 4, 5, 6, 7].map((at) => `SAP ${at}`) });
    expect(parts.slice(1)).toHaveLength(6);
  });

  test('gives the period, the standard and the share of a relationship', async () => {
    const [file = ''] = written({
      'rr.xml': relationshipDocument(`<RelationshipRecord><Relationship>
        <StartNode><NodeID>529900D6BF99LW9R2E68</NodeID><NodeIDType>LEI</NodeIDType></StartNode>
        <EndNode><NodeID>506700GE1G29325QX363</NodeID><NodeIDType>LEI</NodeIDType></EndNode>
        <RelationshipType>IS_ULTIMATELY_CONSOLIDATED_BY</RelationshipType>
        <RelationshipPeriods>
          <RelationshipPeriod><StartDate>2017-12-14T00:00:00Z </StartDate><PeriodType>ACCOUNTING_PERIOD</PeriodType></RelationshipPeriod>
          <RelationshipPeriod><StartDate>2006-09-22T00:00:00Z</StartDate><EndDate>2019-01-01T00:00:00Z</EndDate><PeriodType>RELATIONSHIP_PERIOD</PeriodType></RelationshipPeriod>
        </RelationshipPeriods>
        <RelationshipStatus>ACTIVE</RelationshipStatus>
        <RelationshipQualifiers><RelationshipQualifier><QualifierDimension>ACCOUNTING_STANDARD</QualifierDimension><QualifierCategory>IFRS</QualifierCategory></RelationshipQualifier></RelationshipQualifiers>
        <RelationshipQuantifiers><RelationshipQuantifier><MeasurementMethod>ACCOUNTING_CONSOLIDATION</MeasurementMethod><QuantifierAmount>0.75</QuantifierAmount><QuantifierUnits>PERCENTAGE</QuantifierUnits></RelationshipQuantifier></RelationshipQuantifiers>
        </Relationship><Registration><LastUpdateDate>2018-01-01T00:00:00Z</LastUpdateDate><ValidationSources>FULLY_CORROBORATED</ValidationSources></Registration></RelationshipRecord>`),
    });
    const { parts } = await partsOf(readGleif, [file]);
    expect(rowsOf(parts)).toEqual([
      {
        kind: 'relationship',
        type: 'IS_ULTIMATE_PARENT_OF',
        from: 'lei:506700GE1G29325QX363',
        to: 'lei:529900D6BF99LW9R2E68',
        validSince: '2006-09-22',
        validUntil: '2019-01-01',
        extra: { accounting_standard: 'IFRS', percentage: '0.75', validation: 'FULLY_CORROBORATED' },
        sources: [
          {
            name: 'GLEIF relationship record',
            date: '2018-01-01',
            document: 'https://search.gleif.org/#/record/529900D6BF99LW9R2E68',
          },
        ],
      },
    ]);
  });

  test('names a record that cannot be read by the line on which it begins', async () => {
    const [file = ''] = written({
      'records.xml': records.replace('506700GE1G29325QX363', '506700GE1G29325QX364'),
    });
    const { parts, problems } = await partsOf(readGleif, [file]);
    const line = records.split('\n').findIndex((text) => text.includes('<lei:LEIRecord>')) + 1;
    expect(problems).toEqual([
      `records.xml:${line}: Expected an LEI with right check digits, got "506700GE1G29325QX364"`,
    ]);
    expect(parts.length).toBeGreaterThan(10);
  });

  test('is read packed as it is plain', async () => {
    const plain = await partsOf(readGleif, [RECORDS]);
    const files = written({
      'records.xml.gz': gzipSync(records),
      'records.xml.zip': zipOf({ 'golden-copy.xml': records }),
      'utf16.xml': Buffer.from(`\ufeff${records.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
    });
    for (const file of files) {
      const { parts, problems } = await partsOf(readGleif, [file]);
      expect(problems).toEqual([]);
      expect(rowsOf(parts)).toEqual(rowsOf(plain.parts));
    }
  });

  test('that is broken or breaks off ends the import, with its line', async () => {
    const lines = records.split('\n');
    const cases: readonly (readonly [content: string, error: RegExp | string])[] = [
      [
        lines.slice(0, 40).join('\n'),
        /broken\.xml:40: Expected well-formed XML in the record that begins on line 9, got: unclosed tag/,
      ],
      [
        lines.with(20, '<lei:City>Basel</lei:Town>').join('\n'),
        'broken.xml:21: Expected well-formed XML in the record that begins on line 9, got: unexpected close tag',
      ],
      [lines.with(20, '<lei:City>A & B</lei:City>').join('\n'), 'in the record that begins on line 9, got: '],
      [records.replace('Basel', '&bomb;'), 'in the record that begins on line 9, got: undefined entity'],
      [
        leiDocument(`<LEIRecord><LEI>${' '.repeat(1_200_000)}</LEI></LEIRecord>`),
        'Expected a record of at most 1,000,000 letters, got more',
      ],
    ];
    for (const [content, error] of cases) {
      const [file = ''] = written({ 'broken.xml': content });
      await expect(partsOf(readGleif, [file])).rejects.toThrow(error);
    }
  });

  test('of another kind is refused by its root, with what was expected', async () => {
    const [exceptions = '', entry = ''] = written({
      'repex.xml':
        '<?xml version="1.0"?>\n<!-- <LEIData> --><repex:ReportingExceptionData xmlns:repex="x"></repex:ReportingExceptionData>',
      'mixed.zip': zipOf({ 'a.xml': records, 'b.xml': '<Other/>' }),
    });
    await expect(partsOf(readGleif, [exceptions])).rejects.toThrow(
      'Expected GLEIF’s LEI records or relationship records, as CSV or XML, or legal forms or LEI–ISIN or LEI–BIC pairs as CSV, got XML of ReportingExceptionData',
    );
    await expect(partsOf(readGleif, [entry])).rejects.toThrow(
      'mixed.zip/b.xml:1: Expected the element LEIData, got Other',
    );
  });
});
