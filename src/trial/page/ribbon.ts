import type { TrialHost } from '../host';
import type { RibbonButton, RibbonLayout } from './ribbon-layout';

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
    buttons.append(...group.buttons.map((button) => buttonFor(button, parts)));
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

function buttonFor(
  { id, label, tip, icon, command }: RibbonButton,
  { host, report }: RibbonParts,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = id;
  button.title = tip;
  const image = button.appendChild(document.createElement('img'));
  image.src = icon;
  image.alt = '';
  button.append(label);
  button.addEventListener('click', () => {
    if (command === undefined) host.showPane(true);
    else host.runCommand(command).catch(report);
  });
  return button;
}
