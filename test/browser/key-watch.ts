import type { Page } from 'playwright-core';

/** Looks for keys wherever a page could let them out; the header that carries them is the one place they belong. */
export class KeyWatch {
  /** How many requests were looked at. */
  requests = 0;
  private readonly said: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly keys: readonly string[],
  ) {
    page.on('request', (request) => {
      this.requests += 1;
      this.said.push(request.url(), request.postData() ?? '');
    });
    page.on('console', (message) => this.said.push(message.text()));
    page.on('pageerror', (error) => this.said.push(error.message, error.stack ?? ''));
  }

  /** Every text with a key in it: addresses, bodies, console lines, what the pages keep as text, and `texts`. */
  async leaks(texts: readonly string[]): Promise<string[]> {
    const kept = await Promise.all(
      this.page
        .frames()
        .map((frame) =>
          frame.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie])),
        ),
    );
    return [...this.said, ...kept, ...texts].filter((text) => this.keys.some((key) => text.includes(key)));
  }
}
