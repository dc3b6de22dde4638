import { Button } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useState, type ReactElement } from 'react';
import { usePane } from './pane-context';
import { useStyles } from './styles';

/** What is copied, and how the button says so. */
export type CopyButtonProps = {
  label: string;
  text: () => string;
  /** Shows the icon alone; the label stays its name. @default false */
  iconOnly?: boolean;
};

/** Copies a text and says whether that worked; where the host refuses, the text is shown for copying by hand. */
export function CopyButton({ label, text, iconOnly = false }: CopyButtonProps): ReactElement {
  const { texts, announce } = usePane();
  const styles = useStyles();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async (): Promise<void> => {
    const copied = await copyText(text());
    setOutcome(copied ? 'copied' : 'refused');
    announce(copied ? texts.common.copied : texts.common.copyFailed);
  };
  return (
    <>
      <Button
        size="small"
        appearance={iconOnly ? 'subtle' : 'secondary'}
        icon={outcome === 'copied' ? <CheckmarkRegular /> : <CopyRegular />}
        onClick={() => void copy()}
        {...(iconOnly ? { 'aria-label': label } : {})}
      >
        {iconOnly ? null : label}
      </Button>
      {outcome === 'refused' ? (
        <div className={styles.stack}>
          <span>{texts.common.copyFailed}</span>
          <textarea
            readOnly
            aria-label={label}
            value={text()}
            rows={4}
            onFocus={(event) => event.target.select()}
          />
        </div>
      ) : null}
    </>
  );
}

/** Puts a text on the clipboard; false where the host does not allow that, as some frames of Excel on the web. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
