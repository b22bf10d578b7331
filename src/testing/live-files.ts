/** A women's basketball game in progress, Northfield at Harbor. It starts on September 10, 2026, at 6 p.m. unless told otherwise. */
export type FixtureState = {
  date?: string;
  opponent?: string;
  home?: number;
  away?: number;
  period?: number;
  clock?: string;
  running?: 'T' | 'F';
  complete?: 'Y' | 'N';
  /** Number of plays entered so far. */
  plays?: number;
  gender?: 'F' | 'M';
  attributes?: 'in order' | 'shuffled';
};

const encode = (text: string) => new TextEncoder().encode(text);

/** The state as a StatCrew file. */
export function liveXml(state: FixtureState = {}): Uint8Array {
  const { date = '9/10/2026', opponent = 'Northfield', period = 2, clock = '04:05', complete = 'N' } = state;
  const { home = 30, away = 28, plays = 12, gender = 'F', running } = state;
  const played = Array.from({ length: plays }, (_, index) => ({
    vh: index % 2 ? 'V' : 'H',
    team: index % 2 ? 'NOR' : 'HAR',
    time: `0${9 - (index % 9)}:30`,
    uni: '12',
    checkname: index % 2 ? 'STONE,IVY' : 'SWARM,MOLLY',
    action: 'MISS',
    type: 'JUMPER',
  }));
  const element = (name: string, attributes: Record<string, string | number | undefined>, content = '') => {
    const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
    if (state.attributes === 'shuffled') given.reverse();
    const words = given.map(([key, value]) => ` ${key}="${value}"`).join('');
    return `<${name}${words}>${content}</${name}>\n`;
  };
  const team = (vh: string, id: string, name: string, score: number, player: string) =>
    element(
      'team',
      { vh, id, name },
      element('linescore', { line: `${score}`, score }, element('lineprd', { prd: 1, score })) +
        element('totals', {}, element('stats', { fgm: 1, fga: 2, tp: score })) +
        element(
          'player',
          { uni: '12', code: '12', name: player, gp: 1, gs: 1, pos: 'g' },
          element('stats', { fgm: 1, fga: 2, tp: score }),
        ),
    );
  const venue = { gameid: 'W1', visid: 'NOR', visname: opponent, homeid: 'HAR', homename: 'Harbor', date };
  return encode(
    element(
      'bbgame',
      { source: 'Test', version: '1', generated: date },
      element(
        'venue',
        { ...venue, location: 'Harbor, Me.', start: '6:00 PM', neutralgame: 'N', leaguegame: 'Y', gender },
        element('rules', { prds: gender === 'F' ? 4 : 2, minutes: gender === 'F' ? 10 : 20, minutesot: 5 }),
      ) +
        element('status', { complete, period, clock, running }) +
        team('V', 'NOR', opponent, away, 'Stone, Ivy') +
        team('H', 'HAR', 'Harbor', home, 'Swarm, Molly') +
        element(
          'plays',
          { format: 'tokens' },
          element('period', { number: 1, time: '10:00' }, played.map((play) => element('play', play)).join('')),
        ),
    ),
  );
}

/** The state as a SIDEARM `game.json`. */
export function liveJson(state: FixtureState = {}): Uint8Array {
  const { date = '9/10/2026', opponent = 'Northfield', period = 2, complete = 'N' } = state;
  const { home = 30, away = 28, plays = 12 } = state;
  const team = (Id: string, Name: string, Score: number) => ({
    Id,
    Name,
    Score,
    CurrentRecord: '1-0',
    PeriodScores: [Score],
  });
  const row = { Uni: '12', Name: 'M. SWARM', Position: 'G', Minutes: '10', Points: '4', Fgam: '2-8' };
  const stats = {
    Players: [{ FirstName: 'Molly', LastName: 'SWARM', UniformNumber: '12' }],
    PlayerGroups: { Players: { Values: [row] } },
    Totals: { Values: { Points: '4', Fgam: '2-8' } },
    PeriodStats: [],
  };
  const Game = {
    Type: 'BasketballGame',
    HasStarted: plays > 0,
    IsComplete: complete === 'Y',
    Date: date,
    StartTime: '6:00 PM',
    Location: 'Harbor, Me.',
    Officials: '',
    Attendance: 0,
    PeriodsRegulation: 4,
    Period: period,
    ClockSeconds: 245,
    HomeTeam: team('HAR', 'Harbor', home),
    VisitingTeam: team('NOR', opponent, away),
  };
  const Plays = Array.from({ length: plays }, (_, Id) => ({
    Id,
    Team: 'HomeTeam',
    Type: 'JUMPER',
    Action: 'MISS',
    Narrative: `Swarm misses number ${Id}`,
    Period: 1,
    ClockSeconds: 500 - Id,
  }));
  return encode(JSON.stringify({ Game, Stats: { HomeTeam: stats, VisitingTeam: stats }, Plays }));
}
