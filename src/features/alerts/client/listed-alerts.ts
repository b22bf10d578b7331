import { hasEnded } from '../../../domain/display-dates.ts';
import { isDismissed } from './alert-cookie.ts';

export type ListedAlert = { id: number; title: string; url: string | null; endDate: string | null };

/** How many alerts a page shows at once where the college has not said otherwise. */
export const alertsShown = 1;

/** The alerts that are on and not over, newest id first. `now` in milliseconds since the epoch. */
export const listedAlerts = (
  alerts: readonly (ListedAlert & { enabled: boolean; showOnWeb: boolean })[],
  now: number,
): ListedAlert[] =>
  alerts
    .filter((alert) => alert.enabled && alert.showOnWeb && !hasEnded(alert, now))
    .sort((a, b) => b.id - a.id)
    .map(({ id, title, url, endDate }) => ({ id, title, url, endDate }));

/** Of listed alerts the first that this reader has not put away and that are not over by now; the document may be old. */
export const shownAlerts = <Alert extends Pick<ListedAlert, 'id' | 'endDate'>>(
  listed: readonly Alert[],
  maximum: number,
  { cookies, now }: { cookies: string; now: number },
): Alert[] => listed.filter((alert) => !hasEnded(alert, now) && !isDismissed(cookies, alert.id)).slice(0, maximum);
