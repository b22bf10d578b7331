/** Views remembered, about 10 MB; the oldest are forgotten first. */
const mostViews = 50_000;

/**
 * Remembers for which campaigns a message has been counted, so that a repeated one counts once. In memory, because a
 * browser repeats a message within seconds, and a row for each would let anybody fill the database.
 */
export function createCountedViews(most = mostViews) {
  const counted = new Set<string>();
  const keyOf = (tenantId: number, campaignId: number, batch: string) => `${tenantId} ${campaignId} ${batch}`;
  return {
    /** The campaigns for which the message has not been counted; from now on it has. */
    take: (tenantId: number, campaignIds: readonly number[], batch: string): number[] => {
      const fresh = campaignIds.filter((id) => !counted.has(keyOf(tenantId, id, batch)));
      for (const id of fresh) counted.add(keyOf(tenantId, id, batch));
      for (const oldest of counted) {
        if (counted.size <= most) break;
        counted.delete(oldest);
      }
      return fresh;
    },
    /** Lets a message that could not be written count when it is repeated. */
    release: (tenantId: number, campaignIds: readonly number[], batch: string): void => {
      for (const id of campaignIds) counted.delete(keyOf(tenantId, id, batch));
    },
  };
}
