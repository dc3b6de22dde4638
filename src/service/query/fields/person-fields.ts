import type { FieldSpec } from './field-spec';

/** What a person does and where. */
export const PERSON_FIELDS: readonly FieldSpec[] = [
  {
    name: 'audits',
    label: 'audit client',
    also: ['audit_clients', 'companies_audited'],
    look: ['>AUDITS'],
  },
  {
    name: 'leads',
    label: 'company led',
    plural: 'companies led',
    also: ['ceo_of', 'leader_of'],
    look: ['>IS_CEO_OF'],
  },
  {
    name: 'directs',
    label: 'company directed',
    plural: 'companies directed',
    also: ['director_of'],
    look: ['>IS_BOARD_MEMBER_OF'],
  },
  { name: 'investments', label: 'investment', also: ['invested_in'], look: ['>INVESTED_IN'] },
  {
    name: 'company',
    label: 'company',
    plural: 'companies',
    also: ['employer', 'organization', 'works_at', 'companies_led', 'firm', 'startup'],
    look: [
      '>IS_CEO_OF',
      '>IS_CFO_OF',
      '>IS_COO_OF',
      '>IS_CTO_OF',
      '>IS_CHAIR_OF',
      '>IS_OFFICER_OF',
      '>WORKS_AT',
      '>IS_BOARD_MEMBER_OF',
      '>FOUNDED',
      '<HAS_FUNDING_ROUND',
      '<PARTICIPATES_IN_CORPORATE_EVENT',
    ],
    everywhere: true,
  },
  {
    name: 'role',
    label: 'role',
    also: ['title', 'position', 'job', 'job_title', 'roles', 'post'],
    look: [],
    contains: true,
  },
  { name: 'since', label: 'start', also: ['valid_since', 'start_date', 'from'], look: ['start_date'] },
  { name: 'until', label: 'end', also: ['valid_until', 'end_date', 'to'], look: ['end_date'] },
  {
    name: 'nationality',
    label: 'nationality',
    also: ['citizenship'],
    look: ['nationality', '>IS_CITIZEN_OF'],
  },
  {
    name: 'previous_job',
    label: 'previous job',
    also: ['previous_employer', 'former_employer', 'previous_company'],
    look: ['previous_job'],
    contains: true,
  },
  { name: 'age', label: 'age', also: [], look: ['age'] },
];
