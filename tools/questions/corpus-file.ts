import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { GraphEngine } from '../../src/service/answers/engine';
import { printExpression } from '../../src/service/query/print';
import { isRefused, type Reading } from '../../src/service/questions/engine';

/** A question of a corpus, the expression that it is read as (`!` where it is refused), and how the answer begins. */
type CorpusRow = { language: string; question: string; reads: string; answer: string };

/** Where the corpora stand, one file a class. */
const CORPORA = 'test/service/questions/corpus';

/** The files of the corpora. */
export const corpusFiles = (): string[] =>
  readdirSync(CORPORA)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => join(CORPORA, name));

/** Every question of the corpora, or those that are answered. */
export const corpusQuestions = ({ answered = false } = {}): string[] =>
  corpusFiles()
    .flatMap(readCorpus)
    .filter((row) => !answered || !isRefusedRow(row))
    .map(({ question }) => question);

/** How many letters of an answer a corpus holds. */
const MOST_LETTERS = 200;

const REFUSED = '!';

/** A reading as a corpus holds it; a second question stands behind ` & `. */
export function readingText(reading: Reading): string {
  if (isRefused(reading)) return REFUSED;
  const { expression, also } = reading;
  const own = printExpression(expression);
  return also === undefined ? own : `${own} & ${readingText(also.reading)}`;
}

/** What an engine makes of a question, as a corpus holds it. */
export const readingOf = (engine: GraphEngine, question: string): Pick<CorpusRow, 'reads' | 'answer'> => ({
  reads: readingText(engine.explain(question).reading),
  answer: engine
    .answer(question)
    .content.replaceAll('**', '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' / ')
    .slice(0, MOST_LETTERS)
    .trim(),
});

export const isRefusedRow = ({ reads }: Pick<CorpusRow, 'reads'>): boolean => reads === REFUSED;

/** The rows of a corpus; a tab or a line break in a question is written `\t` or `\n`. */
export function readCorpus(path: string): CorpusRow[] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [language = '', question = '', reads = '', answer = ''] = line.split('\t');
    return { language, question: question.replaceAll('\\t', '\t').replaceAll('\\n', '\n'), reads, answer };
  });
}

export function writeCorpus(path: string, rows: readonly CorpusRow[]): void {
  const lines = rows.map(({ language, question, reads, answer }) =>
    [language, question.replaceAll('\t', '\\t').replaceAll('\n', '\\n'), reads, answer].join('\t'),
  );
  writeFileSync(path, `${['language\tquestion\treads\tanswer', ...lines].join('\n')}\n`);
}
