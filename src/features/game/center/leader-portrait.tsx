import { NumberPortrait } from '../../../ui/number-portrait.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TeamLogo } from '../../../ui/team-logo.tsx';
import type { Leader } from '../leaders.ts';
import type { Portraits } from './portraits.ts';

/** The portrait or jersey number of a player of the college; the team logo for an opponent. */
export function LeaderPortrait({ leader, portraits }: { leader: Leader; portraits: Portraits }) {
  const { side, player, name } = leader;
  if (!side.isOurs) return <TeamLogo name={side.name} url={side.logo} size={48} />;
  const portrait = player.rosterPlayerId === null ? undefined : portraits[player.rosterPlayerId];
  if (!portrait) return <NumberPortrait number={player.jersey} name={name} />;
  return <Picture {...portrait} alt="" width={48} height={60} sizes="48px" />;
}
