import type { FailedCell } from '../../runtime/activity';
import type { Runtime } from '../../runtime/runtime';
import { hostName } from './host';

/** Events of the log that can name nothing of a workbook; a cell's line has its sheet's name before a colon. */
const IMPERSONAL = [
  /^(?:GET|POST) \/[\w/()-]*: (?:status \d{3}|no reply) after \d+ ms$/,
  /^(?:API key|Settings|Signed|Stopped) [\w ,]+$/,
  // No sheet may have a colon in its name.
  /^config\.json: /,
];
const TIME_AND_EVENT = /^(\S+) ([^]*)$/;

/** What diagnostics are made of. */
export type DiagnosticsOptions = {
  version: string;
  /** Whether they may name cells, sheets and what was asked. */
  whole: boolean;
};

/**
 * Version, host, settings, figures and log for support, never the key. Unless complete ones are requested, they name
 * no cells and no entities.
 */
export function diagnostics(runtime: Runtime, { version, whole }: DiagnosticsOptions): string {
  const key = runtime.keys.state();
  const { recalculation, total, waiting, failing } = runtime.activity.get();
  const lost = runtime.deliveries.get();
  const lines = runtime.activity.lines();
  return [
    `KER for Excel ${version}, ${hostName()}`,
    `Browser: ${navigator.userAgent}`,
    `Key: ${key ? `${key.retention}, for ${key.service}` : 'none'}`,
    `Settings: ${JSON.stringify(runtime.settings.get())}`,
    `Figures: ${JSON.stringify({ recalculation, total, waiting, failing: failing.length })}`,
    `Lost: ${JSON.stringify({ ...lost, remaining: lost.remaining.length })}`,
    `Failing: ${JSON.stringify(countsOf(failing))}`,
    'Log:',
    ...(whole ? lines : lines.flatMap(impersonal)),
  ].join('\n');
}

function impersonal(line: string): string[] {
  const [, time = '', event = ''] = TIME_AND_EVENT.exec(line) ?? [];
  const without = event.replace(/^((?:GET|POST) \/v1\/entities\/)[^/:\s]+/, '$1(id)');
  return IMPERSONAL.some((shape) => shape.test(without)) ? [`${time} ${without}`] : [];
}

/** How many cells fail, by function and kind of failure. */
function countsOf(failing: readonly FailedCell[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { functionName, kind } of failing) {
    const name = `${functionName}: ${kind}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
