import type { Plan } from '../runtime/refresher';
import type { ActionFailure } from './excel/action-failure';
import type { AuditOutcome } from './sources/audit';
import type { ChangesOutcome, ChangesPlan } from './changes/changes';
import type { CoverageChoice, CoverageOutcome } from './coverage/coverage';
import type { FreezeOutcome } from './freeze/freeze';
import type { TemplateOutcome } from './templates/insert-template';
import type { Step } from './excel/progress';
import type { RequestRange } from './plan/plan-coverage';
import type { RefreshOutcome } from './refresh/refresh';
import type { LinkOutcome } from './link/link-workbook';
import type { Proposal } from './link/proposals';
import type { RepairOutcome, RepairPlan } from './repair/repair';
import type { UnfreezeOutcome, UnfreezePlan } from './freeze/unfreeze';

/** What a finished action says. */
export type Outcome =
  | { action: 'refresh'; result: RefreshOutcome }
  | { action: 'freeze'; result: FreezeOutcome }
  | { action: 'unfreeze'; result: UnfreezeOutcome }
  | { action: 'audit'; result: AuditOutcome }
  | { action: 'changes'; result: ChangesOutcome }
  | { action: 'coverage'; result: CoverageOutcome }
  | { action: 'template'; result: TemplateOutcome }
  | { action: 'repair'; result: RepairOutcome }
  | { action: 'link' | 'unlink'; result: LinkOutcome };

/** Names of the actions. */
export type ActionName = Outcome['action'];

/** What the workbook actions are doing: one at a time. */
export type WorkbenchState =
  | { step: 'idle' }
  /** What the action will cost; it waits for Go. */
  | { step: 'confirm'; action: 'refresh' | 'link'; plan: Plan }
  /** Links wait to be accepted row by row. */
  | { step: 'link-choice'; proposals: readonly Proposal[] }
  /** What will be written, beside what it costs: the formulas are those of a log that anybody may have made. */
  | ({ step: 'confirm'; action: 'changes' } & ChangesPlan)
  | { step: 'confirm'; action: 'unfreeze'; plan: UnfreezePlan }
  | { step: 'confirm'; action: 'repair'; plan: RepairPlan }
  /** A coverage waits to be told whether it may search for the selected names. */
  | { step: 'coverage-search'; texts: readonly string[]; cost: RequestRange }
  /** A coverage waits for properties to be ticked. */
  | { step: 'coverage-choice'; choice: CoverageChoice }
  | { step: 'running'; action: ActionName; progress: Step | undefined }
  | { step: 'done'; outcome: Outcome }
  | { step: 'failed'; action: ActionName; failure: ActionFailure };
