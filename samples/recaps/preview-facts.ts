import { gameState } from '../../src/domain/game-state.ts';
import type { CollegeRows, RowOf } from '../college-rows.ts';
import type { CollegePlan } from '../colleges.ts';
import type { SportKind } from '../sport-kind.ts';
import type { Team } from '../team.ts';
import { type SeasonLeader, seasonLeaders } from './season-leaders.ts';

type Game = RowOf<'game'>;
export type PlayedGame = Game & { ourScore: number; opponentScore: number };

/** What a preview can tell before a game. */
export type PreviewFacts = {
  /** "Lakeshore" */
  us: string;
  /** "the Herons" */
  nick: string;
  /** "Belmarsh" */
  them: string;
  kind: SportKind;
  isHome: boolean;
  /** Final games of the season, oldest first, without exhibitions. */
  played: PlayedGame[];
  /** All final games against the opponent, oldest first. */
  meetings: PlayedGame[];
  leaders: SeasonLeader[];
};

type Next = { kind: SportKind; team: Team; game: Game; opponent: string; day: string };

/** Collects what was known of both teams on the day of the preview. */
export function previewFacts(
  college: CollegeRows,
  plan: CollegePlan,
  { kind, team, game, opponent, day }: Next,
): PreviewFacts {
  const isKnown = (one: Game): one is PlayedGame => isCounted(one) && one.localDate < day;
  const played = team.seasons[0]?.games.filter(isKnown) ?? [];
  return {
    us: plan.shortName,
    nick: `the ${plan.settings.mascotPlural ?? plan.shortName}`,
    them: opponent,
    kind,
    isHome: game.locationIndicator === 'H',
    played,
    meetings: team.seasons
      .toReversed()
      .flatMap(({ games }) => games.filter(isKnown))
      .filter(({ opponentId }) => opponentId === game.opponentId),
    leaders: seasonLeaders(college, kind.family, played),
  };
}

const isCounted = (game: Game): game is PlayedGame =>
  game.state === gameState.GameComplete && game.type !== 'E' && game.ourScore != null && game.opponentScore != null;
