import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';

/** Indices whose growth over a year is published of the figures as they are: a whole year has every season once. */
const PRICES = /^(?:Consumer|Producer) Price Index\b/;

/** A growth of prices over a year as it is of the index that is not adjusted for the season, where that is held of then. */
export function unadjusted(expression: Expression, { topics, means }: Evaluator): Expression {
  const { topic, also, at = [], select, aggregate, claim, orders } = expression;
  const paths = [select, aggregate?.path ?? [], claim?.path ?? [], ...orders.map(({ path }) => path)];
  if (!paths.some((path) => /_growth(?:_history)?$/.test(path.at(-1) ?? ''))) return expression;
  const [end = ''] = at.slice(-1).flatMap((time) => time.split('..').slice(-1));
  const last = /^\d{4}$/.test(end) ? `${end}-12` : end.slice(0, 7);
  /** The month up to which figures are asked for, of those that there are. */
  const isLine = paths.some((path) => path.at(-1)?.endsWith('_history') === true);
  const wanted = (newest: string): string =>
    last !== '' && last <= newest ? last : isLine ? newest.slice(0, 4) : newest;
  const own = (name: string): string => {
    const found = topics.find(name);
    const [entity] = found?.kind === 'named' ? found.entities : [];
    if (entity?.type !== 'MacroIndicator' || !PRICES.test(entity.name)) return name;
    const plain = [...means.exact(`${entity.name} (not seasonally adjusted)`)].find(
      ({ type }) => type === entity.type,
    );
    // What reaches further counts more than what is published.
    if (plain === undefined || newestOf(plain) < wanted(newestOf(entity))) return name;
    const called = plain.aliases.find((alias) => alias !== alias.toUpperCase()) ?? plain.name;
    return called;
  };
  return { ...expression, topic: own(topic), ...(also === undefined ? {} : { also: also.map(own) }) };
}

/** The newest month of all lines. */
const newestOf = ({ series }: StoredEntity): string =>
  series.flatMap(({ dates }) => dates.at(-1)?.slice(0, 7) ?? []).reduce((a, b) => (a > b ? a : b), '');
