import type { Answered } from '../gateway';

/** One line of the audit log. */
export type AuditLine = {
  time: string;
  person: string;
  id: string;
  team?: string | undefined;
  operation: string;
  /** The entity or, of an inquiry, its digest, by which equal ones are told. */
  subject?: string | undefined;
  fields?: string[] | undefined;
  /** What was searched or asked, where the log is set to hold it. */
  text?: string | undefined;
  status: number;
  credits: number;
  cached: boolean;
  ms: number;
};

/** The line of one request; its text stands in it only where the deployment asks for that. */
export function auditLine(
  { operation, person, asked, status, credits, ms }: Answered,
  withText: boolean,
): AuditLine {
  return {
    time: new Date().toISOString(),
    ...{ person: person.name, id: person.id, team: person.team, operation },
    subject: asked?.subject.key,
    fields: asked?.fields.map(({ key }) => key),
    text: withText ? asked?.text : undefined,
    ...{ status, credits, cached: status === 200 && credits === 0, ms: Math.round(ms) },
  };
}
