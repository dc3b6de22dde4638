import * as v from 'valibot';

const uuid = v.uuid();

/** An entity id: a UUID in any letter case. */
export const entityIdSchema = v.pipe(v.string(), uuid);

/** Cells of one row ask of the same entity, one after the other. */
let last = '';

/** Whether a text is a UUID, asked for each cell: a schema's walk costs as much as the rest of one that is kept. */
export function isUuid(text: string): boolean {
  if (text === last) return true;
  const isOne = uuid.requirement.test(text);
  if (isOne) last = text;
  return isOne;
}
