import { areaName } from '../../../shared/formula/address';
import { intersection, type Area } from '../../../shared/formula/area';
import { quoteSheet } from '../../../shared/formula/sheet-name';
import type { OfficeNode } from './office-node';
import { OfficeObject, type Definition } from './office-object';
import type { Session } from './session';

/** The areas of a sheet that a selection of several is made of. */
export type Areas<Sheet> = { sheet: Sheet; areas: readonly Area[] };

/** What areas need of the workbook that they are in. */
export type AreasHome<Sheet> = {
  sheetName(sheet: Sheet): string;
  /** The smallest area that holds everything on the sheet. */
  used(sheet: Sheet, valuesOnly: boolean): Area | undefined;
  range(find: () => { sheet: Sheet; area: Area }): OfficeNode;
  worksheet(find: () => Sheet | undefined): OfficeNode;
};

/** `RangeAreas`: what `getSelectedRanges` gives. */
export function rangeAreas<Sheet, S extends Session>(
  session: S,
  home: AreasHome<Sheet>,
  find: () => Areas<Sheet> | undefined,
  nullable = false,
): OfficeObject<Areas<Sheet>, S> {
  const used = ({ sheet, areas }: Areas<Sheet>, valuesOnly: boolean): Areas<Sheet> | undefined => {
    const all = home.used(sheet, valuesOnly);
    const filled = areas.flatMap((area) => (all && intersection(all, area)) ?? []);
    return filled.length === 0 ? undefined : { sheet, areas: filled };
  };
  const collection: Definition<Areas<Sheet>, S> = {
    type: 'RangeCollection',
    properties: {},
    items: ({ sheet, areas }) => areas.map((area) => home.range(() => ({ sheet, area }))),
  };
  const definition: Definition<Areas<Sheet>, S> = {
    type: 'RangeAreas',
    properties: {
      address: {
        get: ({ sheet, areas }) =>
          areas.map((area) => `${quoteSheet(home.sheetName(sheet))}!${areaName(area)}`).join(','),
      },
      areaCount: { get: ({ areas }) => areas.length },
      cellCount: { get: ({ areas }) => areas.reduce((sum, { rows, columns }) => sum + rows * columns, 0) },
    },
    navigation: {
      worksheet: (self) => home.worksheet(() => self.targetOrNothing?.sheet),
      areas: (self) =>
        new OfficeObject<Areas<Sheet>, S>(session, collection, () => self.targetOrNothing, {
          nullable: true,
        }),
    },
    members: (self) => ({
      getUsedRangeAreas: (valuesOnly = false) =>
        rangeAreas(session, home, () => used(self.target, valuesOnly)),
      getUsedRangeAreasOrNullObject: (valuesOnly = false) =>
        rangeAreas(session, home, () => used(self.target, valuesOnly), true),
    }),
  };
  return new OfficeObject(session, definition, find, { nullable });
}
