import { Button } from '@fluentui/react-components';
import { MathFormulaRegular, NumberSymbolRegular } from '@fluentui/react-icons';
import { useEffect, useState, type ReactElement } from 'react';

import type { EntitySummary } from '../../../shared/contract/entity';
import type { EntityHead } from '../../runtime/knowledge';
import type { Block } from '../../workbook/excel/content';
import { InsertNotice } from '../shared/InsertNotice';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import { SwitchedOff } from '../shared/SwitchedOff';
import { useInsert } from '../shared/use-insert';
import { useSwitchedOff } from '../shared/use-switched-off';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import { entityHead } from './entity-head';
import { ResultItem } from './ResultItem';
import type { SearchOutcome } from './use-search';

/** The matches of a search, each to open or to insert as formula or id. */
export function ResultList({
  outcome,
  onOpen,
}: {
  outcome: SearchOutcome;
  onOpen: (head: EntityHead) => void;
}): ReactElement {
  const { texts, announce } = usePane();
  const styles = useStyles();
  const { outcome: inserted, insert } = useInsert();
  const off = useSwitchedOff()('=KER.ENTITY()');
  const { matches } = outcome;
  // A service that heeds no limit sends thousands, which take seconds to draw.
  const [shown, setShown] = useState<number>(SEARCH_LIMIT.max);
  const count =
    matches.length === 0 ? texts.lookup.nothingFound(outcome.name) : texts.lookup.found(matches.length);
  useEffect(() => announce(count), [announce, count]);
  const formulaBlock = async (match: EntitySummary): Promise<Block> => {
    // The judgement of names is in the chunk that the first name of a cell loads.
    const { entityFormula } = await import(
      /* webpackChunkName: "names" */ '../../workbook/insert/entity-formula'
    );
    return [[{ formula: entityFormula(matches, match, outcome) }]];
  };
  if (matches.length === 0) {
    return (
      <p>
        {count} {texts.lookup.nothingFoundHint}
      </p>
    );
  }
  return (
    <section className={styles.stack} aria-label={texts.lookup.results}>
      <div className={styles.spread}>
        <span className={styles.muted}>{count}</span>
        <span className={styles.muted} aria-hidden>
          <MathFormulaRegular /> {texts.lookup.formulaLegend} <NumberSymbolRegular /> {texts.lookup.idLegend}
        </span>
      </div>
      <SwitchedOff names={off} />
      <InsertNotice outcome={inserted} />
      <ul className={styles.list}>
        {matches.slice(0, shown).map((match, index) => (
          <ResultItem
            key={`${match.id} ${index}`}
            match={match}
            onOpen={() => onOpen(entityHead(match))}
            onInsertFormula={off === '' ? () => insert(() => formulaBlock(match)) : undefined}
            onInsertId={() => insert(() => [[{ value: match.id }]])}
          />
        ))}
      </ul>
      {matches.length > shown ? (
        <div>
          <Button size="small" onClick={() => setShown(shown + SEARCH_LIMIT.max)}>
            {texts.common.showMore}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
