import { useId, type ReactElement, type ReactNode } from 'react';

import { useStyles } from './styles';

/** A titled part of a tab; an action may stand beside its title. */
export function Section({
  title,
  action = null,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.stack} aria-labelledby={id}>
      <div className={styles.spread}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
