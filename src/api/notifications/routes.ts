import { endpoint } from '../endpoint.ts';
import { findPublicKey } from './queries.ts';
import { notificationContract } from './schema.ts';

export const notificationEndpoint = endpoint(notificationContract, async ({ db, tenant }) => ({
  body: { publicKey: (await findPublicKey(db, tenant.id)) ?? null },
  tags: ['settings'],
}));
