import type { ScheduleGame } from '../../api/games/schema.ts';

export type GameLink = { label: string; href: string };

type Game = Pick<ScheduleGame, 'status' | 'media' | 'boxscoreUrl' | 'recapUrl' | 'previewUrl'>;

/** Links of a schedule row: recap and box score of a past game, media links of an upcoming one. */
export function gameLinks({ status, media, boxscoreUrl, recapUrl, previewUrl }: Game): GameLink[] {
  const permanent: [string, string | null | undefined][] = [
    ['Box score', boxscoreUrl],
    ['Recap', recapUrl],
  ];
  const toFollow: typeof permanent = [
    ['Preview', previewUrl],
    ['Tickets', media.tickets?.url],
    ['Live stats', media.stats?.url],
  ];
  const toWatch: typeof permanent = [
    ['Video', media.video?.url],
    ['Audio', media.audio?.url],
  ];
  const offered = status === 'O' ? [...permanent, ...toWatch] : [...toFollow, ...toWatch, ...permanent.slice(0, 1)];
  return [...offered.flatMap(([label, href]) => (href ? [{ label, href }] : [])), ...moreLinks(media)];
}

const moreLinks = ({ links }: Game['media']): GameLink[] =>
  links.map(({ title, url }) => ({ label: title, href: url }));
