import type { Answered } from '../gateway';

/** The line of one request; its text stands in it only where the deployment asks for that. */
export function auditLine(
  { operation, person, asked, status, refused, credits, ms }: Answered,
  withText: boolean,
) {
  return {
    time: new Date().toISOString(),
    // Nobody's where a key or token was refused.
    ...{ person: person?.name ?? null, id: person?.id ?? null, team: person?.team, operation },
    // The entity or, of an inquiry, its digest, by which equal ones are told.
    subject: asked?.subject.key,
    fields: asked?.fields.map(({ key }) => key),
    text: withText ? asked?.text : undefined,
    ...{ status, refused, credits, cached: status === 200 && credits === 0, ms: Math.round(ms) },
  };
}
