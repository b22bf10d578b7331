import type { GameCenter } from '../../../api/game-center/schema.ts';
import { monogram } from '../../../web/text.ts';
import type { OurTeam } from '../sides.ts';
import { type BoardFacts, type BoardTeam, recordText } from './board-facts.ts';

/** The board of a game without live scoring: upcoming, postponed, or final without a box score. */
export function boardBefore({ game, records }: GameCenter, ours: OurTeam): BoardFacts {
  const isAway = game.ourSide === 'away';
  const { result, opponent } = game;
  const us: BoardTeam = {
    side: isAway ? 'away' : 'home',
    name: ours.shortName,
    abbreviation: monogram(ours.shortName),
    logo: ours.logo,
    isOurs: true,
    isWinner: result?.status === 'W',
    rank: game.teamPrefix ?? '',
    record: recordText(records.team.overall, records.team.conference),
    score: scoreOf(result?.teamScore),
  };
  const them: BoardTeam = {
    side: isAway ? 'home' : 'away',
    name: opponent.title,
    abbreviation: opponent.abbrev ?? monogram(opponent.title),
    logo: opponent.image?.fullpath ?? null,
    isOurs: false,
    isWinner: result?.status === 'L',
    rank: opponent.prefix ?? '',
    record: recordText(records.opponent.overall, records.opponent.conference),
    score: scoreOf(result?.opponentScore),
  };
  return {
    family: game.sport.family,
    teams: isAway ? [us, them] : [them, us],
    state: game.gameState,
    reason: game.gameStateReason,
    periodText: '',
    clock: null,
    situation: {},
    overtime: game.overtime,
    line: null,
  };
}

const scoreOf = (score: string | null | undefined) => (score == null ? undefined : Number(score));
