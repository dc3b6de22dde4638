/** A menu that its button opens below itself; Escape, a click elsewhere and a choice close it. */
export function menuFor(button: HTMLButtonElement, items: readonly HTMLButtonElement[]): HTMLElement {
  const menu = document.createElement('div');
  menu.className = 'menu';
  menu.popover = 'auto';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', button.textContent);
  menu.append(...items);
  button.popoverTargetElement = menu;
  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'false');
  for (const item of items) {
    item.setAttribute('role', 'menuitem');
    item.tabIndex = -1;
    item.addEventListener('click', () => menu.hidePopover());
  }
  menu.addEventListener('beforetoggle', ({ newState }) => {
    button.setAttribute('aria-expanded', String(newState === 'open'));
    const { left, bottom } = button.getBoundingClientRect();
    menu.style.left = `${left}px`;
    menu.style.top = `${bottom}px`;
  });
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') items[0]?.focus();
  });
  menu.addEventListener('keydown', (event) => moveFocus(event, items));
  return menu;
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent, items: readonly HTMLButtonElement[]): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}
