import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { freePort } from '../../free-port';
import { until } from '../../until';
import { asynchronousScript, type Engine, TIMEOUTS, valueOf } from './engine';
import { endProcess } from './processes';

/**
 * The programs that WebKit needs: its driver, and an X server without a screen. GTK's own display, broadway, will not do:
 * it tells no resolution, from which WebKit reckons a page of negative width.
 */
export type WebKitPrograms = { driver: string; display: string };

/** WebKit by its own driver, at home in a folder of its own. It ends with its display, whatever state it is in. */
export async function openWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'ker-webkit-'));
  // The server chooses a number that is free, and writes it down where it is told to.
  const flags = ['-displayfd', '3', '-screen', '0', '1500x1100x24', '-nolisten', 'tcp'];
  const display = spawn(programs.display, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      GDK_BACKEND: 'x11',
      DISPLAY: `:${await numberOf(display)}`,
      // A locale that every Debian has; the language that the page is told is `C`, which no formatter knows.
      LC_ALL: 'C.UTF-8',
      // Without a graphics card the layers of a page are put together by a program that takes two fifths of its time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    // Asked to go, the display takes its lock away with it.
    await Promise.all([endProcess(driver), endProcess(display, 'SIGTERM')]);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await until(() => isReady(address));
    const capabilities = { alwaysMatch: { timeouts: TIMEOUTS } };
    const { sessionId } = (await call(`${address}/session`, { capabilities })) as { sessionId: string };
    const session = `${address}/session/${sessionId}`;
    await call(`${session}/window/rect`, { x: 0, y: 0, width: 1500, height: 1100 });
    return {
      goTo: (url) => call(`${session}/url`, { url }),
      async run<Given extends unknown[], T>(script: (...given: Given) => T | Promise<T>, ...args: Given) {
        const sent = { script: asynchronousScript(script), args };
        return valueOf(await call(`${session}/execute/async`, sent)) as T;
      },
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function numberOf(display: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: display.stdio[3] as Readable })) return line;
  throw new Error('Expected the X server to tell the number of its display, it has ended');
}

async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/status`)).ok;
}

/** Sends a command of WebDriver, and gives what it results in. */
async function call(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`Expected WebKit to do ${url}, got ${JSON.stringify(value)}`);
  return value;
}
