import createSanitizer, { type DOMPurify } from 'dompurify';
import { Marked, Tokenizer } from 'marked';

import type { CitedStatement } from './citations';
import { placeCitations } from './place-citations';

const ALLOWED_TAGS =
  'p br strong em b i del code pre blockquote ul ol li a table thead tbody tr th td hr sup sub span'.split(
    ' ',
  );

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A bare address up to a mark such as [1] or 【1】 that follows it without a space. */
const ADDRESS_BEFORE_MARK = /^[^\s<]+?(?=\[\^?\d|【)/;

const marked = new Marked({
  tokenizer: {
    url(text) {
      const address = ADDRESS_BEFORE_MARK.exec(text)?.[0];
      return address === undefined ? false : Tokenizer.prototype.url.call(this, address);
    },
  },
  renderer: {
    // HTML of the service is shown as the text that it is; pictures would tell other hosts who asked.
    html: ({ text }) => escape(text),
    image: ({ text }) => escape(text),
    // The pane has headings of its own.
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>`;
    },
  },
});

/** What is cited, and the names of what can be reached: a citation's button, a table that may be wider than the pane. */
export type MarkdownOptions = {
  statements: readonly CitedStatement[];
  nameOf: (fact: number) => string;
  tableName: string;
};

/**
 * An answer's Markdown as nodes that are safe to show: no HTML of its own, no pictures, links to http and https only. Where
 * a statement stands word for word in the answer, the numbers of its facts follow as buttons with `data-fact`.
 */
export function renderMarkdown(
  markdown: string,
  { statements, nameOf, tableName }: MarkdownOptions,
): DocumentFragment {
  const content = rendered(markdown);
  makeTablesScroll(content, tableName);
  const plain = statements.map(({ content, numbers }) => ({ content: markdownText(content), numbers }));
  placeCitations(content, plain, nameOf);
  return content;
}

/** A table that is wider than the pane scrolls by itself, by keyboard too. */
function makeTablesScroll(content: DocumentFragment, name: string): void {
  for (const table of content.querySelectorAll('table')) {
    const scroller = document.createElement('div');
    scroller.role = 'region';
    scroller.ariaLabel = name;
    scroller.tabIndex = 0;
    table.replaceWith(scroller);
    scroller.append(table);
  }
}

/** The text of rendered Markdown, for a cell. */
export function markdownText(markdown: string): string {
  return rendered(markdown).textContent.trim();
}

let sanitizer: DOMPurify | undefined;

/** Nodes, never HTML as a text: the page's Trusted Types let nobody but the sanitiser make HTML of a text. */
function rendered(markdown: string): DocumentFragment {
  // The page lets one be made: a second would be refused the policy that it makes HTML with.
  sanitizer ??= newSanitizer();
  return sanitizer.sanitize(marked.parse(markdown, { async: false }), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'align'],
    ADD_URI_SAFE_ATTR: ['align'],
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

function newSanitizer(): DOMPurify {
  const made = createSanitizer(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}
