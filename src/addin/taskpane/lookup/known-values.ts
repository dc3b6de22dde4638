import type { Knowledge } from '../../runtime/knowledge';
import { chartPoints } from './chart-points';
import type { KnownValue } from './build-block';
import { fieldKey, type Field } from './field';
import type { ProfileContent } from './load-profile';
import type { Source } from '../../../shared/contract/source';

/** The values of ticked fields in the profile. Series are left out until they are requested. */
export function knownValues(fields: readonly Field[], content: ProfileContent): Map<string, KnownValue> {
  return new Map(
    fields.flatMap((field): [string, KnownValue][] => {
      if (field.kind === 'property') {
        const value = content.properties.find(({ name }) => name === field.name)?.value;
        return value
          ? [[fieldKey(field), { value: value.value, source: sourceText(value.sources ?? []) }]]
          : [];
      }
      if (field.kind === 'observation') return [];
      const entry = content.relationships.find(
        ({ type, direction }) => type === field.type && direction === field.direction,
      );
      const names = entry?.items.map(({ name }) => name) ?? [];
      const sources = entry?.items.flatMap(({ properties }) => properties.sources ?? []) ?? [];
      return [[fieldKey(field), { value: names, source: sourceText(sources) }]];
    }),
  );
}

/** The last values of the ticked series, which travel in one request. */
export async function lastValues(
  knowledge: Knowledge,
  { id, fields, signal }: { id: string; fields: readonly Field[]; signal: AbortSignal },
): Promise<Map<string, KnownValue>> {
  const series = fields.filter((field) => field.kind === 'observation');
  const waiter = { person: true, signal };
  const found = await Promise.all(
    series.map(async (field): Promise<[string, KnownValue]> => {
      const observation = await knowledge.observation(
        { id, type: field.type, observation: field.id },
        waiter,
      );
      const data = observation?.data ?? [];
      const last = chartPoints(data).at(-1);
      const { name, source, published_time: published } = data.at(-1)?.origin ?? {};
      const said = [source ?? name, published?.slice(0, 10)].filter(Boolean).join(', ');
      return [fieldKey(field), { value: last?.value, unit: field.unit, source: said }];
    }),
  );
  return new Map(found);
}

/** A citation in a cell: name, date and link of the first source. */
function sourceText([first]: readonly Source[]): string {
  if (!first) return '';
  const link = typeof first.document === 'string' ? first.document : '';
  return [first.name, first.date, link].filter(Boolean).join(', ');
}
