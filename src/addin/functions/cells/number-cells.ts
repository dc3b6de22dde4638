import { badArgument, choiceArgument, requiredRange, textArgument } from '../../cells/argument';
import type { Cell, Result } from '../../cells/cell';
import { readNumber, type Reading } from '../../cells/number/number-parser';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import { currentRuntime } from '../../runtime/current-runtime';
import type { CellContext } from '../call/context';
import { cellGrid } from './cell-grid';
import { say } from '../../../shared/messages/message';

const PARTS = ['value', 'low', 'high', 'currency', 'approximate'] as const;

/** The arguments of `KER.NUMBER`, as Excel gives them. */
export type NumberArguments = { text: unknown; part: unknown; locale: unknown };

/** The numbers in a range of texts, or what is wanted of them. */
export async function numberCells(
  context: CellContext,
  { text, part, locale }: NumberArguments,
): Promise<Result> {
  // It asks no service, but its failures are told in the language that the add-in's start brings.
  await Promise.resolve(currentRuntime()).catch(() => undefined);
  const wanted = choiceArgument(part, 'part', PARTS);
  const written = localeArgument(locale);
  return cellGrid(context, requiredRange(text, 'text'), (each) =>
    partOf(each, readNumber(each, written), wanted),
  );
}

function localeArgument(argument: unknown): string | undefined {
  const text = textArgument(argument, 'locale');
  if (text === undefined) return undefined;
  // A tag that is none is refused by Intl with an error, a language that nobody speaks with an empty list.
  const isTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text);
  if (isTag && Intl.NumberFormat.supportedLocalesOf(text).length > 0) return text;
  throw badArgument('locale', say('a language such as "en", "de" or "fr-CH"'), text);
}

function partOf(text: string, reading: Reading | undefined, part: (typeof PARTS)[number]): Cell {
  if (reading === undefined) throw new Failure('absent', say(FUNCTIONS.NUMBER.empty, text));
  const value = reading[part];
  if (value === undefined) throw new Failure('absent', say(`"{}" has no ${part}`, text));
  return value;
}
