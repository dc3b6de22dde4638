import { companyComparison } from './company-comparison';
import { diligenceList } from './diligence-list';
import { macroDashboard } from './macro-dashboard';
import { ownershipMap } from './ownership-map';
import type { Template } from './template';

/** The templates by name. */
export const TEMPLATES = {
  comparison: companyComparison,
  ownership: ownershipMap,
  macro: macroDashboard,
  diligence: diligenceList,
} as const satisfies Record<string, Template>;

/** The name of a template. */
export type TemplateName = keyof typeof TEMPLATES;
