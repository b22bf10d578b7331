import type { GameCenter } from '../../../api/game-center/schema.ts';
import type { LiveGame } from '../../../api/live/schema.ts';
import type { ScoreBook } from '../../../api/stats/score-book.ts';
import { gameState } from '../../../domain/game-state.ts';
import type { LiveClock } from '../../../domain/live/scoreboard.ts';
import type { BoxSituation } from '../../../domain/live/situation.ts';
import type { Side } from '../../../domain/side.ts';
import type { SportFamily } from '../../../domain/sport-family.ts';
import { getSportStats } from '../../../domain/stats/families.ts';
import type { LineScoreTeam } from '../../../ui/games/line-score.tsx';
import { enDashed } from '../../../web/text.ts';
import { periodFigures, totalFigures, totalHeads } from '../line-score.ts';
import { type GameSide, type OurTeam, sidesOf } from '../sides.ts';

export type BoardTeam = {
  side: Side;
  name: string;
  /** Abbreviation of at most four letters. */
  abbreviation: string;
  logo: string | null;
  isOurs: boolean;
  isWinner: boolean;
  /** "No. 12"; empty if unranked. */
  rank: string;
  /** "12–3 (5–1)"; empty if unknown. */
  record: string;
  /** Undefined before the game. */
  score: number | undefined;
};

/** The board's content as serializable props for islands. */
export type BoardFacts = {
  family: SportFamily;
  /** Visitors first. */
  teams: readonly [BoardTeam, BoardTeam];
  state: LiveGame['state'];
  reason: string | null;
  periodText: string;
  clock: LiveClock | null;
  situation: BoxSituation;
  /** "OT", "2OT", "11"; empty in regulation. */
  overtime: string;
  /** Null if there is no line score yet. */
  line: {
    caption: string;
    periods: { label: string }[];
    totals: { label: string; name: string }[];
    teams: readonly [LineScoreTeam, LineScoreTeam];
  } | null;
};

/** A game's current state: its scoreboard entry, unless it is final. */
export type LiveState = Pick<LiveGame, 'state' | 'stateReason' | 'periodText' | 'clock' | 'situation' | 'overtime'>;

type Records = GameCenter['records'];

/** The board of a game with a box score, live or final. */
export function boardOf(book: ScoreBook, state: LiveState, ours: OurTeam, records: Records): BoardFacts {
  const { boxScore, game } = book;
  const stats = getSportStats(boxScore.family);
  const sides = sidesOf(book, ours);
  const unplayed = unplayedPeriods(boxScore);
  const teamOf = (side: GameSide): BoardTeam => ({
    ...shownOf(side),
    rank: rankOf(side, game),
    record: recordOf(side, boxScore.complete ? undefined : records),
    // a game has no score before its start, not even 0–0
    score: state.state === gameState.PreGame ? undefined : side.team.score,
  });
  const lineOf = (side: GameSide): LineScoreTeam => ({
    name: side.name,
    abbreviation: side.abbreviation,
    logo: side.logo,
    own: side.isOurs,
    winner: side.isWinner,
    periods: [...periodFigures(boxScore, side.side), ...unplayed.map(() => '')],
    totals: totalFigures(boxScore, side.side, stats),
  });
  return {
    ...stateFacts(state),
    family: boxScore.family,
    teams: [teamOf(sides[0]), teamOf(sides[1])],
    line:
      boxScore.periods.length === 0
        ? null
        : {
            caption: `Score by ${(stats?.periodName ?? 'period').toLowerCase()}`,
            periods: [...boxScore.periods, ...unplayed].map(({ label }) => ({ label })),
            totals: totalHeads(stats),
            teams: [lineOf(sides[0]), lineOf(sides[1])],
          },
  };
}

/** Empty columns of a live line score, reserved to prevent layout shift. */
function unplayedPeriods({ complete, periods, regulationPeriods }: ScoreBook['boxScore']): { label: string }[] {
  const missing = complete ? 0 : Math.max(0, regulationPeriods - periods.length);
  return Array.from({ length: missing }, (_, index) => ({ label: String(periods.length + index + 1) }));
}

const stateFacts = ({ stateReason, state, periodText, clock, situation, overtime }: LiveState) => ({
  state,
  reason: stateReason,
  periodText,
  clock,
  situation,
  overtime,
});

const shownOf = ({ side, name, abbreviation, logo, isOurs, isWinner }: GameSide) => ({
  side,
  name,
  abbreviation,
  logo,
  isOurs,
  isWinner,
});

/** Each side's rank at the start of the game. */
const rankOf = ({ isOurs, team }: GameSide, game: ScoreBook['game']): string =>
  (isOurs ? game.teamPrefix : game.opponent.prefix) ?? team.rank.replace(/^(?=\d)/, 'No. ');

/** Until the game is final, the college's record on this site is more accurate than the one in the scorer's file. */
function recordOf({ isOurs, team }: GameSide, records: Records | undefined): string {
  const known = isOurs ? records?.team : records?.opponent;
  return recordText(known?.overall || team.record, known?.conference || team.conferenceRecord);
}

/** "12–3 (5–1)", with the conference record in parentheses. */
export function recordText(overall: string | null, conference: string | null): string {
  if (!overall) return '';
  return enDashed(conference && conference !== overall ? `${overall} (${conference})` : overall);
}
