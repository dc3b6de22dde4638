import type { Source } from '../shared/contract/source';
import { isDay } from '../service/store/calendar-day';
import type { StoredProperty } from '../service/store/stored';

/** The properties that have a value, each with its source. */
export function propertiesOf(
  values: Readonly<Record<string, StoredProperty['value'] | undefined>>,
  sources: readonly Source[],
): Record<string, StoredProperty> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' || (typeof value === 'object' && value.length === 0)
        ? []
        : [[name, { value, sources }] as const],
    ),
  );
}

/** The day of a time as registers write it; undefined for what is none. */
export function dayOf(time: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(time)?.[1];
  return day !== undefined && isDay(day) ? day : undefined;
}
