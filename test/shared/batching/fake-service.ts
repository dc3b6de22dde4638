import { createBatching, type Batching } from '../../../src/shared/batching/batching';
import type { BatchingOptions } from '../../../src/shared/batching/options';
import type { EntityAnswer, EntityRequest } from '../../../src/shared/batching/entity-request';
import type { Ending, Verdict } from '../../../src/shared/batching/options';
import { FakeClock } from './fake-clock';

/** Every value names what it is the value of, so that a mix-up shows. */
export type Texts = {
  head: string;
  profile: string;
  property: string;
  relationship: string;
  observation: string;
};

/** An error of the service, with the verdict on it. */
export class ServiceError extends Error {
  constructor(
    readonly verdict: Verdict,
    message: string = verdict.kind,
  ) {
    super(message);
  }
}

/** An error of the layer itself. */
export class EndingError extends Error {
  constructor(readonly ending: Ending) {
    super(ending.kind);
  }
}

export const sliceText = (slice?: { limit?: number | undefined; offset?: number | undefined }) =>
  slice?.limit === undefined && slice?.offset === undefined
    ? ''
    : `${slice.offset ?? ''}+${slice.limit ?? ''}`;

/** What the service says when all goes well. Every entity has default properties `d0` and `d1`. */
export function answerOf(request: EntityRequest): EntityAnswer<Texts> {
  const { entity } = request;
  const relationships = (direction: string) =>
    Object.fromEntries(
      request.relationships
        .filter((field) => field.direction === direction)
        .map(({ type, slice }) => [type, `${entity} ${direction} ${type} ${sliceText(slice)}`]),
    );
  const names = request.coarse
    ? ['d0', 'd1']
    : request.properties.filter((name) => !name.startsWith('absent'));
  return {
    head: `${entity} head`,
    profile: `${entity} profile`,
    properties: Object.fromEntries(names.map((name) => [name, `${entity} ${name}`])),
    outgoing: relationships('outgoing'),
    incoming: relationships('incoming'),
    observations: Object.fromEntries(
      request.observations.map(({ type, id }) => [id, `${entity} ${type} ${id}`]),
    ),
  };
}

export type Exchange = { request: EntityRequest; signal: AbortSignal; at: number; aborted: boolean };

/** A layer over a service that answers after `latency`, unless `answer` decides otherwise. */
export function layerOf(
  options: Partial<BatchingOptions<Texts>> & {
    clock?: FakeClock;
    latency?: number;
    answer?: (request: EntityRequest, index: number) => EntityAnswer<Texts> | ServiceError | 'never';
  } = {},
): { batching: Batching<Texts>; clock: FakeClock; sent: Exchange[]; bodies: () => string[] } {
  const { clock = new FakeClock(), latency = 100, answer = answerOf, ...rest } = options;
  const sent: Exchange[] = [];
  const batching = createBatching<Texts>({
    clock,
    classify: (error) => (error instanceof ServiceError ? error.verdict : { kind: 'final' }),
    makeError: (ending) => new EndingError(ending),
    send: async (request, signal) => {
      const exchange = { request, signal, at: clock.now(), aborted: false };
      signal.addEventListener('abort', () => (exchange.aborted = true));
      sent.push(exchange);
      const result = answer(request, sent.length - 1);
      if (result === 'never') return new Promise(() => undefined);
      await clock.sleep(latency);
      if (result instanceof ServiceError) throw result;
      return result;
    },
    ...rest,
  });
  return { batching, clock, sent, bodies: () => sent.map(({ request }) => bodyText(request)) };
}

/** A request as one line: `apple: a b | outgoing OWNS 0+5 | FinancialMetric/x`. */
export function bodyText(request: EntityRequest): string {
  if (request.coarse) return `${request.entity}: coarse`;
  return [
    `${request.entity}:`,
    ...request.properties,
    ...request.relationships.map((field) =>
      `${field.direction} ${field.type} ${sliceText(field.slice)}`.trim(),
    ),
    ...request.observations.map(({ type, id }) => `${type}/${id}`),
  ].join(' ');
}
