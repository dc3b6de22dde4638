import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { ExternalLink } from '../shared/ExternalLink';
import { usePane } from '../shared/pane-context';
import { safeHref } from '../shared/safe-href';
import { useStyles as useShared } from '../shared/styles';
import { valueText } from '../shared/value-text';

/** Longer texts are folded. */
const FOLDED_LENGTH = 240;

const useStyles = makeStyles({ text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** A property's value as text; a web address is a link, and a long text folds. */
export function PropertyText({ value, name }: { value: unknown; name: string }): ReactElement {
  const { texts, language } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const [unfolded, setUnfolded] = useState(false);
  const text = valueText(value, { language, name });
  if (safeHref(value) !== undefined) {
    return (
      <span className={styles.text}>
        <ExternalLink address={value}>{text}</ExternalLink>
      </span>
    );
  }
  const long = text.length > FOLDED_LENGTH;
  return (
    <span className={shared.tight}>
      <span className={styles.text}>{long && !unfolded ? `${text.slice(0, FOLDED_LENGTH)}…` : text}</span>
      {long ? (
        <span>
          <Button size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? texts.common.showLess : texts.common.showMore}
          </Button>
        </span>
      ) : null}
    </span>
  );
}
