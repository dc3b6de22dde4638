import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

import { selectCell } from '../../workbook/insert/insert';
import type { CellEvidence } from '../../workbook/provenance/cell-provenance';
import { ActionLink } from '../shared/ActionLink';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { FactItem } from './FactItem';

/** So many are shown at once: a card asks a dozen, and a matrix of cells may ask thousands. */
const STEP = 12;

const useStyles = makeStyles({ cell: { marginTop: '4px' } });

/** One KER cell with its sources. If another cell is selected, a click selects this one. */
export function CellFacts({ cell, isSelected }: { cell: CellEvidence; isSelected: boolean }): ReactElement {
  const { texts, runtime, openEntity } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const [shown, setShown] = useState(STEP);
  const [openedAt] = useState(Date.now);
  const words = texts.cell;
  const { address, text, known, facts, entities } = cell;
  const left = facts.length - shown;
  const failed = runtime.activity.get().failing.filter((each) => each.cell === address);
  return (
    <div className={`${shared.stack} ${styles.cell}`}>
      {isSelected ? null : (
        <h3 className={shared.subheading}>
          <ActionLink label={texts.activity.selectCell(address)} onClick={() => void goTo(address)}>
            {address}
          </ActionLink>{' '}
          {words.shows} {text === '' ? words.empty : text}
        </h3>
      )}
      {failed.map(({ message }, index) => (
        <span key={index} className={shared.wrap}>
          {message}
        </span>
      ))}
      {isBlocked(text) ? <span className={shared.wrap}>{words.blocked}</span> : null}
      {known === 'unknown' && failed.length === 0 ? <span>{words.unknown}</span> : null}
      {known === 'told' ? <span className={shared.muted}>{words.told}</span> : null}
      {entities.length === 0 ? null : (
        <div>
          {entities.map((head) => (
            <ActionLink
              key={head.id}
              label={`${texts.tabs.lookup}: ${head.name}`}
              onClick={() => openEntity(head)}
            >
              {head.name}
            </ActionLink>
          ))}
        </div>
      )}
      <ul className={shared.list}>
        {facts.slice(0, shown).map((fact, index) => (
          <FactItem key={index} fact={fact} now={openedAt} />
        ))}
      </ul>
      {left > 0 ? (
        <span>
          <Button size="small" onClick={() => setShown(shown + 10 * STEP)}>
            {words.showMore(left)}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

/** Whether a cell says that its formula finds no room to spill, in the language of Excel. */
export function isBlocked(text: string): boolean {
  return text === '#SPILL!' || text === '#ÜBERLAUF!';
}

/** A cell that is gone cannot be selected: the list is read again with the next selection. */
async function goTo(address: string): Promise<void> {
  await selectCell(address).catch(() => undefined);
}
