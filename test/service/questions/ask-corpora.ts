import { basename } from 'node:path';

import { corpusFiles, readCorpus, readingOf } from '../../../tools/questions/corpus-file';
import { whole } from '../whole';

/** The corpora of figures; the others are asked by a second test file, so that both can run at once. */
const OF_FIGURES = /^(?:aggregate|comparison|currency|figure|growth|indicator|ranking|series)\.tsv$/;

/** Tests that each question of the corpora of figures, or of all others, is read and answered as they say. */
export function askCorpora(ofFigures: boolean): void {
  const files = corpusFiles().map((path) => [basename(path), path] as const);
  describe.each(files.filter(([name]) => OF_FIGURES.test(name) === ofFigures))(
    'questions of %s',
    (_name, path) => {
      test.each(readCorpus(path))('$question', ({ question, reads, answer }) => {
        expect(readingOf(whole.engine, question)).toEqual({ reads, answer });
      });
    },
  );
}
