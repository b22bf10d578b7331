import type { EventGame } from '../../api/events/schema.ts';
import { realSports, type Sport } from '../../domain/sport.ts';
import { getRequestContext } from '../../request-context.ts';
import type { PageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { cardGame } from './card-game.ts';
import { scoreboardGames } from './scoreboard-games.ts';
import { scoreboardStrip } from './scoreboard-strip.markup.tsx';

type Props = {
  upcoming: readonly EventGame[];
  results: readonly EventGame[];
  today: PageGames;
  /** Offers a choice of sport where given. */
  sports?: readonly Sport[];
  filter?: Sport | undefined;
};

/** Games under way, the latest results and the next games; nothing while there are none. */
export function Scoreboard({ upcoming, results, today, sports = [], filter }: Props) {
  const { tenant } = getRequestContext();
  const games = scoreboardGames(upcoming, results);
  if (games.length === 0 && !filter) return null;
  const team = { name: tenant.shortName, logo: tenant.logo };
  return (
    <Markup
      of={scoreboardStrip}
      props={{
        games: games.map((game) => cardGame(game, team, today)),
        sports: realSports(sports).filter(hasSeason),
        filter,
      }}
    />
  );
}

const hasSeason = ({ scheduleId }: Sport) => scheduleId !== null;
