import { readFile } from 'node:fs/promises';

import type { Frame } from 'playwright-core';

type AxeWindow = Window & {
  axe: {
    run: (
      context: string,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
};

/**
 * What axe-core finds in the pane that a frame shows, or in another part of it. Where the page asks for reduced motion, nothing may move: a colour
 * on its way from one state to the next would be measured as if it stayed.
 */
export async function violations(frame: Frame, part = '#pane'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(await readFile(require.resolve('axe-core/axe.min.js'), 'utf8'));
  }
  return frame.evaluate(async (within) => {
    const moving = document.getAnimations().map(({ effect }) => {
      const html = effect instanceof KeyframeEffect ? effect.target?.outerHTML : undefined;
      return `moves: ${html?.slice(0, 160) ?? 'nothing that is shown'}`;
    });
    // Only what is wrong is told, and no path to it: naming all that is right takes a sixth of the page's time.
    const options = { resultTypes: ['violations'], selectors: false };
    const { violations: found } = await (window as unknown as AxeWindow).axe.run(within, options);
    return [
      ...moving,
      ...found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    ];
  }, part);
}
