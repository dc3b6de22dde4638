import type { PropertyValue } from '../../../shared/contract/entity';
import type { Source } from '../../../shared/contract/source';
import { documentLink } from '../citation';
import type { Cell, Host } from '../cell';
import { cellText } from '../text';
import { toCell } from '../value';

type CardValue =
  | Excel.StringCellValue
  | Excel.DoubleCellValue
  | Excel.BooleanCellValue
  | Excel.EntityCellValue
  | Excel.FunctionCellValue
  | Excel.NotAvailableErrorCellValue;

/** A property of a card, as Excel takes it. */
export type CardProperty = CardValue & Excel.EntityPropertyExtraProperties;

/** The longest text of one property: a card is for reading at a glance, and counts towards the size of a result. */
const LONGEST = 2_000;
const MOST_SOURCES = 3;

/** Text as a property of a card. */
export function textProperty(text: string): Excel.StringCellValue {
  return { type: 'String', basicValue: cellText(text, LONGEST) };
}

/** A property with its sources as attribution; #N/A where the entity does not have it. */
export function cardProperty(name: string, property: PropertyValue | undefined, host: Host): CardProperty {
  return sourced(valueProperty(toCell(property?.value, host, { name })), property);
}

/** A value of a card with the sources of a property as attribution. */
export function sourced(value: CardValue, property: PropertyValue | undefined): CardProperty {
  const sources = (property?.sources ?? []).slice(0, MOST_SOURCES);
  return sources.length === 0
    ? value
    : { ...value, propertyMetadata: { attribution: sources.map(attribution) } };
}

function valueProperty(cell: Cell | undefined): CardValue {
  if (typeof cell === 'string') return textProperty(cell);
  if (typeof cell === 'number') return { type: 'Double', basicValue: cell };
  if (typeof cell === 'boolean') return { type: 'Boolean', basicValue: cell };
  if (cell !== undefined && 'type' in cell) return cell;
  return { type: 'Error', basicType: 'Error', basicValue: '#N/A', errorType: 'NotAvailable' };
}

function attribution(source: Source): Excel.CellValueAttributionAttributes {
  const text = cellText([source.name, source.date ?? ''].filter((part) => part !== '').join(', '), LONGEST);
  const link = documentLink(source);
  return link === undefined ? { sourceText: text } : { sourceText: text, sourceAddress: link };
}
