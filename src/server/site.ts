import { readdir, readFile } from 'node:fs/promises';
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

/** The folders of a build that are for everybody's eyes; programs, tools and source maps stand in others. */
const SHOWN = ['assets'];
const recordSchema = v.record(v.string(), v.unknown());
const configSchema = v.pipe(v.string(), v.parseJson(), recordSchema);
type Config = v.InferOutput<typeof configSchema>;
const OFFICE_PAGES = ['taskpane.html', 'sign-in.html'];
const OFFICE_JS = /https:\/\/appsforoffice\.microsoft\.com\/lib\/[^"]*office\.js/;

/** The site as a Hono app: the built files, the trial workbook at `/`, and the service. */
export function createSite({ dist, origin, deployment, service, trial }: SiteOptions): Hono {
  const site = new Hono();
  // What an entity answers shrinks to an eighth: the line is what most waiting is for. Files are compressed by the build.
  site.use(compress());
  site.use(siteHeaders(origin));
  const answer = async (context: { req: { raw: Request } }) => service(context.req.raw);
  // Another version is the interface's to refuse, in JSON.
  site.all('/:version{v[0-9]+}/*', answer);
  site.all('/status', answer);
  site.all('/openapi.json', answer);
  // What outlives its content under its name is sent again only where it has changed.
  site.use(etag());

  // Nothing of the request stands in it: behind a proxy its scheme is another, and anybody may write a `Host` header.
  const own =
    origin === undefined ? {} : { serviceAddress: origin, consoleAddress: `${origin}/help.html#key` };
  site.get('/config.json', async (context) =>
    context.json({ ...atOwnAddress(await readConfig(dist), origin), ...own, ...deployment }),
  );
  if (trial) {
    site.get('/', async (context) => context.html(await readFile(join(dist, 'trial/index.html'), 'utf8')));
    for (const name of OFFICE_PAGES) {
      site.get(`/${name}`, async (context) => {
        const page = await readFile(join(dist, name), 'utf8');
        return context.html(page.replace(OFFICE_JS, `/trial/${await trialOffice(dist)}`));
      });
    }
  } else {
    // As seen from where it stands: a proxy may have taken a path away.
    site.get('/', (context) => context.redirect('help.html'));
  }
  const files = serveStatic({ root: dist, precompressed: true });
  site.use('/:file', files);
  for (const folder of trial ? [...SHOWN, 'trial'] : SHOWN) site.use(`/${folder}/*`, files);
  return site;
}

/** The trial's stand-in for office.js, which is named by its content. */
async function trialOffice(dist: string): Promise<string> {
  const file = (await readdir(join(dist, 'trial'))).find((name) => /^office\.[0-9a-f]{8}\.js$/.test(name));
  if (file === undefined) throw new Error(`Expected office.js in ${join(dist, 'trial')}, got none`);
  return file;
}

/**
 * What is to be said at the start where the built add-in was made for another service than the one that is served here; no
 * sentence where it was not.
 */
export async function otherService(dist: string, origin: string | undefined): Promise<string | undefined> {
  const built = policyOf(await readConfig(dist))?.['serviceAddress'];
  if (built === undefined || built === origin) return undefined;
  return (
    `${configOf(dist)} fixes ${JSON.stringify(built)} as the service for everybody, which is left out: the add-in asks ` +
    `${origin ?? 'the address that its page comes from'}. Build with KER_ORIGIN alone, or serve the files with a web server of your own.`
  );
}

/** The provider at which the built add-in has people sign in for its service; null where it cannot be read. */
export async function issuerOf(dist: string): Promise<unknown> {
  const { signIn } = await readConfig(dist);
  if (signIn === undefined) return undefined;
  return v.is(recordSchema, signIn) ? (signIn['issuer'] ?? null) : null;
}

/** What who administers the add-in says for everybody in the file `config.json`; without one, nothing. */
async function readConfig(dist: string): Promise<Config> {
  const text = await readFile(configOf(dist), 'utf8').catch(() => '{}');
  const read = v.safeParse(configSchema, text);
  if (read.success) return read.output;
  throw new Error(`Expected ${configOf(dist)} to hold a JSON object, got another text`);
}

const configOf = (dist: string): string => join(dist, 'config.json');

/**
 * Nobody's requests may go past the server that serves the add-in: its addresses are this server's own, also the one that a
 * policy fixes, for that would win over them.
 */
function atOwnAddress(config: Config, origin: string | undefined): Config {
  const policy = policyOf(config);
  const isFixed = policy !== undefined && Object.hasOwn(policy, 'serviceAddress');
  return {
    ...config,
    ...(isFixed && { policy: { ...policy, serviceAddress: origin } }),
    serviceAddress: undefined,
    consoleAddress: undefined,
  };
}

/** The policy as far as it is one; what is wrong with another the pane says. */
function policyOf({ policy }: Config): Config | undefined {
  return v.is(recordSchema, policy) ? policy : undefined;
}
