import type { Template } from './template';

/** Who owns a company, what it owns, and who leads it. */
export const ownershipMap: Template = {
  sheet: 'Ownership',
  title: 'Ownership map',
  note: 'Type a company into B4; every table below follows.',
  cells: {
    A4: 'Company',
    B4: 'Microsoft',
    A5: 'Id',
    B5: '=KER.ENTITY(B4,"Company")',
    A6: 'Ticker',
    B6: '=KER.PROP(B5,"ticker")',
    A7: 'Headquarters',
    B7: '=KER.PROP(B5,"headquarters_address")',
    A9: 'Owned by',
    A10: '=IFERROR(KER.RELATED(B5,"IS_SUBSIDIARY_OF","outgoing",5),"No parent on record")',
    A17: 'Led by',
    A18: '=IFERROR(KER.RELATED(B5,"IS_CEO_OF","incoming",5),"No chief executive on record")',
    A25: 'Owns, at every level',
    A26: '=IFERROR(KER.RELATED(B5,"IS_ULTIMATE_PARENT_OF","outgoing",100),"No subsidiaries on record")',
  },
  headings: ['A9:H9', 'A17:H17', 'A25:H25'],
  inputs: ['B4'],
  formats: { 'F11:G200': 'yyyy-mm-dd' },
  widths: [150, 110, 110, 150, 90, 80, 80, 220],
  titleRows: 4,
};
