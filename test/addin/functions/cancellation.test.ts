import { prop } from '../../../src/addin/functions/properties';
import { Cancellation } from '../../../src/addin/functions/call/cancellation';
import { called } from './excel';
import { openWorkbook } from './workbook';

// 50,000 cells take their time on a busy machine.
jest.setTimeout(240_000);

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
const MICROSOFT = 'Microsoft';

describe('a call', () => {
  test('adds no listener to any signal of the page for its cells, however many they are', async () => {
    const { shown } = await openWorkbook();
    const added = jest.spyOn(AbortSignal.prototype, 'addEventListener');
    const properties = Array.from({ length: 1_000 }, (_, index) => (index % 2 === 0 ? 'cik' : 'website'));
    const entities = Array.from({ length: 50 }, () => [APPLE]);
    const grid = await shown(prop(entities, [properties], null, called()));
    expect(grid.length * (grid[0]?.length ?? 0)).toBe(50_000);
    // Node's own fetch may listen for a request; there is one for this entity, and there are 50,000 cells.
    expect(added.mock.calls.length).toBeLessThan(20);
    added.mockRestore();
  });

  test('that is settled leaves nothing with Excel but one function that all calls share', async () => {
    const { shown } = await openWorkbook();
    const [first, second] = [called(), called()];
    await shown(prop([[APPLE]], [['cik']], null, first));
    await shown(prop([[MICROSOFT]], [['cik']], null, second)).catch(() => undefined);
    expect(first.onCanceled).toBe(second.onCanceled);
  });

  test('that is cancelled while a grid waits settles each of its cells, and asks nothing more', async () => {
    const { grid, requests } = await openWorkbook();
    const call = called();
    const result = grid(prop([[APPLE], [MICROSOFT]], [['cik', 'website']], null, call));
    call.onCanceled?.();
    const cells = (await result).flat() as { message?: string }[];
    expect(cells).toHaveLength(4);
    for (const { message } of cells) expect(message).toContain('was stopped');
    expect(requests()).toBe(0);
  });
});

describe('a cancellation', () => {
  test('tells each of those who wait once, and none of those who went', () => {
    const cancellation = new Cancellation();
    const told: number[] = [];
    const leavers = [1, 2, 3, 4].map((number) => ({ handleEvent: () => void told.push(number) }));
    for (const leaver of leavers) cancellation.addEventListener('abort', leaver);
    for (const leaver of leavers.slice(0, 2)) cancellation.removeEventListener('abort', leaver);
    cancellation.cancel();
    cancellation.cancel();
    expect(told).toEqual([3, 4]);
    expect(cancellation.aborted).toBe(true);
  });
});
