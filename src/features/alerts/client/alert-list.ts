import { shownAlerts } from './listed-alerts.ts';

/** The list in the page, if there is one; a soft navigation may bring another. */
export const findAlertList = () => document.querySelector<HTMLElement>('ul[data-maximum]');

/** What the lines of a list say about themselves, in their order. */
export const alertsIn = (list: HTMLElement) =>
  Array.from(list.querySelectorAll<HTMLElement>('[data-alert]'), (line) => ({
    line,
    id: Number(line.dataset['alert']),
    endDate: line.dataset['end'] ?? null,
  }));

/** Shows the lines that this reader is to see now and hides the others. */
export function showAlerts(list = findAlertList()): void {
  if (!list) return;
  const alerts = alertsIn(list);
  const shown = shownAlerts(alerts, Number(list.dataset['maximum']), { cookies: document.cookie, now: Date.now() });
  for (const alert of alerts) alert.line.hidden = !shown.includes(alert);
}
