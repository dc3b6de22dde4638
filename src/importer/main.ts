import { join } from 'node:path';
import { types } from 'node:util';

import { readArguments, USAGE, WrongArguments, type Arguments } from './arguments';
import { builtInParts } from './built-in-parts';
import { openSink } from './open-sink';
import { runImport } from './run';
import { summaryOf } from './summary';

/** What a shell sees: all is well, nothing was changed, the command line is wrong, rows were not read, a person ended it. */
const EXIT = { failed: 1, wrong: 2, problems: 3, interrupted: 130 } as const;

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2), process.env);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => ending.abort(new Error('The import was ended')));
  return importAll(asked, ending.signal);
}

async function importAll(asked: Arguments, signal: AbortSignal): Promise<number> {
  const outcome = await runImport(asked.groups, {
    sink: openSink(asked),
    before: asked.only ? [] : builtInParts(join(__dirname, '../server/data')),
    clock: () => performance.now(),
    tell: (line) => console.error(line),
    signal,
  });
  for (const line of summaryOf(outcome, asked.dryRun)) console.log(line);
  return asked.dryRun && outcome.problemCount > 0 ? EXIT.problems : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const reason = types.isNativeError(error) ? error.message : String(error);
    if (error instanceof WrongArguments) console.error(`${reason}\n\n${USAGE}`);
    else console.error(`${reason}\nNothing was changed: what was served before is served on.`);
    const isEnded = reason === 'The import was ended';
    process.exitCode =
      error instanceof WrongArguments ? EXIT.wrong : isEnded ? EXIT.interrupted : EXIT.failed;
  },
);
