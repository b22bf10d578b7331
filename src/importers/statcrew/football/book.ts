import { attribute, child } from '../../xml/element.ts';
import type { StatCrewBook } from '../book.ts';
import { readDrives } from './drives.ts';
import { kickerDistances, teamDistances } from './field-goals.ts';
import { readPlays } from './plays.ts';
import { readScoring } from './scoring.ts';
import { readSituation } from './situation.ts';
import { playerStats, teamStats } from './stats.ts';

export const football: StatCrewBook = {
  family: () => 'football',
  regulation: 4,
  playerStats(player, game) {
    const stats = playerStats(player);
    return { ...stats, kicking: { ...stats['kicking'], ...kickerDistances(player, stats['kicking'], game) } };
  },
  teamStats(team, game) {
    const stats = teamStats(child(team, 'totals'));
    return { ...stats, kicking: { ...stats['kicking'], ...teamDistances(team, stats['kicking'], game) } };
  },
  playerFacts: (player) => ({
    position: (attribute(player, 'startpos') || attribute(player, 'opos') || attribute(player, 'dpos')).toUpperCase(),
  }),
  scoring: readScoring,
  plays: readPlays,
  drives: readDrives,
  situation: readSituation,
};
