import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '../../until';
import { asynchronousScript, type Engine, TIMEOUTS, valueOf } from './engine';
import { Marionette } from './marionette';
import { endProcess } from './processes';

/** Firefox without a window, in a profile of its own, at a port that it chooses itself and writes down there. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'ker-firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    await endProcess(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const marionette = await Marionette.connect(await until(() => portOf(profile)));
    await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: TIMEOUTS } } });
    return {
      goTo: (url) => marionette.send('WebDriver:Navigate', { url }),
      async run<Given extends unknown[], T>(script: (...given: Given) => T | Promise<T>, ...args: Given) {
        const sent = { script: asynchronousScript(script), args };
        const { value } = (await marionette.send('WebDriver:ExecuteAsyncScript', sent)) as { value: unknown };
        return valueOf(value) as T;
      },
      async close() {
        marionette.leave();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Not there before Firefox has written it down. */
async function portOf(profile: string): Promise<number | false> {
  const written = await readFile(join(profile, 'MarionetteActivePort'), 'utf8');
  return written !== '' && Number(written);
}
