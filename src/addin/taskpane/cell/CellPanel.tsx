import { useEffect, type ReactElement } from 'react';

import type { CellEvidence } from '../../workbook/provenance/cell-provenance';
import type { SelectedEvidence } from '../../workbook/provenance/selected-provenance';
import { FailureNotice } from '../shared/FailureNotice';
import { Section } from '../shared/Section';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { Working } from '../shared/Working';
import { CellFacts, isBlocked } from './CellFacts';
import { useSelectedEvidence } from './use-selected-provenance';

/** What the panel is shown with. */
export type CellPanelProps = { shown: boolean };

/** The selected cell with its sources; sends no request. */
export function CellPanel({ shown }: CellPanelProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const { selected, again } = useSelectedEvidence(shown);
  return (
    <div className={styles.panel}>
      {selected.state === 'reading' ? <Working label={texts.common.loading} /> : null}
      {selected.state === 'failed' ? <FailureNotice failure={selected.failure} onRetry={again} /> : null}
      {selected.state === 'read' ? <Evidence evidence={selected.evidence} shown={shown} /> : null}
    </div>
  );
}

type EvidenceProps = { evidence: SelectedEvidence | undefined; shown: boolean };

function Evidence({ evidence, shown }: EvidenceProps): ReactElement {
  const { texts, announce, runtime } = usePane();
  const styles = useStyles();
  const words = texts.cell;
  const failed = runtime.activity.get().failing.find(({ cell }) => cell === evidence?.address);
  const said = evidence === undefined ? '' : sentenceOf(evidence, words, failed?.message);
  useEffect(() => {
    if (shown && said !== '') announce(said);
  }, [announce, said, shown]);
  if (evidence === undefined) return <span className={styles.muted}>{words.none}</span>;
  const { address, text, formula, spilledFrom, cells, hasMore } = evidence;
  const [first] = cells;
  const isOwn = cells.length === 1 && first?.address === address;
  return (
    <>
      <header className={styles.tight}>
        <span className={styles.muted}>
          {address} {words.shows}
        </span>
        <h2 className={`${styles.title} ${styles.clamped}`}>{text === '' ? words.empty : text}</h2>
        {spilledFrom === undefined ? null : (
          <span className={styles.muted}>{words.spilled(spilledFrom)}</span>
        )}
      </header>
      {formula === undefined ? null : (
        <code className={`${styles.code} ${styles.codeBox}`} tabIndex={0}>
          {formula}
        </code>
      )}
      {cells.length === 0 ? (
        <div className={styles.tight}>
          <span>{words.none}</span>
          <span className={styles.muted}>{words.noneHint}</span>
        </div>
      ) : (
        <Section title={isOwn ? words.behind : words.from(cells.length)}>
          {cells.map((cell, index) => (
            <CellFacts key={`${address} ${cell.address} ${index}`} cell={cell} isSelected={isOwn} />
          ))}
        </Section>
      )}
      {hasMore ? <span className={styles.muted}>{words.more}</span> : null}
    </>
  );
}

/** What a screen reader says of a cell: why it fails, where its value is from, or why that is not known. */
function sentenceOf(
  { address, text, cells }: SelectedEvidence,
  words: ReturnType<typeof usePane>['texts']['cell'],
  failure: string | undefined,
): string {
  const failing = isBlocked(text) ? words.blocked : failure;
  if (cells.length > 0 && failing !== undefined) return words.said(address, failing);
  const sources = new Set(cells.flatMap(({ facts }) => facts).flatMap(({ sources: each }) => each));
  const names = [...new Set([...sources].map(({ name }) => name))];
  if (cells.length === 0) return words.said(address, words.none);
  return words.said(address, names.length > 0 ? names.join('; ') : reasonOf(cells, words));
}

function reasonOf(
  cells: readonly CellEvidence[],
  words: ReturnType<typeof usePane>['texts']['cell'],
): string {
  if (cells.every(({ known }) => known === 'unknown')) return words.unknown;
  const all = cells.flatMap(({ facts }) => facts);
  if (!all.some(({ fetchedAt, value }) => fetchedAt !== undefined || value !== undefined))
    return words.notHeld;
  return all.some(({ kind }) => kind === 'query') ? words.rowSource : words.noSource;
}
