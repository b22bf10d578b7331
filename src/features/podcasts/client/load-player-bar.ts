import { loadPart } from '../../../ui/client/load-part.ts';

let isLoaded = false;

/** Loads the bar at the bottom of the window, once. */
export function loadPlayerBar(): void {
  if (isLoaded) return;
  isLoaded = true;
  void loadPart(() => import('./player-bar.ts'), { name: 'The podcast player' }).then(({ createPlayerBar }) =>
    createPlayerBar(),
  );
}
