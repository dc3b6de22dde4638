import type { TrialPage } from './trial-page';

/** Sets the pane's size, as its divider does. */
export async function resizePane(trial: TrialPage, width: number, height: number): Promise<void> {
  await trial.page.evaluate(
    ([wide, high]) => {
      const style = document.querySelector<HTMLElement>('#pane')?.style;
      Object.assign(style ?? {}, {
        width: `${wide}px`,
        height: `${high}px`,
        position: 'fixed',
        top: 0,
        right: 0,
        zIndex: 99,
      });
    },
    [width, height],
  );
  await trial.paneFrame.waitForFunction((wide) => innerWidth === wide, width);
}

/** What sticks out of the pane at its side; regions that scroll by themselves may, and what is only read out. */
export async function sticksOut(trial: TrialPage): Promise<string[]> {
  return trial.paneFrame.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#pane *')]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('[role=region], [role=img], [role=status]'),
      )
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
