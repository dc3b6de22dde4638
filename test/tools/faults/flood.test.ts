import { IDBFactory } from 'fake-indexeddb';

import { whole } from '../../service/whole';
import { companies } from '../../../tools/faults/companies';
import { ExcelPage, LARGEST_SYNC } from '../../../tools/faults/excel-page';
import { FaultProxy, pass } from '../../../tools/faults/fault-proxy';
import { KEY } from '../../../tools/faults/key';
import { sheetOf } from '../../../tools/faults/run-fault';
import { VirtualTime } from '../../../tools/faults/virtual-time';
import { Wire } from '../../../tools/faults/wire';

jest.setTimeout(240_000);

async function openPage() {
  const time = new VirtualTime();
  const wire = new Wire(time);
  const { fetch: service } = whole.service;
  const proxy = new FaultProxy({ time, wire, seed: 1, service, act: pass });
  const address = await proxy.listen();
  const random = () => 0.5;
  const page = await ExcelPage.open({
    ...{ time, wire, service: address, key: KEY, random },
    indexedDB: new IDBFactory(),
  });
  return { page, proxy, time };
}

test('100,000 cells from memory all arrive in portions that Excel on the web takes', async () => {
  const { page, proxy } = await openPage();
  const { cells } = sheetOf(companies(100), 0);
  const first = page.call(cells);
  expect(await page.settle(60_000)).toBe(0);
  const sent = proxy.exchanges.length;
  const many = page.call(Array.from({ length: 250 }, () => cells).flat());
  expect(many).toHaveLength(100_000);

  expect(await page.settle(60_000)).toBe(0);

  expect(page.refused).toBe(0);
  expect(Math.max(...page.syncs)).toBeLessThan(0.8 * LARGEST_SYNC);
  expect(proxy.exchanges.length).toBe(sent);
  const shownOf = (call: number | undefined) => page.shown.get(call ?? 0);
  const same = many.filter(
    (call, index) => JSON.stringify(shownOf(call)) === JSON.stringify(shownOf(first[index % first.length])),
  );
  expect(same).toHaveLength(100_000);
  await proxy.close();
});

test('30,000 errors that come at once all arrive too', async () => {
  const { page, proxy } = await openPage();
  const wrong = Array.from({ length: 30_000 }, (_, row) => ({
    name: 'PROP',
    given: [[[`no company of this name ${'x'.repeat(100)}`]], [['']], null],
    address: `Sheet1!B${row + 2}`,
  }));
  page.call(wrong);
  expect(await page.settle(60_000)).toBe(0);
  expect(page.refused).toBe(0);
  expect(Math.max(...page.syncs)).toBeLessThan(0.8 * LARGEST_SYNC);
  await proxy.close();
});

test('a sheet below the limit goes at once', async () => {
  const { page, proxy, time } = await openPage();
  const { cells } = sheetOf(companies(20), 0);
  page.call(cells);
  await page.settle(60_000);
  await page.pass(5_000);
  page.syncs.length = 0;
  const begun = time.elapsed;
  page.call(Array.from({ length: 50 }, () => cells).flat());
  expect(await page.settle(60_000)).toBe(0);
  expect(page.syncs).toHaveLength(1);
  expect(time.elapsed - begun).toBeLessThan(100);
  await proxy.close();
});
