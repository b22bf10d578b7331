import type { ScheduleGame } from '../../api/games/schema.ts';

type Team = { name: string };
type Game = Pick<ScheduleGame, 'locationIndicator' | 'doubleheader'>;

/** "Duke at Lakeshore", "Duke vs Lakeshore" at a neutral site, "Duke at Lakeshore, Game 2" of a doubleheader. */
export const gameTitle = ([away, home]: readonly [Team, Team], { locationIndicator, doubleheader }: Game): string => {
  const pairing = `${away.name} ${locationIndicator === 'N' ? 'vs' : 'at'} ${home.name}`;
  return doubleheader > 0 ? `${pairing}, Game ${doubleheader}` : pairing;
};
