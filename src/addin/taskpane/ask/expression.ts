/** The comparisons of the query language (§4.6). */
export const OPERATORS = ['=', '!=', '>', '>=', '<', '<='] as const;

/** One comparison of the query language. */
export type Operator = (typeof OPERATORS)[number];

/** A filter of an expression. */
export type Filter = { field: string; operator: Operator; value: string };

/** An expression as the builder's choices; empty texts mean that nothing is chosen. */
export type Choices = {
  topic: string;
  filters: readonly Filter[];
  orderBy: string;
  descending: boolean;
  limit: string;
  /** The fields of `return(…)`, separated by commas. */
  fields: string;
};

/** The builder before anything is chosen. */
export const NO_CHOICES: Choices = {
  topic: '',
  filters: [],
  orderBy: '',
  descending: true,
  limit: '',
  fields: '',
};

const FIELD = String.raw`[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*`;
const CLAUSE_START = new RegExp(String.raw`^(?:return\s*\(|${FIELD}\s*(?:!=|>=|<=|=|>|<))`);
const FILTER = new RegExp(String.raw`^(${FIELD})\s*(!=|>=|<=|=|>|<)\s*(.+)$`, 's');
const NAVIGATION = /^[^\s?=<>()](?:[^?=<>()]*[^\s?=<>()])?\.[a-z_]\w*$/i;
/** What looks like one more attribute after a value, which the builder has no place for. */
const TRAILING_ATTRIBUTE = /\.[a-z]+(?:_[a-z]+)+$/;

/** The expression of the choices; filters without field or value are left out. */
export function formatExpression(choices: Choices): string {
  const { topic, filters, orderBy, descending, limit, fields } = choices;
  const clauses = [
    ...filters
      .filter(({ field, value }) => field.trim() !== '' && value.trim() !== '')
      .map(({ field, operator, value }) => `${field.trim()}${operator}${value.trim()}`),
    ...(orderBy.trim() === '' ? [] : [`order_by=${orderBy.trim()} ${descending ? 'DESC' : 'ASC'}`]),
    ...(limit.trim() === '' ? [] : [`limit=${limit.trim()}`]),
    ...(fields.trim() === '' ? [] : [`return(${listed(fields)})`]),
  ];
  return [topic.trim(), ...clauses].filter((part) => part !== '').join('.');
}

/** The choices behind an expression; undefined where it says more than the builder can show, or is a question. */
export function parseExpression(text: string): Choices | undefined {
  const [topic = '', ...clauses] = splitClauses(text.trim());
  if (clauses.length === 0 || topic.trim() === '' || /[?=<>()]/.test(topic)) return undefined;
  let choices: Choices = { ...NO_CHOICES, topic: topic.trim() };
  for (const clause of clauses) {
    const change = readClause(clause, choices);
    if (!change) return undefined;
    choices = { ...choices, ...change };
  }
  return choices;
}

/** Whether a text is an expression rather than a question. */
export function isExpression(text: string): boolean {
  return splitClauses(text.trim()).length > 1 || NAVIGATION.test(text.trim());
}

/** Dots occur inside names, numbers and domains, so a dot cuts only where a clause follows (field notes). */
function splitClauses(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const opening = text.charAt(at) === '.' ? CLAUSE_START.exec(text.slice(at + 1)) : null;
    if (!opening) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
    // Past the clause's own name: the dots within it do not cut.
    at += opening[0].length;
  }
  return [...parts, text.slice(start)];
}

function readClause(clause: string, { filters }: Choices): Partial<Choices> | undefined {
  const fields = /^return\s*\(([^()]*)\)$/.exec(clause)?.[1];
  if (fields !== undefined) return { fields: listed(fields) };
  const [, field, sign, value] = FILTER.exec(clause.trim()) ?? [];
  const operator = OPERATORS.find((known) => known === sign);
  if (field === undefined || value === undefined || !operator || TRAILING_ATTRIBUTE.test(value))
    return undefined;
  if (field === 'limit' && operator === '=') return /^\d+$/.test(value) ? { limit: value } : undefined;
  if (field !== 'order_by') return { filters: [...filters, { field, operator, value: value.trim() }] };
  const [, orderBy, direction] = /^(\S+)(?:\s+(ASC|DESC))?$/i.exec(value) ?? [];
  return orderBy === undefined ? undefined : { orderBy, descending: direction?.toUpperCase() === 'DESC' };
}

function listed(fields: string): string {
  return fields
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '')
    .join(', ');
}
