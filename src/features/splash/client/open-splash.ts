import { focusSplash } from './focus-splash.ts';
import type { ShownSplash } from './shown-splash.ts';
import { rememberSkip } from './splash-cookie.ts';

/** Opens a splash and sets its cookie; `poster` takes focus after a delay. Returns a cleanup function. */
export function openSplash(
  dialog: HTMLDialogElement,
  poster: HTMLElement | null,
  { background, foreground }: ShownSplash,
): () => void {
  dialog.style.setProperty('--splash-background', background);
  dialog.style.setProperty('--splash-foreground', foreground);
  // the dialog itself, not its first link, takes focus and releases it
  dialog.autofocus = true;
  dialog.showModal();
  rememberSkip('shown');
  return focusSplash(dialog, poster);
}
