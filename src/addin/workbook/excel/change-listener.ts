/**
 * Calls the listener whenever cells were edited or calculated; returns what ends that. An edit calls no function where
 * its answer is held, and of cells that a spill leaves or enters Excel tells nothing else.
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
