/**
 * Calls the listener after cells were edited or calculated; returns a function that stops it. Edits call no function
 * if the answer is stored, and Excel reports spilled cells in no other way.
 */
export function onCellsChanged(listener: () => void): () => void {
  let isEnded = false;
  const tell = (): Promise<void> => {
    if (!isEnded) listener();
    return Promise.resolve();
  };
  const listening = listen(tell);
  listening.catch(() => undefined);
  return () => {
    isEnded = true;
    listening.then((end) => end()).catch(() => undefined);
  };
}

async function listen(tell: () => Promise<void>): Promise<() => Promise<void>> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const handlers = [worksheets.onChanged.add(tell), worksheets.onCalculated.add(tell)];
    await context.sync();
    return () =>
      Excel.run(context, async () => {
        for (const handler of handlers) handler.remove();
        await context.sync();
      });
  });
}
