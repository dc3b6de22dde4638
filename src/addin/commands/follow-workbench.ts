import type { Workbench } from '../workbook/workbench';

const TAB = 'KER.Tab';

/** Enables the buttons that make sense now: Stop while something runs, Unfreeze while there is a log. */
export function followWorkbench(workbench: Workbench, hasLog: () => Promise<boolean>): void {
  if (!Office.context.requirements.isSetSupported('RibbonApi', '1.1')) return;
  let shown = '';
  const update = async (): Promise<void> => {
    const isRunning = workbench.get().step === 'running';
    // While an action runs nobody can tell whether the log is whole, and asking would disturb it.
    const canUnfreeze = !isRunning && (await hasLog().catch(() => true));
    const next = `${isRunning} ${canUnfreeze}`;
    if (next === shown) return;
    await Office.ribbon.requestUpdate({
      tabs: [
        {
          id: TAB,
          groups: [
            { id: 'KER.Refresh', controls: [{ id: 'KER.Stop', enabled: isRunning }] },
            { id: 'KER.Model', controls: [{ id: 'KER.Unfreeze', enabled: canUnfreeze }] },
          ],
        },
      ],
    });
    shown = next;
  };
  // A ribbon that is not there yet refuses; the next step tries again.
  const follow = (): void => void update().catch(() => undefined);
  let last = workbench.get().step;
  workbench.subscribe(() => {
    const { step } = workbench.get();
    if (step === last) return;
    last = step;
    follow();
  });
  follow();
}
