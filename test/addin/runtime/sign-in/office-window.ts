import { ORIGIN } from '../running-add-in';

type Handler = (event: { message: string; origin?: string | undefined } | { error: number }) => void;

/** Office's own part of signing in, which runs in Excel alone: the window, as the add-in and a person see it. */
export type OfficeWindow = {
  /** The address that it was last opened with. */
  address: string;
  isOpen: boolean;
  /** The code with which the next window is not opened. */
  refusal: number | undefined;
  /** Its page tells the add-in something. */
  tell: (message: string, origin?: string) => void;
  /** Something happens to it, by Office's own codes. */
  happen: (error: number) => void;
};

/** Puts a window in place of Office's. */
export function officeWindow(): OfficeWindow {
  let handlers = new Map<string, Handler>();
  const window: OfficeWindow = {
    ...{ address: '', isOpen: false, refusal: undefined },
    tell: (message, origin) => handlers.get('message')?.({ message, origin }),
    happen: (error) => handlers.get('event')?.({ error }),
  };
  const dialog = {
    addEventHandler: (name: string, handler: Handler) => void handlers.set(name, handler),
    close: () => (window.isOpen = false),
  };
  const displayDialogAsync = (address: string, _size: object, opened: (result: object) => void) => {
    const { refusal: code } = window;
    window.address = address;
    handlers = new Map();
    window.isOpen = code === undefined;
    opened(
      code === undefined ? { status: 'succeeded', value: dialog } : { status: 'failed', error: { code } },
    );
  };
  const context = { ui: { displayDialogAsync }, requirements: { isSetSupported: () => false } };
  const EventType = { DialogMessageReceived: 'message', DialogEventReceived: 'event' };
  Object.assign(globalThis, {
    Office: { context, EventType, AsyncResultStatus: { Succeeded: 'succeeded' } },
    location: { origin: ORIGIN },
  });
  return window;
}
