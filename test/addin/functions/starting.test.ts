import { currentRuntime, setRuntime } from '../../../src/addin/runtime/current-runtime';
import type { Runtime } from '../../../src/addin/runtime/runtime';
import { called, errorOf, startExcel } from './excel';
import { types } from '../../../src/addin/functions/entities';
import { prop, source } from '../../../src/addin/functions/properties';
import { openWorkbook } from './workbook';
import { loaded } from '../../../src/addin/functions/call/lazy-part';

describe('starting', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

  test('a formula that Excel calls before Office is ready waits for it and then has data types', async () => {
    const { addIn, grid } = await openWorkbook();
    let ready: (runtime: Runtime) => void = () => undefined;
    setRuntime(new Promise((resolve) => (ready = resolve)));
    Object.assign(globalThis, { Office: {} });
    const result = prop([[APPLE]], [['employee_count']], null, called());
    startExcel();
    ready(addIn.runtime);
    expect(await grid(result)).toMatchObject([[{ type: 'Double' }]]);
  });

  test('a function that needs no service answers before Office is ready', async () => {
    startExcel();
    Object.assign(globalThis, { Office: {} });
    expect(await types()).toHaveLength(38);
  });

  test('a function that the organisation has switched off asks nothing and says so; the others go on', async () => {
    const config = { policy: { functionsOff: ['PROP'] } };
    const { error, grid, requests } = await openWorkbook({ config });
    expect(await error(prop([[APPLE]], [['cik']], null, called()))).toBe(
      '#N/A: Switched off by your organisation.',
    );
    expect(requests()).toBe(0);
    expect(await grid(source([[APPLE]], [['employee_count']], called()))).toHaveLength(1);
  });

  test('an add-in that could not start says so in each cell, and nowhere else', async () => {
    startExcel();
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    setRuntime(Promise.reject(new Error('No Office')));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await errorOf(prop([[APPLE]], [['cik']], null, called()))).toMatch(
      /^#N\/A: KER\.PROP .*No Office/,
    );
    await expect(currentRuntime()).rejects.toThrow('No Office');
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });
});

describe('parts loaded later', () => {
  test('a part that cannot be loaded says what to do, and one that can be is given', async () => {
    await expect(loaded(Promise.resolve('part'))).resolves.toBe('part');
    await expect(loaded(Promise.reject(new Error('Loading chunk 7 failed')))).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'Part of the add-in could not be loaded. Check the connection and recalculate',
    });
  });
});
