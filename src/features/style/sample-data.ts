import { gameState } from '../../domain/game-state.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import type { GameFigure } from '../../domain/stats/season/game-chart.ts';
import type { CardGame } from '../../ui/games/card-game.ts';
import type { GameStatusKind } from '../../ui/games/game-status.tsx';
import type { GalleryPhoto } from '../../ui/photos/gallery-photo.ts';
import type { StandingsTeam } from '../../ui/standings/standings-table.tsx';

const page = '/';
/** A picture that every site has. */
export const mark = '/apple-touch-icon.png';

export const sports = ['football', 'womens-soccer'].map((slug, index) => ({
  id: index + 1,
  title: ['Football', 'Women’s Soccer'][index] ?? '',
  abbrev: '',
  shortName: slug,
  globalSportId: index + 1,
  globalSportNameSlug: slug,
  globalSportShortname: slug,
  globalSportGender: null,
  family: 'football' as const,
}));

export const statuses: readonly GameStatusKind[] = [
  'scheduled',
  'pregame',
  'delayed',
  'live',
  'delayed-data',
  'reconnecting',
  'awaiting-result',
  'final',
  'postponed',
  'canceled',
];

const card: CardGame = {
  id: 1,
  sport: 'Football',
  state: gameState.GameComplete,
  start: { date: '2026-09-05', datetime: '2026-09-05T18:00-04:00', time: '6 p.m.' },
  locationIndicator: 'H',
  ourSide: 'home',
  team: { name: 'Lakeshore', logo: null },
  opponent: { name: 'University of Maryland Eastern Shore', logo: null, rank: '12' },
  score: { team: '27', opponent: '10' },
  outcome: 'W',
  overtime: '',
  placing: null,
  href: page,
};
export const cards: readonly CardGame[] = [
  card,
  { ...card, id: 2, state: gameState.Live, score: { team: '7', opponent: '3' }, outcome: null, clock: '4:12, 2nd' },
  { ...card, id: 3, state: gameState.Scheduled, score: null, outcome: null },
  { ...card, id: 4, state: gameState.Postponed, score: null, outcome: null },
];

export const liveGame: ScoreboardGame = {
  gameId: 1,
  version: 1,
  state: gameState.Live,
  stateReason: null,
  ourSide: 'home',
  teamScore: 7,
  opponentScore: 3,
  period: 2,
  periodText: '2nd quarter',
  clock: null,
  situation: {},
  overtime: '',
  outcome: null,
  lastSeenAt: '2026-09-05T18:40:00Z',
  url: page,
};

export const standings: readonly StandingsTeam[] = ['Lakeshore', 'Ashgrove State'].map((team, index) => ({
  place: index + 1,
  team,
  logo: null,
  url: null,
  isOurs: index === 0,
  conference: index === 0 ? '7-1' : '6-2',
  conferencePercentage: index === 0 ? 0.875 : 0.75,
  points: null,
  gamesBack: index,
  overall: '12-3',
  overallPercentage: 0.8,
  home: '8-0',
  away: '4-3',
  streak: 'W2',
}));

export const figure: GameFigure = {
  name: 'hitting-h',
  title: 'Hits',
  isRate: false,
  games: [2, 0, 3, 1, undefined, 4, 2].map((value, index) => ({
    label: `at Opponent ${index + 1}`,
    date: `2026-04-0${index + 1}`,
    value,
    text: String(value ?? '–'),
  })),
};

const image = { url: mark, focus: { x: 50, y: 50 }, color: '#8aa4c0' };
export const stories = ['Ice returns to the Old Rink', 'Four seniors sign', 'Practice moves indoors'].map(
  (title, index) => ({
    id: index + 1,
    url: page,
    title,
    date: '2026-11-05',
    sportDisplay: 'Ice hockey',
    primaryImage: index === 2 ? null : image,
    subHeadline: null,
    teaser: null,
  }),
);

export const roleText = 'Guard · Jr. · Captain';

export const photo: GalleryPhoto = {
  ...image,
  id: 1,
  alt: 'A sample mark',
  width: 180,
  height: 180,
  caption: 'The captains at midfield',
  credit: 'Athletics',
};

export const storyHtml =
  '<p>Two goals in the last four minutes settled the opener.</p><blockquote><p>We skate for sixty minutes.</p></blockquote><h2>Notes</h2><ul><li>The power play is 5-for-11.</li></ul>';
