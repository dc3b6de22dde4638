import type { RecordShape } from '../xml-records';

/** LEI records as LEI-CDF 3.1 has them in XML: the columns are the paths of the elements. */
export const LEI_RECORDS: RecordShape = {
  root: 'LEIData',
  record: 'LEIRecord',
  columns: new Map(),
  numbered: new Set([
    'OtherEntityName',
    'TransliteratedOtherEntityName',
    'AdditionalAddressLine',
    'SuccessorEntity',
  ]),
};

/** Relationship records as RR-CDF 2.1 has them in XML: the columns call what may stand several times by shorter names. */
export const RELATIONSHIP_RECORDS: RecordShape = {
  root: 'RelationshipData',
  record: 'RelationshipRecord',
  columns: new Map([
    ['RelationshipPeriods', ''],
    ['RelationshipPeriod', 'Period'],
    ['StartDate', 'startDate'],
    ['EndDate', 'endDate'],
    ['PeriodType', 'periodType'],
    ['RelationshipQualifiers', ''],
    ['RelationshipQualifier', 'Qualifiers'],
    ['RelationshipQuantifiers', ''],
    ['RelationshipQuantifier', 'Quantifiers'],
  ]),
  numbered: new Set(['Period', 'Qualifiers', 'Quantifiers']),
};
