import { registerCommands } from '../../../src/addin/commands/register';
import type { Workbench } from '../../../src/addin/workbook/workbench';

type Handler = (event: { completed: () => void }) => void;

/** What of Office the commands touch: there is no Excel here to click in. */
function office() {
  const handlers = new Map<string, Handler>();
  const showAsTaskpane = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, {
    Office: {
      actions: { associate: (id: string, run: Handler) => handlers.set(id, run) },
      addin: { showAsTaskpane },
    },
  });
  return { click: (id: string, completed: () => void) => handlers.get(id)!({ completed }), showAsTaskpane };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('registerCommands', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Office');
  });

  test('completes a command before its action ends, so that Stop can be clicked meanwhile', async () => {
    const { click } = office();
    const stop = jest.fn();
    const workbench = { freeze: () => new Promise(() => undefined), stop } as unknown as Workbench;
    registerCommands({ workbench: () => Promise.resolve(workbench), attract: jest.fn(), report: jest.fn() });
    const completed = jest.fn();
    click('freezeWorkbook', completed);
    await settled();
    click('stopAction', completed);
    await settled();
    expect(completed).toHaveBeenCalledTimes(2);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('opens the pane for a command with a choice, and not for Stop', async () => {
    const { click, showAsTaskpane } = office();
    const attract = jest.fn();
    const workbench = { planRefresh: jest.fn(), stop: jest.fn() } as unknown as Workbench;
    registerCommands({ workbench: () => Promise.resolve(workbench), attract, report: jest.fn() });
    click('stopAction', jest.fn());
    await settled();
    expect(showAsTaskpane).not.toHaveBeenCalled();
    click('refreshSheet', jest.fn());
    await settled();
    expect(attract.mock.calls).toEqual([['activity']]);
    expect(showAsTaskpane).toHaveBeenCalledTimes(1);
  });

  test('Look up shows the place where things are looked up', async () => {
    const { click } = office();
    const attract = jest.fn();
    registerCommands({ workbench: () => Promise.resolve({} as Workbench), attract, report: jest.fn() });
    click('showPane', jest.fn());
    await settled();
    expect(attract.mock.calls).toEqual([['lookup']]);
  });

  test('reports a command whose code could not be loaded, and completes it', async () => {
    const { click } = office();
    const report = jest.fn();
    const failure = new Error('Loading chunk actions failed');
    registerCommands({ workbench: () => Promise.reject(failure), attract: jest.fn(), report });
    const completed = jest.fn();
    click('audit', completed);
    await settled();
    expect(report).toHaveBeenCalledWith(failure);
    expect(completed).toHaveBeenCalledTimes(1);
  });
});
