import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A browser to launch, with what its process needs to know. */
export type BrowserProgram = { path: string; env: Record<string, string> };

/**
 * Unpacks the Chromium that npm ships, which there is for Linux on x64 only. The package is made for Amazon's Linux: it brings the libraries that a
 * bare machine lacks only where it believes to run there, it unpacks into the temporary folder, and its fonts'
 * configuration names that folder; so it is told all three.
 */
export async function npmBrowser(): Promise<BrowserProgram | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = resolve('node_modules/.cache/ker-chromium');
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    const path = await chromium.executablePath();
    useFontsIn(folder);
    return {
      path,
      env: {
        LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
        FONTCONFIG_PATH: join(folder, 'fonts'),
      },
    };
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
}

function useFontsIn(folder: string): void {
  const configuration = join(folder, 'fonts/fonts.conf');
  if (!existsSync(configuration)) return;
  const text = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, text.replaceAll(/<dir>[^<]*<\/dir>/g, `<dir>${join(folder, 'fonts')}</dir>`));
}
