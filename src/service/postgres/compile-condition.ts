import { nameText } from '../../shared/names/name-text';
import { withoutProtocol } from '../query/compared-text';
import { fieldSpec } from '../query/field-table';
import type { Condition } from '../store/collection';
import { compilePath, holdsPlace, IS_THERE, type Found } from './compile-path';
import { compileTest } from './compile-test';
import type { CompileContext, Target } from './compile-context';
import { PLACE_TYPES } from './field-places';
import { all, any, ANYTHING, exact, type Compiled } from './statement';

/**
 * Conditions on an entity `e`. Where SQL cannot express them, a wider one; conditions of one facet must hold for the
 * same entity there.
 */
export function compileConditions(conditions: readonly Condition[], compiling: CompileContext): Compiled {
  const facets = new Map<string, Condition[]>();
  for (const condition of conditions) {
    const name = condition.facet.join('.');
    facets.set(name, [...(facets.get(name) ?? []), condition]);
  }
  return all([...facets.values()].map((group) => compileFacet(group, compiling)));
}

function compileFacet(group: readonly Condition[], compiling: CompileContext): Compiled {
  const [first, ...others] = group;
  if (first === undefined) return exact('true');
  const { facet } = first;
  const root = rootOf(compiling);
  const met = compilePath(root, facet, compiling, (found) => {
    // Of several texts one may meet this condition and another that.
    const isOne = 'entity' in found || found.place.held.most <= 1 || others.length === 0;
    const judged = all(group.map((condition) => judge(condition, found, compiling)));
    return isOne ? judged : { ...judged, isExact: false };
  });
  return facet.length > 0 && others.length === 0 ? any([met, ...metTogether(first, root, compiling)]) : met;
}

/** The entity that a plan shows. */
const rootOf = ({ types }: CompileContext): Found => ({
  key: '',
  entity: { no: 'e.no', type: 'e.type', types, depth: 0 },
});

/** Several values of one field may be met by several entities of the facet, as rounds A and B of one company. */
function metTogether(condition: Condition, root: Found, compiling: CompileContext): Compiled[] {
  const { facet, field, operator, operand, isEither } = condition;
  if (isEither || operator === '!=') return [];
  return operand.anyOf.flatMap((group) =>
    group.length < 2
      ? []
      : [
          all(
            group.map((value) =>
              compilePath(root, [...facet, ...field], compiling, (found) =>
                valueTest({ value, operator }, found, compiling),
              ),
            ),
          ),
        ],
  );
}

/** Whether what a facet leads to meets a condition. */
function judge(condition: Condition, found: Found, compiling: CompileContext): Compiled {
  const { field, operator, operand, isEither } = condition;
  const test = (value: string): Compiled =>
    compilePath(found, field, compiling, (last) => valueTest({ value, operator }, last, compiling));
  const groups = operand.anyOf.map((group) => group.map(test));
  const met = any([test(operand.text), ...(isEither || operator === '!=' ? groups.flat() : groups.map(all))]);
  if (operator !== '!=') return met;
  // A country without any membership may be meant too.
  if (fieldSpec(field.at(-1) ?? '')?.name === 'member_of') return ANYTHING;
  const holds =
    'place' in found && field.length === 0
      ? holdsPlace(found.place, found.of, compiling)
      : compilePath(found, field, compiling, IS_THERE);
  // Of several texts of a facet one may differ though another does not.
  if (!met.isExact || ('place' in found && found.place.held.most > 1)) return { ...holds, isExact: false };
  return all([holds, exact(`not ${met.sql}`)]);
}

type Valued = Pick<Condition, 'operator'> & { value: string };

/** Whether what a path leads to is what a value means. */
function valueTest({ value, operator }: Valued, found: Found, compiling: CompileContext): Compiled {
  if (value === '*' && (operator === '=' || operator === '!=')) return exact('true');
  if ('place' in found) return compileTest({ ...found, value, operator }, compiling);
  if (operator !== '=' && operator !== '!=') return exact('false');
  return (fieldSpec(found.key)?.name ?? found.key) === 'industry'
    ? isAny(found.entity, compiling.meanings.sectors(value), compiling)
    : isNamed(found.entity, value, compiling);
}

/** Whether an entity is named so, or lies in what is. */
function isNamed(entity: Target, value: string, compiling: CompileContext): Compiled {
  const { values, fields, meanings } = compiling;
  if (nameText(withoutProtocol(value)) === '') return exact('false');
  const meant = fields.hasSurroundings ? meanings.named(value) : undefined;
  if (meant === undefined) return ANYTHING;
  const { nos, inside, sets } = meant;
  if (entity.types.every((type) => PLACE_TYPES.has(type)))
    return isAny(entity, [...new Set([...nos, ...inside])], compiling);
  const named = isAny(entity, nos, compiling);
  if (sets.length === 0) return named;
  const lies = `exists (select from $s.lying l where l.entity = ${entity.no} and l.field = ''
    and l.surrounding = any(${values.put(sets, 'int[]')}))`;
  return any([named, exact(lies)]);
}

const isAny = ({ no }: Target, nos: readonly number[], { values }: CompileContext): Compiled =>
  exact(`${no} = any(${values.put(nos, 'int[]')})`);
