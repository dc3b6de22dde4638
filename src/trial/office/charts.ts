import type { FWorksheet } from '@univerjs/sheets/facade';

import type { ChartModel } from '../document/trial-document';
import type { Cells } from './cells';
import { ClientResult } from './kernel/client-result';
import type { Property } from './kernel/office-object';
import { type Definition, OfficeObject } from './session-object';
import type { TrialSession } from './trial-session';

const DEFAULT_SIZE = { width: 360, height: 216 };

/** `worksheet.charts`: each is kept as a model, and the page draws it below the sheet. */
export function chartCollection(session: TrialSession, find: () => FWorksheet): OfficeObject<FWorksheet> {
  const { document } = session.host;
  const all = (sheet: FWorksheet) =>
    [...document.charts.values()].filter((chart) => chart.sheet === sheet.getSheetId());
  const named = (sheet: FWorksheet, name: string) =>
    all(sheet).find((chart) => chart.id === name || chart.name.toLowerCase() === name.toLowerCase());
  const definition: Definition<FWorksheet> = {
    type: 'ChartCollection',
    properties: { count: { get: (sheet) => all(sheet).length } },
    items: (sheet) => all(sheet).map((chart) => item(session, () => chart, { target: chart })),
    members: (self) => ({
      add: (type: string, source: OfficeObject<Cells>) =>
        item(session, () => add(session, { type, sheet: self.target, cells: source.target })),
      getItem: (name: string) => item(session, () => named(self.target, name)),
      getItemOrNullObject: (name: string) =>
        item(session, () => named(self.target, name), { nullable: true }),
      getCount: () => new ClientResult(session, () => all(self.target).length),
    }),
  };
  return new OfficeObject(session, definition, find);
}

type NewChart = { type: string; sheet: FWorksheet; cells: Cells };

function add({ host: { document } }: TrialSession, { type, sheet, cells }: NewChart): ChartModel {
  const id = document.nextId();
  const chart: ChartModel = {
    id,
    name: `Chart ${document.charts.size + 1}`,
    sheet: sheet.getSheetId(),
    type,
    title: '',
    area: id,
    top: 0,
    left: 0,
    ...DEFAULT_SIZE,
  };
  document.areas.set(id, { ...cells.area, sheet: cells.sheet.getSheetId() });
  document.charts.set(id, chart);
  document.changed();
  return chart;
}

function item(
  session: TrialSession,
  find: () => ChartModel | undefined,
  options: { nullable?: boolean; target?: ChartModel } = {},
): OfficeObject<ChartModel> {
  const { document } = session.host;
  const changes = (name: keyof ChartModel): Property<ChartModel> => ({
    get: (chart) => chart[name],
    set: (chart, value) => {
      Object.assign(chart, { [name]: value });
      document.changed();
    },
  });
  const definition: Definition<ChartModel> = {
    type: 'Chart',
    properties: {
      id: { get: ({ id }) => id },
      name: changes('name'),
      chartType: changes('type'),
      top: changes('top'),
      left: changes('left'),
      width: changes('width'),
      height: changes('height'),
    },
    navigation: {
      title: (self) =>
        new OfficeObject(
          session,
          { type: 'ChartTitle', properties: { text: changes('title'), visible: ignored(true) } },
          () => self.target,
        ),
      legend: (self) => plain(self, 'ChartLegend', { visible: true, position: 'Right' }),
      worksheet: (self) => session.kit.worksheet(session, () => sheetOf(session, self.target)),
    },
    members: (self) => ({
      setPosition: () => self.act(() => undefined),
      setData: (source: OfficeObject<Cells>) =>
        self.act((chart) => {
          document.areas.set(chart.area, { ...source.target.area, sheet: source.target.sheet.getSheetId() });
          document.changed();
        }),
      activate: () => self.act(() => undefined),
      delete: () =>
        self.act((chart) => {
          document.charts.delete(chart.id);
          document.areas.delete(chart.area);
          document.changed();
        }),
    }),
  };
  return new OfficeObject(session, definition, find, options);
}

function sheetOf({ host }: TrialSession, chart: ChartModel): FWorksheet | undefined {
  return host.api.getActiveWorkbook()?.getSheetBySheetId(chart.sheet) ?? undefined;
}

function ignored(value: unknown): Property<ChartModel> {
  return { get: () => value, set: () => undefined };
}

function plain(
  self: OfficeObject<ChartModel>,
  type: string,
  values: Record<string, unknown>,
): OfficeObject<ChartModel> {
  const properties = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, ignored(value)]),
  );
  return new OfficeObject(self.session, { type, properties }, () => self.target);
}
