import type { Runtime } from '../../runtime/runtime';
import { hostName } from './host';

/** What helps to find a fault: version, host, settings, figures and log. It says whether there is a key, never which. */
export function diagnostics(runtime: Runtime, version: string): string {
  const key = runtime.keys.state();
  const { recalculation, total, waiting, failing } = runtime.activity.get();
  return [
    `KER for Excel ${version}, ${hostName()}`,
    `Browser: ${navigator.userAgent}`,
    `Key: ${key ? `${key.retention}, for ${key.service}` : 'none'}`,
    `Settings: ${JSON.stringify(runtime.settings.get())}`,
    `Figures: ${JSON.stringify({ recalculation, total, waiting, failing: failing.length })}`,
    'Log:',
    ...runtime.activity.lines(),
  ].join('\n');
}
