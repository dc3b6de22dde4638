import { basename } from 'node:path';

import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { datasetInSteps } from '../../src/service/dataset/load';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import { atOnce } from '../../src/service/store/steps';
import { corpusFiles, isRefusedRow, readCorpus, readingOf, writeCorpus } from './corpus-file';

/*
 * Prints the questions of the corpora that are answered differently from what stands there, and with --write records
 * them: npm run questions:corpus [-- --write]
 */

const engine = createKnowledgeEngine(createMemoryGraph(atOnce(datasetInSteps('src/service/data'))));

const counts = { same: 0, 'other words': 0, refused: 0, answered: 0, different: 0 };
for (const path of corpusFiles()) {
  const rows = readCorpus(path).map((row) => {
    const now = { ...row, ...readingOf(engine, row.question) };
    const verdict =
      now.reads === row.reads
        ? now.answer === row.answer
          ? 'same'
          : 'other words'
        : isRefusedRow(now)
          ? 'refused'
          : isRefusedRow(row)
            ? 'answered'
            : 'different';
    counts[verdict] += 1;
    if (verdict !== 'same') {
      const [was, is] = [row, now].map(({ reads, answer }) => `${reads}\t${answer}`);
      console.log(`${basename(path)}\t${verdict}\t${row.question}\n  was ${was}\n  now ${is}`);
    }
    return now;
  });
  if (process.argv.includes('--write')) writeCorpus(path, rows);
}
console.log(
  Object.entries(counts)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', '),
);
