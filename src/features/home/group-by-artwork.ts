type Episode = { image: { url: string } | null; show: { id: number } | undefined };

/** Groups episodes that have the same artwork, in the order of the first of each: their own, or that of their show. */
export function groupByArtwork<Item extends Episode>(episodes: readonly Item[]): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of episodes) {
    const key = item.image?.url ?? `show ${item.show?.id}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
