import { once } from 'node:events';

import type { Browser, ConnectOverCDPTransport } from 'playwright-core';
import { WebSocket } from 'ws';

/** Pictures of a page are the largest that a browser sends. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Connects to a browser on this machine. Playwright's own connection compresses all that it sends, page by page the same
 * scripts, which takes more processor time than the driver itself.
 */
export async function connectBrowser(address: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.connectOverCDP(await transportTo(address));
}

async function transportTo(address: string): Promise<ConnectOverCDPTransport> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: MOST_BYTES });
  await once(socket, 'open');
  const transport: ConnectOverCDPTransport = {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    // In a task of its own, as from Playwright's own connection.
    if (typeof message === 'object' && message !== null) setImmediate(() => transport.onmessage?.(message));
  });
  socket.on('close', () => transport.onclose?.());
  return transport;
}
