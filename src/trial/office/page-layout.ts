import type { FWorksheet } from '@univerjs/sheets/facade';

import { type Definition, OfficeObject } from './session-object';
import type { TrialSession } from './trial-session';

const kept = new WeakMap<object, Map<string, unknown>>();

const keep = (name: string, initial: unknown) => ({
  get: (sheet: FWorksheet) => settingsOf(sheet).get(name) ?? initial,
  set: (sheet: FWorksheet, value: unknown) => void settingsOf(sheet).set(name, value),
});

const layout: Definition<FWorksheet> = {
  type: 'PageLayout',
  properties: {
    orientation: keep('orientation', 'Portrait'),
    paperSize: keep('paperSize', 'A4'),
    centerHorizontally: keep('centerHorizontally', false),
    zoom: keep('zoom', { scale: 100 }),
    printGridlines: keep('printGridlines', false),
    printHeadings: keep('printHeadings', false),
    topMargin: keep('topMargin', 54),
    bottomMargin: keep('bottomMargin', 54),
    leftMargin: keep('leftMargin', 50),
    rightMargin: keep('rightMargin', 50),
  },
  members: (self) => ({
    setPrintArea: () => self.act(() => undefined),
    setPrintTitleRows: () => self.act(() => undefined),
    setPrintMargins: () => self.act(() => undefined),
  }),
};

/** `worksheet.pageLayout`: what is set is kept and can be read; the trial does not print. */
export function pageLayout(session: TrialSession, find: () => FWorksheet): OfficeObject<FWorksheet> {
  return new OfficeObject(session, layout, find);
}

function settingsOf(sheet: FWorksheet): Map<string, unknown> {
  const worksheet = sheet.getSheet();
  const settings = kept.get(worksheet) ?? new Map<string, unknown>();
  kept.set(worksheet, settings);
  return settings;
}
