import type { SignInEnding } from '../../../../src/addin/runtime/sign-in/sign-in-outcome';
import { de } from '../../../../src/addin/taskpane/texts/de';
import { en } from '../../../../src/addin/taskpane/texts/en';
import { startPaneBrowser, type PaneBrowser } from '../harness/open-pane';
import { PaneDriver, shown } from '../harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const until = new Date(2026, 10, 22, 16, 30).getTime();
const signedIn = { until, renews: true, hasEnded: false };

it('stands where the key was, says who is signed in and until when, and ends', async () => {
  const { page, problems } = await browser.open({ controls: { key: undefined, signIn: { signedIn } } });
  const settings = await new PaneDriver(page).tab('Settings');
  await settings
    .getByText("Sign in with your organisation's account. No key is needed. Set by your organisation.")
    .waitFor();
  expect(await page.getByLabel('Key', { exact: true }).count()).toBe(0);
  await settings.getByRole('radio', { name: 'Only until Excel closes' }).check();
  await settings.getByRole('button', { name: 'Sign in' }).click();
  await settings
    .getByText('Signed in as Ann Example, until 16:30:00, then renewed automatically, until Excel closes')
    .waitFor();
  await settings.getByRole('button', { name: 'Sign out' }).click();
  await settings.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(problems).toEqual([]);
});

it('is offered in place of an empty pane', async () => {
  const { page } = await browser.open({ controls: { key: undefined, signIn: { signedIn } } });
  const lookup = page.getByRole('tabpanel', { name: 'Lookup' });
  await lookup.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('searchbox', { name: 'Name' }).waitFor();
});

it('that has ended is told above every tab, with the way back', async () => {
  const ended = { until: undefined, renews: true, hasEnded: true };
  const { page } = await browser.open({ controls: { key: 'Ann Example', signIn: { signedIn: ended } } });
  const pane = new PaneDriver(page);
  for (const tab of ['Lookup', 'Ask', 'Activity', 'Settings']) {
    await pane.tab(tab);
    const notice = page.getByRole('group').filter({ hasText: 'Your sign-in has ended.' });
    await notice.getByRole('button', { name: 'Sign in' }).waitFor();
  }
});

it('is what failures speak of, in place of a key and a console', async () => {
  const failures = { search: 'rejected-key' } as const;
  const { page } = await browser.open({ controls: { key: 'Ann', signIn: { signedIn }, failures } });
  await new PaneDriver(page).search('apple');
  await shown(page, 'Your sign-in was refused').waitFor();
  expect(await page.getByText(/console/i).count()).toBe(0);
});

const ENDINGS = Object.keys(en.signIn.endings) as SignInEnding[];

it.each(ENDINGS)('ends without anybody signed in (%s), and says so in both languages', async (ending) => {
  for (const [language, texts] of [
    ['en-US', en],
    ['de-DE', de],
  ] as const) {
    const controls = { key: undefined, signIn: { signedIn, ending, said: 'No such person' } };
    const { page } = await browser.open({ controls, language });
    const settings = await new PaneDriver(page).tab(texts.tabs.settings);
    await settings.getByRole('button', { name: texts.signIn.signIn }).click();
    const said = settings.getByRole('alert').filter({ hasText: texts.signIn.endings[ending] });
    await said.filter({ hasText: 'No such person' }).waitFor();
  }
});
