// A rule for tests of pages: Playwright's reads that do not wait for anything find what a slow machine has not drawn yet.

/** What is read of a page as it is at this moment. */
const READS = new Set(['allInnerTexts', 'allTextContents', 'count', 'isHidden', 'isVisible']);

/** `expect(await list.count())`; that there are none may be asked at once, where something has shown that all is drawn. */
const waits = {
  meta: { messages: { atOnce: 'A page draws in its own time: expect it inside `until(…)`' } },
  create: (context) => ({
    AwaitExpression(node) {
      if (READS.has(nameOf(node.argument)) && isCallOf(node.parent, 'expect') && !mayBeAtOnce(node.parent))
        context.report({ node, messageId: 'atOnce' });
    },
  }),
};

export default { meta: { name: 'pages' }, rules: { waits } };

function mayBeAtOnce(expectation) {
  const { parent } = expectation;
  if (parent?.property?.name === 'toBe' && parent.parent.arguments?.[0]?.value === 0) return true;
  for (let around = parent; around; around = around.parent) if (isCallOf(around, 'until')) return true;
  return false;
}

function nameOf(node) {
  return node?.type === 'CallExpression' ? (node.callee.property ?? node.callee).name : undefined;
}

function isCallOf(node, name) {
  return node?.type === 'CallExpression' && node.callee.name === name;
}
