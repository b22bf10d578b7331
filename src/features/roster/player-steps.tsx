import type { PlayerBio } from '../../api/players/schema.ts';
import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { enDashed } from '../../web/text.ts';
import { PlayerPortrait } from './player-portrait.tsx';
import styles from './player-steps.module.css';
import { positionAndClass } from './player-text.ts';
import { sortPlayers } from './sort-players.ts';

/** Links to the previous and next player on the roster. */
export async function PlayerSteps({ player }: { player: PlayerBio }) {
  const { sport, season, rosterPlayerId } = player;
  const roster = await getRequestContext().api.rosters.bySport(sportSlug(sport), { season: season.title });
  const players = sortPlayers(roster?.players ?? [], 'jersey');
  const position = players.findIndex((each) => each.rosterPlayerId === rosterPlayerId);
  const [previous, next] = position < 0 ? [] : [players[position - 1], players[position + 1]];
  if (!previous && !next) return null;
  return (
    <nav className={styles.steps} aria-label={`${enDashed(season.title)} roster`}>
      {previous && <Step label="Previous player" player={previous} />}
      {next && <Step label="Next player" player={next} isNext />}
    </nav>
  );
}

const Step = ({ label, player, isNext }: { label: string; player: RosterPlayer; isNext?: boolean }) => (
  <div className={styles.step} data-next={isNext && ''}>
    <div className={styles.portrait}>
      <PlayerPortrait player={player} width={80} />
    </div>
    <p>
      <span className={styles.label}>{label}</span>
      <SiteLink href={player.url}>
        {player.jerseyNumber && `${player.jerseyNumber} `}
        {player.firstName} {player.lastName}
      </SiteLink>
      <span className={styles.label}>{positionAndClass(player)}</span>
    </p>
  </div>
);
