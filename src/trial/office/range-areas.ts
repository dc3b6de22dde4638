import type { FWorksheet } from '@univerjs/sheets/facade';

import { type Area, areaName, quotedSheet } from '../cells/address';
import { intersection } from './cells';
import { type Definition, OfficeObject } from './office-object';
import type { Session } from './session';

/** The areas of a sheet that a selection of several is made of. */
export type Areas = { sheet: FWorksheet; areas: readonly Area[] };

/** `RangeAreas`: what `getSelectedRanges` gives. */
export function rangeAreas(
  session: Session,
  find: () => Areas | undefined,
  nullable = false,
): OfficeObject<Areas> {
  return new OfficeObject(session, definitionFor(session), find, { nullable });
}

function definitionFor(session: Session): Definition<Areas> {
  const used = ({ sheet, areas }: Areas, valuesOnly: boolean): Areas | undefined => {
    const all = session.host.cells.usedArea(sheet, valuesOnly);
    const filled = areas.flatMap((area) => (all && intersection(all, area)) ?? []);
    return filled.length === 0 ? undefined : { sheet, areas: filled };
  };
  return {
    type: 'RangeAreas',
    properties: {
      address: {
        get: ({ sheet, areas }) =>
          areas.map((area) => `${quotedSheet(sheet.getSheetName())}!${areaName(area)}`).join(','),
      },
      areaCount: { get: ({ areas }) => areas.length },
      cellCount: { get: ({ areas }) => areas.reduce((sum, { rows, columns }) => sum + rows * columns, 0) },
    },
    navigation: {
      worksheet: (self) => session.kit.worksheet(session, () => self.targetOrNothing?.sheet, true),
      areas: (self) => new OfficeObject(session, collection, () => self.targetOrNothing, { nullable: true }),
    },
    members: (self) => ({
      getUsedRangeAreas: (valuesOnly = false) => rangeAreas(session, () => used(self.target, valuesOnly)),
      getUsedRangeAreasOrNullObject: (valuesOnly = false) =>
        rangeAreas(session, () => used(self.target, valuesOnly), true),
    }),
  };
}

const collection: Definition<Areas> = {
  type: 'RangeCollection',
  properties: {},
  items: ({ sheet, areas }, session) =>
    areas.map((area) => session.kit.range(session, () => ({ sheet, area }))),
};
