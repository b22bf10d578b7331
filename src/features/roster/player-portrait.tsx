import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';

type Props = {
  player: Pick<RosterPlayer, 'rosterPlayerId' | 'image' | 'firstName' | 'lastName' | 'jerseyNumber'>;
  width: number;
  sizes?: string;
  eager?: boolean;
};

/** The player's photo, or the number on a jersey. Decorative, because the name is always beside it. */
export const PlayerPortrait = ({ player, ...size }: Props) => (
  <PersonPortrait
    id={player.rosterPlayerId}
    name={`${player.firstName} ${player.lastName}`}
    number={player.jerseyNumber ?? undefined}
    image={player.image}
    {...size}
  />
);
