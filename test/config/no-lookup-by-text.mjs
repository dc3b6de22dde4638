import ts from 'typescript';

/** Whether a type may be any text, rather than one of some words that the program itself has written. */
function isAnyText(type) {
  if (type.isUnionOrIntersection()) return type.types.some(isAnyText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;
}

/**
 * Refuses `object[text]` and `text in object` where the text may be any: "constructor" and "__proto__" are in every plain
 * object, and what is looked up by a text from outside finds them. A Map has what was put into it, and `ownValue` of
 * src/contract reads what was parsed.
 */
export const noLookupByText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'Any text may stand here, "constructor" too: look it up in a Map, or by ownValue.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isText = (node) => {
      const type = services.getTypeAtLocation(node);
      return isAnyText(checker.getBaseConstraintOfType(type) ?? type);
    };
    return {
      MemberExpression(node) {
        if (node.computed && isText(node.property)) context.report({ node, messageId: 'text' });
      },
      'BinaryExpression[operator="in"]'(node) {
        if (node.left.type !== 'PrivateIdentifier' && isText(node.left))
          context.report({ node, messageId: 'text' });
      },
    };
  },
};
