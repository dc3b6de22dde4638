import type { ReactElement } from 'react';

import type { ContextItem } from '../../../shared/contract/knowledge';
import { ExternalLink } from '../shared/ExternalLink';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';
import type { NumberedFact } from './citations';
import { linksOf } from './fact-links';

/** The facts that an answer rests on, numbered, each with the documents it comes from. */
export function FactList({
  facts,
  idOf,
}: {
  facts: readonly NumberedFact[];
  idOf: (number: number) => string;
}): ReactElement | null {
  const { texts } = usePane();
  const styles = useStyles();
  if (facts.length === 0) return null;
  return (
    <div className={styles.tight}>
      <h3 className={styles.subheading}>{texts.ask.facts}</h3>
      <ol className={styles.stack} style={{ margin: 0, paddingInlineStart: 20 }}>
        {facts.map(({ number, fact }) => (
          <li key={number} id={idOf(number)} tabIndex={-1} className={styles.wrap}>
            {fact.content}
            <Origins fact={fact} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Origins({ fact: { origins } }: { fact: ContextItem }): ReactElement | null {
  const styles = useStyles();
  if (!origins || origins.length === 0) return null;
  return (
    <ul className={styles.list}>
      {origins.map(({ source, document }, index) => (
        <li key={index} className={styles.muted}>
          {linksOf(source, document).map((link, at) => (
            <span key={at}>
              {at === 0 ? null : ', '}
              <ExternalLink address={link?.url}>{link?.name ?? link?.url}</ExternalLink>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
