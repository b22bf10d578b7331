/** Links the card of a game that has begun to the game center, and moves it to the front of its list. */
export function promoteLiveCard(spoken: HTMLElement, url: string): void {
  const link = spoken.closest('a');
  if (link) link.setAttribute('href', url);
  const item = spoken.closest('li');
  const list = item?.parentElement;
  if (!item || !list || item.contains(document.activeElement)) return;
  const first = [...list.children].find((each) => each === item || !each.querySelector('[data-kind="live"]'));
  if (first && first !== item) list.insertBefore(item, first);
}
