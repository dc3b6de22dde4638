import ts from 'typescript';

/** Above a line, this says why any text may look something up there. */
const ALLOWED = /\/\/ any text: ./;

/**
 * The lines, from 1, of `object[text]` and `text in object` where the text may be any: "constructor" and "__proto__" are in
 * every plain object, and what is looked up by a text from outside finds them. A Map has what was put into it, and
 * `ownValue` of src/shared/contract reads what was parsed.
 */
export function lookupsByText(file, checker) {
  const lines = file.text.split('\n');
  const found = [];
  const visit = (node) => {
    const text = textOf(node);
    if (text !== undefined && isAnyText(typeOf(text, checker))) {
      const line = file.getLineAndCharacterOfPosition(node.getEnd()).line;
      if (!ALLOWED.test(lines[line - 1] ?? '')) found.push(line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What looks something up in an object, where a node does. */
function textOf(node) {
  if (ts.isElementAccessExpression(node)) return node.argumentExpression;
  const isIn = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;
  return isIn && !ts.isPrivateIdentifier(node.left) ? node.left : undefined;
}

function typeOf(node, checker) {
  const type = checker.getTypeAtLocation(node);
  return checker.getBaseConstraintOfType(type) ?? type;
}

/** Whether a type may be any text, rather than one of some words that the program itself has written. */
function isAnyText(type) {
  if (type.isUnionOrIntersection()) return type.types.some(isAnyText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;
}
