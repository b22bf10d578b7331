import type { BoxTeam } from '../../domain/box-score.ts';
import { importRefusal } from '../refusal.ts';
import { dropEmpty, dropEmptyPeriods } from '../stat-groups.ts';
import { parseTeamRecord } from '../team-record.ts';
import { attribute, child, childrenOf, firstAttribute, integer, type XmlElement } from '../xml/element.ts';
import type { StatCrewBook } from './book.ts';
import type { StatCrewGame } from './game.ts';
import { readPlayer } from './player.ts';

export function readTeam(team: XmlElement, book: StatCrewBook, game: StatCrewGame): BoxTeam {
  const id = attribute(team, 'id');
  const name = attribute(team, 'name') || id;
  if (name === '') throw importRefusal('A team has no name.', team);
  const linescore = child(team, 'linescore');
  const score = integer(linescore, 'score') ?? integer(linescore, 'runs');
  if (score === undefined) {
    const written = attribute(linescore, 'score') || attribute(linescore, 'runs');
    const problem = written === '' ? 'has no score' : `has the score "${written}", which is not a number`;
    throw importRefusal(`${name} ${problem}.`, linescore ?? team);
  }
  const { record, conferenceRecord } = parseTeamRecord(attribute(team, 'record'));
  return {
    code: id || name,
    name,
    record,
    conferenceRecord: firstAttribute(team, 'conf-record', 'confrecord') || conferenceRecord,
    rank: rankOf(team, game),
    score,
    coach: attribute(team, 'coach'),
    stats: dropEmpty(book.teamStats(team, game)),
    ...dropEmptyPeriods(book.teamPeriodStats?.(team, game) ?? book.periodStats?.(child(team, 'totals') ?? team)),
    players: withUniqueCodes(
      (book.players?.(team) ?? childrenOf(team, 'player')).map((player) => readPlayer(player, book, game)),
    ),
  };
}

/** The rank is on the team or the venue; 0 means unranked. */
function rankOf(team: XmlElement, { venue }: StatCrewGame): string {
  const rank = attribute(team, 'rank') || attribute(venue, attribute(team, 'vh') === 'H' ? 'homerank' : 'visrank');
  return rank === '0' ? '' : rank;
}

/** Plays refer to players by code, so a duplicate code gets the name appended. */
function withUniqueCodes<P extends { code: string; checkName: string }>(players: P[]): P[] {
  const seen = new Set<string>();
  return players.map((player) => {
    const code = seen.has(player.code) ? `${player.code} ${player.checkName}` : player.code;
    seen.add(code);
    return { ...player, code };
  });
}
