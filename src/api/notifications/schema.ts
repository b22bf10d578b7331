import { type } from 'arktype';

/** Notifications of scores. */
export const notifications = type({
  /** The key with which browsers subscribe (VAPID), in base64url; null if the college sends no notifications. */
  publicKey: 'string | null',
});
