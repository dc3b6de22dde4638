import { readFileSync } from 'node:fs';

import { EXAMPLES, type Example } from '../../test/addin/functions/examples';
import { readFunctionComments, type FunctionComment } from './function-comments';

/** The files of `src/addin/functions` that each part of the page describes. */
const PARTS: readonly (readonly [title: string, files: readonly string[]])[] = [
  ['Find entities', ['entities', 'matching']],
  ['Read properties', ['properties', 'cards', 'fields']],
  ['Follow relationships', ['relationships']],
  ['Read time series', ['series']],
  ['Query and ask', ['queries', 'questions']],
  ['Read numbers in text', ['numbers']],
];

/** `docs/functions.md`: an introduction, then each function as its comment and the tested examples describe it. */
export function functionsPage(): string {
  const comments = [...readFunctionComments('src/addin/functions').values()];
  const parts = PARTS.map(([title, files]) => ({
    title,
    functions: files.flatMap((name) => comments.filter(({ file }) => file === name)),
  }));
  const listed = parts.flatMap(({ functions }) => functions);
  const missing = comments.filter((comment) => !listed.includes(comment));
  if (missing.length > 0)
    throw new Error(
      `Expected a part for the file of ${missing.map(({ id }) => id).join(', ')} in ${__filename}`,
    );
  return (
    [
      readFileSync('tools/docs/functions-introduction.md', 'utf8').trim(),
      '## All functions',
      table(
        ['task', 'functions'],
        parts.map(({ title, functions }) => [title, functions.map(({ id }) => linkTo(id)).join(', ')]),
      ),
      ...listed.map(section),
    ].join('\n\n') + '\n'
  );
}

const linkTo = (id: string): string => `[${id}](#ker-${id.toLowerCase()})`;

function section({ id, description, parameters, remarks, errors }: FunctionComment): string {
  const names = parameters.map(({ name, isOptional }) => (isOptional ? `[${name}]` : name));
  const rows = parameters.map((parameter) => [`\`${parameter.name}\``, parameter.description]);
  return [
    `## <a id="ker-${id.toLowerCase()}"></a>KER.${id}(${names.join(', ')})`,
    description,
    ...(rows.length > 0 ? [table(['argument', 'meaning'], rows)] : []),
    ...EXAMPLES.filter(({ formula }) => isOf(formula, id)).map(example),
    ...(remarks === '' ? [] : [remarks]),
    ...(errors.length > 0 ? ['Errors:', errors.map(errorLine).join('\n')] : []),
  ].join('\n\n');
}

const isOf = (formula: string, id: string): boolean =>
  new RegExp(`^=(?:FIELDVALUE\\()?KER\\.${id}\\(`).test(formula);

/** An error begins with the code that the cell shows. */
const errorLine = (error: string): string => error.replace(/^#\S+/, '- `$&`');

function example({ formula, says, gives }: Example): string {
  const rows = gives.map((row) => row.map(asShown));
  if (rows.flat().length === 1) return `\`${formula}\` returns ${says}: \`${rows.flat().join('')}\``;
  const hasHeadings =
    gives.length > 1 &&
    gives[0]?.length !== 1 &&
    gives[0]?.every((cell) => typeof cell === 'string') === true;
  const [head = [], ...body] = hasHeadings ? rows : [resultHeading(rows), ...rows];
  return [`\`${formula}\` returns ${says}:`, table(head, body)].join('\n\n');
}

const resultHeading = (rows: string[][]): string[] =>
  (rows[0] ?? []).map((_, at) => (at === 0 ? 'result' : ' '));

/** A value as Excel formats it: dates, which are serials of this century, as days; long links by their site. */
function asShown(value: string | number | boolean): string {
  if (typeof value === 'string')
    return value.replace(/^#N\/A: .*/, '#N/A').replace(/(https:\/\/[^/]+\/)\S+/g, '$1…');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const isSerial = Number.isInteger(value) && value > 36_525 && value < 73_050;
  return isSerial
    ? new Date((value - 25_569) * 86_400_000).toISOString().slice(0, 10)
    : value.toLocaleString('en-US');
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' ');
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
