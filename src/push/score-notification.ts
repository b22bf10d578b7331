import type { PushNotification } from '../domain/push.ts';
import { href } from '../routing/routes.ts';

type Score = {
  gameId: number;
  us: string;
  them: string;
  sport: string;
  ourScore: number;
  opponentScore: number;
  isFinal: boolean;
};

/** "Lakeshore 21, Northfield 14", with the leading team first. */
export function scoreNotification({ gameId, us, them, sport, ourScore, opponentScore, isFinal }: Score) {
  const teams = [`${us} ${ourScore}`, `${them} ${opponentScore}`];
  if (opponentScore > ourScore) teams.reverse();
  return {
    title: teams.join(', '),
    body: isFinal ? `Final · ${sport}` : sport,
    tag: `game-${gameId}`,
    url: href('gameCenter', { gameId: String(gameId) }),
    renotify: isFinal,
  } satisfies PushNotification;
}
