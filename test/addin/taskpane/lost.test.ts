import { until } from '../../until';
import { startPaneBrowser, type PaneBrowser } from './harness/open-pane';
import { PaneDriver } from './harness/pane-driver';

let browser: PaneBrowser;
beforeAll(async () => {
  browser = await startPaneBrowser();
});
afterAll(() => browser.close());

const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((column) => `Model!${column}1`);

test('cells that do not show their result are named until a person dismisses them', async () => {
  const { page } = await browser.open({ controls: { lost: six } });
  const notice = page.getByRole('group').filter({ hasText: '6 cells do not show the result.' });
  await notice.getByText('Model!A1, Model!B1, Model!C1, Model!D1, Model!E1 and 1 more').waitFor();
  await notice.getByRole('button', { name: 'Calculate again' }).waitFor();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.waitFor({ state: 'detached' });
  await until(async () => expect(await new PaneDriver(page).calls()).toEqual(['dismiss']));
});
