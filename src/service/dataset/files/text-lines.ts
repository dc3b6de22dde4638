import type { Problems } from './problems';

/** A line of a text with its number, from 1. */
export type TextLine = { line: number; text: string };

/** A line is no longer than this; what is longer is no list of rows, and would fill the memory. */
const LONGEST = 16_000_000;

/** The lines of a text without empty ones, a chunk at a time. A line that is too long is reported and skipped. */
export async function* textLines(
  text: AsyncIterable<string>,
  { name, problems }: { name: string; problems: Problems },
): AsyncGenerator<readonly TextLine[]> {
  let [line, begun, isTooLong] = [1, '', false];
  const finished = (end: string): TextLine[] => {
    const whole = begun + end;
    const at = line;
    line += 1;
    begun = '';
    if (isTooLong)
      problems.add(`${name}:${at}: Expected a line of at most ${LONGEST} letters, got a longer one`);
    const isKept = !isTooLong && whole.trim() !== '';
    isTooLong = false;
    return isKept ? [{ line: at, text: whole }] : [];
  };
  for await (const chunk of text) {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    const lines = parts.flatMap(finished);
    isTooLong ||= begun.length + last.length > LONGEST;
    begun = isTooLong ? '' : begun + last;
    if (lines.length > 0) yield lines;
  }
  const lines = finished('');
  if (lines.length > 0) yield lines;
}
