import type { Part } from './question-parts';

/** The parts of a part in which a time may stand. */
const WITHIN = ['set', 'of', 'root', 'than'] as const;

/**
 * Whether what two parts are together still says the times that were said of the fields among them: a ranking by the
 * revenue of 2019 must not become one by the latest.
 */
export function keepsTimes(left: Part, right: Part, joined: Part): boolean {
  const [first, second] = [saidOf(left), saidOf(right)];
  if (first.length + second.length === 0) return true;
  const kept = timesIn(joined);
  // A span may have become two bounds.
  return [...first, ...second].every((moment) =>
    moment.split('..').every((each) => kept.some((time) => time.includes(each))),
  );
}

const NONE: readonly string[] = [];

/** The times that were said of a figure, which none may stand in for. */
function saidOf(part: Part): readonly string[] {
  if (part.kind === 'fields' || part.kind === 'order' || part.kind === 'cond') return part.at ?? NONE;
  if (part.kind === 'value' || part.kind === 'set') return part.at;
  return part.kind === 'phrase' && part.of.kind !== 'fields' ? part.of.at : NONE;
}

function timesIn(part: object): readonly string[] {
  const { at = [], filters = [], where = [] } = part as Said;
  const filtered = [...filters, ...where].map(({ operand }) => operand.text);
  const deeper = WITHIN.flatMap((name) => {
    const within = (part as Partial<Record<string, object>>)[name];
    return within === undefined ? [] : timesIn(within);
  });
  return [...at, ...filtered, ...deeper];
}

type Said = {
  at?: readonly string[];
  filters?: readonly { operand: { text: string } }[];
  where?: readonly { operand: { text: string } }[];
};
