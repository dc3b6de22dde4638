import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import * as v from 'valibot';

import { siteHeaders } from './site-headers';

/** What `config.json` beside the pane says; the add-in reads it when it starts. */
export type SiteDeployment = {
  serviceAddress?: string;
  consoleAddress?: string;
  trialKey?: string;
  /** Where people sign in in place of a key. */
  signIn?: { issuer: string; clientId: string; scope: string; nested?: boolean } | undefined;
};

/** Options of the site. */
export type SiteOptions = {
  /** The built add-in and trial workbook. */
  dist: string;
  /** Where browsers reach the site, without a slash at its end. @default the page's own origin, as the add-in takes it */
  origin?: string | undefined;
  deployment: SiteDeployment;
  /** Answers `/v1`, `/status` and `/openapi.json`. */
  service: (request: Request) => Response | Promise<Response>;
  /** Whether pages get the trial's stand-in for office.js. Excel itself loads https only, where it stays as built. */
  trial: boolean;
};

/** What is built beside the add-in and is for nobody else's eyes. */
const KEPT_BACK = ['server', 'gateway', 'bench', 'dataset', 'maps'];
const configSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const OFFICE_PAGES = ['taskpane.html', 'sign-in.html'];
const OFFICE_JS = /https:\/\/appsforoffice\.microsoft\.com\/lib\/[^"]*office\.js/;

/** The site as a Hono app: the built files, the trial workbook at `/`, and the service. */
export function createSite({ dist, origin, deployment, service, trial }: SiteOptions): Hono {
  const site = new Hono();
  // What an entity answers shrinks to an eighth, and so does the script: the line is what most waiting is for.
  site.use(compress());
  site.use(siteHeaders(origin));
  const answer = async (context: { req: { raw: Request } }) => service(context.req.raw);
  site.all('/v1/*', answer);
  site.all('/status', answer);
  site.all('/openapi.json', answer);

  // Nothing of the request stands in it: behind a proxy its scheme is another, and anybody may write a `Host` header.
  const own =
    origin === undefined ? {} : { serviceAddress: origin, consoleAddress: `${origin}/help.html#key` };
  site.get('/config.json', async (context) =>
    context.json({ ...(await administered(dist)), ...own, ...deployment }),
  );
  if (trial) {
    site.get('/', async (context) => context.html(await readFile(join(dist, 'trial/index.html'), 'utf8')));
    for (const name of OFFICE_PAGES) {
      site.get(`/${name}`, async (context) => {
        const page = await readFile(join(dist, name), 'utf8');
        return context.html(page.replace(OFFICE_JS, '/trial/office.js'));
      });
    }
  } else {
    site.get('/', (context) => context.redirect('/help.html'));
  }
  for (const folder of KEPT_BACK) site.all(`/${folder}/*`, (context) => context.notFound());
  // A file whose name outlives its content is sent again only where it has changed.
  site.use('*', etag(), serveStatic({ root: dist }));
  return site;
}

/** What who administers the add-in says for everybody in the file `config.json`; the addresses are this server's own. */
async function administered(dist: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(dist, 'config.json'), 'utf8').catch(() => '{}');
  return { ...v.parse(configSchema, text), serviceAddress: undefined, consoleAddress: undefined };
}
