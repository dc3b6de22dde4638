import type { FWorkbook, FWorksheet } from '@univerjs/sheets/facade';

import { areaName } from '../../shared/formula/address';
import { quoteSheet } from '../../shared/formula/sheet-name';
import { type Cells, cellsAt } from './cells';
import { ClientResult } from './kernel/client-result';
import { type Definition, OfficeObject } from './session-object';
import { RichApiError } from './kernel/rich-api-error';
import type { TrialSession } from './trial-session';
import { writtenText } from './written-text';

type FDefinedName = ReturnType<FWorkbook['getDefinedNames']>[number];

/** Names of the workbook, or of one sheet. */
type Scope = { workbook: FWorkbook; sheet: FWorksheet | undefined };

/** `workbook.names`, or `worksheet.names` where a sheet is given. */
export function nameCollection(session: TrialSession, findSheet?: () => FWorksheet): OfficeObject<Scope> {
  return new OfficeObject(session, collection, () => {
    const workbook = session.host.api.getActiveWorkbook();
    return workbook ? { workbook, sheet: findSheet?.() } : undefined;
  });
}

const collection: Definition<Scope> = {
  type: 'NamedItemCollection',
  properties: {},
  items: (scope, session) => namesIn(scope).map((name) => item(session, () => name, { target: name })),
  members: (self) => {
    const { session } = self;
    const find = (name: string) =>
      namesIn(self.target).find((each) => each.getName().toLowerCase() === name.toLowerCase());
    return {
      getItem: (name: string) => item(session, () => find(name)),
      getItemOrNullObject: (name: string) => item(session, () => find(name), { nullable: true }),
      getCount: () => new ClientResult(session, () => namesIn(self.target).length),
      add: (name: string, reference: OfficeObject<Cells> | string, comment = '') =>
        item(session, () => {
          if (find(name)) throw new RichApiError('ItemAlreadyExists', `The name "${name}" exists already`);
          insert(self.target, { name, reference, comment });
          return find(name);
        }),
    };
  },
};

const definition: Definition<FDefinedName> = {
  type: 'NamedItem',
  properties: {
    name: { get: (name) => name.getName() },
    formula: {
      get: (name) => `=${name.getFormulaOrRefString().replace(/^=/, '')}`,
      set: (name, value) => name.setRef(writtenText(value).replace(/^=/, '')),
    },
    value: { get: (name) => name.getFormulaOrRefString() },
    comment: {
      get: (name) => name.getComment() ?? '',
      set: (name, value) => name.setComment(writtenText(value)),
    },
    scope: { get: (name) => (name.isWorkbookScope() ? 'Workbook' : 'Worksheet') },
    type: { get: (name) => (/#REF!/.test(name.getFormulaOrRefString()) ? 'Error' : 'Range') },
    visible: { get: () => true, set: (name, value) => name.setHidden(value === false) },
  },
  members: (self) => {
    const { session } = self;
    const cells = (): Cells | undefined => referenceOf(session, self.targetOrNothing);
    return {
      getRange: () => session.kit.range(session, cells),
      getRangeOrNullObject: () => session.kit.range(session, cells, true),
      delete: () => self.act((name) => name.delete()),
    };
  },
};

function item(
  session: TrialSession,
  find: () => FDefinedName | undefined,
  options: { nullable?: boolean; target?: FDefinedName } = {},
): OfficeObject<FDefinedName> {
  return new OfficeObject(session, definition, find, options);
}

function namesIn({ workbook, sheet }: Scope): FDefinedName[] {
  return workbook
    .getDefinedNames()
    .filter((name) => (sheet ? name.getLocalSheetId() === sheet.getSheetId() : name.isWorkbookScope()));
}

type NewName = { name: string; reference: OfficeObject<Cells> | string; comment: string };

function insert({ workbook, sheet }: Scope, { name, reference, comment }: NewName): void {
  const formula = typeof reference === 'string' ? reference.replace(/^=/, '') : absolute(reference.target);
  const builder = workbook.newDefinedNameBuilder().setName(name).setRef(formula).setComment(comment);
  workbook.insertDefinedNameBuilder(
    (sheet ? builder.setScopeToWorksheet(sheet) : builder.setScopeToWorkbook()).build(),
  );
}

function absolute({ sheet, area }: Cells): string {
  return `${quoteSheet(sheet.getSheetName())}!${areaName(area).replaceAll(/[A-Z]+|\d+/g, '$$$&')}`;
}

/** The engine rewrites a name's reference when rows and columns come and go and when sheets are renamed. */
function referenceOf(session: TrialSession, name: FDefinedName | undefined): Cells | undefined {
  const sheet = session.host.api.getActiveWorkbook()?.getActiveSheet();
  const reference = name?.getFormulaOrRefString().replace(/^=/, '');
  if (!sheet || reference === undefined || reference.includes('#REF!')) return undefined;
  try {
    return cellsAt(session.host, sheet, reference);
  } catch (error) {
    if (error instanceof RichApiError) return undefined;
    throw error;
  }
}
