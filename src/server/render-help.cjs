const { marked } = require('marked');

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 15px/1.55 "Segoe UI", system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; display: block; overflow-x: auto; }
  th, td { border: 1px solid #8886; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
  code, pre { font-family: Consolas, ui-monospace, monospace; font-size: 0.92em; }
  pre { background: #8881; padding: 0.8rem; overflow-x: auto; }
  img { max-width: 100%; }
  a { color: light-dark(#0b6a5f, #5fd3bd); }`;

/** Turns the README into the page that Excel's function help links to. */
function renderHelp(markdown) {
  const title = 'KER for Excel: help';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="icon" href="assets/ker.svg"><style>${STYLE}</style></head>`,
    `<body>${marked.parse(markdown)}</body></html>\n`,
  ].join('\n');
}

module.exports = { renderHelp };
