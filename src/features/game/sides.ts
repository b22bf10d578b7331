import type { BookTeam, ScoreBook } from '../../api/stats/score-book.ts';
import type { Side } from '../../domain/side.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { monogram } from '../../web/text.ts';

/** The college's names and logo. */
export type OurTeam = Pick<Tenant, 'shortName' | 'logo'>;

export type GameSide = {
  side: Side;
  team: BookTeam;
  name: string;
  /** Abbreviation for plays and phones. */
  abbreviation: string;
  logo: string | null;
  /** The opponent's color as hex, if known; null for the college, whose color comes from the theme. */
  color: string | null;
  isOurs: boolean;
  isWinner: boolean;
};

/** Visitors first, the order in which scores are read. */
export type GameSides = readonly [GameSide, GameSide];

/** The two teams with the site's names; the scorer's file may spell them differently. */
export function sidesOf({ boxScore, game, ourSide }: ScoreBook, ours: OurTeam): GameSides {
  const sideOf = (side: Side): GameSide => {
    const isOurs = side === ourSide;
    const name = isOurs ? ours.shortName : game.opponent.title;
    const other = boxScore[side === 'home' ? 'away' : 'home'];
    return {
      side,
      team: boxScore[side],
      name,
      abbreviation: (!isOurs && game.opponent.abbrev) || shortCode(boxScore[side].code) || monogram(name),
      logo: isOurs ? ours.logo : (game.opponent.image?.fullpath ?? null),
      color: isOurs ? null : game.opponent.color,
      isOurs,
      isWinner: boxScore.complete && boxScore[side].score > other.score,
    };
  };
  return [sideOf('away'), sideOf('home')];
}

/** Some programs use a truncated name as the code: "NORTH CA". */
const shortCode = (code: string): string => (/^\S{1,5}$/.test(code) ? code : '');
