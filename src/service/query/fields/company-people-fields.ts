import type { FieldSpec } from './field-spec';

const officer = (name: string, label: string, also: readonly string[]): FieldSpec => ({
  name,
  label,
  also,
  look: [`<IS_${name.toUpperCase()}_OF`],
});

/** Who leads and works at a company. */
export const COMPANY_PEOPLE_FIELDS: readonly FieldSpec[] = [
  {
    name: 'employee_count',
    label: 'number of employees',
    also: ['employees', 'headcount', 'number_of_employees', 'staff', 'workforce', 'workers'],
    look: ['employee_count', '~Employees'],
  },
  officer('ceo', 'chief executive officer', [
    'chief_executive_officer',
    'chief_executive',
    'boss',
    'chief_executives',
    'ceos',
  ]),
  officer('cfo', 'chief financial officer', ['chief_financial_officer', 'finance_chief', 'finance_director']),
  officer('cto', 'chief technology officer', ['chief_technology_officer', 'technology_chief']),
  officer('coo', 'chief operating officer', ['chief_operating_officer', 'operations_chief']),
  {
    name: 'former_ceos',
    label: 'former chief executive officer',
    also: ['former_ceo', 'previous_ceo', 'past_ceos'],
    look: ['<IS_CEO_OF!'],
  },
  {
    name: 'former_cfos',
    label: 'former chief financial officer',
    also: ['former_cfo', 'previous_cfo', 'past_cfos'],
    look: ['<IS_CFO_OF!'],
  },
  {
    name: 'accounting_officer',
    label: 'chief accounting officer',
    also: ['chief_accounting_officer', 'cao', 'principal_accounting_officer'],
    look: ['<WORKS_AT:accounting officer'],
  },
  {
    name: 'controller',
    label: 'controller',
    also: ['corporate_controller', 'comptroller'],
    look: ['<WORKS_AT:controller'],
  },
  {
    name: 'board_members',
    label: 'board member',
    also: ['board', 'board_member', 'directors', 'director', 'board_of_directors'],
    look: ['<IS_BOARD_MEMBER_OF'],
  },
  {
    name: 'chair',
    label: 'chair of the board',
    plural: 'chairs of the board',
    also: ['chairman', 'chairwoman', 'chairperson', 'board_chair'],
    look: ['<IS_CHAIR_OF', '<IS_CHAIRMAN_OF', '<IS_BOARD_MEMBER_OF:chair'],
  },
  {
    name: 'officers',
    label: 'officer',
    also: ['executives', 'management', 'leadership', 'executive', 'officer', 'people', 'executive_officers'],
    look: ['<IS_CEO_OF', '<IS_CFO_OF', '<IS_COO_OF', '<IS_CTO_OF', '<IS_OFFICER_OF', '<WORKS_AT'],
    everywhere: true,
  },
  {
    name: 'founders',
    label: 'founder',
    also: ['founder', 'founded_by', 'cofounders'],
    look: ['<FOUNDED', '<IS_FOUNDER_OF'],
  },
];
