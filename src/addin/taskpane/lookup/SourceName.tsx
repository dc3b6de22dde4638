import type { ReactElement } from 'react';

import type { Source } from '../../../shared/contract/source';
import { ExternalLink } from '../shared/ExternalLink';
import { usePane } from '../shared/pane-context';

/** A source's name, linked to its document where that is an address; a recorded call is said to be one. */
export function SourceName({ source: { name, document } }: { source: Source }): ReactElement {
  const { texts } = usePane();
  if (typeof document === 'string') return <ExternalLink address={document}>{name}</ExternalLink>;
  if (!document) return <span>{name}</span>;
  return (
    <span>
      {name} ({texts.common.recordedCall} {document.endpoint})
    </span>
  );
}
