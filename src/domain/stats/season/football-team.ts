import { clock, numberOf, ratio, signed, sumOf } from '../column.ts';
import { average, figure } from '../figure-columns.ts';
import { attempts, each, number, perCarry, perGame, touchdowns, yards } from '../football-columns.ts';
import type { TeamRow } from './season-book.ts';
import { groupRow, pairRow } from './team-rows.ts';

const conversionRow = (title: string, made: string, tried: string): TeamRow => ({
  title,
  text: (line) => {
    const [own, attempted] = [numberOf(line['conversions'], made), numberOf(line['conversions'], tried)];
    const percent = ratio(own, attempted);
    if (own === undefined || attempted === undefined) return undefined;
    return percent === undefined ? `${own}-${attempted}` : `${own}-${attempted} (${signed(percent * 100, 0)}%)`;
  },
});
/** Yards a punt without the opponents' returns and 20 yards for each touchback. */
const netPunting: TeamRow = {
  title: 'Net yards a punt',
  text: ({ punting }, { puntReturns }) => {
    const [yards, touchbacks] = [numberOf(punting, 'yds'), numberOf(punting, 'tb')];
    if (yards === undefined || touchbacks === undefined) return undefined;
    const net = ratio(yards - (puntReturns?.['yds'] ?? 0) - 20 * touchbacks, numberOf(punting, 'no'));
    return net === undefined ? undefined : signed(net, 1);
  },
};
const possession: TeamRow = {
  title: 'Time of possession a game',
  abbr: 'TOP',
  text: (line) => {
    const seconds = ratio(numberOf(line['possession'], 'seconds'), numberOf(line['games'], 'gp'));
    return seconds === undefined ? undefined : clock(seconds);
  },
};

/** The team's comparison with its opponents. */
export const footballTeamRows: readonly TeamRow[] = [
  { heading: 'Scoring' },
  groupRow('Points', 'score', figure('pts', 'PTS', 'Points')),
  groupRow('Points a game', 'score', average('avg', 'PTS/G', '', ['pts', 'gp'], { formula: '' })),
  { heading: 'First downs' },
  groupRow('First downs', 'firstDowns', number),
  groupRow('Rushing', 'firstDowns', figure('rush', '', '')),
  groupRow('Passing', 'firstDowns', figure('pass', '', '')),
  groupRow('Penalty', 'firstDowns', figure('penalty', '', '')),
  { heading: 'Rushing' },
  groupRow('Net yards', 'rushing', yards),
  groupRow('Attempts', 'rushing', attempts),
  groupRow('Yards an attempt', 'rushing', perCarry),
  groupRow('Yards a game', 'rushing', perGame),
  groupRow('Touchdowns', 'rushing', touchdowns),
  { heading: 'Passing' },
  groupRow('Yards', 'passing', yards),
  {
    title: 'Completions-attempts-interceptions',
    abbr: 'C-A-I',
    text: ({ passing }) =>
      sumOf(passing, 'comp', 'att', 'int') === undefined
        ? undefined
        : `${passing?.['comp']}-${passing?.['att']}-${passing?.['int']}`,
  },
  groupRow('Yards a game', 'passing', perGame),
  groupRow('Touchdowns', 'passing', touchdowns),
  { heading: 'Total offense' },
  groupRow('Yards', 'totalOffense', yards),
  groupRow('Plays', 'totalOffense', attempts),
  groupRow('Yards a play', 'totalOffense', perCarry),
  groupRow('Yards a game', 'totalOffense', perGame),
  { heading: 'Returns and kicking' },
  pairRow('Kickoff returns-yards', 'kickReturns', 'no', 'yds'),
  pairRow('Punt returns-yards', 'puntReturns', 'no', 'yds'),
  pairRow('Interception returns-yards', 'interceptionReturns', 'no', 'yds'),
  pairRow('Punts-yards', 'punting', 'no', 'yds'),
  groupRow('Yards a punt', 'punting', each('punt')),
  netPunting,
  pairRow('Field goals-attempts', 'kicking', 'fgMade', 'fgAtt'),
  { heading: 'Miscellaneous' },
  pairRow('Fumbles-lost', 'fumbles', 'no', 'lost'),
  pairRow('Penalties-yards', 'penalties', 'no', 'yds'),
  possession,
  conversionRow('Third-down conversions', 'thirdMade', 'thirdAtt'),
  conversionRow('Fourth-down conversions', 'fourthMade', 'fourthAtt'),
  pairRow('Sacks by-yards', 'defense', 'sacks', 'sackYds'),
  pairRow('Red-zone scores-chances', 'redzone', 'scores', 'att'),
];
