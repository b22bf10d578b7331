import type { ScheduleGame } from '../../api/games/schema.ts';
import { serviceAddress } from '../../routing/service-addresses.ts';

export type GameLink = {
  label: string;
  href: string;
  icon?: 'tickets' | 'calendar';
  /** Leads elsewhere in every row, so its name needs the game; streams often have one address for all games. */
  isOfGame?: boolean;
};

const ofGame: ReadonlySet<string> = new Set(['Box score', 'Recap', 'Preview', 'Tickets', 'Calendar']);

type Game = Pick<ScheduleGame, 'id' | 'status' | 'media' | 'boxscoreUrl' | 'recapUrl' | 'previewUrl'>;

/** Links of a schedule row: recap, box score and video for a past game, media and calendar links for an upcoming one. */
export function gameLinks({ id, status, media, boxscoreUrl, recapUrl, previewUrl }: Game): GameLink[] {
  const permanent: Candidate[] = [
    ['Box score', boxscoreUrl],
    ['Recap', recapUrl],
  ];
  const toFollow: Candidate[] = [
    ['Preview', previewUrl],
    ['Tickets', media.tickets?.url, 'tickets'],
    ['Live stats', media.stats?.url],
  ];
  const video: Candidate = ['Video', media.video?.url];
  const audio: Candidate = ['Audio', media.audio?.url];
  const calendar: Candidate = ['Calendar', serviceAddress('calendarIcs', {}, { game_id: id }), 'calendar'];
  const offered =
    status === 'O' ? [...permanent, video] : [...toFollow, video, audio, ...permanent.slice(0, 1), calendar];
  return [
    ...offered.flatMap(([label, href, icon]): GameLink[] =>
      href ? [{ label, href, ...(icon && { icon }), ...(ofGame.has(label) && { isOfGame: true }) }] : [],
    ),
    ...moreLinks(media),
  ];
}

type Candidate = [label: string, href: string | null | undefined, icon?: GameLink['icon']];

const moreLinks = ({ links }: Game['media']): GameLink[] =>
  links.map(({ title, url }) => ({ label: title, href: url }));
