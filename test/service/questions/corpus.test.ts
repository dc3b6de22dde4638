import { basename } from 'node:path';

import { corpusFiles, readCorpus, readingOf } from '../../../tools/questions/corpus-file';
import { whole } from '../whole';

describe.each(corpusFiles().map((path) => [basename(path), path]))('questions of %s', (_name, path) => {
  test.each(readCorpus(path))('$question', ({ question, reads, answer }) => {
    expect(readingOf(whole.engine, question)).toEqual({ reads, answer });
  });
});
