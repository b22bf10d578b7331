import { endpoint } from '../endpoint.ts';
import { findPublicKey } from './queries.ts';
import { notifications } from './schema.ts';

export const notificationEndpoints = [
  endpoint({
    path: '/Notifications',
    summary: 'The key with which browsers subscribe to notifications of scores',
    parameters: {},
    answer: notifications,
    respond: async ({ db, tenant }) => ({
      body: { publicKey: (await findPublicKey(db, tenant.id)) ?? null },
      tags: ['settings'],
    }),
  }),
];
