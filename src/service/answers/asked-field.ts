import type { Parts } from './pattern';
import type { Finding } from './statement';
import type { Tools } from './tools';
import { valueFinding } from './value-finding';

/** Asks for one field, whatever the question calls it. */
export const fieldOf =
  (field: string) =>
  ({ entity = '', when }: Parts, tools: Tools): Finding | undefined =>
    valueFinding(tools, { field, entity, when });

/** Asks for the field that the question names. */
export const namedField = ({ field = '', entity = '', when }: Parts, tools: Tools): Finding | undefined =>
  valueFinding(tools, { field, entity, when });

/** The first of several fields that the entity holds. */
export const firstFieldOf =
  (...fields: string[]) =>
  (parts: Parts, tools: Tools): Finding | undefined => {
    const findings = fields.map((field) => fieldOf(field)(parts, tools));
    return findings.find((finding) => finding !== undefined && finding.rows.length > 0) ?? findings[0];
  };
