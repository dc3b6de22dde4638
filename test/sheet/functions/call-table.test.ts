import { type Call, CallTable } from '../../../src/sheet/functions/call-table';

const CELL = { sheet: 's', row: 0, column: 0 };

function settle(call: Call, value: unknown): void {
  call.outcome = { value };
}

describe('the calls of cells', () => {
  it('are started once for each function and arguments', () => {
    const table = new CallTable();
    const start = jest.fn();
    table.beginPass();
    const first = table.obtain(CELL, 'PROP(1)', start);
    table.beginPass();
    expect(table.obtain(CELL, 'PROP(1)', start)).toBe(first);
    table.obtain(CELL, 'PROP(2)', start);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('are cancelled when the formula asks for something else', () => {
    const table = new CallTable();
    const cancelled = jest.fn();
    table.beginPass();
    table.obtain(CELL, 'PROP(1)', (call) => (call.cancel = cancelled));
    table.endPass();
    table.beginPass();
    table.obtain(CELL, 'PROP(2)', () => undefined);
    table.endPass();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  it('are cancelled by an edit only while they are under way', () => {
    const table = new CallTable();
    const cancelled = jest.fn();
    table.beginPass();
    const done = table.obtain(CELL, 'PROP(1)', (call) => (call.cancel = cancelled));
    settle(done, 1);
    table.forget(CELL);
    expect(cancelled).not.toHaveBeenCalled();
    const underWay = table.obtain(CELL, 'PROP(1)', (call) => (call.cancel = cancelled));
    expect(underWay).not.toBe(done);
    table.forget(CELL);
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(table.waitsFor(underWay)).toBe(false);
  });

  it('stay undelivered until the engine has read them', () => {
    const table = new CallTable();
    table.beginPass();
    const call = table.obtain(CELL, 'PROP(1)', () => undefined);
    expect([...table.undelivered()]).toEqual([]);
    settle(call, 1);
    expect([...table.undelivered()]).toEqual([call]);
    call.delivered = true;
    expect([...table.undelivered()]).toEqual([]);
  });

  it('are offered a few times to a formula that asks for them no more', () => {
    const table = new CallTable();
    table.beginPass();
    settle(
      table.obtain(CELL, 'PROP(1)', () => undefined),
      1,
    );
    const offers = Array.from({ length: 9 }, () => [...table.undelivered()].length);
    expect(offers).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('can be forgotten for one sheet', () => {
    const table = new CallTable();
    const other = { ...CELL, sheet: 't' };
    const kept = table.obtain(other, 'PROP(1)', () => undefined);
    const dropped = table.obtain(CELL, 'PROP(1)', () => undefined);
    table.forgetAll('s');
    expect(table.waitsFor(kept)).toBe(true);
    expect(table.waitsFor(dropped)).toBe(false);
  });
});
