import type { AstExpression } from '@borgar/fx';

import { CALCULATING_FUNCTIONS } from './calculating-functions';
import { kerFunction } from './ker-formula';
import { LONGEST_FORMULA } from './limits';
import { fieldsIn } from './reference';
import { treeOf } from './tree';

/** The formulas behind the names of a workbook and of its sheets, by name in lower case, without the sheet. */
export type DefinedNames = ReadonlyMap<string, readonly string[]>;

/** What a formula does that no formula may do which the person has not typed herself. */
export type Reach =
  /** It is no formula on cells of this workbook: a slip, another workbook, a DDE link. */
  | { kind: 'unreadable' }
  | { kind: 'too-long' }
  /** It calls no function of this add-in. */
  | { kind: 'foreign' }
  /** It calls a function, or uses a name, that does not only calculate. */
  | { kind: 'outside'; what: string };

/** How a formula is judged. */
export type ReachOptions = {
  /** The workbook's names; one that is not among them is refused. @default none */
  names?: DefinedNames;
  /** Whether the formula must call a function of this add-in. @default true */
  needsKer?: boolean;
};

/** What a formula reaches for beyond its workbook; undefined where it only calculates and asks the service. */
export function formulaReach(formula: string, options: ReachOptions = {}): Reach | undefined {
  return riskSentence(formula, options).reach;
}

/** The same, and whether it reads names, so that those of the workbook may make a difference. */
export function riskSentence(
  formula: string,
  { names = new Map<string, readonly string[]>(), needsKer = true }: ReachOptions = {},
): { reach: Reach | undefined; readsNames: boolean } {
  if (formula.length > LONGEST_FORMULA) return { reach: { kind: 'too-long' }, readsNames: false };
  const tree = formula.startsWith('=') ? treeOf(formula) : undefined;
  if (tree === undefined) return { reach: { kind: 'unreadable' }, readsNames: false };
  const walk = new Walk(names);
  walk.visit(tree, NONE);
  for (const field of fieldsIn(formula)) walk.field(field);
  return { reach: walk.reach(needsKer), readsNames: walk.readsNames };
}

/** Variables of LET and LAMBDA, in lower case. */
type Bound = ReadonlySet<string>;

const NONE: Bound = new Set();

/** Walks a formula, and the formulas of the names that it uses. */
class Walk {
  /** The first thing that does more than calculate. */
  outside: string | undefined = undefined;
  callsKer = false;
  readsNames = false;
  private readonly seen = new Set<string>();

  constructor(private readonly names: DefinedNames) {}

  reach(needsKer: boolean): Reach | undefined {
    if (this.outside !== undefined) return { kind: 'outside', what: this.outside };
    return needsKer && !this.callsKer ? { kind: 'foreign' } : undefined;
  }

  visit(node: AstExpression | null, bound: Bound): void {
    switch (node?.type) {
      case 'CallExpression':
        this.call(node, bound);
        break;
      case 'UnaryExpression':
      case 'BinaryExpression':
        for (const argument of node.arguments) this.visit(argument, bound);
        break;
      case 'ArrayExpression':
        for (const element of node.elements.flat()) this.visit(element, bound);
        break;
      case 'LambdaExpression':
        this.visit(node.body, new Set([...bound, ...node.params.map(({ name }) => variable(name))]));
        break;
      case 'LetExpression': {
        const inner = new Set(bound);
        for (const { id, init } of node.declarations) {
          this.visit(init, inner);
          inner.add(variable(id.name));
        }
        this.visit(node.body, inner);
        break;
      }
      case 'ReferenceIdentifier':
        if (node.kind === 'name') this.name(node.value, bound);
        break;
      default:
    }
  }

  private call(node: Extract<AstExpression, { type: 'CallExpression' }>, bound: Bound): void {
    // What is called may be a LAMBDA or the result of another call, though the library's type knows names alone.
    const callee = node.callee as typeof node.callee | AstExpression;
    if (callee.type !== 'Identifier') this.visit(callee, bound);
    else if (kerFunction(callee.name) !== undefined) this.callsKer = true;
    // A variable may have the name of a function, so that a call of one is never what it seems.
    else if (!calculates(callee.name)) this.outside ??= callee.name.toUpperCase();
    for (const argument of node.arguments) this.visit(argument, bound);
  }

  /** What has the look of a card's field may be a name, as `Q1.Sales`. */
  field(text: string): void {
    this.readsNames = true;
    this.behind(text);
  }

  /**
   * A name stands for a variable, for a formula, or for a function that another one calls (`MAP(A1:A9,ABS)`): for that only
   * where the workbook has no name of it.
   */
  private name(text: string, bound: Bound): void {
    if (bound.has(variable(text))) return;
    this.readsNames = true;
    if (!this.behind(text) && !calculates(text)) this.outside ??= text;
  }

  /** Goes through the formulas of a name; false where there is none of that name. */
  private behind(text: string): boolean {
    const name = text.slice(text.lastIndexOf('!') + 1).toLowerCase();
    const formulas = this.names.get(name);
    if (formulas === undefined) return false;
    if (this.seen.has(name)) return true;
    this.seen.add(name);
    for (const formula of formulas) {
      const tree = treeOf(formula);
      if (tree === undefined) this.outside ??= text;
      else this.visit(tree, NONE);
      for (const field of fieldsIn(formula)) this.field(field);
    }
    return true;
  }
}

function calculates(name: string): boolean {
  return CALCULATING_FUNCTIONS.has(name.toUpperCase().replace(/^_XLFN\.(?:_XLWS\.)?/, ''));
}

/** Excel keeps variables with a prefix of its own. */
function variable(name: string): string {
  return name.toLowerCase().replace(/^_xlpm\./, '');
}
