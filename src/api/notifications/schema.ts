import { type } from 'arktype';

/** Score notifications. */
export const notifications = type({
  /** The key with which browsers subscribe (VAPID), in base64url; null if the college sends no notifications. */
  publicKey: 'string | null',
});
