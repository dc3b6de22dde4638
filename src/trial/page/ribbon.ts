import type { TrialHost } from '../host';
import type { RibbonButton, RibbonControl, RibbonLayout } from './ribbon-layout';
import { menuFor } from './ribbon-menu';

/** What the ribbon is drawn with. */
type RibbonParts = {
  layout: RibbonLayout;
  host: TrialHost;
  /** Tells why a command failed. */
  report: (error: unknown) => void;
};

/** Draws the ribbon's groups; each button runs the add-in's command, as in Excel. */
export function drawRibbon(container: HTMLElement, parts: RibbonParts): void {
  for (const group of parts.layout.groups) {
    const box = container.appendChild(document.createElement('div'));
    box.className = 'group';
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', group.label);
    const buttons = box.appendChild(document.createElement('div'));
    buttons.className = 'buttons';
    buttons.append(...group.controls.flatMap((control) => drawn(control, parts)));
    const label = box.appendChild(document.createElement('span'));
    label.className = 'label';
    label.textContent = group.label;
  }
}

/** Shows which buttons can be used; buttons that are not named stay as they are. */
export function enableButtons(container: HTMLElement, enabled: ReadonlyMap<string, boolean>): void {
  for (const button of container.querySelectorAll('button')) {
    const state = enabled.get(button.id);
    if (state !== undefined) button.disabled = !state;
  }
}

function drawn(control: RibbonControl, parts: RibbonParts): HTMLElement[] {
  const button = buttonFor(control);
  if (control.items.length === 0) return [clickable(button, control, parts)];
  const items = control.items.map((item) => clickable(buttonFor(item), item, parts));
  return [button, menuFor(button, items)];
}

function buttonFor({ id, label, tip, icon }: RibbonButton): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = id;
  button.title = tip;
  const image = button.appendChild(document.createElement('img'));
  image.src = icon;
  image.alt = '';
  button.appendChild(document.createElement('span')).textContent = label;
  return button;
}

function clickable(
  button: HTMLButtonElement,
  { command }: RibbonButton,
  { host, report }: RibbonParts,
): HTMLButtonElement {
  button.addEventListener('click', () => {
    if (command === undefined) host.showPane(true);
    else host.runCommand(command).catch(report);
  });
  return button;
}
