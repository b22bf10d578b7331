import type { ScheduleGame } from '../../../api/games/schema.ts';
import { isComplete } from '../../../domain/game-state.ts';
import { href } from '../../../routing/routes.ts';

/** A link to follow the game; a station without a URL is plain text. */
export type MediaLink = { label: string; href: string | null; isMain?: boolean };

/** Media links: tickets, which are the main action, and stations until the game is final, then its story; notifications of its score, where `offersScores`. */
export function mediaLinks(
  { media, gameState, boxscoreUrl, recapUrl, previewUrl }: ScheduleGame,
  { offersScores = false } = {},
): MediaLink[] {
  const isOver = isComplete(gameState);
  const permanent: [string, string | null | undefined][] = [
    ['Box score', boxscoreUrl],
    ['Recap', recapUrl],
  ];
  const toFollow: typeof permanent = [
    ['Live stats', media.stats?.url],
    ['Preview', previewUrl],
  ];
  const toWatch: typeof permanent = [
    ['Video', media.video?.url],
    ['Audio', media.audio?.url],
  ];
  const links = isOver ? [...permanent, ...toWatch] : [...toWatch, ...toFollow];
  return [
    ...(isOver ? [] : beforeEnd(media)),
    ...links.flatMap(([label, url]) => (url ? [{ label, href: url }] : [])),
    ...media.links.map(({ title, url }) => ({ label: title, href: url })),
    ...(offersScores && !isOver ? [{ label: 'Score notifications', href: href('notifications') }] : []),
  ];
}

const beforeEnd = ({ tickets, tv, tvUrl, radio }: ScheduleGame['media']): MediaLink[] => [
  ...(tickets ? [{ label: 'Tickets', href: tickets.url, isMain: true }] : []),
  ...(tv ? [{ label: `TV: ${tv}`, href: tvUrl }] : []),
  ...(radio ? [{ label: `Radio: ${radio}`, href: null }] : []),
];
