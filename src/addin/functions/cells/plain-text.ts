import { Marked } from 'marked';
import type { RendererObject } from 'marked';

import { cellText } from '../../cells/text';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import { say } from '../../../shared/messages/message';

/** An answer as the text of a cell; an answer without words is none, and a blank cell would not say so. */
export async function answerText(content: string): Promise<string> {
  const text = cellText(await plainText(content));
  if (text !== '') return text;
  throw new Failure('refused', say(FUNCTIONS.ASK.empty));
}

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
  image: ({ text }) => decoded(text),
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
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
    const lines = items.map((item, at) => {
      // What is nested in an item stands below its words, further in.
      const words = this.parser
        .parse(item.tokens)
        .trim()
        .replace(/\n(?!\n)/g, '\n  ');
      return `${ordered ? `${first + at}.` : '•'} ${words}\n`;
    });
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
    const address = decoded(href);
    return words === address ? address : `${words} (${address})`;
  },
  text(token) {
    // The words of an item, which a list may follow, have tokens of their own.
    return 'tokens' in token ? `${this.parser.parseInline(token.tokens)}\n` : decoded(token.text);
  },
};

/** The names of characters that texts are written with; the whole list has 2,231. */
const CHARACTERS = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bdquo: '„',
    shy: '',
    middot: '·',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    copy: '©',
    reg: '®',
    trade: '™',
    sect: '§',
    deg: '°',
    plusmn: '±',
    times: '×',
    minus: '−',
    frac12: '½',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
    rarr: '→',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
  }),
);

/** `AT&amp;T` as a person reads it; names that are not known stay as they are. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return CHARACTERS.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
