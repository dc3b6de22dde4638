import { atOnce } from '../../src/service/store/steps';
import { datasetInSteps } from '../../src/service/dataset/load';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import { createEvaluator } from '../../src/service/query/evaluate';
import { createQuestionReader, isRefused } from '../../src/service/questions/engine';
import { createEntitySearch } from '../../src/service/search/entity-search';
import { readingText } from './corpus-file';

/* Prints what each stage makes of questions: npm run questions:explain -- "revenue of Apple" … */

const graph = createMemoryGraph(atOnce(datasetInSteps('src/service/data')));
const search = createEntitySearch(graph);
const reader = createQuestionReader(graph, { evaluator: createEvaluator(graph, search), search });

for (const question of process.argv.slice(2)) {
  const { reading, stages } = reader.explain(question);
  console.log(
    `${question}\n  => ${isRefused(reading) ? JSON.stringify(reading.refusal) : readingText(reading)}`,
  );
  for (const { stage, rows, output } of stages)
    console.log(`  ${stage}: ${output}${rows.length === 0 ? '' : `\n    rows: ${rows.join(' > ')}`}`);
}
