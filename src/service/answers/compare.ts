import { plainValue } from '../query/to-rows';
import { factSentence } from './fact-sentence';
import { fieldLabel } from './field-label';
import { formatLarge, formatNumber } from './format-value';
import { sideOf, sizeOf, type Side } from './side';
import type { Finding, Statement } from './statement';
import type { Tools } from './tools';

/** Two entities by name and the fields to compare them by, the first that both have. */
export type Compared = {
  left: string;
  right: string;
  fields: readonly string[];
  isLess: boolean;
  /** A yes or no is wanted, not which of the two. */
  isClaim: boolean;
  when?: string | undefined;
};

/** Compares two entities; nothing where no field is understood. */
export function compare(tools: Tools, asked: Compared): Finding | undefined {
  const fields = asked.fields.flatMap((phrase) => tools.linker.field(phrase) ?? []);
  let refusal: Finding | undefined;
  for (const field of fields) {
    const [left, right] = [asked.left, asked.right].map((name) =>
      sideOf(tools, { name, field, when: asked.when }),
    );
    if (left === undefined || right === undefined) continue;
    if ('entity' in left && 'entity' in right) return compared({ left, right, field, asked });
    refusal ??= 'entity' in left ? ('entity' in right ? undefined : right) : left;
  }
  return refusal;
}

function compared({
  left,
  right,
  field,
  asked,
}: {
  left: Side;
  right: Side;
  field: string;
  asked: Compared;
}): Finding {
  const difference =
    sizeOf(left.fact) > sizeOf(right.fact) ? 1 : sizeOf(left.fact) < sizeOf(right.fact) ? -1 : 0;
  const isMet = asked.isLess ? difference < 0 : difference > 0;
  const winner = isMet ? left : right;
  const verdict = asked.isClaim
    ? `**${isMet ? 'Yes' : 'No'}.** ${gap(left, right)}`
    : difference === 0
      ? 'Both have the same.'
      : `**${winner.entity.name}** ${comparative(field, asked.isLess)}. ${gap(left, right)}`;
  const facts = [left.fact, right.fact];
  const sides: Statement[] = [left, right].map(({ entity, fact }) => ({
    content: factSentence(entity, field, [fact]),
    facts: [fact],
  }));
  return {
    statements: [{ content: verdict.trim(), facts }, ...sides],
    rows: [left, right].map(({ entity, fact }) => ({ name: entity.name, [field]: plainValue(fact) })),
    about: [left.entity, right.entity],
  };
}

function comparative(field: string, isLess: boolean): string {
  if (field === 'founded') return isLess ? 'is older' : 'is younger';
  return `has the ${isLess ? 'lower' : 'higher'} ${fieldLabel(field)}`;
}

function gap(left: Side, right: Side): string {
  const [a, b] = [left.fact, right.fact].map(sizeOf);
  if (typeof a !== 'number' || typeof b !== 'number') return '';
  const difference = Math.abs(a - b);
  return `The difference is ${difference >= 1e6 ? formatLarge(difference) : formatNumber(difference)}.`;
}
