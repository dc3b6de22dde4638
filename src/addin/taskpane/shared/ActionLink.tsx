import { Link, makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  link: {
    fontSize: 'inherit',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    // Forced colours take the link's own colour away, so that only a line tells it from text.
    '@media (forced-colors: active)': { textDecorationLine: 'underline' },
  },
});

/** What an action link does. */
export type ActionLinkProps = {
  children: ReactNode;
  onClick: () => void;
  /** Its name, where its text alone does not say what it does. */
  label?: string;
};

/** A text that does something in the pane; it looks like a link and is a button. */
export function ActionLink({ children, onClick, label }: ActionLinkProps): ReactElement {
  const styles = useStyles();
  return (
    <Link
      as="button"
      className={styles.link}
      onClick={onClick}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}
