import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './alert-lines.module.css';
import type { ListedAlert } from './client/listed-alerts.ts';

type Props = { alerts: readonly ListedAlert[]; maximum: number };

/** Lines above the page, as many as `maximum`; the others wait, hidden, until one is put away. */
export const AlertLines = ({ alerts, maximum }: Props) => (
  <ul className={styles.alerts} data-maximum={maximum}>
    {alerts.map(({ id, title, url, endDate }, index) => (
      <li key={id} hidden={index >= maximum} data-alert={id} data-end={endDate ?? undefined}>
        <div className="content">
          <p>{url ? <SiteLink href={url}>{title}</SiteLink> : title}</p>
          <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript data-dismiss="">
            Dismiss
            <VisuallyHidden> the alert “{title}”</VisuallyHidden>
          </Button>
        </div>
      </li>
    ))}
  </ul>
);
