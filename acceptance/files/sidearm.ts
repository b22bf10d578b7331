import type { Element } from './element.ts';

type Line = Record<string, string>;
type Team = { Name: string; Score: number; PeriodScores: number[] };
type Table = { Values: Line[] };
type Stats = {
  Players: { FirstName: string; LastName: string; UniformNumber: string }[];
  PlayerGroups: { Players: Table };
  Totals: { Values: Line };
};
type SidearmGame = {
  Game: { Officials: string; Attendance: number; HomeTeam: Team; VisitingTeam: Team };
  Stats: { HomeTeam: Stats; VisitingTeam: Stats };
  Plays: unknown[];
};

const names: Record<string, string> = {
  Minutes: 'min',
  TotalRebounds: 'treb',
  OffensiveRebounds: 'oreb',
  DefensiveRebounds: 'dreb',
  Assists: 'ast',
  Turnovers: 'to',
  Blocks: 'blk',
  Steals: 'stl',
  PersonalFouls: 'pf',
  Points: 'tp',
};
const pairs: Record<string, [string, string]> = { Fgam: ['fgm', 'fga'], Tpam: ['fgm3', 'fga3'], Ftma: ['ftm', 'fta'] };
const special: Record<string, string> = {
  PointsOffTurnovers: 'pts_to',
  PointsOffSecondChance: 'pts_ch2',
  PointsInPaint: 'pts_paint',
  PointsOffFastBreak: 'pts_fastb',
  PointsFromBench: 'pts_bench',
};
/** Known from the plays alone: without them a zero is no figure. */
const leads: Record<string, string> = { LargestLead: 'large_lead', Leads: 'leads', Ties: 'ties' };

const element = (name: string, attributes: Line, children: Element[] = []): Element => ({ name, attributes, children });

function statsOf(line: Line): Element {
  const figures = Object.entries(names).map(([label, name]) => [name, line[label] ?? '']);
  const shots = Object.entries(pairs).flatMap(([label, both]) =>
    both.map((name, index) => [name, line[label]?.split('-')[index] ?? '']),
  );
  return element('stats', Object.fromEntries([...figures, ...shots]));
}

function specialOf(line: Line, hasPlays: boolean): Element {
  const labels = Object.entries(hasPlays ? { ...special, ...leads } : special);
  return element('special', Object.fromEntries(labels.map(([label, name]) => [name, line[label] ?? ''])));
}

function teamOf(vh: 'V' | 'H', team: Team, { Players, PlayerGroups, Totals }: Stats, hasPlays: boolean) {
  const lines = PlayerGroups.Players.Values;
  const isOf = (line: Line, { UniformNumber, LastName }: Stats['Players'][number]) =>
    UniformNumber === line['Uni'] && line['Name']?.toLowerCase().includes(LastName.toLowerCase());
  const listed = Players.map((player) => ({
    name: `${player.LastName},${player.FirstName}`,
    uni: player.UniformNumber,
    line: lines.find((line) => isOf(line, player)),
  }));
  const others = lines
    .filter((line) => !Players.some((player) => isOf(line, player)))
    .map((line) => ({ name: line['Name'] ?? '', uni: line['Uni'] ?? '', line }));
  const players = [...listed, ...others].map(({ name, uni, line }) =>
    element('player', { name, uni }, line ? [statsOf(line)] : []),
  );
  const score = { line: team.PeriodScores.join(','), score: String(team.Score) };
  const totals = element('totals', {}, [statsOf(Totals.Values), specialOf(Totals.Values, hasPlays)]);
  return element('team', { vh, name: team.Name }, [element('linescore', score), totals, ...players]);
}

/** Converts a SIDEARM basketball game to the elements of the XML files. */
export function fromSidearm({ Game, Stats, Plays }: SidearmGame): Element {
  const officials = element('officials', { text: Game.Officials });
  return element('bbgame', {}, [
    element('venue', { attend: String(Game.Attendance) }, [officials]),
    teamOf('V', Game.VisitingTeam, Stats.VisitingTeam, Plays.length > 0),
    teamOf('H', Game.HomeTeam, Stats.HomeTeam, Plays.length > 0),
    element(
      'plays',
      {},
      Plays.map(() => element('play', {})),
    ),
  ]);
}
