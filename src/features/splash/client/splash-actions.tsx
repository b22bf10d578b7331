import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import styles from './splash-actions.module.css';

type Props = {
  /** Link target on a splash page; in a dialog the buttons only close it with a return value. */
  homeHref?: string;
  onDismiss?: (skip: 'snoozed' | 'permanent') => void;
};

const choices = [
  ['snoozed', 'Continue to Home', { kind: 'priority' }],
  ['permanent', 'Skip Permanently', { kind: 'alternate' }],
] as const;

/** The two dismiss buttons: for four hours, and permanently. */
export function SplashActions({ homeHref, onDismiss }: Props) {
  if (homeHref === undefined)
    return (
      <form method="dialog" className={styles.actions}>
        {choices.map(([skip, label, look]) => (
          <Button key={skip} type="submit" value={skip} data-skip={skip} look={look}>
            {label}
          </Button>
        ))}
      </form>
    );
  return (
    <p className={styles.actions}>
      {choices.map(([skip, label, look]) => (
        <ButtonLink key={skip} href={homeHref} data-skip={skip} look={look} onClick={() => onDismiss?.(skip)}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
