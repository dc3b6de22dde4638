import type { Answered } from '../gateway';

/** One line of the audit log. */
export type AuditLine = {
  time: string;
  /** Nobody's where a key or token was refused. */
  person: string | null;
  id: string | null;
  team?: string | undefined;
  operation: string;
  /** The entity or, of an inquiry, its digest, by which equal ones are told. */
  subject?: string | undefined;
  fields?: string[] | undefined;
  /** What was searched or asked, where the log is set to hold it. */
  text?: string | undefined;
  /** 0 where the process ended before an answer came. */
  status: number;
  /** Why whoever asked was refused. */
  refused?: string | undefined;
  credits: number;
  cached: boolean;
  ms: number;
};

/** The line of one request; its text stands in it only where the deployment asks for that. */
export function auditLine(
  { operation, person, asked, status, refused, credits, ms }: Answered,
  withText: boolean,
): AuditLine {
  return {
    time: new Date().toISOString(),
    ...{ person: person?.name ?? null, id: person?.id ?? null, team: person?.team, operation },
    subject: asked?.subject.key,
    fields: asked?.fields.map(({ key }) => key),
    text: withText ? asked?.text : undefined,
    ...{ status, refused, credits, cached: status === 200 && credits === 0, ms: Math.round(ms) },
  };
}
