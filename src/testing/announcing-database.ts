import { announceChange, changeChannel } from '../db/announce.ts';
import type { Database } from '../db/client.ts';

/**
 * Adds `announce`, which resolves when every listener of this process has received the change: on Postgres each has a
 * connection of its own.
 */
export function createAnnouncingDatabase(database: Database) {
  const listeners = new Set<{ onDelivery: (payload: string) => void }>();

  const listen: Database['listen'] = async (channel, onMessage) => {
    if (channel !== changeChannel) return database.listen(channel, onMessage);
    const listener = { onDelivery: (_payload: string) => {} };
    const stop = await database.listen(channel, (payload) => {
      onMessage(payload);
      listener.onDelivery(payload);
    });
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      return stop();
    };
  };

  return {
    ...database,
    listen,
    /** Announces a change of a college, or of all with 0. */
    announce: async (tenantId: number): Promise<void> => {
      const deliveries = [...listeners].map(
        (listener) =>
          new Promise<void>((resolve) => {
            listener.onDelivery = (payload) => {
              if (payload === String(tenantId)) resolve();
            };
          }),
      );
      await announceChange(database.db, tenantId);
      await Promise.all(deliveries);
    },
  };
}
