import type { RosterPlayer } from '../../../api/rosters/schema.ts';
import { parseHometown } from '../../../domain/us-states.ts';

export type Origin = {
  /** "Michigan", "Sweden". */
  region: string;
  isState: boolean;
  players: { id: number; name: string; town: string; url: string }[];
};

/** Players by home state or country, those with the most players first; omits players without a hometown. */
export function groupOrigins(players: readonly RosterPlayer[]): Origin[] {
  const homes = players.flatMap(({ rosterPlayerId, firstName, lastName, hometown, url }) => {
    if (!hometown) return [];
    const { town, region = town, isState } = parseHometown(hometown);
    return [{ region, isState, player: { id: rosterPlayerId, name: `${firstName} ${lastName}`.trim(), town, url } }];
  });
  return [...Map.groupBy(homes, ({ region }) => region)]
    .map(([region, group]) => ({
      region,
      isState: group[0]?.isState === true,
      players: group.map(({ player }) => player).sort((a, b) => a.town.localeCompare(b.town, 'en')),
    }))
    .sort((a, b) => b.players.length - a.players.length || a.region.localeCompare(b.region, 'en'));
}
