import type { CitedStatement } from './citations';

/**
 * Puts buttons with the numbers of a statement's facts behind it, where it stands word for word in the text, across
 * bold, links and lines. A statement that the text says in other words gets none here; it is listed below.
 */
export function placeCitations(
  content: DocumentFragment,
  statements: readonly CitedStatement[],
  nameOf: (fact: number) => string,
): void {
  for (const { content: words, numbers } of statements) {
    if (words === '' || numbers.length === 0) continue;
    const found = anyWhiteSpace(words).exec(content.textContent);
    if (!found) continue;
    const shown = numbers.slice(0, numbers.length === MOST_SHOWN + 1 ? numbers.length : MOST_SHOWN);
    const buttons = shown.map((number) => citation(number, nameOf(number)));
    const [next] = numbers.slice(shown.length);
    if (next !== undefined)
      buttons.push(further(citation(next, nameOf(next)), numbers.length - shown.length));
    insertAt(content, found.index + found[0].length, buttons);
  }
}

/** So many facts have a button behind a sentence; the others are one more, which leads to the first of them. */
const MOST_SHOWN = 8;

function further(button: HTMLButtonElement, count: number): HTMLButtonElement {
  button.dataset['more'] = `+${count}`;
  return button;
}

/** Lines break elsewhere in the text than in the statement. */
function anyWhiteSpace(words: string): RegExp {
  const literal = words.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(literal.join('\\s+'));
}

function citation(number: number, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  // The style sheet shows the number, so that it never becomes part of the text that is searched or copied.
  button.dataset['fact'] = String(number);
  button.setAttribute('aria-label', name);
  return button;
}

/** Inserts elements behind so many characters of the text. */
function insertAt(content: DocumentFragment, offset: number, elements: readonly Element[]): void {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (node instanceof Text && passed + length >= offset) {
      // A button inside a link could not be pressed.
      const link = node.parentElement?.closest('a');
      if (link) link.after(...elements);
      else node.splitText(offset - passed).before(...elements);
      return;
    }
    passed += length;
  }
}
