import { focusSplash } from './focus-splash.ts';
import type { ShownSplash } from './shown-splash.ts';
import { rememberSkip } from './splash-cookie.ts';

/** Shows a splash over the page and remembers it; `poster` takes the focus after a while. Returns the end of that. */
export function openSplash(
  dialog: HTMLDialogElement,
  poster: HTMLElement | null,
  { background, foreground }: ShownSplash,
): () => void {
  dialog.style.setProperty('--splash-background', background);
  dialog.style.setProperty('--splash-foreground', foreground);
  // the dialog, not its first link, takes the focus and gives it up again
  dialog.autofocus = true;
  dialog.showModal();
  rememberSkip('shown');
  return focusSplash(dialog, poster);
}
