import { quoteText } from '../../../shared/formula/text-constant';
import { editDistance } from '../../../shared/names/edit-distance';
import { say, verbatim, type Sentence } from '../../../shared/messages/message';

/** Fields that the document, the field notes and the services behind them name; any other may still be one. */
const FIELDS = (
  'name id type entity_type description aliases legal_name website ticker cik lei isin ein permid bics country city state region location ' +
  'headquarters headquarters_location headquarters_address registered_address founded founded_year founding_year founding_date year date ' +
  'employee_count employees employer revenue net_income profit total_assets market_cap funding funding_round funding_rounds series amount investors ' +
  'industry sector role company companies founder founders ceo cfo previous_job incorporation incorporated state_of_incorporation exchange auditor parent ' +
  'subsidiaries population area gdp currency capital continent language fortune_500_rank rank age growth margin esg_policy gross_profit ' +
  'operating_income debt cash equity unit value source time members ' +
  'cities countries states universities fiscal_year_end annual_report_filed quarterly_report_filed registered_in former_ceos former_cfos ' +
  'accounting_officer controller board_members chair officers member_of former_members former_member_of acquirer laureates concerns publisher ' +
  'publishes valuation latest_value code currency_code scientific_name events succeeded_by succeeded audits leads directs nationality successors ' +
  'predecessors gdp_ppp real_gdp gdp_current_us_dollars inflation_rate_consumer_prices real_gdp_growth_rate exports_of_goods_and_services ' +
  'imports_of_goods_and_services current_account_balance reserves_of_foreign_exchange_and_gold public_debt external_debt life_expectancy ' +
  'fertility_rate human_capital persons_engaged literacy capital_of languages calling_code iso_code free_cash_flow shareholder_payouts ' +
  'revenue_less_gross_profit net_debt asset_turnover equity_multiplier book_value_per_share dividends_per_share free_cash_flow_per_share ' +
  'revenue_per_share operating_cash_flow_per_share current_ratio quick_ratio working_capital interest_cover effective_tax_rate ' +
  'return_on_invested_capital ebitda ebitda_margin inventory_turnover receivables_turnover ' +
  'cto coo period_start period_end period_weeks period_days total_liabilities operating_cash_flow capital_expenditure dividends_paid ' +
  'share_repurchases long_term_debt cost_of_revenue diluted_shares eps diluted_eps research_and_development left_office investments since until ' +
  'iso3 exchanges_in awards sanctions is_imposed_by laws underlying price rate sic_code sic_description'
).split(' ');

const CLAUSES = ['order_by', 'limit', 'return', 'offset', 'group_by', 'at', 'as_of'];

/** `limit=` and `offset=` with what follows them up to the next part, and the least that each may be. */
const COUNTS = /(?=[lo])(?<=\.\s*)(?<name>limit|offset)\s*=\s*(?<written>[^.\s]*(?:\.\d+\b)?)/gi;
const LEAST: ReadonlyMap<string, number> = new Map([
  ['limit', 1],
  ['offset', 0],
]);

/**
 * What is wrong with an expression by the interface's grammar (§4.6), which a service may ignore and return other
 * rows; undefined otherwise.
 */
export function malformed(expression: string): Sentence | undefined {
  const text = unquoted(expression);
  for (const { groups, index } of text.matchAll(COUNTS)) {
    const { name = '', written = '' } = groups ?? {};
    const least = LEAST.get(name.toLowerCase()) ?? 0;
    const digits = /^\d+$/.exec(written.replaceAll(',', ''));
    if (digits === null ? !written.includes('"') : Number(digits[0]) < least)
      return say(
        '{} at position {} must be a whole number from {}, got "{}"',
        name,
        index + 1,
        least,
        written.trim(),
      );
  }
  const at = unclosed(text);
  const isCall = at !== undefined && /(?:^|\.)\s*[a-z_]+$/i.test(text.slice(0, at));
  return isCall ? say('the bracket at position {} is not closed', at + 1) : undefined;
}

/** A text whose quoted parts are blanks, each letter in its place. */
function unquoted(text: string): string {
  return text.replaceAll(/"[^"]*"/g, (quoted) => `"${' '.repeat(quoted.length - 2)}"`);
}

/**
 * What is wrong with an expression whose rows lack a field that it lists: a service that has no such field leaves it out.
 * Undefined where every listed field is a column, and where it may be one under another name.
 */
export function fieldLeftOut(expression: string, columns: readonly string[]): Sentence | undefined {
  const given = new Set(columns.flatMap((column) => column.toLowerCase().split(/\W+/)));
  const listed = returnedIn(expression);
  const names = new Set([...BESIDE, ...listed.map(({ name }) => name.toLowerCase())]);
  if ([...given].some((name) => !names.has(name))) return undefined;
  return unknownField(listed.filter(({ name }) => !given.has(name.toLowerCase())));
}

/** Columns that a service adds by itself. */
const BESIDE = ['date', 'dates', 'currency', 'rate'];

/**
 * What is wrong with an expression that no row answers, with its place counted from 1: a slip of syntax, else a field
 * that is not known. Undefined for questions, and where nothing strikes.
 */
export function slipIn(expression: string): Sentence | undefined {
  if (expression.includes('?')) return undefined;
  const isName = !/[=<>(.]/.test(expression) && expression.trim().split(/\s+/).length <= MOST_WORDS;
  const separator = separatorSlip(expression, isName ? /[;,]/ : /;/);
  if (separator !== undefined || isName)
    return separator ?? say('not recognised. Write a question, or a query such as companies.limit=10');
  if (!/[=<>(]/.test(expression)) return undefined;
  return (
    bracketSlip(expression) ??
    operatorSlip(expression) ??
    numberSlip(expression) ??
    clauseSlip(expression) ??
    topicSlip(expression) ??
    unknownField(fieldsIn(expression)) ??
    timeOf(expression) ??
    boundSlip(expression) ??
    unknownValue(expression) ??
    (FIGURE.test(expression) ? say('KER.ASK with the same text explains why') : undefined)
  );
}

/** Where lists stand, whose items commas and semicolons separate. */
const LISTS = /\([^()]*\)|\b(?:order_by|at|as_of)\s*=[^.]*/gi;

/** Habits of formulas: arguments there are separated by these signs. */
function separatorSlip(expression: string, sign: RegExp): Sentence | undefined {
  const text = unquoted(expression).replaceAll(LISTS, (list) => ' '.repeat(list.length));
  const at = text.search(sign);
  return at < 0 ? undefined : say('write a dot instead of "{}" at position {}', text.charAt(at), at + 1);
}

/** The first field of an expression that nobody knows, for a service that refuses it in its own words. */
export const unknownFieldIn = (expression: string): Sentence | undefined =>
  unknownField(fieldsIn(expression));

/** A figure of rows, or parts of them: nothing in what is written tells which of its names lead nowhere. */
const FIGURE =
  /\.\s*(?:group_by\s*=|(?:is|count|sum|total|average|avg|mean|median|minimum|min|maximum|max)\s*\()/i;

/** A longer text is a question, or was meant as one. */
const MOST_WORDS = 3;

/** What a figure is compared with: a number, a date, or the name of what has the same figure. */
function boundSlip(text: string): Sentence | undefined {
  const bound = /([<>]=?)\s*([^\s.=<>\d][^.=<>\d]*)(?=\.|$)/.exec(text);
  if (bound === null) return undefined;
  const [all, operator = '', value = ''] = bound;
  const at = bound.index + all.indexOf(value) + 1;
  return say('"{}" at position {} is not a number, date or known value for "{}"', value.trim(), at, operator);
}

/** Explains an expression for one value that no entity has. */
function unknownValue(text: string): Sentence | undefined {
  const [, topic, field, value] =
    /^([\p{L}\d ]+)\.([a-z_]+)\s*=\s*([^.=<>()\s][^.=<>()]*)$/iu.exec(text) ?? [];
  if (topic === undefined || field === undefined || value === undefined) return undefined;
  const formula = `=KER.QUERY(${quoteText(`${topic}.return(name, ${field})`)})`;
  return say(
    'no match for {} "{}" (position {}). {} lists the choices',
    field,
    value.trim(),
    text.length - value.length + 1,
    formula,
  );
}

/** `at=` with its times, in which a span has two dots. */
const TIMES = /(?=a)(?<=\.\s*)(?:at|as_of)\s*=\s*(?<times>(?:[^.]|\.(?=[.\d])|(?<=\.)\.)+)/i;

/** Explains a time without data; only an answer shows which times exist. */
function timeOf(text: string): Sentence | undefined {
  const { groups, index = 0, 0: all = '' } = TIMES.exec(text) ?? {};
  const times = groups?.['times'] ?? '';
  if (times.trim() === '') return undefined;
  const at = index + all.length - times.length + 1;
  return say(
    'no data on "{}" (position {}) or its field. KER.ASK with the same text explains why',
    times.trim(),
    at,
  );
}

function bracketSlip(text: string): Sentence | undefined {
  const open = unclosed(text);
  let depth = 0;
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return say('the bracket at position {} has no opening bracket', at + 1);
  }
  return open === undefined ? undefined : say('the bracket at position {} is not closed', open + 1);
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
  if (doubled) return say('"{}" at position {} is not an operator', doubled[0], doubled.index + 1);
  const bare = /(?:!=|>=|<=|=|>|<)(?=\s*(?:$|\.(?:order_by|limit|return)\b|\.[a-z_]+\s*(?:[=<>]|!=)))/i.exec(
    text,
  );
  return bare ? say('no value follows "{}" at position {}', bare[0], bare.index + 1) : undefined;
}

/** A decimal comma, or dots between thousands: expressions are written alike in every country. */
const WRITTEN_ELSEWHERE =
  /(?=\d)(?<=[<>]=?\s*(?:\p{Sc}\s*)?)(?:\d{1,3}(?:\.\d{3}){2,}|\d+,\d{1,2})(?!\d)\s?\p{L}*/u;

function numberSlip(text: string): Sentence | undefined {
  const found = WRITTEN_ELSEWHERE.exec(text);
  if (found === null) return undefined;
  const [written] = found;
  const meant = written.includes(',') ? written.replace(',', '.') : written.replaceAll('.', '');
  return say('"{}" at position {} is not a number here; write {}', written, found.index + 1, verbatim(meant));
}

/** What may have brackets; others than `return` are the service's own, so that only its answer tells why they give nothing. */
const CALLS = /^(?:return|is|count|sum|total|average|avg|mean|median|minimum|min|maximum|max)$/i;

function clauseSlip(text: string): Sentence | undefined {
  const called = [...text.matchAll(/(?:^|\.)([a-z_]+)\s*\(/gi)].find(([, name = '']) => !CALLS.test(name));
  if (called === undefined) return undefined;
  const at = called.index + called[0].indexOf(called[1] ?? '') + 1;
  return say('"{}" at position {} must not have brackets; only return(…) has them', called[1] ?? '', at);
}

/** What expressions are about as a whole; any other topic may be the name of something. */
const TOPICS =
  'companies people countries cities states regions laws organizations universities exchanges currencies industries'.split(
    ' ',
  );

/** A collection that is written with a slip is no name of anything, or the service would have found that. */
function topicSlip(text: string): Sentence | undefined {
  const [topic = ''] = /^\s*[a-z]+(?=\s*\.)/i.exec(text) ?? [];
  const lower = topic.trim().toLowerCase();
  const near = TOPICS.find((each) => editDistance(each, lower) <= mostEdits(lower));
  // One of them is a name, or a topic to a service that takes it so.
  const isOne = near === `${lower}s` || near === lower.replace(/y$/, 'ies');
  return near === undefined || near === lower || isOne
    ? undefined
    : say('unknown topic "{}"; did you mean {}', topic.trim(), near);
}

/** In three letters one that is off makes any word of any other. */
const mostEdits = (word: string): number => (word.length > 5 ? 2 : word.length > 3 ? 1 : 0);

type Written = { name: string; at: number };

function unknownField(fields: readonly Written[]): Sentence | undefined {
  for (const { name, at } of fields) {
    const lower = name.toLowerCase();
    if (FIELDS.includes(lower) || CLAUSES.includes(lower)) continue;
    const most = mostEdits(lower);
    const near = FIELDS.find(
      (field) => Math.abs(field.length - lower.length) <= most && editDistance(field, lower) <= most,
    );
    // One of several words may be worked out from others, or be called as a line of figures is, which the service alone knows.
    if (near === undefined && lower.includes('_')) continue;
    if (near === undefined) return say('unknown field "{}" (position {})', name, at);
    return say('unknown field "{}" (position {}); did you mean {}', name, at, near);
  }
  return undefined;
}

/** What stands before an operator, and what calls list; after an operator names and values cannot be told apart. */
function fieldsIn(text: string): Written[] {
  const filtered = [...text.matchAll(/(?<=^|\.)([a-z_][\w]*)(?=\s*(?:!=|>=|<=|=|>|<))/gi)];
  const ordered = [...text.matchAll(/(?=[a-z_])(?<=(?:order_by|group_by)\s*=\s*-?)[a-z_]\w*/gi)];
  return [
    ...[...filtered, ...ordered].map(({ 0: name, index }) => ({ name, at: index + 1 })),
    ...listedIn(text, /(?<=\b(?:sum|total|average|avg|mean|median|minimum|min|maximum|max)\()[^)]*/gi),
    ...returnedIn(text),
  ];
}

/** What `return` lists; a part of a path may be a name. */
const returnedIn = (text: string): Written[] => listedIn(text, /(?<=\breturn\()[^)]*/gi);

const listedIn = (text: string, lists: RegExp): Written[] =>
  [...text.matchAll(lists)].flatMap((list) =>
    [...list[0].matchAll(/[a-z_]\w*/gi)].map(({ 0: name, index }) => ({ name, at: list.index + index + 1 })),
  );
