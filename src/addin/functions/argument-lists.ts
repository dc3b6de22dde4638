import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import { FIELD_KINDS } from './tables/field-kinds';

/** One value that Excel offers while somebody types an argument. */
export type ListedValue = { name: string; stringValue: string; tooltip: string };

/** The values of an argument, and the functions that take it, each with the parameter's name. */
export type ArgumentList = {
  id: string;
  parameters: readonly (readonly [functionId: string, parameter: string])[];
  values: readonly ListedValue[];
};

const listed = (values: readonly string[], tooltips: readonly string[] = []): ListedValue[] =>
  values.map((value, index) => ({ name: value, stringValue: value, tooltip: tooltips[index] ?? '' }));

/**
 * What the build writes into functions.json as enums. The parameters stay of type `any`, so that ranges and other spellings
 * are taken as before; the metadata plugin would take an enum for a parameter of type `string` only.
 */
export const ARGUMENT_LISTS: readonly ArgumentList[] = [
  {
    id: 'ENTITY_TYPE',
    parameters: [
      ['ENTITY', 'type'],
      ['SEARCH', 'type'],
      ['MATCH', 'type'],
    ],
    values: listed(ENTITY_TYPES),
  },
  { id: 'FIELD_KIND', parameters: [['FIELDS', 'kind']], values: listed(FIELD_KINDS) },
  {
    id: 'DIRECTION',
    parameters: [['RELATED', 'direction']],
    values: listed(
      ['both', 'outgoing', 'incoming'],
      ['Both directions', 'From the entity to others', 'From others to the entity'],
    ),
  },
  {
    id: 'FREQUENCY',
    parameters: [['HISTORY', 'frequency']],
    values: listed(['D', 'W', 'M', 'Q', 'A'], ['Days', 'Weeks', 'Months', 'Quarters', 'Years']),
  },
  {
    id: 'AGGREGATION',
    parameters: [['HISTORY', 'options']],
    values: listed(
      ['aggregate=auto', 'aggregate=last', 'aggregate=average', 'aggregate=sum', 'aggregate=none'],
      [
        'As fits the unit',
        'Last value of a period',
        'Average of a period',
        'Sum of a period',
        'Never combined',
      ],
    ),
  },
];
