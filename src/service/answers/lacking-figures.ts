import type { Evaluator, Result } from '../query/evaluate';
import { momentOf } from '../query/period';
import { parseQuantity } from '../query/quantity';
import type { Expression, Filter } from '../query/tree';
import { joinNames } from './format-value';
import { pathLabel, setPhrase, spoken, timePhrase } from './phrase';
import type { Statement } from './statement';

/** As many names as a note tells. */
const MOST_NAMED = 12;

const isFigure = ({ path, operator, operand }: Filter): boolean =>
  /^[<>]=?$/.test(operator) && path.length === 1 && parseQuantity(operand.text) !== undefined;

/**
 * Of a collection that is narrowed by a figure, those that meet every other condition and lack the figure: they are
 * neither above nor below, and not passed over.
 */
export function lackingFigures(
  expression: Expression,
  { topics }: Result,
  evaluator: Evaluator,
): Statement[] {
  const { filters, at = [] } = expression;
  const figures = filters.filter(isFigure);
  const others = filters.filter((filter) => !isFigure(filter));
  if (figures.length === 0 || others.length === 0 || topics.length > 0) return [];
  const whole: Expression = {
    topic: expression.topic,
    filters: others,
    select: [],
    orders: [],
    returns: ['name'],
  };
  const { rows } = evaluator.run(whole);
  const reader = evaluator.reader.at(at.map(momentOf), at.length > 0);
  return figures.flatMap(({ path }) => {
    const steps = reader.steps(path);
    const lacking = rows.filter(({ entity }) => reader.read(entity, steps).length === 0);
    if (lacking.length === 0) return [];
    const known = [...new Set(lacking.map(({ entity }) => spoken(entity)))];
    const whom = known.length > MOST_NAMED ? `${known.length}` : joinNames(known);
    const of = `of the ${rows.length} ${setPhrase(whole, evaluator.means)}`;
    const content = `\nThe embedded dataset has no ${pathLabel(path)}${timePhrase(at)} of ${whom} ${of}, so that ${known.length === 1 ? 'it is' : 'they are'} left out.`;
    return [{ content, facts: [] }];
  });
}
