const NARROWEST = 320;
const WIDEST = 600;
const KEY_STEP = 20;
const START = 360;

/** The pane's frame and the divider that sets its width. */
export class PaneFrame {
  #width = START;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly divider: HTMLElement,
  ) {
    divider.setAttribute('aria-valuemin', String(NARROWEST));
    divider.setAttribute('aria-valuemax', String(WIDEST));
    this.resize(START);
    divider.addEventListener('pointerdown', (event) => this.#drag(event));
    divider.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowLeft') this.resize(this.#width + KEY_STEP);
      if (event.key === 'ArrowRight') this.resize(this.#width - KEY_STEP);
    });
  }

  /** Loads the add-in's page. */
  open(address: string): void {
    this.frame.src = address;
  }

  /** Shows or hides the pane; the add-in goes on running while it is hidden. */
  show(visible: boolean): void {
    this.frame.classList.toggle('closed', !visible);
    this.divider.classList.toggle('closed', !visible);
    if (visible) this.frame.focus();
  }

  /** Sets the pane's width in pixels, within what the add-in is made for. */
  resize(width: number): void {
    this.#width = Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
    this.frame.style.width = `${this.#width}px`;
    this.divider.setAttribute('aria-valuenow', String(this.#width));
  }

  #drag(start: PointerEvent): void {
    const { divider } = this;
    divider.setPointerCapture(start.pointerId);
    document.body.classList.add('resizing');
    const move = (event: PointerEvent) => this.resize(document.documentElement.clientWidth - event.clientX);
    divider.addEventListener('pointermove', move);
    divider.addEventListener(
      'pointerup',
      () => {
        divider.removeEventListener('pointermove', move);
        document.body.classList.remove('resizing');
      },
      { once: true },
    );
  }
}
