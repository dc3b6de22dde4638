import { restFrames } from '../../src/trial/page/resting-frames';

const SCREEN_MS = 16;

/** A page whose time the test moves, with a screen of 62 frames a second. */
class Page extends EventTarget {
  private time = 0;
  private last = 0;
  private readonly due = new Map<number, { at: number; run: (time: number) => void }>();
  readonly performance = { now: () => this.time };

  setTimeout(run: () => void, delay: number): number {
    return this.plan(this.time + delay, run);
  }

  clearTimeout(timer: number | undefined): void {
    if (timer !== undefined) this.due.delete(timer);
  }

  requestAnimationFrame = (run: FrameRequestCallback): number =>
    this.plan((Math.floor(this.time / SCREEN_MS) + 1) * SCREEN_MS, run);

  cancelAnimationFrame = (frame: number): void => this.clearTimeout(frame);

  pass(milliseconds: number): void {
    for (const end = this.time + milliseconds; this.time < end; this.time++) {
      for (const [handle, { at, run }] of [...this.due]) {
        if (at > this.time) continue;
        this.due.delete(handle);
        run(this.time);
      }
    }
  }

  private plan(at: number, run: (time: number) => void): number {
    this.due.set(++this.last, { at, run });
    return this.last;
  }
}

function drawing() {
  const page = new Page();
  restFrames(page as unknown as Window);
  let frames = 0;
  const draw = () => {
    frames++;
    page.requestAnimationFrame(draw);
  };
  draw();
  const drawnIn = (milliseconds: number): number => {
    const before = frames;
    page.pass(milliseconds);
    return frames - before;
  };
  return { page, drawnIn };
}

test('a sheet that nobody touches is drawn ten times a second at most', () => {
  const { page, drawnIn } = drawing();
  page.pass(1_100);
  expect(drawnIn(5_000)).toBeLessThanOrEqual(50);
  expect(drawnIn(5_000)).toBeGreaterThanOrEqual(40);
});

test.each(['pointermove', 'keydown', 'wheel'])(
  'a %s draws the next frame, and all of a quarter of a second after',
  (touch) => {
    const { page, drawnIn } = drawing();
    page.pass(5_000);
    page.dispatchEvent(new Event(touch));
    expect(drawnIn(SCREEN_MS + 1)).toBe(1);
    expect(drawnIn(220)).toBeGreaterThanOrEqual(13);
  },
);

test('a frame that is cancelled is not drawn, while it waits for its rest or for the screen', () => {
  const page = new Page();
  restFrames(page as unknown as Window);
  const drawn = jest.fn();
  page.cancelAnimationFrame(page.requestAnimationFrame(drawn));
  page.pass(5_000);
  const rested = page.requestAnimationFrame(drawn);
  page.pass(101);
  page.cancelAnimationFrame(rested);
  page.cancelAnimationFrame(page.requestAnimationFrame(drawn));
  page.pass(500);
  expect(drawn).not.toHaveBeenCalled();
});
