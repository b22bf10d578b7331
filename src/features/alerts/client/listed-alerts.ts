import { hasEnded } from '../../../domain/display-dates.ts';
import { isDismissed } from './alert-cookie.ts';

export type ListedAlert = { id: number; title: string; url: string | null; endDate: string | null };

/** Default maximum of alerts above a page. */
export const defaultMaxAlerts = 1;

/** Enabled alerts that have not ended, newest id first. `now` in milliseconds since the epoch. */
export const listedAlerts = (
  alerts: readonly (ListedAlert & { enabled: boolean; showOnWeb: boolean })[],
  now: number,
): ListedAlert[] =>
  alerts
    .filter((alert) => alert.enabled && alert.showOnWeb && !hasEnded(alert, now))
    .sort((a, b) => b.id - a.id)
    .map(({ id, title, url, endDate }) => ({ id, title, url, endDate }));

/** The first alerts that the reader has not dismissed and that have not ended since the document was rendered. */
export const shownAlerts = <Alert extends Pick<ListedAlert, 'id' | 'endDate'>>(
  listed: readonly Alert[],
  maximum: number,
  { cookies, now }: { cookies: string; now: number },
): Alert[] => listed.filter((alert) => !hasEnded(alert, now) && !isDismissed(cookies, alert.id)).slice(0, maximum);
