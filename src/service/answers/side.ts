import type { Fact } from '../query/fact';
import type { StoredEntity } from '../store/stored';
import { fieldLabel } from './field-label';
import { notHeld, type Finding } from './statement';
import { factsAt } from './time-travel';
import type { Tools } from './tools';

/** One of two figures that stand side by side. */
export type Side = { entity: StoredEntity; fact: Fact };

/** Finds the figure of one side, or the reason why there is none. */
export function sideOf(
  tools: Tools,
  { name, field, when }: { name: string; field: string; when: string | undefined },
): Side | Finding {
  const { linker, evaluator } = tools;
  const entity = linker.entity(name.replace(/^(?:either|both) /i, ''), field);
  if (entity === undefined) return notHeld(`it has no entity called “${name}”.`);
  const path = evaluator.reader.steps([field]);
  const { reader } = evaluator;
  const [fact] = when === undefined ? reader.read(entity, path) : factsAt(entity, path, { when, reader });
  return fact === undefined
    ? notHeld(`it has no ${fieldLabel(field)} for ${entity.name}.`)
    : { entity, fact };
}

/** What two facts are compared by. */
export function sizeOf({ value }: Fact): number | string {
  if (value.kind === 'number' || value.kind === 'point') return value.number;
  return value.kind === 'date' ? value.date : '';
}
