import type { FWorksheet } from '@univerjs/sheets/facade';

import type { TrialHost } from '../host';
import type { Cells } from './cells';
import type { OfficeNode } from './kernel/office-node';
import { Session } from './kernel/session';

/** Makes the objects that refer to one another, as a range does to its worksheet and a worksheet to its ranges. */
export type Kit = {
  range(session: TrialSession, find: () => Cells | undefined, nullable?: boolean): OfficeNode;
  worksheet(session: TrialSession, find: () => FWorksheet | undefined, nullable?: boolean): OfficeNode;
};

/** A request context's queue over the trial's workbook. */
export class TrialSession extends Session {
  constructor(
    readonly host: TrialHost,
    readonly kit: Kit,
    context: object,
  ) {
    super(host.counters, context);
  }

  /** In Excel each sync is one step for undo (`mergeUndoGroup` in its reference). */
  override async sync(): Promise<void> {
    const end = this.host.undoGroup();
    try {
      await super.sync();
    } finally {
      end();
    }
  }
}
