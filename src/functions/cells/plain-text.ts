import { Marked } from 'marked';
import type { RendererObject } from 'marked';

/** Markdown as the plain text that a cell shows: no marks, a bullet before list items, a link's address after its words. */
export async function plainText(markdown: string): Promise<string> {
  const text = await new Marked({ renderer }).parse(markdown);
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

const renderer: RendererObject = {
  space: () => '\n',
  hr: () => '\n',
  html: () => '',
  br: () => '\n',
  code: ({ text }) => `${text}\n`,
  codespan: ({ text }) => text,
  image: ({ text }) => text,
  blockquote({ tokens }) {
    return this.parser.parse(tokens);
  },
  heading({ tokens }) {
    return `${this.parser.parseInline(tokens)}\n`;
  },
  paragraph({ tokens }) {
    return `${this.parser.parseInline(tokens)}\n`;
  },
  list({ items, ordered, start }) {
    const first = start === '' ? 1 : start;
    const lines = items.map(
      (item, at) => `${ordered ? `${first + at}.` : '•'} ${this.parser.parse(item.tokens).trim()}\n`,
    );
    return lines.join('');
  },
  table({ header, rows }) {
    const lines = [header, ...rows].map((row) =>
      row.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | '),
    );
    return `${lines.join('\n')}\n`;
  },
  strong({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  em({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  del({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    return words === href ? href : `${words} (${href})`;
  },
  text(token) {
    return 'tokens' in token ? this.parser.parseInline(token.tokens) : token.text;
  },
};
