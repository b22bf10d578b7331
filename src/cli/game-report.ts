import { printCorrection } from '../domain/correction.ts';
import type { GameFile } from '../importers/read-game-file.ts';
import type { SavedGame } from '../importers/save/save-game.ts';
import type { FileReport } from './each-file.ts';

const shownCorrections = 12;

/** What is told of an imported game file: lines to read and one JSON object. */
export function gameReport(
  file: string,
  { format, game }: GameFile,
  saved: SavedGame,
  { url, isThere }: { url: string | null; isThere: boolean },
): FileReport {
  const { change, warnings, corrections } = saved;
  const players = [...game.home.players, ...game.away.players].filter(({ isTeam }) => !isTeam).length;
  const plays = game.plays.filter(({ kind }) => kind !== 'heading').length;
  const teams = { away: game.away.name, home: game.home.name };
  const score = { away: game.away.score, home: game.home.score };
  const joint = game.venue.neutral ? 'vs' : 'at';
  return {
    change,
    warnings: warnings.length,
    lines: [
      `${file}: ${teams.away} ${score.away} ${joint} ${teams.home} ${score.home}, ${saved.sport.title}, ${game.venue.date} (${format}): ${change}, ${players} players, ${plays} plays`,
      ...(url ? [`  ${url}`] : []),
      ...warnings.map((warning) => `  warning: ${warning}`),
      ...corrections
        .slice(0, shownCorrections)
        .map((correction) => printCorrection(correction, game))
        .map(({ field, before, after }) => `  corrected: ${field}: ${before ?? 'absent'} -> ${after ?? 'absent'}`),
      ...(corrections.length > shownCorrections
        ? [`  and ${corrections.length - shownCorrections} more corrections (all of them with --json)`]
        : []),
    ],
    json: {
      file,
      format,
      change,
      sport: saved.sport.globalSportNameSlug ?? saved.sport.shortName,
      gameId: isThere ? saved.game.id : null,
      url,
      date: game.venue.date,
      teams,
      score,
      players,
      plays,
      warnings,
      corrections,
    },
  };
}
