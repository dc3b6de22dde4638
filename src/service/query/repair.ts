import { coreText } from '../../shared/names/legal-form';
import { nameText } from '../../shared/names/name-text';
import { editDistance } from '../../shared/names/edit-distance';
import { isPlace } from '../store/places';
import type { Evaluator } from './evaluate';
import { fieldKey } from './field-key';
import type { Parsed } from './parse';
import { quotedWhereNeeded } from './operand';
import { isMark } from './projection';
import { inWrittenUnit } from './operand-unit';
import { printExpression } from './print';
import { isTime, timeStep } from './period';
import type { PathReader } from './read-path';
import { faultAt, type SyntaxFault } from './syntax-fault';
import { invalidTimesIn, invalidTimesOf } from './invalid-times';
import type { Expression, Filter } from './tree';

/**
 * Meets what an expression has wrong that only the store can tell (§4.6: a fallback, never an error): names joined by a
 * lower-case `and` or `or`, fields that nothing has. Gives the expression as it will run and all slips, each with its place.
 */
export function repaired(
  { expression: written, slips, written: input }: Parsed,
  evaluator: Evaluator,
): Parsed {
  const inner = written.within && repaired({ expression: written.within, slips: [] }, evaluator);
  const counting = countedClaim(inner === undefined ? written : { ...written, within: inner.expression });
  const { expression } = counting;
  const found: SyntaxFault[] = [...slips, ...(inner?.slips ?? []), ...counting.slips];
  const text = input ?? printExpression(expression);
  const placeOf = (written: string): number => Math.max(0, text.toLowerCase().indexOf(written.toLowerCase()));
  const note = (slip: SyntaxFault): void => void found.push(slip);
  const noteLacked = (times: ReturnType<typeof invalidTimesOf>): void => {
    for (const { written: time, why } of times)
      note({ ...faultAt(placeOf(time), time, `it ${why}`), isRefused: true });
  };
  const measured = (filter: Filter): Filter => {
    noteLacked(invalidTimesIn(filter, expression, evaluator));
    const read = inWrittenUnit(filter, expression, evaluator);
    if (typeof read !== 'string') return read;
    const written = `${filter.path.join('.')}${filter.operator}${filter.operand.text}`;
    note({ ...faultAt(placeOf(written), written, read), isRefused: true });
    return filter;
  };
  const filters = expression.filters.map((filter) => {
    const joined = joinedFilter(withNamesWhole(filter, evaluator), evaluator, note, placeOf);
    return measured(anyOfCommas(joined, { expression, evaluator, note, placeOf }));
  });
  const { claim } = expression;
  const returned = new Set(expression.returns);
  for (const field of fieldsOf(expression)) {
    if (timeStep(field) !== undefined) noteLacked(invalidTimesOf(field));
    if (!isUnknownField(field, evaluator.reader) || (returned.has(field) && isMark(field))) continue;
    const nearest = nearestField(fieldKey(field), evaluator);
    const hint = nearest === undefined ? '' : `; the nearest is “${nearest}”`;
    note({ ...faultAt(placeOf(field), field, `no entity has such a field${hint}`), isRefused: true });
  }
  const { select, orders, at = [] } = expression;
  for (const time of at) {
    const lacked = invalidTimesOf(time);
    noteLacked(lacked);
    if (lacked.length === 0 && !isTime(time))
      note({ ...faultAt(placeOf(time), time, noTime(time)), isRefused: true });
  }
  return {
    expression: {
      ...expression,
      filters: filters.map(withKeys),
      select: select.map(stepKey),
      orders: orders.map(withKeys),
      ...(claim === undefined ? {} : { claim: withKeys(measured(claim)) }),
    },
    slips: found,
  };
}

/** Why a text is none of the times of `at=`. */
const noTime = (text: string): string =>
  /^[LTN]TM$/i.test(text)
    ? 'the last twelve months are asked for in words, or as `at=2025-07..2026-06.sum(revenue_quarterly_history)`'
    : 'it is not a time; write it as `2024`, `2024-09`, `2024-09-28`, `Q4 2024`, `FY2024` or `2020..2024`';

const stepKey = (step: string): string => timeStep(step) ?? fieldKey(step);

/** A path in the form in which fields are compared: who writes `Revenue` or `Net income` means the field that everything else calls so. */
const withKeys = <Of extends { path: readonly string[] }>(of: Of): Of => ({
  ...of,
  path: of.path.map(stepKey),
});

/**
 * A figure beside `is(…)` is one of those of which it is so: `count()` says how many. Of a line `count()` says how often it was
 * so, and of a cut the cut comes first.
 */
function countedClaim(expression: Expression): Parsed {
  const { claim, aggregate, limit, offset, orders, ...others } = expression;
  const isOfLine = claim?.path.at(-1)?.endsWith('_history') === true;
  if (claim === undefined || aggregate === undefined || isOfLine) return { expression, slips: [] };
  const condition = `${claim.path.join('.')}${claim.operator}${claim.operand.text}`;
  const written = `is(${condition})`;
  const said = `beside a figure it narrows what that is of; read as “${condition}”`;
  const slips = [faultAt(Math.max(0, printExpression(expression).indexOf(written)), written, said)];
  const { filters, at, isAnyTime } = others;
  if (limit === undefined && offset === undefined)
    return { expression: { ...others, orders, aggregate, filters: [...filters, claim] }, slips };
  const within: Expression = {
    ...others,
    orders,
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
  const times = { ...(at === undefined ? {} : { at }), ...(isAnyTime === undefined ? {} : { isAnyTime }) };
  const { topic } = expression;
  return {
    expression: { ...{ topic, within, filters: [claim], select: [], orders: [], aggregate }, ...times },
    slips,
  };
}

/** Whether a step of a path is a field that nothing has; a time may be a step as well. */
export function isUnknownField(step: string, { isField }: Pick<PathReader, 'isField'>): boolean {
  const key = fieldKey(step);
  return step !== '*' && timeStep(step) === undefined && key !== '' && !isField(key);
}

function fieldsOf({ filters, select, orders, returns = [], aggregate, claim }: Expression): string[] {
  const paths = [...filters, ...orders, ...(claim === undefined ? [] : [claim])].map(({ path }) => path);
  return [
    ...new Set([
      ...paths.flat(),
      ...select,
      ...returns.flatMap((field) => field.split('.')),
      ...(aggregate?.path ?? []),
      ...(aggregate?.by ?? []),
    ]),
  ];
}

/** As many commas as one name holds. */
const MOST_COMMAS = 3;

/** `Nasdaq, Inc. OR CME Group`: a name that holds a comma is one value, and not each of its parts. */
function withNamesWhole(filter: Filter, { means }: Evaluator): Filter {
  const { operator, operand } = filter;
  if ((operator !== '=' && operator !== '!=') || !operand.commas) return filter;
  const written = operand.text.replaceAll(/\s*,\s*/g, ', ');
  const isName = (name: string, form: string): boolean => {
    if (!written.includes(name)) return false;
    // `Oil, Gas` are two, though what is called `Oil & Gas` is looked up alike.
    const isWritten = [...means.exact(name)].some((entity) =>
      [entity.name, ...entity.aliases].some((each) => each.includes(',')),
    );
    return isWritten || [...means.namer(name)].some((entity) => isLegalForm(form) || isPlace(entity));
  };
  const whole = (group: readonly string[]): string[] => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    for (let count = Math.min(MOST_COMMAS, others.length); count > 0; count -= 1) {
      const name = [first, ...others.slice(0, count)].join(', ');
      if (isName(name, others[count - 1] ?? '')) return [name, ...whole(others.slice(count))];
    }
    return [first, ...whole(others)];
  };
  const anyOf = operand.anyOf.map(whole);
  if (anyOf.flat().length === operand.anyOf.flat().length) return filter;
  const text = anyOf.map((group) => group.map(quotedWhereNeeded).join(', ')).join(' OR ');
  return { ...filter, operand: { text, anyOf, commas: anyOf.some((group) => group.length > 1) } };
}

/**
 * `industry=Banking, Insurance`: values that must all match if any entity has them all, such as investors of a
 * company. Otherwise any of them matches, and the answer says so.
 */
function anyOfCommas(
  filter: Filter,
  {
    expression: { topic, also, within, at },
    evaluator: { run },
    note,
    placeOf,
  }: {
    expression: Expression;
    evaluator: Evaluator;
    note: (slip: SyntaxFault) => void;
    placeOf: (written: string) => number;
  },
): Filter {
  const { operator, operand } = filter;
  const [values = [], ...others] = operand.anyOf;
  if (operator !== '=' || !operand.commas || others.length > 0 || values.length < 2) return filter;
  const given = {
    ...(also === undefined ? {} : { also }),
    ...(within === undefined ? {} : { within }),
    ...(at === undefined ? {} : { at }),
  };
  const found = (text: string, anyOf: readonly (readonly string[])[]): boolean =>
    run({
      ...{ topic, ...given, select: [], orders: [], returns: ['name'], limit: 1 },
      filters: [{ ...filter, operand: { text, anyOf, commas: false } }],
    }).rows.length > 0;
  const [all, any] = [' AND ', ' OR '].map((word) => values.map(quotedWhereNeeded).join(word));
  const each = values.map((value) => [value]);
  if (all === undefined || any === undefined) return filter;
  // Nobody was founded in two years or has two numbers of employees: that needs no look.
  const isOne = filter.path.length === 1 && values.every((value) => NUMBER.test(value));
  if (!isOne && (found(all, [values]) || !found(any, each))) return filter;
  note({
    ...faultAt(placeOf(operand.text), operand.text, 'nobody has all of these; read as any of them, with OR'),
    taken: `${filter.path.join('.')}=${any}`,
  });
  return { ...filter, operand: { text: any, anyOf: each, commas: false } };
}

const NUMBER = /^\d[\d.:/-]*$/;

/** Whether a text is nothing but a legal form: it names nobody by itself. */
const isLegalForm = (text: string): boolean => coreText(nameText(`x ${text}`)) === 'x';

/** `Spain or France` where no name is that and each of the two is one. */
function joinedFilter(
  filter: Filter,
  { means }: Evaluator,
  note: (slip: SyntaxFault) => void,
  placeOf: (written: string) => number,
): Filter {
  const { operator, operand } = filter;
  const [only] = operand.anyOf.length === 1 ? (operand.anyOf[0] ?? []) : [];
  if ((operator !== '=' && operator !== '!=') || only === undefined || operand.anyOf[0]?.length !== 1)
    return filter;
  const groups = only.split(/\s+or\s+/).map((group) => group.split(/\s+and\s+/));
  const isNamed = (name: string): boolean => means.namer(name).size > 0 || means.industries(name).size > 0;
  if (groups.flat().length < 2 || means.namer(only).size > 0 || means.exact(only).size > 0) return filter;
  if (nameText(only) === '' || !groups.flat().every(isNamed)) return filter;
  const word = /\s(and|or)\s/.exec(only)?.[1] ?? '';
  note(faultAt(placeOf(only), word, `joins values only in capitals; read as ${word.toUpperCase()}`));
  const text = groups.map((group) => group.join(' AND ')).join(' OR ');
  return { ...filter, operand: { text, anyOf: groups, commas: false } };
}

/** The field that a misspelt one is likeliest meant to be. */
function nearestField(key: string, { reader }: Evaluator): string | undefined {
  let best: { field: string; distance: number } | undefined;
  for (const field of reader.fields()) {
    if (Math.abs(field.length - key.length) > 3) continue;
    const distance = editDistance(key, field);
    if (distance < (best?.distance ?? 4) && distance < key.length / 2) best = { field, distance };
  }
  return best?.field;
}
