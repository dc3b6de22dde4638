import { plainText } from '../../../../src/addin/functions/cells/plain-text';

test.each([
  ['- [x] done\n- [ ] open', '• ☑ done\n• ☐ open'],
  ['1. a\n   - b\n   - c\n2. d', '1. a\n  • b\n  • c\n2. d'],
  ['- a\n  - b\n    1. c\n- d', '• a\n  • b\n    1. c\n• d'],
  ['- a\n\n  more\n\n- b', '• a\n\n  more\n• b'],
  ['AT&amp;T &mdash; &#8364;5 &#x26; **R&amp;D**', 'AT&T — €5 & R&D'],
  ['&amp;lt; &unheard; AT&T &#0;', '&lt; &unheard; AT&T \ufffd'],
  ['`a &amp; b`', 'a &amp; b'],
  ['[S&amp;P](https://example.com/?a=1&amp;b=2)', 'S&P (https://example.com/?a=1&b=2)'],
  ['![R&amp;D](https://example.com/x.png)', 'R&D'],
  [
    '# Head\n\nOne **two** *three*.\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    'Head\n\nOne two three.\n\na | b\n1 | 2',
  ],
])('of %j a cell shows %j', async (markdown, text) => {
  expect(await plainText(markdown)).toBe(text);
});
