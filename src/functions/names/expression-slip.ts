import { quoteText } from '../../formula/text-constant';
import { edits } from '../../names/edits';
import { say, verbatim, type Sentence } from '../../sentences/say';

/** Fields that the document, the field notes and the services behind them name; any other may still be one. */
const FIELDS = (
  'name id type entity_type description aliases legal_name website ticker cik lei isin ein permid bics country city state region location ' +
  'headquarters headquarters_location headquarters_address registered_address founded founded_year founding_year founding_date year date ' +
  'employee_count employees revenue net_income profit total_assets market_cap funding funding_round funding_rounds series amount investors ' +
  'industry sector role company companies founder founders ceo cfo previous_job incorporation state_of_incorporation exchange auditor parent ' +
  'subsidiaries population area gdp currency capital continent language fortune_500_rank rank age growth margin esg_policy gross_profit ' +
  'operating_income debt cash equity unit value source time members'
).split(' ');
const CLAUSES = ['order_by', 'limit', 'return'];

/** `limit=` and `offset=` with what follows them up to the next part, and the least that each may be. */
const COUNTS = /(?<=\.\s*)(?<name>limit|offset)\s*=\s*(?<written>[^.\s]*(?:\.\d+\b)?)/gi;
const LEAST: ReadonlyMap<string, number> = new Map([
  ['limit', 1],
  ['offset', 0],
]);

/**
 * What is wrong with an expression by the grammar of the interface (§4.6) itself, so that no service can mean anything by
 * it: a service takes such a part for nothing, and answers with rows that nobody asked for. Undefined for all else.
 */
export function malformed(expression: string): Sentence | undefined {
  const text = unquoted(expression);
  for (const { groups, index } of text.matchAll(COUNTS)) {
    const { name = '', written = '' } = groups ?? {};
    const least = LEAST.get(name.toLowerCase()) ?? 0;
    const digits = /^\d+$/.exec(written.replaceAll(',', ''));
    if (digits === null ? !written.includes('"') : Number(digits[0]) < least)
      return say(
        '{} at place {} must be a whole number from {}, got "{}"',
        name,
        index + 1,
        least,
        written.trim(),
      );
  }
  const at = unclosed(text);
  const isCall = at !== undefined && /\.\s*[a-z_]+$/i.test(text.slice(0, at));
  return isCall ? say('the bracket at place {} is not closed', at + 1) : undefined;
}

/** A text whose quoted parts are blanks, each letter in its place. */
function unquoted(text: string): string {
  return text.replaceAll(/"[^"]*"/g, (quoted) => `"${' '.repeat(quoted.length - 2)}"`);
}

/**
 * What is wrong with an expression that no row answers, with its place counted from 1: a slip of syntax, else a field
 * that is not known. Undefined for questions, and where nothing strikes.
 */
export function slipIn(expression: string): Sentence | undefined {
  if (expression.includes('?')) return undefined;
  if (!/[=<>(.]/.test(expression) && expression.trim().split(/\s+/).length <= MOST_WORDS)
    return say('it is no name and no question that the service knows');
  if (!/[=<>(]/.test(expression)) return undefined;
  return (
    bracketSlip(expression) ??
    operatorSlip(expression) ??
    numberSlip(expression) ??
    clauseSlip(expression) ??
    unknownField(expression) ??
    boundSlip(expression) ??
    unknownValue(expression)
  );
}

/** A longer text is a question, or was meant as one. */
const MOST_WORDS = 3;

/** What a figure is compared with: a number, a date, or the name of what has the same figure. */
function boundSlip(text: string): Sentence | undefined {
  const bound = /([<>]=?)\s*([^\s.=<>\d][^.=<>\d]*)(?=\.|$)/.exec(text);
  if (bound === null) return undefined;
  const [all, operator = '', value = ''] = bound;
  const at = bound.index + all.indexOf(value) + 1;
  return say(
    '"{}" at place {} is no number and no date, and no name of what "{}" compares with',
    value.trim(),
    at,
    operator,
  );
}

/** Where one value is all that is asked for, it is the one that nothing has; what there is is a formula away. */
function unknownValue(text: string): Sentence | undefined {
  const [, topic, field, value] = /^([\p{L}\d ]+)\.([a-z_]+)\s*=\s*([^.=<>()]+)$/iu.exec(text) ?? [];
  if (topic === undefined || field === undefined || value === undefined) return undefined;
  const formula = `=KER.QUERY(${quoteText(`${topic}.return(name, ${field})`)})`;
  return say(
    'none has {} "{}" (place {}). {} lists what there is',
    field,
    value.trim(),
    text.length - value.length + 1,
    formula,
  );
}

function bracketSlip(text: string): Sentence | undefined {
  const open = unclosed(text);
  let depth = 0;
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return say('the bracket at place {} closes none', at + 1);
  }
  return open === undefined ? undefined : say('the bracket at place {} is not closed', open + 1);
}

/** Where the first bracket stands that none closes. */
function unclosed(text: string): number | undefined {
  const open: number[] = [];
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === '(') open.push(at);
    if (letter === ')') open.pop();
  }
  return open[0];
}

function operatorSlip(text: string): Sentence | undefined {
  const doubled = /==|=>|=<|<>|>>|<<|&&|\|\|/.exec(text);
  if (doubled) return say('"{}" at place {} is no operator', doubled[0], doubled.index + 1);
  const bare = /(?:!=|>=|<=|=|>|<)(?=\s*(?:$|\.(?:order_by|limit|return)\b|\.[a-z_]+\s*(?:[=<>]|!=)))/i.exec(
    text,
  );
  return bare ? say('no value follows "{}" at place {}', bare[0], bare.index + 1) : undefined;
}

/** A decimal comma, or dots between thousands: expressions are written alike in every country. */
const WRITTEN_ELSEWHERE = /(?<=[<>]=?\s*\p{Sc}?\s*)(?:\d{1,3}(?:\.\d{3}){2,}|\d+,\d{1,2})(?!\d)\s?\p{L}*/u;

function numberSlip(text: string): Sentence | undefined {
  const found = WRITTEN_ELSEWHERE.exec(text);
  if (found === null) return undefined;
  const [written] = found;
  const meant = written.includes(',') ? written.replace(',', '.') : written.replaceAll('.', '');
  return say('"{}" at place {} is no number here; write {}', written, found.index + 1, verbatim(meant));
}

function clauseSlip(text: string): Sentence | undefined {
  const called = /(?:^|\.)([a-z_]+)\s*\(/i.exec(text);
  const name = called?.[1]?.toLowerCase();
  if (called === null || name === undefined || name === 'return') return undefined;
  const at = called.index + called[0].indexOf(called[1] ?? '') + 1;
  return say('"{}" at place {} is no clause with brackets; return(…) is', called[1] ?? '', at);
}

function unknownField(text: string): Sentence | undefined {
  for (const { name, at } of fieldsIn(text)) {
    const lower = name.toLowerCase();
    if (FIELDS.includes(lower) || CLAUSES.includes(lower)) continue;
    const near = FIELDS.find((field) => edits(field, lower) <= (lower.length > 5 ? 2 : 1));
    if (near === undefined) return say('KER knows no field "{}" (place {})', name, at);
    return say('KER knows no field "{}" (place {}); did you mean {}', name, at, near);
  }
  return undefined;
}

/** What stands before an operator, and what `return` lists; after an operator names and values cannot be told apart. */
function fieldsIn(text: string): { name: string; at: number }[] {
  const filtered = [...text.matchAll(/(?<=^|\.)([a-z_][\w]*)(?=\s*(?:!=|>=|<=|=|>|<))/gi)];
  const [list] = text.matchAll(/(?<=\breturn\()[^)]*/gi);
  const returned = list === undefined ? [] : [...list[0].matchAll(/[a-z_]\w*/gi)];
  return [
    ...filtered.map(({ 0: name, index }) => ({ name, at: index + 1 })),
    ...returned.map(({ 0: name, index }) => ({ name, at: (list?.index ?? 0) + index + 1 })),
  ];
}
