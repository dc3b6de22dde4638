import { useMemo, useState } from 'react';

import type { Failure } from '../../../shared/contract/failure';
import type { Introspection } from '../../../shared/contract/introspection';
import type { EntityHead } from '../../runtime/knowledge';
import { usePane } from '../shared/pane-context';
import { useInsert, type InsertState } from '../shared/use-insert';
import { useSelection } from '../shared/use-selection';
import { useTask } from '../shared/use-task';
import { buildBlock, type InsertChoice, type InsertMode } from './build-block';
import type { Comparison } from './comparison';
import type { Field } from './field';
import { knownValues, lastValues } from './known-values';
import type { ProfileContent } from './load-profile';
import { cellName, type CellPlace } from '../../../shared/formula/address';
import type { Block, CellContent } from '../../workbook/excel/content';

/** The form that inserts ticked fields. */
export type FieldInsert = {
  mode: InsertMode;
  labels: boolean;
  sources: boolean;
  setMode: (mode: InsertMode) => void;
  setLabels: (labels: boolean) => void;
  setSources: (sources: boolean) => void;
  /** What will be written, line by line; empty where the mode has nothing to write. */
  lines: readonly string[];
  /** The formulas among it. */
  formulas: readonly string[];
  address: string | undefined;
  busy: boolean;
  failure: Failure | undefined;
  outcome: InsertState;
  submit: () => void;
};

type Source = { head: EntityHead; content: ProfileContent; fields: readonly Field[]; comparing: Comparison };

/** Keeps the form, shows what it will write, and writes it. */
export function useFieldInsert({ head, content, fields, comparing }: Source): FieldInsert {
  const { texts, runtime } = usePane();
  const [mode, setMode] = useState<InsertMode>('formulas');
  const [labels, setLabels] = useState(true);
  const [sources, setSources] = useState(false);
  const { task, run } = useTask();
  const { outcome, insert } = useInsert();
  const selection = useSelection();

  const choice = useMemo<InsertChoice>(() => {
    const others = comparing.heads.filter(({ id }) => id !== head.id);
    const compared = comparing.heads.length === others.length ? [head, ...others] : comparing.heads;
    const headers = { entity: texts.insert.entityHeader, id: texts.insert.idHeader };
    const values = knownValues(fields, content);
    const oneUnit = sharedSeries(compared, fields, (id) => runtime.knowledge.known.introspection(id));
    return { mode, head, fields, labels, sources, compared, values, headers, oneUnit };
  }, [mode, head, content, fields, labels, sources, comparing, texts, runtime]);

  const submit = (): void =>
    run(async (signal) => {
      const asked =
        mode === 'values' ? await lastValues(runtime.knowledge, { id: head.id, fields, signal }) : [];
      const values = new Map([...choice.values, ...asked]);
      insert((anchor) => buildBlock({ ...choice, values }, anchor), selection?.address);
      return undefined;
    });

  const place = selection?.place ?? { row: 0, column: 0 };
  const block = buildBlock(choice, place);
  return {
    mode,
    labels,
    sources,
    setMode,
    setLabels,
    setSources,
    outcome,
    submit,
    lines: previewLines(block, place),
    formulas: block.flat().flatMap((content) => ('formula' in content ? [content.formula] : [])),
    address: selection?.address,
    busy: task.state === 'running',
    failure: task.state === 'failed' ? task.failure : undefined,
  };
}

/** Names of the series that all compared entities are known to have in the same unit. */
function sharedSeries(
  compared: readonly EntityHead[],
  fields: readonly Field[],
  introspectionOf: (id: string) => Introspection | undefined,
): ReadonlySet<string> {
  const shared = fields.filter(
    (field) =>
      field.kind === 'observation' &&
      compared.every(({ id }) => {
        const listed = Object.values(introspectionOf(id)?.numerical_observations ?? {}).flat();
        return listed.some(({ name, unit }) => name === field.name && unit === field.unit);
      }),
  );
  return new Set(shared.flatMap((field) => (field.kind === 'observation' ? [field.name] : [])));
}

/** How a block will look, a line each: its formulas with their cells, or its rows where it has none. */
function previewLines(block: Block, anchor: CellPlace): string[] {
  const formulas = block.flatMap((row, down) =>
    row.flatMap((cell, across) =>
      'formula' in cell
        ? [`${cellName({ row: anchor.row + down, column: anchor.column + across })}: ${cell.formula}`]
        : [],
    ),
  );
  return formulas.length > 0 ? formulas : block.map((row) => row.map(textOf).join(' | '));
}

function textOf(cell: CellContent): string {
  return 'formula' in cell ? cell.formula : String(cell.value);
}
