import { calledFunctions } from '../../../shared/formula/called-functions';
import { diligenceList } from './diligence-list';
import { macroDashboard } from './macro-dashboard';
import { ownershipMap } from './ownership-map';
import { banks, peers } from './peer-ratios';
import type { Template } from './template';
import { threeStatements } from './three-statements';

/** The templates by name. */
export const TEMPLATES = {
  statements: threeStatements,
  peers,
  banks,
  ownership: ownershipMap,
  macro: macroDashboard,
  diligence: diligenceList,
} as const satisfies Record<string, Template>;

/** The functions that a template calls. */
export function functionsOf(name: TemplateName): readonly string[] {
  const { cells } = TEMPLATES[name];
  return [...new Set(Object.values(cells).flatMap((content) => calledFunctions(String(content))))];
}

/** The name of a template. */
export type TemplateName = keyof typeof TEMPLATES;
