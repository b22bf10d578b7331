/** From here up the main menu is a row whose items open under the mouse. */
const rowQuery = '(min-width: 1280px)';

const itemAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('#main-menu details') : null;

/** Opens an item of the main menu while the mouse is on it. Returns how to stop. */
export function openUnderMouse(): () => void {
  const row = matchMedia(rowQuery);
  let entered: HTMLDetailsElement | null = null;

  const move = (item: HTMLDetailsElement | null) => {
    if (item === entered) return;
    if (entered) entered.open = false;
    entered = item;
    if (item) item.open = true;
  };
  const onOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse' && row.matches) move(itemAt(target));
  };
  const onLeave = () => move(null);
  // the item is open already: a click must not close it again
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    if (!summary || !entered || summary.parentElement !== entered || event.detail === 0) return;
    event.preventDefault();
    entered.open = true;
  };
  // what is open in one form of the menu has no place in the other
  const onResize = () => {
    move(null);
    document.getElementById('main-menu')?.hidePopover();
  };

  // the mouse may have been there before this script
  if (row.matches) move(document.querySelector('#main-menu details:hover'));
  document.addEventListener('pointerover', onOver);
  document.documentElement.addEventListener('pointerleave', onLeave);
  document.addEventListener('click', onClick);
  row.addEventListener('change', onResize);
  return () => {
    document.removeEventListener('pointerover', onOver);
    document.documentElement.removeEventListener('pointerleave', onLeave);
    document.removeEventListener('click', onClick);
    row.removeEventListener('change', onResize);
  };
}
