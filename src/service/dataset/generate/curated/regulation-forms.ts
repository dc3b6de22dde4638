import type { Collection } from '../collection';

/** Adds the forms in which issuers and owners report to the SEC: things of no narrower type. */
export function addForms(collection: Collection): void {
  const sources = [
    collection.source('cfr-17', {
      name: 'Code of Federal Regulations, Title 17, edition of 1 April 2025',
      date: '2025-04-01',
      document: 'https://www.ecfr.gov/current/title-17/chapter-II',
      publisher: 'Office of the Federal Register',
    }),
  ];
  for (const [section, name, description] of FORMS) {
    collection.entity({
      key: `form:${name}`,
      type: 'Entity',
      name,
      aliases: [name.replace(/^(Form|Schedule) /, '')].filter((short) => short.length > 2),
      description,
      prominence: 0.4,
      sources,
      properties: { citation: `17 CFR ${section}`, authority: 'U.S. Securities and Exchange Commission' },
    });
    collection.link('IS_PUBLISHED_BY', `form:${name}`, 'org:sec', { sources });
  }
}

const FORMS: readonly (readonly [section: string, name: string, description: string])[] = [
  ['249.310', 'Form 10-K', 'Annual report of an issuer'],
  ['249.308a', 'Form 10-Q', 'Quarterly report of an issuer'],
  ['249.308', 'Form 8-K', 'Current report of an issuer'],
  ['249.220f', 'Form 20-F', 'Annual report of a foreign private issuer'],
  ['249.240f', 'Form 40-F', 'Annual report of certain Canadian issuers'],
  ['249.306', 'Form 6-K', 'Report of a foreign private issuer'],
  ['239.11', 'Form S-1', 'Registration statement of securities'],
  ['249.325', 'Form 13F', 'Report of institutional investment managers'],
  ['249.103', 'Form 3', 'Initial statement of beneficial ownership'],
  ['249.104', 'Form 4', 'Statement of changes in beneficial ownership'],
  ['240.13d-101', 'Schedule 13D', 'Report of beneficial owners of more than five per cent'],
  ['240.13d-102', 'Schedule 13G', 'Short report of certain beneficial owners of more than five per cent'],
  ['240.14a-101', 'Schedule 14A', 'Information required in a proxy statement'],
  ['274.150', 'Form N-PORT', 'Monthly portfolio report of a fund'],
];
