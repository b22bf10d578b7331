import { shownAlerts } from './listed-alerts.ts';

/** The page's alert list, if any; a soft navigation may replace it. */
export const findAlertList = () => document.querySelector<HTMLElement>('ul[data-maximum]');

/** Reads the alerts of a list from its markup, in order. */
export const alertsIn = (list: HTMLElement) =>
  Array.from(list.querySelectorAll<HTMLElement>('[data-alert]'), (line) => ({
    line,
    id: Number(line.dataset['alert']),
    endDate: line.dataset['end'] ?? null,
  }));

/** Shows the alerts due for this reader and hides the others. */
export function showAlerts(list = findAlertList()): void {
  if (!list) return;
  const alerts = alertsIn(list);
  const shown = shownAlerts(alerts, Number(list.dataset['maximum']), { cookies: document.cookie, now: Date.now() });
  for (const alert of alerts) alert.line.hidden = !shown.includes(alert);
}
