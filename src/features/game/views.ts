import type { BookScore } from '../../api/stats/score-book.ts';

type View = {
  label: string;
  hasContent: (box: BookScore) => boolean;
  /** Whether the game center of an unfinished game has the view before it has content. */
  isAwaited?: (box: BookScore) => boolean;
};

const always = () => true;
const either = ({ home, away }: BookScore, count: (team: BookScore['home']) => number) => count(home) + count(away) > 0;

const views = {
  summary: { label: 'Summary', hasContent: always },
  players: { label: 'Players', hasContent: (box) => either(box, (team) => team.players.length), isAwaited: always },
  team: {
    label: 'Team comparison',
    hasContent: (box) => either(box, ({ stats }) => Object.keys(stats).length),
    isAwaited: always,
  },
  scoring: { label: 'Scoring', hasContent: ({ scoring }) => scoring.length > 0 },
  plays: { label: 'Play-by-play', hasContent: ({ plays }) => plays.length > 0, isAwaited: always },
  drives: {
    label: 'Drives',
    hasContent: ({ drives }) => drives.length > 0,
    isAwaited: ({ family }) => family === 'football',
  },
  shots: { label: 'Shot chart', hasContent: ({ plays }) => plays.some(({ shot }) => shot !== undefined) },
  game: { label: 'Game information', hasContent: always },
} satisfies Record<string, View>;

export type GameView = keyof typeof views;

export type NamedView = { name: GameView; label: string };

/** The views of a game's pages, in order. The summary of the game center includes the scoring. */
const viewsOf = {
  boxScore: ['players', 'team', 'scoring', 'plays', 'drives', 'game'],
  center: ['summary', 'players', 'plays', 'team', 'drives', 'shots', 'game'],
} as const satisfies Record<string, readonly GameView[]>;

/** The views of a box score, which all have content. */
export const boxScoreViews = (box: BookScore): NamedView[] =>
  viewsOf.boxScore.filter((name) => views[name].hasContent(box)).map((name) => ({ name, label: views[name].label }));

/** The views of a game center. That of a live game includes views that are still empty. */
export function centerViews(box: BookScore): NamedView[] {
  const isOn = !box.complete;
  const isShown = ({ hasContent, isAwaited }: View) => hasContent(box) || (isOn && isAwaited?.(box) === true);
  return (
    viewsOf.center
      .filter((name) => isShown(views[name]))
      // a finished game has a box score on a page of its own, to which the game center links
      .map((name) => ({ name, label: name === 'players' && isOn ? 'Box score' : views[name].label }))
  );
}

/** Views with their URLs; a page shows the first. */
export const viewLinks = (views: readonly NamedView[], page: string) =>
  views.map((view, index) => ({ ...view, href: index === 0 ? page : `${page}?view=${view.name}` }));
