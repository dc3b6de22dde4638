import { Link } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

import { safeHref } from './safe-href';

/** A link that opens in the browser; an address that is not http or https leaves its text as text. */
export function ExternalLink({ address, children }: { address: unknown; children: ReactNode }): ReactElement {
  const href = safeHref(address);
  if (href === undefined) return <span>{children}</span>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" inline>
      {children}
    </Link>
  );
}
