import { createListeners } from './listeners';

/** What carries news between the workbooks that are open in one profile. */
export type WorkbookChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/** The other workbooks that are open on this host: each runs an add-in of its own. */
export type OpenWorkbooks = {
  /** Tells the others, not this one. */
  tell(news: object): void;
  /** What another workbook told may be anything. Returns what ends the hearing. */
  hear(listener: (news: unknown) => void): () => void;
};

/** Joins the others; without a channel each workbook is on its own. */
export function joinWorkbooks(channel: WorkbookChannel | undefined): OpenWorkbooks {
  const listeners = createListeners<unknown>();
  if (channel !== undefined) channel.onmessage = ({ data }: MessageEvent<unknown>) => listeners.tell(data);
  return { tell: (news) => channel?.postMessage(news), hear: (listener) => listeners.add(listener) };
}
