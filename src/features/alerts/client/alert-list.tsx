'use client';

import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { nextChange } from '../../../domain/display-dates.ts';
import { announce } from '../../../ui/client/announce.ts';
import { waitUntil } from '../../../ui/client/wait-until.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { dismissal } from './alert-cookie.ts';
import styles from './alert-list.module.css';
import { lookAtom } from './alerts-atom.ts';
import { type ListedAlert, shownAlerts } from './listed-alerts.ts';

type Props = { alerts: ListedAlert[]; maximum: number };

/** Lines above the page, as many as `maximum`; when one is put away the next comes up. */
export function AlertList({ alerts, maximum }: Props) {
  const [seen, look] = useAtom(lookAtom);
  const list = useRef<HTMLUListElement>(null);
  const shown = seen ? shownAlerts(alerts, maximum, seen) : alerts.slice(0, maximum);

  useEffect(() => {
    const moment = nextChange(alerts, seen?.now ?? Date.now());
    return moment === undefined ? undefined : waitUntil(moment, look);
  }, [alerts, seen, look]);

  function dismiss(id: number) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = dismissal(id, Date.now());
    flushSync(look);
    announce('Alert dismissed');
    const next = list.current?.querySelector<HTMLElement>('li:not([hidden]) button');
    (next ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }

  return (
    <ul ref={list} className={styles.alerts} data-maximum={maximum}>
      {alerts.map((alert) => (
        // the script beside has hidden what the server could not know of
        <li
          key={alert.id}
          hidden={!shown.includes(alert)}
          data-alert={alert.id}
          data-end={alert.endDate ?? undefined}
          suppressHydrationWarning
        >
          <div className="content">
            <p>{alert.url ? <SiteLink href={alert.url}>{alert.title}</SiteLink> : alert.title}</p>
            <button type="button" onClick={() => dismiss(alert.id)}>
              Dismiss
              <VisuallyHidden> the alert “{alert.title}”</VisuallyHidden>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
