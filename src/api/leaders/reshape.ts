import { toPersonImage } from '../../domain/image.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { numberOf } from '../../domain/stats/column.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { PlayerGameLine } from './queries.ts';
import type { GameLeader } from './schema.ts';

/** The best line of each sport by its first category of leaders; of equal ones, the newest. */
export function toGameLeaders(lines: readonly PlayerGameLine[], origin: string): GameLeader[] {
  return [...Map.groupBy(lines, ({ sport }) => sport.id).values()].flatMap((ofSport) => {
    const rule = getSportStats(ofSport[0]?.sport.family ?? 'meet')?.leaders[0];
    if (!rule) return [];
    let best: { line: PlayerGameLine; figure: number } | undefined;
    for (const line of ofSport) {
      const figure = numberOf(line.stats[rule.group], rule.by) ?? 0;
      if (!line.isTeam && figure > (best?.figure ?? 0)) best = { line, figure };
    }
    const group = best?.line.stats[rule.group];
    return best && group
      ? [toLeader(best.line, { ...best, category: rule.title, text: rule.text(group), origin })]
      : [];
  });
}

type Best = Pick<GameLeader, 'figure' | 'category' | 'text'> & { origin: string };

function toLeader(line: PlayerGameLine, { figure, category, text, origin }: Best): GameLeader {
  const { rosterPlayerId } = line;
  const names = {
    firstName: line.rosterFirstName ?? line.firstName,
    lastName: line.rosterLastName ?? line.lastName,
  };
  const name = `${names.firstName} ${names.lastName}`.trim();
  return {
    sport: toSportReference(line.sport),
    category,
    figure,
    text,
    player: {
      name,
      jerseyNumber: line.jersey || null,
      rosterPlayerId,
      url: rosterPlayerId === null ? null : playerUrl(line.sport, playerSlug(names), rosterPlayerId),
      image: rosterPlayerId === null ? null : toPersonImage(line, name, origin),
    },
    game: {
      id: line.gameId,
      date: line.localDate,
      opponent: line.opponentTitle,
      atVs: line.locationIndicator === 'A' ? 'at' : 'vs',
    },
  };
}
