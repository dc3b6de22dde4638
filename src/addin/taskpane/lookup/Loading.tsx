import type { ReactElement } from 'react';

import { WaitReason } from '../activity/WaitReason';
import { usePane } from '../shared/pane-context';
import { Working } from '../shared/Working';

/** Shows that a request runs, or why it waits. */
export function Loading(): ReactElement {
  const { texts } = usePane();
  return (
    <>
      <Working label={texts.common.loading} />
      <WaitReason />
    </>
  );
}
