import { isLoopback } from './loopback';

/** Answers a request. */
type Answer = (request: Request) => Response | Promise<Response>;

/**
 * Lets through only what asks for this machine by its own name. A page of another site can point its own name at this
 * machine (DNS rebinding), and is then the same origin to the browser; but the `Host` header still tells that name.
 */
export function onlyLoopback(answer: Answer): Answer {
  return (request) => {
    const { host, hostname } = new URL(request.url);
    return isLoopback(hostname) ? answer(request) : refusal(host);
  };
}

function refusal(host: string): Response {
  const message =
    `Expected the host localhost, 127.0.0.1 or [::1], got ${host}. The entities of KER_DATA lie behind the trial key, ` +
    'which everybody knows. Set KER_KEYS to serve them under another name.';
  return Response.json({ error: 'host_not_allowed', message }, { status: 403 });
}
