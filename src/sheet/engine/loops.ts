/** Nodes that all lead to each other, or one alone; it is a loop where it leads to itself. */
export type Component<Node> = { nodes: Node[]; isLoop: boolean };

/**
 * The strongly connected components in dependency order (Tarjan 1972), without recursion because chains of cells are
 * long.
 */
export function componentsOf<Node>(
  nodes: Iterable<Node>,
  next: (node: Node) => Iterable<Node>,
): Component<Node>[] {
  const found: Component<Node>[] = [];
  const order = new Map<Node, number>();
  const lowest = new Map<Node, number>();
  const open: Node[] = [];
  const isOpen = new Set<Node>();
  const own = new Set<Node>();
  const enter = (node: Node) => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    isOpen.add(node);
    return { node, rest: next(node)[Symbol.iterator]() };
  };
  const lower = (node: Node, to: number | undefined) =>
    lowest.set(node, Math.min(lowest.get(node) ?? 0, to ?? Infinity));
  for (const start of nodes) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const { node, rest } = at;
      const step = rest.next();
      if (step.done !== true) {
        if (step.value === node) own.add(node);
        if (!order.has(step.value)) path.push(enter(step.value));
        else if (isOpen.has(step.value)) lower(node, order.get(step.value));
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before) lower(before.node, lowest.get(node));
      if (lowest.get(node) !== order.get(node)) continue;
      const group = open.splice(open.lastIndexOf(node));
      for (const each of group) isOpen.delete(each);
      found.push({ nodes: group, isLoop: group.length > 1 || own.has(node) });
    }
  }
  return found;
}

/** The groups of nodes that lead back to themselves. */
export function loopsIn<Node>(nodes: Iterable<Node>, next: (node: Node) => Iterable<Node>): Node[][] {
  return componentsOf(nodes, next).flatMap((each) => (each.isLoop ? [each.nodes] : []));
}
