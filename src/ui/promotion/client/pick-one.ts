const picked = new Map<string, number>();

/** A random id, or the one picked before if it is still among them. */
export const pickId = (key: string, ids: readonly number[], random = Math.random): number | undefined => {
  const before = picked.get(key);
  if (before !== undefined && ids.includes(before)) return before;
  const id = ids[Math.floor(random() * ids.length)];
  if (id !== undefined) picked.set(key, id);
  return id;
};

/** Shows one of the campaigns of an element and hides the others. */
export const showPicked = (element: Element, key: string): void => {
  const campaigns = [...element.querySelectorAll<HTMLElement>('[data-campaign]')];
  const idOf = (campaign: HTMLElement) => Number(campaign.dataset['campaign']);
  const id = pickId(key, campaigns.map(idOf));
  for (const campaign of campaigns) campaign.hidden = idOf(campaign) !== id;
};
