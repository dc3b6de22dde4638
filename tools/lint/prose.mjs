import { Marked } from 'marked';

const marked = new Marked();

/** The paragraphs and list items of a Markdown text, without tables, code and headings. An inline code is the word X. */
export function paragraphsOf(markdown) {
  const found = [];
  const visit = (tokens) => {
    for (const token of tokens ?? []) {
      if (token.type === 'paragraph' || token.type === 'text') found.push(plain(token).trim());
      else if (token.type === 'list') for (const item of token.items) visit(item.tokens);
      else if (token.type === 'blockquote') visit(token.tokens);
    }
  };
  visit(marked.lexer(markdown));
  return found.filter((text) => /\p{L}/u.test(text));
}

function plain(token) {
  if (token.type === 'codespan') return 'X';
  if (token.type === 'image' || token.type === 'html') return '';
  if (token.type === 'br') return ' ';
  if (token.tokens !== undefined) return token.tokens.map(plain).join('').replace(/\s+/g, ' ');
  return token.text ?? '';
}

/** The sentences of a paragraph. Abbreviations such as "e.g." are not used here. */
export function sentencesOf(paragraph) {
  return paragraph.split(/(?<=[.!?]["”)*]?)\s+(?=[\p{Lu}\p{N}“"(])/u).filter((sentence) => sentence !== '');
}

export function wordsOf(sentence) {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
}
