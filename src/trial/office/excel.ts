import type { TrialHost } from '../host';
import { EXCEL_ENUMS } from './enums';
import type { OfficeObject } from './session-object';
import { createRange } from './range';
import { type Kit, TrialSession } from './trial-session';
import { createWorkbook } from './workbook';
import { createWorksheet } from './worksheet';

const KIT: Kit = { range: createRange, worksheet: createWorksheet };

/** `Excel.RequestContext`: a workbook to ask, and `sync` to have it answer. */
class RequestContext {
  readonly workbook: object;
  readonly trackedObjects = { add: () => undefined, remove: () => undefined };
  readonly #session: TrialSession;

  constructor(host: TrialHost) {
    this.#session = new TrialSession(host, KIT, this);
    this.workbook = createWorkbook(this.#session);
  }

  get application(): unknown {
    return (this.workbook as { application: unknown }).application;
  }

  /** `context.load(object, names)`. */
  load(object: OfficeObject<unknown>, names?: unknown): void {
    object.load(names);
  }

  sync<T>(passThrough?: T): Promise<T | undefined> {
    return this.#session.sync().then(() => passThrough);
  }
}

type Batch = (context: RequestContext) => Promise<unknown>;

/** The global `Excel`. */
export function createExcel(host: TrialHost): object {
  return {
    ...EXCEL_ENUMS,
    RequestContext: class extends RequestContext {
      constructor() {
        super(host);
      }
    },
    run: async (...args: unknown[]) => {
      const batch = args.at(-1) as Batch;
      const [first] = args;
      const context = first instanceof RequestContext ? first : new RequestContext(host);
      const end = isGrouped(first) ? host.undoGroup() : () => undefined;
      try {
        const result = await batch(context);
        await context.sync();
        return result;
      } finally {
        end();
      }
    },
  };
}

/** Whether the options of a run ask for one step for undo. */
function isGrouped(options: unknown): boolean {
  return options instanceof Object && 'mergeUndoGroup' in options && options.mergeUndoGroup === true;
}
