import { isRichValue, type RichValue, textOf } from '../../sheet/cells/cell-detail';

/** The parts of a card's layout that the trial draws. */
type CardLayout = {
  title?: string | { property: string };
  subTitle?: { property: string };
  sections?: readonly { title?: string; properties: readonly string[] }[];
};

const SERIAL_OF_1970 = 25_569;
const DAY_MS = 86_400_000;

/** Whether a value has a card: it carries more than its cell shows. */
export function hasCard(rich: RichValue | undefined): rich is RichValue {
  return Object.keys(rich?.properties ?? {}).length > 0;
}

/** The card of a value, by its layout where it has one; `open` is called with the card within that is chosen. */
export function cardView(rich: RichValue, open: (nested: RichValue) => void): HTMLElement[] {
  const properties = new Map(Object.entries(rich.properties ?? {}));
  const layout = layoutOf(rich);
  const own = (part: CardLayout['title']): string =>
    typeof part === 'string' ? part : part === undefined ? '' : shownText(properties.get(part.property));
  const title = own(layout.title);
  const sections = layout.sections ?? [{ properties: [...properties.keys()] }];
  const drawn = sections.flatMap((section) => [
    ...(section.title === undefined ? [] : [textElement('h3', section.title)]),
    list(section.properties, properties, open),
  ]);
  const { description } = (rich['provider'] ?? {}) as { description?: string };
  return [
    textElement('h2', title === '' ? textOf(rich) : title),
    textElement('p', own(layout.subTitle)),
    ...drawn,
    textElement('footer', description ?? ''),
  ].filter(({ textContent }) => textContent !== '');
}

function layoutOf(rich: RichValue): CardLayout {
  const { card } = (rich['layouts'] ?? {}) as { card?: CardLayout };
  return card ?? {};
}

function list(
  names: readonly string[],
  properties: ReadonlyMap<string, unknown>,
  open: (nested: RichValue) => void,
): HTMLElement {
  const element = document.createElement('dl');
  for (const name of names) {
    const value = properties.get(name);
    if (!isRichValue(value)) continue;
    const shown = document.createElement('dd');
    shown.append(valueElement(value, open), ...attributions(value));
    element.append(textElement('dt', humanized(name)), shown);
  }
  return element;
}

function valueElement(value: RichValue, open: (nested: RichValue) => void): HTMLElement {
  const text = shownText(value);
  if (hasCard(value)) {
    const button = textElement('button', text);
    button.setAttribute('type', 'button');
    button.addEventListener('click', () => open(value));
    return button;
  }
  return /^https?:\/\//i.test(text) ? link(text, text) : textElement('span', text);
}

/** Where a property was taken from, as Excel shows below it. */
function attributions({ propertyMetadata }: RichValue): HTMLElement[] {
  const { attribution = [] } = (propertyMetadata ?? {}) as {
    attribution?: readonly { sourceText?: string; sourceAddress?: string }[];
  };
  return attribution.slice(0, 1).map(({ sourceText = '', sourceAddress }) => {
    const small = document.createElement('small');
    small.append(sourceAddress === undefined ? sourceText : link(sourceText, sourceAddress));
    return small;
  });
}

function link(text: string, address: string): HTMLElement {
  const element = textElement('a', text);
  element.setAttribute('href', /^https?:\/\//i.test(address) ? address : '#');
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
  return element;
}

/** A value as its cell would show it. */
function shownText(value: unknown): string {
  if (!isRichValue(value)) return '';
  const { type, basicValue, numberFormat = '' } = value;
  if (type !== 'Double' || typeof basicValue !== 'number') return textOf(value);
  if (numberFormat.startsWith('yyyy'))
    return new Date((basicValue - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10);
  return numberFormat === '0' ? String(basicValue) : basicValue.toLocaleString('en-US');
}

function humanized(name: string): string {
  const words = name.replaceAll('_', ' ');
  return /^(ceo|cik|lei|id|bics|isin|ein)$/.test(name)
    ? name.toUpperCase()
    : words.charAt(0).toUpperCase() + words.slice(1);
}

function textElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
