import { tokens, type Token } from '../../shared/formula/tokens';
import { withDotFunctions } from '../engine/dot-functions';
import { type SyntaxFunctions, withFunctions } from '../engine/formula-syntax';
import { FILE_PREFIXES, SPILLING } from './newer-functions';

/** What a file calls an add-in's functions: `KER.PROP` is `_xldudf_KER_PROP` (office-js #2051, #3558). */
const ADDIN_PREFIX = '_xldudf_';
const NAMESPACE = 'KER';
const VARIABLE_PREFIX = '_xlpm.';

const FILE_SYNTAX: SyntaxFunctions = {
  anchor: '_xlfn.ANCHORARRAY',
  field: '_FV',
  single: '_xlfn.SINGLE',
};

/** Another add-in, or a workbook that was opened without this one, may leave a place before the prefix (#2568, #3872). */
const FOREIGN_PLACE = new RegExp(
  String.raw`(?:\[\d+\]|'[^']*'|[^\s'"!(),;+*/^&=<>-]+)!(?=${ADDIN_PREFIX})`,
  'gi',
);

/** A formula as a file holds it, without its sign. */
export function toFileFormula(formula: string): string {
  const found = withDotFunctions(tokens(formula));
  const variables = variablesOf(found);
  return withFunctions(found, FILE_SYNTAX, (token) => {
    if (token.kind === 'call')
      return variables.has(token.text.toUpperCase()) ? variable(token) : fileName(token.text);
    return token.kind === 'name' && variables.has(token.text.toUpperCase()) ? variable(token) : token.text;
  }).slice(1);
}

/** A file's formula as a person would type it. */
export function fromFileFormula(stored: string): string {
  const outsideTexts = `=${stored}`
    .split(/("(?:[^"]|"")*")/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(FOREIGN_PLACE, '')))
    .join('');
  const found = tokens(outsideTexts).map((token): Token => {
    if (token.kind === 'call') return { ...token, text: sheetName(token.text) };
    if (token.kind === 'name' && token.text.startsWith(VARIABLE_PREFIX))
      return { ...token, text: token.text.slice(VARIABLE_PREFIX.length) };
    return token;
  });
  return withSigns(found)
    .map(({ text }) => text)
    .join('');
}

/** Whether the result of a formula may fill more cells than its own, so that a file marks it as a dynamic array. */
export function maySpill(formula: string): boolean {
  return tokens(formula).some(
    ({ kind, text }) =>
      text === '#' ||
      (kind === 'call' && (SPILLING.has(text.toUpperCase()) || isAddinFunction(text.toUpperCase()))),
  );
}

function isAddinFunction(name: string): boolean {
  return name.startsWith(`${NAMESPACE}.`);
}

function fileName(text: string): string {
  const name = text.toUpperCase();
  if (isAddinFunction(name)) return `${ADDIN_PREFIX}${name.replaceAll('.', '_')}`;
  return `${FILE_PREFIXES.get(name) ?? ''}${text}`;
}

function sheetName(text: string): string {
  if (text.startsWith(VARIABLE_PREFIX)) return text.slice(VARIABLE_PREFIX.length);
  const addin = new RegExp(`^${ADDIN_PREFIX}${NAMESPACE}_`, 'i');
  return text.replace(/^(_xlfn\.|_xlws\.)+/i, '').replace(addin, `${NAMESPACE}.`);
}

function variable({ text }: Token): string {
  return `${VARIABLE_PREFIX}${text}`;
}

/** The names that LET and LAMBDA give, which a file marks wherever they are used. */
function variablesOf(found: readonly Token[]): Set<string> {
  const names = new Set<string>();
  const open: { call: string; argument: number }[] = [];
  found.forEach((token, index) => {
    const before = found[index - 1];
    const at = open.at(-1);
    if (token.text === '(')
      open.push({ call: before?.kind === 'call' ? before.text.toUpperCase() : '', argument: 0 });
    else if (token.text === ')') open.pop();
    else if (token.text === ',' && at) at.argument += 1;
    else if (token.kind === 'name' && at && isGiven(at, found, index)) names.add(token.text.toUpperCase());
  });
  return names;
}

/** A name alone between its commas: any but the last of LAMBDA, every other of LET. */
function isGiven(
  { call, argument }: { call: string; argument: number },
  found: readonly Token[],
  index: number,
): boolean {
  const solid = (from: number, step: number): string | undefined => {
    let at = from;
    while (found[at]?.kind === 'space') at += step;
    return found[at]?.text;
  };
  const isAlone = ['(', ','].includes(solid(index - 1, -1) ?? '') && solid(index + 1, 1) === ',';
  return isAlone && (call === 'LAMBDA' || (call === 'LET' && argument % 2 === 0));
}

/** `ANCHORARRAY(A1)` as `A1#`, `_FV(A1,"field")` as `A1.field`, `SINGLE(F(A1))` as `@F(A1)`. */
function withSigns(found: readonly Token[]): Token[] {
  const all = [...found];
  for (let at = all.length - 1; at >= 0; at--) {
    const [token, open, first, comma, second, close] = all.slice(at, at + 6);
    const name = token?.kind === 'call' ? token.text.toUpperCase() : '';
    if (!first || open?.text !== '(') continue;
    const isAnchor = first.kind === 'reference' || first.kind === 'name';
    if (name === 'ANCHORARRAY' && isAnchor && comma?.text === ')') {
      all.splice(at, 4, first, { kind: 'operator', text: '#' });
    } else if (name === '_FV' && comma?.text === ',' && second?.kind === 'text' && close?.text === ')') {
      const field = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(second.value) ? second.value : `[${second.value}]`;
      all.splice(at, 6, { ...first, text: `${first.text}.${field}` });
    } else if (name === 'SINGLE' && first.kind === 'call') {
      const end = closing(all, at + 1);
      if (end !== undefined && all[end - 1]?.text === ')') {
        all.splice(end, 1);
        all.splice(at, 2, { kind: 'operator', text: '@' });
      }
    }
  }
  return all;
}

/** The place of the parenthesis that closes the one at this place. */
function closing(all: readonly Token[], open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < all.length; at++) {
    if (all[at]?.kind !== 'operator') continue;
    if (all[at]?.text === '(') depth += 1;
    if (all[at]?.text === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}
