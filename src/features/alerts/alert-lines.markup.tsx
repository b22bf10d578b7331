import { createElement } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './alert-lines.module.css';
import { alertsEnd } from './before-paint.ts';
import type { ListedAlert } from './client/listed-alerts.ts';

type Props = {
  alerts: readonly ListedAlert[];
  maximum: number;
  /** The document defines the element that hides dismissed alerts before the first paint. */
  isDocument: boolean;
};

/** Shows at most `maximum` alerts above the page, each in full, which may be a warning; the others stay hidden until one is dismissed. */
const AlertLines = ({ alerts, maximum, isDocument }: Props) => (
  <>
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
    {isDocument && createElement(alertsEnd)}
  </>
);

export const alertLines = defineMarkup('features/alerts/alert-lines', AlertLines);
