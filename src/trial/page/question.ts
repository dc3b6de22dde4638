/** A question before something is lost. */
export type Question = { text: string; detail: string; confirm: string };

/** Asks in a dialog of the page; Escape and "Cancel" mean no. */
export function ask({ text, detail, confirm }: Question): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'question';
  const heading = dialog.appendChild(document.createElement('h2'));
  heading.textContent = text;
  heading.id = 'question';
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.appendChild(document.createElement('p')).textContent = detail;
  const form = dialog.appendChild(document.createElement('form'));
  form.method = 'dialog';
  form.append(choice('Cancel', 'no'), choice(confirm, 'yes'));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

function choice(label: string, value: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = label;
  button.value = value;
  if (value === 'yes') button.className = 'primary';
  return button;
}
