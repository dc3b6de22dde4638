import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Answered } from './gateway';

/** What is shown as gauges, looked at when somebody asks. */
export type Gauges = { waiting: () => number; storeIsUp: () => boolean; auditIsUp: () => boolean };

/** The gateway's figures in Prometheus' form; no name of a person and no question is among them. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'ker_gateway_requests_total',
    help: 'Requests, by operation and status, refused ones too, and whether they were answered without the service',
    labelNames: ['operation', 'status', 'cached'],
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'ker_gateway_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['operation', 'cached'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [this.registry],
  });
  private readonly upstream = new Counter({
    name: 'ker_gateway_upstream_requests_total',
    help: 'Requests to the service, each a credit, by lane and status; 0 where no answer came',
    labelNames: ['lane', 'status'],
    registers: [this.registry],
  });

  constructor({ waiting, storeIsUp, auditIsUp }: Gauges) {
    const gauge = (name: string, help: string, value: () => number | boolean) =>
      new Gauge({
        ...{ name: `ker_gateway_${name}`, help, registers: [this.registry] },
        collect() {
          this.set(Number(value()));
        },
      });
    gauge('waiting', 'Requests that wait for their turn in this process', waiting);
    gauge('store_up', 'Whether the shared store answers', storeIsUp);
    gauge('audit_up', 'Whether the audit log is written, or there is none', auditIsUp);
  }

  answered({ operation, status, credits, ms }: Answered): void {
    const cached = String(status === 200 && credits === 0);
    this.requests.inc({ operation, status, cached });
    this.seconds.observe({ operation, cached }, ms / 1000);
  }

  sent(lane: string, status: number): void {
    this.upstream.inc({ lane, status });
  }

  async toResponse(): Promise<Response> {
    const { contentType } = this.registry;
    return new Response(await this.registry.metrics(), { headers: { 'Content-Type': contentType } });
  }
}
