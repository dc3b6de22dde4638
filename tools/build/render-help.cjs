const { Marked } = require('marked');

const { hashOf } = require('./page-policy.cjs');

/** Nothing but text, one style and pictures of this site. */
const policy = (style) =>
  `default-src 'none'; style-src ${hashOf(style)}; img-src 'self'; base-uri 'none'; form-action 'none'`;

const TITLE = 'KER for Excel: help';

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 15px/1.55 "Segoe UI", system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; display: block; overflow-x: auto; }
  th, td { border: 1px solid #8886; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
  code, pre { font-family: Consolas, ui-monospace, monospace; font-size: 0.92em; }
  pre { background: #8881; padding: 0.8rem; overflow-x: auto; }
  h1, h2, h3, p, li { overflow-wrap: anywhere; }
  img { max-width: 100%; }
  a { color: light-dark(#0b6a5f, #5fd3bd); }`;

/**
 * Turns pages of `docs`, by file name, into the one page that Excel's function help links to. Each heading gets the anchor
 * that GitHub gives it, so that one link serves both places. Links between the pages become links within the one; links to
 * other files of the project become plain text.
 */
function renderHelp(pages) {
  const contents = [];
  const titles = new Map(
    [...pages].map(([file, text]) => [file, anchorOf(/^# (.+)$/m.exec(text)?.[1] ?? '')]),
  );
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const [file, anchor] = href.split('#');
        if (/^https?:/.test(href) || file === '') return `<a href="${href}">${html}</a>`;
        return titles.has(file) ? `<a href="#${anchor ?? titles.get(file)}">${html}</a>` : html;
      },
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = html.replace(/<[^>]*>/g, '');
        const own = /<a id="([^"]+)"/.exec(html)?.[1];
        const anchor = own ?? anchorOf(text);
        if (depth <= 2) contents.push({ depth, text, anchor });
        return `<h${depth}${own === undefined ? ` id="${anchor}"` : ''}>${html}</h${depth}>\n`;
      },
    },
    walkTokens(token) {
      if (token.type === 'image') token.href = token.href.replace(/^\.\.\/assets\//, 'assets/');
    },
  });
  const body = [...pages.values()].map((page) => marked.parse(page)).join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(STYLE)}">`,
    `<title>${TITLE}</title><link rel="icon" href="assets/ker.svg"><style>${STYLE}</style></head>`,
    `<body><nav aria-label="Contents">${list(contents)}</nav><main>${body}</main></body></html>\n`,
  ].join('\n');
}

function anchorOf(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** A line for each page, with its sections beneath; functions without their arguments. */
function list(contents) {
  const link = ({ text, anchor }) => `<a href="#${anchor}">${text.replace(/^KER\.(\w+)\(.*/, '$1')}</a>`;
  return contents
    .filter(({ depth }) => depth === 1)
    .map((page) => {
      const rest = contents.slice(contents.indexOf(page) + 1);
      const next = rest.findIndex(({ depth }) => depth === 1);
      const sections = next === -1 ? rest : rest.slice(0, next);
      return `<p><strong>${link(page)}</strong>: ${sections.map(link).join(' · ')}</p>`;
    })
    .join('\n');
}

module.exports = { renderHelp };
