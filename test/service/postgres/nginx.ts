import { readFileSync } from 'node:fs';
import { runNginx, type Nginx } from '../../run-nginx';

/** Starts nginx with `docs/scale/nginx.conf`, the names of its servers replaced by those that are given. */
export function startNginx(servers: readonly string[]): Promise<Nginx> {
  const documented = readFileSync('docs/scale/nginx.conf', 'utf8');
  const [named = '', ...further] = documented.match(/^ *server ker-\d:3000.*\n/gm) ?? [];
  const listed = servers.map((url) => named.replace(/ker-\d:3000/, new URL(url).host)).join('');
  return runNginx(further.reduce((text, line) => text.replace(line, ''), documented).replace(named, listed));
}
