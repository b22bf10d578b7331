import type { BoxPlay, Shot } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { clock } from '../../domain/stats/column.ts';
import { playPhrase, timeoutText } from '../basketball-words.ts';
import { boardClock } from '../board-clock.ts';
import { shotPart } from '../shot.ts';
import type { SidearmGame, SidearmPerson, SidearmPlay } from './parse.ts';
import { personName } from './players.ts';

type Names = Readonly<Record<Side, string>>;

/** The plays in file order, with the score carried forward from made baskets. */
export function readPlays({ Game, Plays }: SidearmGame): BoxPlay[] {
  const names = { home: Game.HomeTeam.Name, away: Game.VisitingTeam.Name };
  let score: BoxPlay['score'];
  return Plays.map((play) => {
    const scoring = play.Action === 'GOOD';
    if (play.Score) score = { home: play.Score.HomeTeam, away: play.Score.VisitingTeam };
    else if (scoring) score = undefined;
    return readPlay(play, score, names);
  });
}

function readPlay(play: SidearmPlay, score: BoxPlay['score'], names: Names): BoxPlay {
  const side = sideOf(play);
  return {
    period: play.Period,
    clock: typeof play.ClockSeconds === 'number' && play.ClockSeconds >= 0 ? boardClock(clock(play.ClockSeconds)) : '',
    side,
    text: textOf(play, side ? names[side] : ''),
    scoring: play.Action === 'GOOD',
    score,
    kind: kindOf(play),
    situation: '',
    ...shotOf(play, side),
  };
}

/** Known files only have `null` here; a pair of percentages is accepted as a position, anything else is ignored. */
function shotOf({ Action, Type, Coordinate }: SidearmPlay, side: Side | undefined): { shot?: Shot } {
  if (typeof Coordinate !== 'object' || Coordinate === null || !('X' in Coordinate && 'Y' in Coordinate)) return {};
  if (Type === 'FT' || (Action !== 'GOOD' && Action !== 'MISS')) return {};
  return shotPart({ x: Coordinate.X, y: Coordinate.Y }, side, Action === 'GOOD');
}

function sideOf({ Team }: SidearmPlay): Side | undefined {
  if (Team === 'HomeTeam') return 'home';
  return Team === 'VisitingTeam' ? 'away' : undefined;
}

function kindOf({ Action }: SidearmPlay): BoxPlay['kind'] {
  if (Action === 'SUBS') return 'substitution';
  return Action === 'TIMEOUT' ? 'comment' : 'play';
}

function textOf(play: SidearmPlay, team: string): string {
  const [action, type] = [(play.Action ?? '').toUpperCase(), (play.Type ?? '').toUpperCase()];
  if (action === 'TIMEOUT') return timeoutText(type, team);
  if (action === '' || action === 'SUBS') return withoutNumbers(play.Narrative ?? '');
  const actor = play.Player ? fullName(play.Player) : team;
  return `${actor} ${playPhrase({ action, type })}${withOthers(play, action)}`.trim();
}

/** The second player of a made basket has the assist, of a miss the block. */
function withOthers({ InvolvedPlayers }: SidearmPlay, action: string): string {
  const names = (InvolvedPlayers ?? []).map(fullName).join(', ');
  if (names === '') return '';
  if (action === 'GOOD') return `, assist by ${names}`;
  return action === 'MISS' ? `, blocked by ${names}` : ` (${names})`;
}

/** Removes jersey numbers from "10 Mara Braun OUT; 03 Amaya Battle IN". */
function withoutNumbers(narrative: string): string {
  return narrative
    .split(';')
    .map((part) =>
      part
        .trim()
        .replace(/^\d+ /, '')
        .replace(/ (?:IN|OUT)$/, (word) => word.toLowerCase()),
    )
    .join('; ');
}

function fullName(person: SidearmPerson): string {
  const { firstName, lastName } = personName(person);
  return `${firstName} ${lastName}`.trim();
}
