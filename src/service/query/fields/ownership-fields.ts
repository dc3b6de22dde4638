import type { FieldSpec } from './field-spec';

/** Who owns, finances and audits a company. */
export const OWNERSHIP_FIELDS: readonly FieldSpec[] = [
  {
    name: 'auditor',
    label: 'auditor',
    also: ['audited_by', 'accountant'],
    look: ['<AUDITS', 'auditor'],
  },
  {
    name: 'subsidiaries',
    label: 'subsidiary',
    plural: 'subsidiaries',
    also: ['subsidiary', 'owns', 'children'],
    look: ['>IS_DIRECT_PARENT_OF', '<IS_SUBSIDIARY_OF', '>IS_ULTIMATE_PARENT_OF'],
  },
  {
    name: 'parent',
    label: 'parent company',
    plural: 'parent companies',
    also: ['parent_company', 'owner', 'owned_by', 'ultimate_parent', 'holding', 'owners', 'parents'],
    look: ['<IS_DIRECT_PARENT_OF', '>IS_SUBSIDIARY_OF', '<IS_ULTIMATE_PARENT_OF', '<IS_BENEFICIARY_OWNER_OF'],
  },
  {
    name: 'investors',
    label: 'investor',
    also: ['investor', 'backers', 'shareholders'],
    look: ['<INVESTED_IN', 'lead_investors', '<IS_BENEFICIARY_OWNER_OF'],
  },
  {
    name: 'funding_rounds',
    label: 'funding round',
    also: ['funding_round', 'rounds', 'financing'],
    look: ['>HAS_FUNDING_ROUND', '>PARTICIPATES_IN_FUNDING_ROUND'],
  },
  {
    name: 'funding',
    label: 'funding',
    plural: 'funding',
    also: ['total_funding', 'raised', 'funding_amount'],
    look: ['total_funding', 'funding', 'amount', '>HAS_FUNDING_ROUND/amount'],
  },
  {
    name: 'amount',
    label: 'amount',
    also: ['size', 'deal_value', 'deal_size'],
    look: ['amount', 'value', 'deal_value'],
  },
  {
    name: 'events',
    label: 'corporate event',
    also: ['corporate_events', 'acquisitions', 'mergers'],
    look: ['>PARTICIPATES_IN_CORPORATE_EVENT', '>PARTICIPATES_IN'],
  },
];
