/** How long after the last touch of mouse or keyboard the sheet is drawn as often as the screen is. */
const AWAKE_MS = 250;

/** How often it is drawn when nobody touches it: cells that fill show soon enough. */
const REST_MS = 100;

const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'compositionupdate', 'resize', 'focus'];

/**
 * Draws the sheet ten times a second while nobody touches it. The engine asks for each of the screen's frames whether or
 * not anything changed, which takes a third of a processor for as long as the page is open.
 */
export function restFrames(page: Window = window): void {
  const draw = page.requestAnimationFrame.bind(page);
  const cancel = page.cancelAnimationFrame.bind(page);
  const waiting = new Map<number, { callback: FrameRequestCallback; timer: number }>();
  const drawn = new Map<number, number>();
  let touchedAt = page.performance.now();
  let last = 0;

  const drawNext = (handle: number, callback: FrameRequestCallback): void => {
    const frame = draw((time) => {
      drawn.delete(handle);
      callback(time);
    });
    drawn.set(handle, frame);
  };
  const wake = (): void => {
    touchedAt = page.performance.now();
    for (const [handle, { callback, timer }] of waiting) {
      page.clearTimeout(timer);
      drawNext(handle, callback);
    }
    waiting.clear();
  };
  for (const touch of TOUCHES) page.addEventListener(touch, wake, { capture: true, passive: true });

  page.requestAnimationFrame = (callback) => {
    const handle = ++last;
    if (page.performance.now() - touchedAt < AWAKE_MS) drawNext(handle, callback);
    else {
      const rested = (): void => {
        waiting.delete(handle);
        drawNext(handle, callback);
      };
      waiting.set(handle, { callback, timer: page.setTimeout(rested, REST_MS) });
    }
    return handle;
  };
  page.cancelAnimationFrame = (handle) => {
    page.clearTimeout(waiting.get(handle)?.timer);
    waiting.delete(handle);
    const frame = drawn.get(handle);
    if (frame !== undefined) cancel(frame);
    drawn.delete(handle);
  };
}
