import type { Lexicon } from '../lexicon/lexicon';
import type { Token } from '../tokenize/tokens';

/** The fewest letters of a part of a compound. */
const LEAST = 3;

/** Words that a language writes as one, as the words that they are: `Umsatzwachstum`. The parts keep their places in the text. */
export function splitCompounds(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isName: (text: string) => boolean,
): readonly Token[] {
  if (lexicon.links.length === 0) return tokens;
  return tokens.flatMap((token) => {
    if (token.kind !== 'word' || lexicon.known.has(token.text) || isName(token.text)) return [token];
    const at = partingOf(token.text, lexicon);
    if (at === undefined) return [token];
    const [head, link] = at;
    const rest = token.text.slice(head.length + link.length);
    const middle = token.start + head.length + link.length;
    return [
      { ...token, text: head, end: middle },
      { ...token, text: rest, start: middle, isJoined: true },
    ];
  });
}

/** The first part of a compound and the letters that join it; the longest that is a word before one that is too. */
function partingOf(
  text: string,
  { words, links }: Lexicon,
): readonly [head: string, link: string] | undefined {
  for (let at = text.length - LEAST; at >= LEAST; at -= 1) {
    const head = text.slice(0, at);
    if (!words.has(head)) continue;
    for (const link of links)
      if (
        text.startsWith(link, at) &&
        text.length - at - link.length >= LEAST &&
        words.has(text.slice(at + link.length))
      )
        return [head, link];
  }
  return undefined;
}
