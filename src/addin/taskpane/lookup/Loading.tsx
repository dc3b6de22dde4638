import type { ReactElement } from 'react';

import { WaitReason } from '../activity/WaitReason';
import { usePane } from '../shared/pane-context';
import { Working } from '../shared/Working';

/** That the service is asked, and why it is not asked yet. */
export function Loading(): ReactElement {
  const { texts } = usePane();
  return (
    <>
      <Working label={texts.common.loading} />
      <WaitReason />
    </>
  );
}
