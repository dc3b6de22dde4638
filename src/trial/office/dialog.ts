/** What crosses between a window and the page that opened it. */
type Told = { kerDialog: string };

type Handler = (event: { message: string; origin: string } | { error: number }) => void;

type Opened =
  | { status: 'succeeded'; value: object }
  | { status: 'failed'; error: { code: number; name: string; message: string } };

/** Office's own codes: closed by the person, another is open, not allowed to open. */
const CLOSED = 12006;
const BUSY = 12007;
const BLOCKED = 12011;
const LOOK_MS = 200;

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && typeof (data as Partial<Told>).kerDialog === 'string';

/** `Office.context.ui` of a page that opens windows: a real window of the browser, one at a time. */
export function createDialogs(page: Window): object {
  let isOpen = false;
  return {
    displayDialogAsync(
      address: string,
      { width, height }: { width: number; height: number },
      opened: (result: Opened) => void,
    ) {
      const fail = (code: number) =>
        opened({ status: 'failed', error: { code, name: 'Display Dialog Error', message: '' } });
      if (isOpen) {
        fail(BUSY);
        return;
      }
      const { availWidth, availHeight } = page.screen;
      const size = [availWidth * width, availHeight * height].map((part) => Math.round(part / 100));
      const window = page.open(address, '_blank', `popup,width=${size[0] ?? 0},height=${size[1] ?? 0}`);
      if (window === null) {
        fail(BLOCKED);
        return;
      }
      isOpen = true;
      opened({ status: 'succeeded', value: follow(page, window, () => (isOpen = false)) });
    },
  };
}

function follow(page: Window, window: Window, ended: () => void): object {
  const handlers = new Map<string, Handler>();
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window || !isTold(data)) return;
    handlers.get('dialogMessageReceived')?.({ message: data.kerDialog, origin });
  };
  const stop = () => {
    page.removeEventListener('message', hear);
    clearInterval(looking);
    ended();
  };
  const looking = setInterval(() => {
    if (!window.closed) return;
    stop();
    handlers.get('dialogEventReceived')?.({ error: CLOSED });
  }, LOOK_MS);
  page.addEventListener('message', hear);
  return {
    addEventHandler: (name: string, handler: Handler) => void handlers.set(name, handler),
    close() {
      stop();
      window.close();
    },
  };
}

/** The global `Office` of a page in such a window: it can tell the page that opened it, and nothing else. */
export function createDialogOffice(opener: Window): object {
  return {
    onReady: () => Promise.resolve({ host: 'Excel', platform: 'OfficeOnline' }),
    context: {
      ui: {
        messageParent: (kerDialog: string) => {
          const told: Told = { kerDialog };
          opener.postMessage(told, location.origin);
        },
      },
    },
  };
}
