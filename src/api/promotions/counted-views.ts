/** Maximum number of remembered views, about 10 MB; the oldest are evicted first. */
const maxViews = 50_000;

/**
 * Deduplicates view reports by message and campaign. Kept in memory, because browsers retry within seconds and a row per message
 * would let anyone fill the database.
 */
export function createCountedViews(max = maxViews) {
  const counted = new Set<string>();
  const keyOf = (tenantId: number, campaignId: number, batch: string) => `${tenantId} ${campaignId} ${batch}`;
  return {
    /** Returns the campaigns for which the message is new, and marks it as counted. */
    take: (tenantId: number, campaignIds: readonly number[], batch: string): number[] => {
      const fresh = campaignIds.filter((id) => !counted.has(keyOf(tenantId, id, batch)));
      for (const id of fresh) counted.add(keyOf(tenantId, id, batch));
      for (const oldest of counted) {
        if (counted.size <= max) break;
        counted.delete(oldest);
      }
      return fresh;
    },
    /** Unmarks a message that could not be stored, so that a retry counts. */
    release: (tenantId: number, campaignIds: readonly number[], batch: string): void => {
      for (const id of campaignIds) counted.delete(keyOf(tenantId, id, batch));
    },
  };
}
