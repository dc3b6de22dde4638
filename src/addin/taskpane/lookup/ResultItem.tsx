import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { MathFormulaRegular, NumberSymbolRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';

import type { EntitySummary } from '../../../shared/contract/entity';
import { typeLabel } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { entityHead } from './entity-head';
import { TypeIcon } from './TypeIcon';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  open: {
    display: 'flex',
    columnGap: '8px',
    flexGrow: 1,
    minWidth: 0,
    padding: '8px 4px',
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexShrink: 0, paddingTop: '4px' },
});

/** What a match offers. */
export type ResultItemProps = {
  match: EntitySummary;
  onOpen: () => void;
  /** Undefined where the function is switched off. */
  onInsertFormula: (() => void) | undefined;
  onInsertId: () => void;
};

/** One match: its name, type and description open the profile; beside them what inserts it. */
export function ResultItem({ match, onOpen, onInsertFormula, onInsertId }: ResultItemProps): ReactElement {
  const { texts } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const { name } = entityHead(match);
  const named = (action: string): string => texts.lookup.forEntity(action, name);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <TypeIcon type={match.entity_type} />
        <span className={shared.tight}>
          <span className={mergeClasses(styles.name, shared.wrap, shared.clamped)}>{name}</span>
          <span className={shared.muted}>{typeLabel(match.entity_type, texts)}</span>
          {match.description ? (
            <span className={mergeClasses(shared.muted, shared.clamped)}>{match.description}</span>
          ) : null}
        </span>
      </button>
      <span className={styles.actions}>
        <Button
          appearance="subtle"
          size="small"
          icon={<MathFormulaRegular />}
          aria-label={named(texts.lookup.insertFormula)}
          disabled={onInsertFormula === undefined}
          onClick={onInsertFormula}
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<NumberSymbolRegular />}
          aria-label={named(texts.lookup.insertId)}
          onClick={onInsertId}
        />
      </span>
    </li>
  );
}
