import { focusSplash } from './focus-splash.ts';
import { rememberSkip } from './remember-skip.ts';
import type { ShownSplash } from './shown-splash.ts';

/** Opens a splash and sets its cookie; `poster` takes focus after a delay. Returns a cleanup function. */
export function openSplash(
  dialog: HTMLDialogElement,
  poster: HTMLElement | null,
  { background, foreground }: ShownSplash,
): () => void {
  dialog.style.setProperty('--splash-background', background);
  dialog.style.setProperty('--splash-foreground', foreground);
  // an inert dialog does not take the focus when it opens
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  rememberSkip('shown');
  return focusSplash(poster);
}
