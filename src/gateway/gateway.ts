import { Hono } from 'hono';

import { internalProblem, methodProblem, unknownPathProblem } from '../service/http/problem';
import { sizeLimit } from '../service/http/size-limit';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../service/operations';
import { parseRequest, type ParsedRequest } from './ask';
import type { Flights } from './flight/flights';
import { isUrgent, type Asker, type Person } from './people/caller';
import { Problem } from './problem';
import type { Send } from './upstream/send';

/** One request, when it was answered; of status 0 where the process ended before. */
export type Answered = {
  operation: OperationName;
  /** Nobody where a key or token was refused. */
  person: Person | undefined;
  /** Why it was. */
  refused?: string | undefined;
  asked: Pick<ParsedRequest, 'subject' | 'fields' | 'text'> | undefined;
  status: number;
  credits: number;
  ms: number;
};

/** What a gateway is made of. */
export type GatewayOptions = {
  flights: Flights;
  send: Send;
  /** Who asks; rejects with a problem for whoever may not. */
  identify: (headers: Headers) => Person | Promise<Person>;
  /** Hears of each request. */
  answered?: (answered: Answered) => void;
  /** Holds, for each request under way, what tells of it as one that was never answered. @default nobody asks */
  underWay?: Set<() => void>;
  /** Hears of each failure of our own; the answer never shows its cause. */
  report?: (error: unknown) => void;
};

/** Makes what answers the interface (§4) for many people, before one metered service. */
export function createGateway(options: GatewayOptions): (request: Request) => Response | Promise<Response> {
  const app = new Hono();
  app.onError((error, context) => {
    if (!context.req.raw.signal.aborted) options.report?.(error);
    return internalProblem();
  });
  app.notFound((context) => unknownPathProblem(context.req.path));
  app.use(sizeLimit());
  for (const name of OPERATION_NAMES) {
    const { method, path } = OPERATIONS[name];
    app.on(method, path, ({ req }) => answer(name, req.raw, { ...options, id: req.param('entity_id') }));
    app.all(path, ({ req }) => methodProblem(req.method, method));
  }
  return (request) => app.fetch(request);
}

async function answer(
  operation: OperationName,
  request: Request,
  options: GatewayOptions & { id: string | undefined },
): Promise<Response> {
  const { flights, send, identify, answered, underWay = new Set(), id } = options;
  const startedAt = performance.now();
  let asker: Asker | undefined;
  let asked: ParsedRequest | undefined;
  let refused: string | undefined;
  const tell = (status: number): void => {
    // Each request is told once, by whichever comes first: its answer or the end of the process.
    if (!underWay.delete(cut)) return;
    const { person, credits = 0 } = asker ?? {};
    answered?.({ operation, person, refused, asked, credits, status, ms: performance.now() - startedAt });
  };
  const cut = () => tell(0);
  underWay.add(cut);
  let response: Response | undefined;
  try {
    const person = await identify(request.headers);
    asker = { person, urgent: isUrgent(request.headers), signal: request.signal, credits: 0 };
    const read = await parseRequest(operation, request, { id, send });
    if ('refusal' in read) return (response = read.refusal);
    asked = read;
    const entries = await flights.ask(read.subject, read.fields, asker);
    return (response = read.answer(entries));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (asker === undefined) refused = error.said;
    return (response = error.toResponse());
  } finally {
    tell(response?.status ?? 500);
  }
}
