import type { ScoreBook } from '../../api/stats/score-book.ts';

const labels = {
  players: 'Players',
  team: 'Team comparison',
  scoring: 'Scoring',
  plays: 'Play-by-play',
  drives: 'Drives',
  game: 'Game information',
} as const;

export type BoxView = keyof typeof labels;

/** The views with content, in order; game information is always present. */
export function boxViews({ boxScore }: ScoreBook): { name: BoxView; label: string }[] {
  const has: Record<BoxView, boolean> = {
    players: boxScore.home.players.length + boxScore.away.players.length > 0,
    team: Object.keys(boxScore.home.stats).length + Object.keys(boxScore.away.stats).length > 0,
    scoring: boxScore.scoring.length > 0,
    plays: boxScore.plays.length > 0,
    drives: boxScore.drives.length > 0,
    game: true,
  };
  return (Object.keys(labels) as BoxView[]).filter((name) => has[name]).map((name) => ({ name, label: labels[name] }));
}
