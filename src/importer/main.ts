import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { types } from 'node:util';

import { readArguments, USAGE, WrongArguments, type Arguments } from './arguments';
import { BuiltIn } from './built-in-parts';
import { downloadGroups } from './download/download-groups';
import { fingerprintOf } from './fingerprint';
import { openSink, serveBefore } from './open-sink';
import { runImport } from './run';
import { summaryOf } from './summary';

/** What a shell sees: all is well, nothing was changed, the command line is wrong, rows were not read, a person ended it. */
const EXIT = { failed: 1, wrong: 2, problems: 3, interrupted: 130 } as const;

const ENDED = 'The import was ended';

const GOES_ON = ' To resume, run the same command again with unchanged files; an update begins anew.';

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2), process.env);
  if (asked.rollback) {
    console.log(`Version ${await serveBefore(asked)}, the previous one, is served again.`);
    return 0;
  }
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => ending.abort(new Error(ENDED)));
  return importAll(asked, ending.signal);
}

async function importAll(asked: Arguments, signal: AbortSignal): Promise<number> {
  const tell = (line: string): void => console.error(line);
  const time = { now: () => performance.now(), wait: (ms: number) => setTimeout(ms, undefined, { signal }) };
  const groups = asked.download ? await downloadGroups(asked, { time, tell, signal }) : asked.groups;
  const builtIn = asked.only || asked.update ? undefined : join(__dirname, '../server/data');
  const fingerprint = fingerprintOf({ groups, builtIn, locale: asked.locale, program: __filename });
  const { sink, repeated, close } = await openSink(asked, { fingerprint, tell });
  try {
    if (repeated > 0)
      tell(`Resuming the import: ${repeated.toLocaleString('en-US')} rows are already loaded.`);
    const outcome = await runImport(groups, {
      sink,
      builtIn: builtIn === undefined ? undefined : new BuiltIn(builtIn),
      ...{
        isLossAllowed: asked.allowLoss,
        isDry: asked.dryRun,
        isUpdate: asked.update,
        locale: asked.locale,
      },
      ...{ clock: time.now, tell, signal },
    });
    for (const line of summaryOf(outcome, asked.dryRun)) console.log(line);
    return asked.dryRun && outcome.problemCount > 0 ? EXIT.problems : 0;
  } finally {
    await close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const reason = types.isNativeError(error) ? error.message || error.name : String(error);
    const isWrong = error instanceof WrongArguments;
    console.error(
      isWrong
        ? `${reason}\n\n${USAGE}`
        : `${reason}\nNothing was changed: the previous dataset is still served.${reason === ENDED ? GOES_ON : ''}`,
    );
    process.exitCode = isWrong ? EXIT.wrong : reason === ENDED ? EXIT.interrupted : EXIT.failed;
  },
);
