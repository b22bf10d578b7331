import { type } from 'arktype';

import { contract } from '../contract.ts';

/** Score notifications. */
export const notifications = type({
  /** The key with which browsers subscribe (VAPID), in base64url; null if the college sends no notifications. */
  publicKey: 'string | null',
});

export const notificationContract = contract({
  path: '/Notifications',
  summary: 'The key with which browsers subscribe to notifications of scores',
  response: notifications,
});
