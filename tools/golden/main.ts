// Compares what the product answers to every input with the checksums in answers.tsv: `npm run golden -- [--sample] [--write]
// [--dump FILE]`. `--sample` takes a fixed tenth, `--write` rewrites answers.tsv, `--dump` writes the answers in full.
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createEvaluator } from './formulas';
import { isSampled, linesOf, readInputs, shortHash, type Entry } from './inputs';
import { createHandler, serviceAnswer } from './service';

const INPUTS = 'tools/golden/inputs.jsonl';
const ANSWERS = 'tools/golden/answers.tsv';

const { values: options } = parseArgs({
  options: { sample: { type: 'boolean' }, write: { type: 'boolean' }, dump: { type: 'string' } },
});

/** Makes the answer to an input: of the service its status and body, of a formula its cells. */
function createAnswerer(): (entry: Entry) => Promise<string> {
  const handle = createHandler();
  const evaluate = createEvaluator(handle);
  return ({ input }) => (input[0] === 'formula' ? evaluate(input[1]) : serviceAnswer(handle, input));
}

async function main(): Promise<void> {
  // Ages of values depend on the day.
  Date.now = () => Date.UTC(2026, 0, 1, 12);
  const all = readInputs(INPUTS);
  const entries = options.sample ? all.filter(isSampled) : all;
  const answer = createAnswerer();
  const dump = options.dump === undefined ? undefined : openSync(options.dump, 'w');
  const checksums = new Map<string, string>();
  for (const entry of entries) {
    const text = await answer(entry);
    checksums.set(entry.id, shortHash(text));
    if (dump !== undefined) writeSync(dump, `${entry.line}\t${text}\n`);
  }
  if (dump !== undefined) closeSync(dump);
  const different = differences(entries, checksums);
  for (const line of different) console.log(line);
  console.log(`${entries.length} answers, ${different.length} different`);
  if (options.write) write(entries, checksums);
  else if (different.length > 0) {
    console.log('Intended? Give the reason in tools/golden/changes.md, then run: npm run golden -- --write');
    process.exitCode = 1;
  }
}

/** One line for each answer that is not the stored one. */
function differences(entries: readonly Entry[], checksums: ReadonlyMap<string, string>): string[] {
  const stored = readAnswers();
  return entries.flatMap(({ id, line }) => {
    const [before, after] = [stored.get(id), checksums.get(id)];
    return before === after ? [] : [`${id} ${before ?? 'new'} -> ${after} ${line}`];
  });
}

function readAnswers(): Map<string, string> {
  return new Map(linesOf(ANSWERS).map((line) => line.split('\t') as [string, string]));
}

/** Rewrites the answers of these inputs; the others stay, unless the whole file is written. */
function write(entries: readonly Entry[], checksums: ReadonlyMap<string, string>): void {
  const kept = options.sample ? readAnswers() : new Map<string, string>();
  for (const { id } of entries) kept.set(id, checksums.get(id) ?? '');
  writeFileSync(
    ANSWERS,
    [...kept]
      .map(([id, checksum]) => `${id}\t${checksum}\n`)
      .sort()
      .join(''),
  );
}

void main();
