import type { ScheduleGame } from '../../api/games/schema.ts';
import { gameState, gameStateText, isComplete } from '../../domain/game-state.ts';
import { longDay } from '../../domain/printed-date.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { enDashed } from '../../domain/text.ts';
import { href } from '../../routing/routes.ts';
import { CollegeBand } from './college-band.tsx';

type Props = { tenant: Pick<Tenant, 'name' | 'logo'>; games: readonly ScheduleGame[] };

export const outsideTitle = (games: readonly ScheduleGame[]): string =>
  games.length > 0 ? 'Games of the day' : 'This page is not available';

/** Shown at the address of an external program that the college does not run; lists the requested concurrent games. */
export const OutsidePage = ({ tenant: { name, logo }, games }: Props) => (
  <>
    <CollegeBand name={name} logo={logo ?? undefined} homeHref={href('home')} />
    <main className="content standalone">
      <h1>{outsideTitle(games)}</h1>
      {games.length > 0 ? (
        <ul className="standalone-games">
          {games.map((game) => (
            <GameLine key={game.id} game={game} />
          ))}
        </ul>
      ) : (
        <p>{name} has not connected the program that belongs at this address.</p>
      )}
      <p>
        <a href={href('home')}>{name} Athletics home</a>
      </p>
    </main>
  </>
);

const GameLine = ({ game }: { game: ScheduleGame }) => (
  <li>
    <span>
      {game.sport.title} · {longDay(game.date)}
    </span>
    <a href={addressOf(game)}>
      {game.atVs} {game.opponent.title}
    </a>
    <b>{statusOf(game)}</b>
  </li>
);

/** "W 27–10", "7 p.m.", or the status: "Live", "Postponed". */
function statusOf({ gameState: state, time, result }: ScheduleGame): string {
  if (isComplete(state) && result?.teamScore) {
    return `${result.status} ${enDashed(`${result.teamScore}-${result.opponentScore}`)}`;
  }
  return (state === gameState.Scheduled && time) || gameStateText(state);
}

const addressOf = ({ gameState: state, gameCenterUrl, boxscoreUrl, sport, season }: ScheduleGame): string =>
  (isComplete(state) ? boxscoreUrl : (gameCenterUrl ?? boxscoreUrl)) ??
  href('schedule', { globalSportNameSlug: sport.globalSportNameSlug ?? sport.shortName, seasonTitle: season.title });
