import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { createKnowledgeEngine } from '../../src/service/answers/engine';
import type { DirectEngine } from '../../src/service/knowledge';
import { loadDataset } from '../../test/service/load-dataset';
import { corpusQuestions } from '../questions/corpus-file';

/** How many processes ask at once: as many as the targets have cores. */
const PROCESSES = 2;

/** How long each of them asks, in milliseconds. */
const FOR_MS = 8000;

/** What the bench must show. */
const TARGETS = { perSecond: 500, p99: 25, worst: 100 };

const rounded = (value: number): number => Number(value.toFixed(2));

/** Inputs of 10,000 letters, each of another kind of trouble. */
const LONG = [
  'x',
  'what is the revenue of ',
  'Apple and ',
  'the largest ',
  'companies in Texas with more than 100 employees and ',
  'a.b=c.',
  'return(',
  '"',
  'companies.location=Texas AND ',
  '( ',
  '🦆 ',
]
  .map((piece) => piece.repeat(10_000).slice(0, 10_000))
  .concat(`${'x'.repeat(9_995)} com`, `${' '.repeat(9_995)}! com`);

/** As long as a question may be, and as entangled. */
const DENSE = [
  'in 2020 ',
  'revenue of the company of the city of ',
  'largest more than Apple and ',
  'population ',
  'revenue of Apple and who is ',
].map((piece) => piece.repeat(100).slice(0, 250));

/** Descriptions within descriptions, up to the most letters of a question. */
const NESTED = [2, 3, 6, 11, 17].flatMap((count) => [
  `Who is ${'the CEO of the largest company in '.repeat(count)}?`.slice(-600),
  `Wer ist ${'der Chef von der größten Firma in '.repeat(count)}?`.slice(-600),
  `Who is ${'KO? '.repeat(count * 8)}`,
]);

/** The processor time that an answer takes, in milliseconds: what others do on the machine is no part of it. */
function timeOf(engine: DirectEngine, input: string): number {
  const from = process.cpuUsage();
  engine.answer(input);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

function ask(): { times: number[]; worst: number } {
  const engine = createKnowledgeEngine(loadDataset(join(process.cwd(), 'src/service/data')));
  const questions = corpusQuestions();
  for (const question of questions) engine.answer(question);
  const times: number[] = [];
  const until = performance.now() + FOR_MS;
  for (let at = 0; performance.now() < until; at += 1)
    times.push(timeOf(engine, questions[at % questions.length] ?? ''));
  const hard = [...LONG, ...DENSE, ...NESTED];
  for (const input of hard) engine.answer(input);
  const worst = Math.max(...hard.map((input) => Math.min(timeOf(engine, input), timeOf(engine, input))));
  return { times, worst };
}

function report(name: string, value: number, target: number, better: 'higher' | 'lower'): void {
  console.log(JSON.stringify({ bench: 'questions', name, value: rounded(value), target, better }));
  if (better === 'higher' ? value < target : value > target) process.exitCode = 1;
}

async function main(): Promise<void> {
  const children = Array.from({ length: PROCESSES }, () => fork(__filename, ['ask']));
  const measured = await Promise.all(
    children.map(async (child) => ((await once(child, 'message')) as [ReturnType<typeof ask>])[0]),
  );
  const times = measured.flatMap((each) => each.times).sort((a, b) => a - b);
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  report(
    'questions a second on 2 cores, by processor time',
    (PROCESSES * 1000) / mean,
    TARGETS.perSecond,
    'higher',
  );
  report(
    'p99 of processor time, milliseconds',
    times[Math.floor(times.length * 0.99)] ?? NaN,
    TARGETS.p99,
    'lower',
  );
  report(
    'longest, densest and most nested inputs, milliseconds of processor time',
    Math.max(...measured.map(({ worst }) => worst)),
    TARGETS.worst,
    'lower',
  );
}

if (process.argv[2] === 'ask') process.send?.(ask(), () => process.disconnect());
else void main();
