import { badArgument, oneOf, textRange, wholeArgument } from '../../cells/argument';
import { dateArgument } from '../../cells/date-argument';
import { Failure } from '../../../shared/contract/failure';
import { say } from '../../../shared/messages/message';
import { frequencyCalled, type Frequency } from '../../cells/calendar';

/** How the values of shorter periods become one; what a series measures decides where nothing was said. */
const AGGREGATES = ['auto', 'last', 'average', 'sum', 'none'] as const;
const FILLS = ['none', 'carried'] as const;
const PERIODS = ['auto', 'fiscal', 'calendar'] as const;
const RATES = ['auto', 'average', 'end'] as const;
const ORIENTATIONS = ['down', 'across'] as const;
const FLAGS = ['yes', 'no'] as const;
const SCALES = ['units', 'thousands', 'millions', 'billions'] as const;
const DIVISORS: Readonly<Record<Scale, number>> = { units: 1, thousands: 1e3, millions: 1e6, billions: 1e9 };

const ANY_ROWS = { min: 1, max: Number.MAX_SAFE_INTEGER };

export type Aggregate = (typeof AGGREGATES)[number];
export type Scale = (typeof SCALES)[number];

/** What was chosen for a history. */
export type HistoryOptions = {
  aggregate: Aggregate;
  currency: string | undefined;
  fill: (typeof FILLS)[number];
  headers: boolean;
  /** The last day on which a value may have been published, to its end. */
  known: number | undefined;
  /** Only so many rows, the last. */
  last: number | undefined;
  notes: boolean;
  orientation: (typeof ORIENTATIONS)[number];
  periods: (typeof PERIODS)[number];
  rate: (typeof RATES)[number];
  scale: Scale;
};

/** As other add-ins call the same. */
const OTHER_NAMES = new Map([
  ['agg', 'aggregate'],
  ['curr', 'currency'],
  ['fx', 'currency'],
  ['dir', 'orientation'],
  ['direction', 'orientation'],
  ['header', 'headers'],
  ['note', 'notes'],
  ['period', 'periods'],
]);
const OTHER_VALUES = new Map([
  ['avg', 'average'],
  ['mean', 'average'],
  ['previous', 'carried'],
  ['prev', 'carried'],
  ['p', 'carried'],
  ['carry', 'carried'],
  ['k', 'thousands'],
  ['thousand', 'thousands'],
  ['m', 'millions'],
  ['mm', 'millions'],
  ['mn', 'millions'],
  ['million', 'millions'],
  ['bn', 'billions'],
  ['b', 'billions'],
  ['billion', 'billions'],
  ['1', 'units'],
  ['vertical', 'down'],
  ['v', 'down'],
  ['horizontal', 'across'],
  ['h', 'across'],
  ['true', 'yes'],
  ['false', 'no'],
]);

const NAMES = [
  'aggregate',
  'currency',
  'fill',
  'headers',
  'known',
  'last',
  'notes',
  'orientation',
  'periods',
  'rate',
  'scale',
] as const;

/** What a unit is divided by. */
export function divisorOf(scale: Scale): number {
  return DIVISORS[scale];
}

/** The options of `currency=EUR; scale=millions`, or of a range with one in a row. */
export function optionsArgument(argument: unknown): HistoryOptions {
  const given = new Map<string, string>();
  for (const text of optionTexts(argument)) {
    const [typed = '', ...rest] = text.split('=');
    const name = nameOf(typed);
    const value = rest.join('=').trim();
    if (value === '')
      throw new Failure('bad-argument', say('Option {} has no value. Write it as in "last=8"', name));
    if (given.has(name)) throw new Failure('bad-argument', say('options lists {} twice', name));
    given.set(name, value);
  }
  const choice = <T extends string>(name: string, choices: readonly [T, ...T[]]): T =>
    choiceOf(given.get(name), name, choices);
  return {
    aggregate: choice('aggregate', AGGREGATES),
    currency: currencyCode(given.get('currency')),
    fill: choice('fill', FILLS),
    headers: choice('headers', FLAGS) === 'yes',
    known: dateArgument(given.get('known'), 'options: known', 'last'),
    last: wholeArgument(given.get('last'), 'options: last', ANY_ROWS),
    notes: given.has('notes') && choice('notes', FLAGS) === 'yes',
    orientation: choice('orientation', ORIENTATIONS),
    periods: choice('periods', PERIODS),
    rate: choice('rate', RATES),
    scale: choice('scale', SCALES),
  };
}

/** The frequency of the rows; undefined is as reported. */
export function frequencyArgument(text: string | undefined): Frequency | undefined {
  if (text === undefined) return undefined;
  if (/^(?:as )?reported$/i.test(text)) return undefined;
  const frequency = frequencyCalled(text);
  if (frequency === undefined)
    throw badArgument('frequency', oneOf(['D', 'W', 'M', 'Q', 'A', 'as reported']), text);
  return frequency;
}

/** A row of two cells is a name and its value; every other cell holds some of `name=value`. */
function optionTexts(argument: unknown): readonly string[] {
  return textRange(argument, 'options')
    .flatMap((row) => {
      const [name, value, ...more] = row;
      const isPair = name !== undefined && value !== undefined && more.length === 0 && !name.includes('=');
      return isPair ? [`${name}=${value}`] : row.map((text) => text ?? '');
    })
    .flatMap((text) => text.split(/[;,\n]|\s+(?=\p{L}+\s*=)/u))
    .filter((text) => text.trim() !== '');
}

function nameOf(typed: string): string {
  const word = typed.trim().toLowerCase();
  const name = OTHER_NAMES.get(word) ?? word;
  if (!NAMES.some((each) => each === name))
    throw new Failure(
      'bad-argument',
      say('{} is not an option. Options: {}', typed.trim(), NAMES.join(', ')),
    );
  return name;
}

function choiceOf<T extends string>(
  text: string | undefined,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  if (text === undefined) return choices[0];
  const word = text.toLowerCase();
  const choice = choices.find((each) => each === word || each === OTHER_VALUES.get(word));
  if (choice === undefined) throw badArgument(`options: ${name}`, oneOf(choices), text);
  return choice;
}

function currencyCode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = text.toUpperCase();
  // `GBp` are pence, which nothing is converted to.
  if (!/^[A-Z]{3}$/.test(code) || /^[A-Z]{2}[a-z]$/.test(text))
    throw badArgument('options: currency', say('the code of a currency, such as "EUR"'), text);
  return code;
}
