import * as v from 'valibot';

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const plan = v.object({
  cells: v.number(),
  requests: v.number(),
  mostRequests: v.number(),
  credits: v.number(),
  unknownCells: v.number(),
});

/** What `ker refresh --json` prints. Addresses are as `Sheet1!B2`. */
export const RefreshReport = v.object({
  outcome: v.picklist([
    'written',
    'unchanged',
    'not-written',
    'plan',
    'unsupported',
    'over-budget',
    'unanswered',
  ]),
  plan,
  /** Requests that were sent. */
  requests: v.number(),
  /** KER cells whose value changes. */
  changed: v.array(v.object({ cell: v.string(), from: value, to: value })),
  /** KER cells that show an error now, a missing value among them. */
  errors: v.array(v.object({ cell: v.string(), value, message: v.string() })),
  /** How many formulas that depend on KER cells have a new value. */
  recalculated: v.number(),
  /** Cells that cannot be refreshed without Excel. */
  unsupported: v.array(v.object({ cell: v.string(), formula: v.string(), reason: v.string() })),
  /** Cells that the service did not answer. */
  unanswered: v.array(v.object({ cell: v.string(), kind: v.string(), message: v.string() })),
  /** Charts and pivot tables that keep copies of changed cells until Excel updates them. */
  copies: v.array(v.string()),
  notes: v.array(v.string()),
});

export type RefreshReport = v.InferOutput<typeof RefreshReport>;
