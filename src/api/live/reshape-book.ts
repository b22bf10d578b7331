import type { BoxPlayer, BoxTeam } from '../../domain/box-score.ts';
import { isoInstant } from '../../domain/instant.ts';
import type { Side } from '../../domain/side.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { BookTeam, ScoreBook } from '../stats/score-book.ts';
import type { LiveRow } from './queries.ts';

/** The box score of the last snapshot, as an import of the file would produce it. */
export function toLiveBook(row: LiveRow): ScoreBook {
  const { box, game, ourSide } = row;
  return {
    game: toScheduleGame(game),
    ourSide,
    boxScore: {
      ...box,
      venue: {
        ...box.venue,
        date: game.localDate,
        stadium: box.venue.stadium || (game.venueTitle ?? ''),
        location: box.venue.location || (game.location ?? ''),
        neutral: game.locationIndicator === 'N',
        conference: game.conference,
        postseason: game.type === 'P',
        notes: box.venue.notes.map(stripHtml),
      },
      home: toTeam('home', row),
      away: toTeam('away', row),
      plays: box.plays.map(({ action: _, sourceText: __, ...play }) => ({
        ...play,
        side: play.side ?? null,
        score: play.score ?? null,
      })),
    },
    corrections: [],
    warnings: row.warnings,
    importedAt: toSecond(row.changedAt),
    updatedAt: toSecond(row.changedAt),
  };
}

const toSecond = (instant: string): string => Temporal.Instant.from(isoInstant(instant)).round('second').toString();

function toTeam(side: Side, row: LiveRow): BookTeam {
  const team: BoxTeam = row.box[side];
  const toOurs = side === row.ourSide ? (player: BoxPlayer) => bioOf(player, row) : () => noBio;
  return { ...team, players: team.players.map((player) => ({ ...player, ...toOurs(player) })) };
}

const noBio = { rosterPlayerId: null, url: null };

/** The bio URL of publicly visible players. */
function bioOf({ code }: BoxPlayer, { rosterPlayers, players, game }: LiveRow) {
  const shown = players.find(({ id }) => id === rosterPlayers[code]);
  if (!shown) return noBio;
  const sport = { globalSportNameSlug: game.globalSportNameSlug, shortName: game.sportShortName };
  return { rosterPlayerId: shown.id, url: playerUrl(sport, playerSlug(shown), shown.id) };
}
