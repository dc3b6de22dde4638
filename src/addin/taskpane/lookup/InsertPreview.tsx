import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

/** A preview shows this many lines and counts the rest. */
const SHOWN = 30;

/** What an insertion will write, formula by formula, and where. */
export function InsertPreview({
  lines,
  address,
}: {
  lines: readonly string[];
  address: string | undefined;
}): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const more = lines.length - SHOWN;
  if (lines.length === 0) return <p className={styles.muted}>{texts.insert.nothingForMode}</p>;
  return (
    <div className={styles.tight}>
      <span className={styles.muted}>
        {texts.insert.preview}
        {address === undefined ? null : ` ${texts.insert.at(address)}`}
      </span>
      <div
        role="region"
        aria-label={texts.insert.preview}
        tabIndex={0}
        className={mergeClasses(styles.code, styles.codeBox)}
      >
        {lines.slice(0, SHOWN).map((line, index) => (
          <div key={index}>{line}</div>
        ))}
        {more > 0 ? <div>{texts.insert.previewMore(more)}</div> : null}
      </div>
    </div>
  );
}
