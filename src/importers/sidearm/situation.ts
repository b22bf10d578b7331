import type { RawSituation } from '../situation.ts';
import type { SidearmGame } from './parse.ts';

type Game = SidearmGame['Game'];

/** For basketball the file has the bonus and the clock direction; `Situation` is null. */
export function readSituation(game: Game): RawSituation {
  const direction = game.Rules?.ClockDirection;
  return {
    clockDirection: typeof direction === 'string' ? direction.toLowerCase() : undefined,
    bonus: readBonus(game),
  };
}

/** "UMD BONUS; UCONN BONUS2": the team that shoots bonus free throws, one and one or two. */
function readBonus({ Context, HomeTeam, VisitingTeam }: Game): { home?: true; away?: true } | undefined {
  if (typeof Context !== 'string') return undefined;
  const inBonus = new Set(
    Context.slice(0, 200)
      .split(';')
      .map((part) => part.trim())
      .filter((part) => /\sBONUS2?$/i.test(part))
      .map((part) => part.replace(/(?<!\s)\s+BONUS2?$/i, '').toUpperCase()),
  );
  const has = ({ Id, Name }: Game['HomeTeam']) => [Id, Name].some((name) => inBonus.has((name ?? '').toUpperCase()));
  return { ...(has(HomeTeam) && { home: true }), ...(has(VisitingTeam) && { away: true }) };
}
