import * as fc from 'fast-check';

import { componentsOf, loopsIn } from '../../../src/sheet/engine/loops';

const graph = (edges: Record<number, number[]>) => (node: number) => edges[node] ?? [];

describe('loops of a graph', () => {
  it('are groups that lead back to themselves, and nodes that lead to themselves', () => {
    const next = graph({ 1: [2], 2: [3, 4], 3: [1], 4: [5], 5: [5], 6: [4] });
    expect(loopsIn([1, 2, 3, 4, 5, 6], next).map((loop) => loop.toSorted())).toEqual([[5], [1, 2, 3]]);
  });

  it('are found in a chain as long as a sheet', () => {
    const length = 100_000;
    const next = (node: number) => [node + 1 === length ? 0 : node + 1];
    expect(loopsIn([0], next)[0]).toHaveLength(length);
  });

  it('are what can reach itself, and every node comes after those that it leads to', () => {
    const edges = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 30 });
    fc.assert(
      fc.property(edges, (pairs) => {
        const nodes = Array.from({ length: 10 }, (_node, index) => index);
        const next = (node: number) => pairs.flatMap(([from, to]) => (from === node ? [to] : []));
        const reached = (start: number): Set<number> => {
          const seen = new Set(next(start));
          for (const node of seen) for (const each of next(node)) seen.add(each);
          return seen;
        };
        const found = componentsOf(nodes, next);
        const inLoops = found.flatMap(({ nodes: group, isLoop }) => (isLoop ? group : []));
        expect(inLoops.toSorted()).toEqual(nodes.filter((node) => reached(node).has(node)));
        const place = new Map(found.flatMap(({ nodes: group }, at) => group.map((node) => [node, at])));
        expect(place.size).toBe(10);
        for (const [from, to] of pairs) {
          const isTogether = reached(from).has(from) && reached(to).has(from);
          if (isTogether) expect(place.get(from)).toBe(place.get(to));
          else if (from !== to) expect(place.get(to)).toBeLessThan(place.get(from) ?? 0);
        }
      }),
    );
  });
});
