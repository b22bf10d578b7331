/** What a card does beyond its places when its game begins: it leads to the game center, and stands first in its list. */
export function bringForward(spoken: HTMLElement, url: string): void {
  const link = spoken.closest('a');
  if (link) link.setAttribute('href', url);
  const item = spoken.closest('li');
  const list = item?.parentElement;
  if (!item || !list || item.contains(document.activeElement)) return;
  const first = [...list.children].find((each) => each === item || !each.querySelector('[data-kind="live"]'));
  if (first && first !== item) list.insertBefore(item, first);
}
