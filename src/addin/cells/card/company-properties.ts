/** What a card of a company shows by default: what the document gives every company (§2.3), and what people ask first. */
export const COMPANY_PROPERTIES: readonly string[] =
  'aliases legal_name ticker headquarters chief_executive_officer employee_count revenue website registered_address headquarters_address cik lei bics'.split(
    ' ',
  );

/** The types whose cards show these. */
export const COMPANY_TYPES: ReadonlySet<string> = new Set([
  'Company',
  'Organization',
  'EducationalInstitution',
]);
