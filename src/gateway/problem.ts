import * as v from 'valibot';

const saidSchema = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }));

/** The error body for a client, which is never cached. It travels between processes as JSON. */
export const replySchema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  body: v.string(),
  retryAfterS: v.optional(v.number()),
});
/** Such a reply. */
export type ProblemReply = v.InferOutput<typeof replySchema>;

/** An answer that failed, as the interface words it (§7). */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly reply: ProblemReply,
    /** Whether only who asked is concerned, as by a quota: others that wait for the same go on. */
    readonly isOwn = false,
  ) {
    super(`The gateway answers with ${reply.status}`);
  }

  /** A refusal for now, with the seconds after which it may be tried again. */
  static later(status: 429 | 503, message: string, retryAfterS: number): Problem {
    const error = status === 429 ? 'rate_limit_exceeded' : 'unavailable';
    return new Problem({ status, body: JSON.stringify({ error, message }), retryAfterS });
  }

  /** A refusal of this person. */
  static refused(status: number, error: string, message: string): Problem {
    return new Problem({ status, body: JSON.stringify({ error, message }) }, true);
  }

  /** A failure on the way to the service, in the documented shape. */
  static failed(status: number, errorType: string, message: string): Problem {
    const body = JSON.stringify({ error: { error_type: errorType, message }, response_type: 'ERROR' });
    return new Problem({ status, body });
  }

  /** Its sentence, where the body has one. */
  get said(): string | undefined {
    const read = v.safeParse(saidSchema, this.reply.body);
    return read.success ? read.output.message : undefined;
  }

  toResponse(): Response {
    const { status, body, retryAfterS } = this.reply;
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (retryAfterS !== undefined) headers.set('Retry-After', String(retryAfterS));
    return new Response(body, { status, headers });
  }
}
