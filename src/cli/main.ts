import { parseArgs } from 'node:util';

import { EXIT, type ExitCode } from './exit-codes';
import { HELP } from './help';
import type { link } from './commands/link';
import { Refusal } from './refusal';

const OPTIONS = {
  service: { type: 'string' },
  json: { type: 'boolean', default: false },
  'max-requests': { type: 'string' },
  out: { type: 'string', short: 'o' },
  plan: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  unsupported: { type: 'string', default: 'fail' },
  port: { type: 'string' },
  'allow-write': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parsed>['values'];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${optionProblem(error)} See ker --help.`);
  }
}

/** What is wrong with the options; Node explains its own messages at length. */
function optionProblem(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const [, option = ''] = /'(-[^', ]*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option "${option}".`;
  return /argument missing|ambiguous/.test(message)
    ? `The option "${option}" needs a value.`
    : `The option "${option}" takes no value.`;
}

type Command = {
  /** How many arguments it takes. */
  takes: readonly [least: number, most: number];
  run: (args: string[], values: Values) => Promise<ExitCode>;
};

/** The commands; the code of each is loaded when it runs. */
const COMMANDS = new Map<string, Command>([
  [
    'get',
    {
      takes: [1, Infinity],
      run: async (formulas, values) => (await import('./commands/get')).get(formulas, common(values)),
    },
  ],
  [
    'query',
    {
      takes: [1, 1],
      run: async ([expression = ''], values) =>
        (await import('./commands/get')).query(expression, common(values)),
    },
  ],
  [
    'plan',
    {
      takes: [1, 1],
      run: async ([path = ''], { json }) => (await import('./commands/plan')).plan(path, { json }),
    },
  ],
  [
    'refresh',
    {
      takes: [1, 1],
      run: async ([path = ''], values) => {
        const { out, plan, check, unsupported } = values;
        const policy = (['fail', 'keep', 'na'] as const).find((each) => each === unsupported);
        if (policy === undefined) throw new Refusal('--unsupported must be fail, keep or na.');
        if (check && out !== undefined) throw new Refusal('--check writes nothing: leave out --out.');
        const { refresh } = await import('./commands/refresh');
        return refresh(path, { ...common(values), out, plan, check, unsupported: policy });
      },
    },
  ],
  ['link', linking(async () => (await import('./commands/link')).link)],
  ['convert', linking(async () => (await import('./commands/convert')).convert)],
  [
    'mcp',
    {
      takes: [0, 0],
      run: async (_none, values) => {
        const { service, maxRequests = 1_000 } = common(values);
        const { serve } = await import('./mcp/server');
        const port = wholeNumber('--port', values.port, 65_535);
        await serve({ service, maxRequests, allowWrite: values['allow-write'], port });
        return EXIT.done;
      },
    },
  ],
  [
    'schema',
    {
      takes: [0, 0],
      run: async () => {
        const [{ toJsonSchema }, { RefreshReport }] = await Promise.all([
          import('@valibot/to-json-schema'),
          import('./refresh/report'),
        ]);
        console.log(JSON.stringify(toJsonSchema(RefreshReport), null, 2));
        return EXIT.done;
      },
    },
  ],
]);

function linking(load: () => Promise<typeof link>): Command {
  return {
    takes: [1, 1],
    run: async ([path = ''], values) => {
      const { out, plan, undo } = values;
      if (!undo) return (await load())(path, { ...common(values), out, plan });
      if (out === undefined) throw new Refusal('--undo needs --out.');
      return (await import('./commands/link')).unlink(path, out);
    },
  };
}

function common({ service, json, 'max-requests': text }: Values) {
  return { service, json, maxRequests: wholeNumber('--max-requests', text, Infinity) };
}

function wholeNumber(option: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new Refusal(`${option} must be a whole number${most === Infinity ? '' : ` of at most ${most}`}.`);
}

async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parsed(args);
  const [name = '', ...rest] = positionals;
  if (values.help || name === '') {
    console.log(HELP);
    return values.help ? EXIT.done : EXIT.refused;
  }
  const command = COMMANDS.get(name);
  if (!command) throw new Refusal(`There is no command "${name}". See ker --help.`);
  const [least, most] = command.takes;
  if (rest.length < least || rest.length > most)
    throw new Refusal(
      `ker ${name} takes ${least === most ? least : `at least ${least}`} argument. See ker --help.`,
    );
  return command.run(rest, values);
}

// A service that was started ends with this process, whatever ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

run(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    // A stack trace of a bundle is the whole bundle.
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = EXIT.refused;
  },
);
