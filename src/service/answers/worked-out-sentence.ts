import type { Fact } from '../query/fact';
import { formulaOf, termsOf } from '../query/formulas';
import type { PathReader } from '../query/read-path';
import { lackingInputs } from '../query/worked-out';
import type { StoredEntity } from '../store/stored';
import { formatFact, joinNames } from './format-value';
import { fieldLabel } from './phrase';

const WORDS: Readonly<Record<'+' | '-' | '/', string>> = { '+': 'plus', '-': 'less', '/': 'by' };

/** What a figure of a formula is worked out from: `operating cash flow $110.5 billion less capital expenditure $11.0 billion`. */
export function workings({ field, grounds = [] }: Fact): string {
  const formula = formulaOf(field);
  if (formula === undefined || grounds.length === 0) return '';
  const parts = termsOf(formula).map(({ operator }, at) => {
    const fact = grounds[at];
    const shown = fact === undefined ? '' : `${fieldLabel(fact.field)} ${formatFact(fact)}`;
    return at === 0 ? shown : `${WORDS[operator]} ${shown}`;
  });
  return `: ${parts.join(' ')}`;
}

/** Which of the figures that one is worked out from are not held of an entity; nothing where it is not worked out, or all are. */
export function lackingFor(
  field: string,
  entity: StoredEntity | undefined,
  reader: PathReader,
): string | undefined {
  if (entity === undefined) return undefined;
  const formula = formulaOf(field);
  const [, part, whole] = /^(.+)_(?:percent_of|minus)_(.+)$/.exec(field) ?? [];
  const lacking =
    formula !== undefined
      ? lackingInputs(entity, formula)
      : [part, whole].filter(
          (each) => each !== undefined && reader.read(entity, reader.steps([each])).length === 0,
        );
  return lacking.length === 0 ? undefined : joinNames(lacking.map((each = '') => fieldLabel(each)));
}
