/** At this width the main menu is a row whose items open on hover. */
const rowQuery = '(min-width: 1280px)';

const itemAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('#main-menu details') : null;

/** Opens main menu items on hover. Returns a cleanup function. */
export function openOnHover(): () => void {
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
  // already open by hover: a click must not close it
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element && event.target.closest('summary');
    if (!summary || !entered || summary.parentElement !== entered || event.detail === 0) return;
    event.preventDefault();
    entered.open = true;
  };
  // close everything when the menu changes its layout
  const onResize = () => {
    move(null);
    document.getElementById('main-menu')?.hidePopover();
  };

  // the pointer may already be over an item
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
