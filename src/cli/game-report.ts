import { printCorrection } from '../domain/correction.ts';
import { sportSlug } from '../domain/sport.ts';
import type { GameFile } from '../importers/read-game-file.ts';
import type { SavedGame } from '../importers/save/save-game.ts';
import { counted } from '../web/counted.ts';
import type { FileReport } from './import-files.ts';

const maxCorrections = 12;
const sites = { H: 'a home game', A: 'an away game', N: 'at a neutral site' } as const;

/** The report on an imported game file, as lines of text and as one JSON object. */
export function gameReport(
  file: string,
  { format, boxScore, unread }: GameFile,
  saved: SavedGame,
  { url, isStored }: { url: string | null; isStored: boolean },
): FileReport {
  const { change, warnings, corrections, inferredSites } = saved;
  const players = [...boxScore.home.players, ...boxScore.away.players].filter(({ isTeam }) => !isTeam).length;
  const plays = boxScore.plays.filter(({ kind }) => kind !== 'heading').length;
  const teams = { away: boxScore.away.name, home: boxScore.home.name };
  const score = { away: boxScore.away.score, home: boxScore.home.score };
  const preposition = saved.game.locationIndicator === 'N' ? 'vs' : 'at';
  return {
    change,
    warnings: warnings.length,
    lines: [
      `${file}: ${teams.away} ${score.away} ${preposition} ${teams.home} ${score.home}, ${saved.sport.title}, ${boxScore.venue.date} (${format}): ${change}, ${counted(players, 'player')}, ${counted(plays, 'play')}`,
      ...(url ? [`  ${url}`] : []),
      ...warnings.map((warning) => `  warning: ${warning}`),
      ...inferredSites.map(
        ({ gameId, locationIndicator }) =>
          `  game ${gameId} is now ${sites[locationIndicator]}, derived from the cities of the games`,
      ),
      ...corrections
        .slice(0, maxCorrections)
        .map((correction) => printCorrection(correction, boxScore))
        .map(({ field, before, after }) => `  corrected: ${field}: ${before ?? 'absent'} -> ${after ?? 'absent'}`),
      ...(corrections.length > maxCorrections
        ? [`  and ${corrections.length - maxCorrections} more corrections (--json lists all)`]
        : []),
    ],
    json: {
      file,
      format,
      change,
      sport: sportSlug(saved.sport),
      gameId: isStored ? saved.game.id : null,
      url,
      date: boxScore.venue.date,
      site: saved.game.locationIndicator,
      teams,
      score,
      players,
      plays,
      unread,
      warnings: warnings.filter((warning) => !unread.includes(warning)),
      corrections,
    },
  };
}
