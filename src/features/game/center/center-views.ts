import type { BookScore } from '../../../api/stats/score-book.ts';

const labels = {
  summary: 'Summary',
  players: 'Box score',
  plays: 'Play-by-play',
  team: 'Team comparison',
  drives: 'Drives',
  shots: 'Shot chart',
  game: 'Game information',
} as const;

export type CenterView = keyof typeof labels;

/** The views of a game in order. A live game includes views that are still empty. */
export function centerViews(box: BookScore): { name: CenterView; label: string }[] {
  const isOn = !box.complete;
  const has: Record<CenterView, boolean> = {
    summary: true,
    players: isOn || box.home.players.length + box.away.players.length > 0,
    plays: isOn || box.plays.length > 0,
    team: isOn || Object.keys(box.home.stats).length + Object.keys(box.away.stats).length > 0,
    drives: box.drives.length > 0 || (isOn && box.family === 'football'),
    shots: box.plays.some(({ shot }) => shot !== undefined),
    game: true,
  };
  return (
    (Object.keys(labels) as CenterView[])
      .filter((name) => has[name])
      // a finished game has a box score on a page of its own, to which the game center links
      .map((name) => ({ name, label: name === 'players' && !isOn ? 'Players' : labels[name] }))
  );
}

/** Views with their URLs; the game center shows the first. */
export const viewLinks = (views: ReturnType<typeof centerViews>, page: string) =>
  views.map((view, index) => ({ ...view, href: index === 0 ? page : `${page}?view=${view.name}` }));
