import { type } from 'arktype';

import { isPushService } from '../web/push-services.ts';
import { timeZone } from './tenant.ts';

/** Most sports that a browser follows: more than any college has. */
const maxSports = 100;

const timeOfDay = type(/^(?:[01]\d|2[0-3]):[0-5]\d$/).describe('a time such as 22:30');

const base64url = (bytes: number) =>
  type('string').narrow(
    (text, ctx) =>
      (/^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes) ||
      ctx.mustBe(`${bytes} bytes in base64url`),
  );

/** A reader's choices: teams, all scores or only finals, and quiet hours. */
export const pushChoices = type({
  sports: type('1 <= number.integer <= 2147483647')
    .array()
    .narrow((ids, ctx) => (ids.length > 0 && ids.length <= maxSports) || ctx.mustBe('at least one sport')),
  finalsOnly: 'boolean',
  timezone: timeZone,
  quiet: type({ from: timeOfDay, to: timeOfDay }).or('null'),
});
export type PushChoices = typeof pushChoices.infer;

/** A browser's push subscription with the reader's choices. */
export const pushRequest = pushChoices.and({
  endpoint: type('string <= 1000').narrow(
    (text, ctx) => isPushService(text) || ctx.mustBe('an address at the push service of a browser'),
  ),
  keys: { p256dh: base64url(65), auth: base64url(16) },
});
export type PushRequest = typeof pushRequest.infer;

/** The notification that the service worker shows. */
export type PushNotification = {
  title: string;
  body: string;
  /** Tag; a notification replaces an earlier one with the same tag. */
  tag: string;
  /** Path of the page that a click opens. */
  url: string;
  /** Whether to alert again when it replaces an earlier one. */
  renotify: boolean;
};

type QuietHours = { timezone: string; quietFrom: string | null; quietTo: string | null };

/** Whether a moment is within quiet hours, which are in the reader's time zone and may span midnight. */
export function isQuiet({ timezone, quietFrom, quietTo }: QuietHours, now: Temporal.Instant): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const time = now.toZonedDateTimeISO(timezone).toPlainTime();
  const isAfter = Temporal.PlainTime.compare(time, quietFrom) >= 0;
  const isBefore = Temporal.PlainTime.compare(time, quietTo) < 0;
  return quietFrom <= quietTo ? isAfter && isBefore : isAfter || isBefore;
}
