const LONGEST = 100;

/** A text as a sentence quotes it: a cell may hold 32,767 characters, and Excel shows a sentence in a small box. */
export function brief(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
