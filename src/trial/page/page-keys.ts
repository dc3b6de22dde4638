import * as v from 'valibot';

import { ILayoutService } from '@univerjs/preset-sheets-core';

import type { Engine } from '../../sheet/engine/engine';
import type { TrialHost } from '../host';

const ShortcutsFile = v.object({
  shortcuts: v.array(v.object({ action: v.string(), key: v.object({ default: v.string() }) })),
});

/** What of the add-in's file of shortcuts is read. */
type ShortcutsFile = v.InferOutput<typeof ShortcutsFile>;

type Parts = {
  engine: Engine;
  host: TrialHost;
  frame: HTMLIFrameElement;
  ribbon: HTMLElement;
  shortcuts: ShortcutsFile['shortcuts'];
  /** Tells why a command failed. */
  report: (error: unknown) => void;
};

const REGIONS = ['sheet', 'pane', 'toolbar'] as const;
type Region = (typeof REGIONS)[number];

/** Reads shortcuts.json, the same file that Excel reads; throws where it is not one. */
export function parseShortcutsFile(json: unknown): ShortcutsFile {
  return v.parse(ShortcutsFile, json);
}

/** Does with keys what Excel does for its add-ins: F6 goes round sheet, pane and toolbar, and shortcuts run commands. */
export function listenToKeys(parts: Parts): void {
  const { frame } = parts;
  // The sheet takes every key for its cell, so the page looks at them first.
  window.addEventListener('keydown', (event) => take(event, regionOf(parts), parts), true);
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('keydown', (event) => take(event, 'pane', parts), true);
  });
}

function take(event: KeyboardEvent, from: Region, parts: Parts): void {
  const { host, shortcuts, report } = parts;
  const isRound = event.key === 'F6' && !event.altKey && !event.metaKey;
  const command = shortcuts.find(({ key }) => key.default === pressed(event))?.action;
  if (!isRound && command === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (command !== undefined) host.runCommand(command).catch(report);
  else focus(next(from, event.shiftKey ? -1 : 1, parts), parts);
}

/** A chord as the file of shortcuts writes it, by the key's place, since Alt changes what it types. */
function pressed({ ctrlKey, altKey, shiftKey, metaKey, code }: KeyboardEvent): string | undefined {
  if (!ctrlKey || !altKey || !shiftKey || metaKey || !code.startsWith('Key')) return undefined;
  return `Ctrl+Alt+Shift+${code.slice('Key'.length)}`;
}

function regionOf({ frame }: Parts): Region {
  const focused = document.activeElement;
  if (focused === frame) return 'pane';
  return focused?.closest('#bar, #sheet-bar') ? 'toolbar' : 'sheet';
}

/** The region after this one, or before it; a pane that is closed is passed over. */
function next(from: Region, step: 1 | -1, { frame }: Parts): Region {
  const open = REGIONS.filter((region) => region !== 'pane' || !frame.classList.contains('closed'));
  return open.at((open.indexOf(from) + step) % open.length) ?? 'sheet';
}

function focus(region: Region, { engine, frame, ribbon }: Parts): void {
  if (region === 'sheet') {
    window.focus();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    engine.injector.get(ILayoutService).focus();
  } else if (region === 'toolbar') {
    window.focus();
    ribbon.querySelector<HTMLElement>('button:enabled')?.focus();
  } else {
    frame.focus();
    frame.contentDocument?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }
}
