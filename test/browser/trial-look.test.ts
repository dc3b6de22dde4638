import type { Browser } from 'playwright-core';

import { until } from '../until';
import { openBrowser } from './open-browser';
import { type OpenServer, openTrialServer } from './open-trial-server';
import { TrialPage, type TrialWindow } from './trial-page';

jest.setTimeout(180_000);

let browser: Browser;
let server: OpenServer;
let trial: TrialPage;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openTrialServer()]);
  trial = await TrialPage.open(browser, {
    url: server.url,
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
  });
});
afterAll(() => browser.close());

type Colour = readonly number[];

/** Colours as the engine inverts them in the dark, which is how it keeps their hue. */
const inverted = (colour: Colour): Colour => {
  const sum = colour.reduce((all, part) => all + part, 0);
  return colour.map((part) => Math.min(255, Math.max(0, part + 255 - (2 / 3) * sum)));
};

/** WCAG 2.2, relative luminance. */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const DARK_GROUND = [0x1b, 0x1c, 0x1f];

describe('the trial on a laptop, in the dark', () => {
  it('has the tools of sheet and file in one row beside the pane', async () => {
    await until(async () => {
      const tops = await trial.page
        .locator('#sheet-bar')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
      expect(tops.length).toBeGreaterThan(5);
      expect(new Set(tops).size).toBe(1);
    });
  });

  it('has all commands and the whole width of the sample in sight at 1280 pixels', async () => {
    await trial.page.setViewportSize({ width: 1280, height: 900 });
    await until(async () => {
      const { hidden, room } = await trial.page.evaluate(() => {
        const { trialHost } = window as unknown as TrialWindow;
        const { x, width } = trialHost.locate('I14');
        const ribbon = document.querySelector('#ribbon');
        return {
          hidden: (ribbon?.scrollWidth ?? NaN) - (ribbon?.clientWidth ?? NaN),
          room: (document.querySelector('#pane')?.getBoundingClientRect().left ?? NaN) - x - width,
        };
      });
      expect(hidden).toBe(0);
      expect(room).toBeGreaterThan(0);
    });
    await trial.page.setViewportSize({ width: 1440, height: 900 });
  });

  it('shows that it loads before any script runs', async () => {
    const page = await (await fetch(server.url)).text();
    expect(page).toMatch(/Opening the workbook …\s*<progress/);
  });

  it('follows the selection from the first second', async () => {
    await trial.load();
    await trial.select('D6');
    await until(async () => expect(await trial.page.getByLabel('Column width').inputValue()).toBe('98'));
  });

  it.each(['A2', 'A5', 'A16', 'B24'])('shows the text of %s so that it can be read', async (cell) => {
    const colour = await trial.page.evaluate((where) => {
      const sheet = (window as unknown as TrialWindow).trialHost.api.getActiveWorkbook()?.getActiveSheet();
      return sheet?.getRange(where).getCellStyleData()?.cl?.rgb ?? '';
    }, cell);
    const own = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const contrast = (luminance(inverted(own)) + 0.05) / (luminance(DARK_GROUND) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(1.05 / (luminance(own) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows formulas on the ground of their bar', async () => {
    await trial.select('B6');
    const painted = () =>
      trial.page.evaluate(() => {
        const bar = document.querySelector('[data-u-comp="formula-bar"]');
        const canvas = bar?.querySelector('canvas');
        const pixel = canvas?.getContext('2d')?.getImageData(canvas.width - 9, 9, 1, 1).data ?? [];
        return [`rgb(${[...pixel].slice(0, 3).join(', ')})`, bar && getComputedStyle(bar).backgroundColor];
      });
    await until(async () => {
      const [ground, around] = await painted();
      expect(ground).toBe(around);
    });
  });

  it('says of its lists what they list', async () => {
    expect(await trial.cell('A16')).toBe('Revenue by fiscal year, $bn');
    expect(await trial.cell('C3')).toMatch(
      /^Revenue, growth, margin and diluted EPS are for this fiscal year/,
    );
  });
});

describe('the trial in a narrow window', () => {
  const sized = async (width: number, height: number) => {
    await trial.page.setViewportSize({ width, height });
    await trial.idle();
  };

  /** Where the sheet and the pane are, and the controls of the workbook that lie over the pane. */
  const placed = () =>
    trial.page.evaluate(() => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const pane = boxOf(document.querySelector('#pane'));
      const isShown = (control: Element) => {
        const box = boxOf(control);
        const [left, right] = [Math.max(box.left, pane.left), Math.min(box.right, pane.right)];
        const [top, bottom] = [Math.max(box.top, pane.top), Math.min(box.bottom, pane.bottom)];
        if (left >= right || top >= bottom) return false;
        return control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      };
      const over = [...document.querySelectorAll('#workbook *')].filter(isShown);
      const { width, height } = boxOf(document.querySelector('#sheet'));
      const page = document.documentElement;
      return {
        over: over.map((control) => control.textContent),
        sheet: { width, height },
        pane: { width: pane.width, height: pane.height },
        isWider: page.scrollWidth > page.clientWidth,
      };
    });

  it.each(['light', 'dark'] as const)('has the pane below the sheet at 320 pixels, %s', async (scheme) => {
    await sized(320, 720);
    await trial.page.emulateMedia({ colorScheme: scheme });
    await until(async () => {
      const { over, sheet, pane, isWider } = await placed();
      expect({ over, isWider }).toEqual({ over: [], isWider: false });
      expect([sheet.width, pane.width]).toEqual([320, 320]);
      expect(Math.min(sheet.height, pane.height)).toBeGreaterThan(200);
    });
    await trial.page.getByRole('button', { name: 'Save as .xlsx' }).scrollIntoViewIfNeeded();
    await trial.pane.getByRole('tab', { name: 'Lookup' }).click();
    await trial.screenshot(`trial-narrow-${scheme}.png`);
  });

  it('has both beside each other where there is room', async () => {
    await sized(720, 720);
    await until(async () => {
      const { over, sheet } = await placed();
      expect(over).toEqual([]);
      expect(sheet.width).toBeGreaterThan(300);
    });
  });

  afterAll(async () => {
    await trial.page.emulateMedia({ colorScheme: 'dark' });
    await sized(1440, 900);
  });
});

describe('the trial by keyboard', () => {
  const focused = () => trial.page.evaluate(() => document.activeElement?.id ?? '');
  const tab = () => trial.paneFrame.evaluate(() => document.activeElement?.getAttribute('role'));

  it('goes round sheet, pane and toolbar with F6, and back with Shift', async () => {
    const { keyboard } = trial.page;
    await trial.select('C15');
    await keyboard.press('F6');
    await until(async () => expect([await focused(), await tab()]).toEqual(['pane', 'tab']));
    await keyboard.press('F6');
    await until(async () => expect(await focused()).toBe('KER.ShowPane'));
    await keyboard.press('F6');
    await trial.page.waitForFunction(() => document.activeElement?.id !== 'KER.ShowPane');
    await keyboard.type('7');
    await trial.page.locator('[data-u-comp="editor"]').first().waitFor({ state: 'attached' });
    await keyboard.press('Enter');
    await trial.page.waitForFunction(
      () => (window as unknown as TrialWindow).trialHost.read('C15')[0]?.[0] === '7',
    );
    await keyboard.press('Shift+F6');
    await until(async () => expect(await focused()).toBe('KER.ShowPane'));
    await keyboard.press('Shift+F6');
    await until(async () => expect(await tab()).toBe('tab'));
  });

  it('takes the shortcuts of the add-in, from the sheet and from the pane', async () => {
    const { keyboard } = trial.page;
    await trial.pane.getByRole('tab', { name: 'Ask' }).click();
    await trial.select('C15');
    await keyboard.press('Control+Alt+Shift+K');
    await trial.pane.getByRole('tab', { name: 'Lookup', selected: true }).waitFor();
    await until(async () =>
      expect(await trial.paneFrame.evaluate(() => [document.activeElement?.id, document.hasFocus()])).toEqual(
        ['ker-search', true],
      ),
    );
    await trial.pane.getByRole('tab', { name: 'Ask' }).click();
    await keyboard.press('Control+Alt+Shift+K');
    await trial.pane.getByRole('tab', { name: 'Lookup', selected: true }).waitFor();
    expect(await trial.cell('C15')).toBe('7');
  });

  it('leaves no problem on the page', () => {
    expect(trial.problems).toEqual([]);
  });
});

it('turns light with the system while it is open, the pane with the sheet', async () => {
  await trial.page.emulateMedia({ colorScheme: 'light' });
  await trial.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  const isLight = () => {
    const provider = document.querySelector('.fui-FluentProvider');
    const [red = 0] = /\d+/.exec(provider === null ? '' : getComputedStyle(provider).backgroundColor) ?? [];
    return Number(red) > 200;
  };
  await trial.paneFrame.waitForFunction(isLight);
  await trial.page.emulateMedia({ colorScheme: 'dark' });
  await trial.paneFrame.waitForFunction(() => {
    const provider = document.querySelector('.fui-FluentProvider');
    const [red = 255] = /\d+/.exec(provider === null ? '' : getComputedStyle(provider).backgroundColor) ?? [];
    return Number(red) < 80;
  });
});
