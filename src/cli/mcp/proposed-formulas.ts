import { Refusal } from '../refusal';

/** Excel takes no longer formula. */
const LONGEST = 8_192;

/** A table of entities by fields. */
export type ProposedTable = {
  entities: readonly string[];
  fields: readonly string[];
  kind: 'properties' | 'figures';
  sources: boolean;
};

/** The formulas that fill a table, the values first and then their sources. */
export function proposeFormulas({ entities, fields, kind, sources }: ProposedTable): string[] {
  const names = constant(entities, ';');
  const formulas =
    kind === 'properties'
      ? [`=KER.PROP(${names},${constant(fields, ',')})`, `=KER.SOURCE(${names},${constant(fields, ',')})`]
      : [`=KER.LATEST(${names},${constant(fields, ',')})`];
  const wanted = sources ? formulas : formulas.slice(0, 1);
  if (wanted.some(({ length }) => length > LONGEST))
    throw new Refusal('A formula with these names is too long. Put the names into cells and refer to them.');
  return wanted;
}

function constant(texts: readonly string[], separator: ',' | ';'): string {
  const quoted = texts.map((text) => `"${text.replaceAll('"', '""')}"`);
  return quoted.length === 1 ? (quoted[0] ?? '') : `{${quoted.join(separator)}}`;
}
