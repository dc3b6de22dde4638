import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { atOnce } from '../../src/service/store/steps';
import { datasetInSteps } from '../../src/service/dataset/load';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import { createEvaluator } from '../../src/service/query/evaluate';
import { answerOf } from '../../src/service/answers/answer';
import { findingOf } from '../../src/service/questions/answer/answer';
import { createQuestionReader, isRefused } from '../../src/service/questions/engine';
import { createEntitySearch } from '../../src/service/search/entity-search';

/*
 * Asks the old planner and the new engine the same questions, and prints for each class of a corpus how their answers
 * compare: npm run questions:compare -- [FILE.tsv or folder] [--class NAME] [--language TAG]
 */

/** A row of a corpus; columns beyond these say what a right answer holds. */
type Asked = { language: string; class: string; question: string };

/** What an engine made of a question. */
type Outcome = { expression: string; rows: string; content: string; isRefused: boolean };

type Verdict = 'expression' | 'answer' | 'both refuse' | 'refused' | 'different' | 'answered';

const VERDICTS: readonly Verdict[] = [
  'expression',
  'answer',
  'both refuse',
  'refused',
  'different',
  'answered',
];

const OUT = 'dist/questions';
const SHOWN = 'Evaluated as: ';
const REFUSED = /^This (?:is not in the embedded dataset|cannot be answered)/;

const argumentsGiven = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = argumentsGiven.indexOf(`--${name}`);
  return at < 0 ? undefined : argumentsGiven[at + 1];
};
const corpus =
  argumentsGiven[0]?.startsWith('--') === false ? argumentsGiven[0] : 'test/service/questions/corpus';

const graph = createMemoryGraph(atOnce(datasetInSteps('src/service/data')));
const search = createEntitySearch(graph);
const evaluator = createEvaluator(graph, search);
const old = createKnowledgeEngine(graph, search);
const reader = createQuestionReader(graph, { evaluator, search });

function rowsOf(path: string): Asked[] {
  if (!path.endsWith('.tsv'))
    return readdirSync(path)
      .filter((name) => name.endsWith('.tsv'))
      .flatMap((name) => rowsOf(join(path, name)));
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
    return { language: cell('language'), class: cell('class'), question: cell('question') };
  });
}

mkdirSync(OUT, { recursive: true });
const CACHE = join(OUT, 'old.json');
const known = (existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {}) as Record<string, Outcome>;

/** The old planner does not change, so that it is asked once. */
function oldOutcome(question: string): Outcome {
  const before = known[question];
  if (before !== undefined) return before;
  const answer = old.answer(question);
  const shown = (answer.explainability ?? [])
    .map(({ content }) => content)
    .find((content) => content.startsWith(SHOWN));
  const outcome = {
    expression: shown?.slice(SHOWN.length) ?? '',
    rows: JSON.stringify(old.rows(question).results),
    content: answer.content,
    isRefused: REFUSED.test(answer.content),
  };
  known[question] = outcome;
  return outcome;
}

reader.warmUp();
const spent: { question: string; milliseconds: number }[] = [];

function newOutcome(question: string): Outcome {
  const before = process.cpuUsage();
  const reading = reader.read(question);
  const { user, system } = process.cpuUsage(before);
  spent.push({ question, milliseconds: (user + system) / 1000 });
  const finding = findingOf(reading, evaluator);
  const { content } = answerOf(finding, question);
  return {
    expression: finding.expression ?? '',
    rows: JSON.stringify(finding.rows),
    content,
    isRefused: isRefused(reading) || REFUSED.test(content),
  };
}

/** An expression with its conditions in one order, which says the same. */
function sorted(text: string): string {
  const { filters, ...expression } = evaluator.parse(text);
  return JSON.stringify([filters.map((filter) => JSON.stringify(filter)).sort(), expression]);
}

function verdictOf(before: Outcome, after: Outcome): Verdict {
  if (before.isRefused) return after.isRefused ? 'both refuse' : 'answered';
  if (after.isRefused) return 'refused';
  if (before.expression !== '' && sorted(before.expression) === sorted(after.expression)) return 'expression';
  return before.rows === after.rows || before.content === after.content ? 'answer' : 'different';
}

const counts = new Map<string, Record<Verdict, number>>();
const differing: string[] = [];
for (const asked of rowsOf(corpus)) {
  if (option('class') !== undefined && asked.class !== option('class')) continue;
  if (option('language') !== undefined && asked.language !== option('language')) continue;
  const [before, after] = [oldOutcome(asked.question), newOutcome(asked.question)];
  const verdict = verdictOf(before, after);
  const name = `${asked.language} ${asked.class}`;
  const count =
    counts.get(name) ?? (Object.fromEntries(VERDICTS.map((each) => [each, 0])) as Record<Verdict, number>);
  count[verdict] += 1;
  counts.set(name, count);
  if (verdict === 'refused' || verdict === 'different' || verdict === 'answered')
    differing.push(
      [
        asked.language,
        asked.class,
        verdict,
        asked.question,
        before.expression || before.content,
        after.expression || after.content,
      ]
        .map((cell) => cell.replaceAll(/\s+/g, ' ').slice(0, 220))
        .join('\t'),
    );
}
writeFileSync(CACHE, JSON.stringify(known));
writeFileSync(
  join(OUT, 'differing.tsv'),
  `${['language', 'class', 'verdict', 'question', 'old', 'new'].join('\t')}\n${differing.join('\n')}\n`,
);

const total = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
const line = (name: string, count: Record<Verdict, number>): string => {
  const all = VERDICTS.reduce((sum, verdict) => sum + count[verdict], 0);
  const same = count.expression + count.answer + count['both refuse'];
  return [
    name.padEnd(40),
    String(all).padStart(5),
    `${((100 * same) / all).toFixed(1)} %`.padStart(8),
    ...VERDICTS.map((verdict) => String(count[verdict]).padStart(Math.max(6, verdict.length + 1))),
  ].join(' ');
};
console.log(
  [
    ''.padEnd(40),
    '  all',
    '    same',
    ...VERDICTS.map((verdict) => verdict.padStart(Math.max(6, verdict.length + 1))),
  ].join(' '),
);
for (const [name, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  for (const verdict of VERDICTS) total[verdict] += count[verdict];
  console.log(line(name, count));
}
console.log(line('total', total));

spent.sort((a, b) => a.milliseconds - b.milliseconds);
const percentile = (part: number): string =>
  (spent[Math.floor(part * (spent.length - 1))]?.milliseconds ?? 0).toFixed(1);
console.log(
  `Processor time of reading after warm-up in ms: median ${percentile(0.5)}, p99 ${percentile(0.99)}, most ${percentile(1)} (${spent.at(-1)?.question ?? ''})`,
);
console.log(`Differing questions: ${join(OUT, 'differing.tsv')}`);
