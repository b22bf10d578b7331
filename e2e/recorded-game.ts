import { formatGameTime } from '../acceptance/live/time-zone.ts';

/** A basketball game at one point, as the scorer has recorded it. */
export type RecordedState = {
  away: number;
  home: number;
  /** 0 before the first period. */
  period: number;
  clock: string;
  running?: true;
  /** The newest play, in the site's wording; a correction replaces the play before it. */
  play?: Play & { corrects?: true };
  complete?: true;
};

type Play = { side: 'away' | 'home'; action: 'GOOD' | 'MISS'; type: '3PTR' | 'LAYUP'; text: string };

export type RecordedGame = {
  /** Names of the two teams. */
  away: string;
  home: string;
  /** The college's side. */
  ours: 'away' | 'home';
  gender: 'F' | 'M';
  periods: 2 | 4;
  /** Local to the venue. */
  start: Temporal.PlainDateTime;
  states: readonly RecordedState[];
};

const players = { away: 'Stone, Ivy', home: 'Swarm, Molly' };
const letters = { away: 'V', home: 'H' };

const played = (side: 'away' | 'home', action: Play['action'], type: Play['type'], text: string): Play => ({
  ...{ side, action, type },
  text: `${side === 'away' ? 'Ivy Stone' : 'Molly Swarm'} ${text}`,
});
const three = (side: 'away' | 'home') => played(side, 'GOOD', '3PTR', 'made three-pointer');
const layup = (side: 'away' | 'home') => played(side, 'GOOD', 'LAYUP', 'made layup');

/** A game from the start over a corrected basket and a tie to the end of overtime, in periods of `minutes`. */
export function recordedStates(periods: number, minutes: number): RecordedState[] {
  const running = true;
  const first = minutes - 1;
  return [
    { away: 0, home: 0, period: 0, clock: `${minutes}:00` },
    {
      away: 0,
      home: 0,
      period: 1,
      clock: `${first}:48`,
      running,
      play: played('home', 'MISS', '3PTR', 'missed three-pointer'),
    },
    { away: 2, home: 0, period: 1, clock: `${first}:30`, running, play: layup('away') },
    { away: 2, home: 3, period: 1, clock: `${first}:12`, running, play: three('home') },
    // her foot was on the line
    { away: 2, home: 2, period: 1, clock: `${first}:12`, play: { ...layup('home'), corrects: true } },
    { away: 5, home: 2, period: 1, clock: '0:21', running, play: three('away') },
    { away: 5, home: 2, period: 1, clock: '0:00' },
    { away: 5, home: 5, period: periods, clock: '0:04', running, play: three('home') },
    { away: 5, home: 5, period: periods, clock: '0:00' },
    { away: 5, home: 7, period: periods + 1, clock: '4:10', running, play: layup('home') },
    { away: 8, home: 7, period: periods + 1, clock: '0:02', play: three('away') },
    { away: 8, home: 7, period: periods + 1, clock: '0:00', complete: true },
  ];
}

type RecordedPlay = Play & Pick<RecordedState, 'period' | 'clock' | 'away' | 'home'>;

/** The file that the scoring program writes in the state of that index. */
export function fileAt({ states, periods, gender, start, ...names }: RecordedGame, index: number): string {
  const state = states[index];
  if (!state) throw new Error(`The game has no state ${index}`);
  const { date, time } = formatGameTime(start);
  const plays = playsUntil(states, index);
  const venue = {
    gameid: `${names.away}-${names.home}`,
    visid: 'VIS',
    visname: names.away,
    homeid: 'HOM',
    homename: names.home,
    ...{ date, start: time, gender, location: 'Harbor, Me.', neutralgame: 'N', leaguegame: 'N' },
  };
  const numbers = Array.from({ length: Math.max(periods, state.period) }, (_, at) => at + 1);
  return element('bbgame', { source: 'Test', version: '1', generated: date }, [
    element('venue', venue, [element('rules', { prds: periods, minutes: 40 / periods, minutesot: 5 })]),
    element('status', {
      ...{ complete: state.complete ? 'Y' : 'N', period: state.period, clock: state.clock },
      running: state.running ? 'T' : 'F',
    }),
    ...(['away', 'home'] as const).map((side) => {
      const line = numbers.map((period) => pointsIn(period, plays, side));
      const stats = element('stats', countsOf(plays, side));
      return element('team', { vh: letters[side], id: side === 'away' ? 'VIS' : 'HOM', name: names[side] }, [
        element(
          'linescore',
          { line: line.slice(0, state.period).join(','), score: state[side] },
          line.slice(0, state.period).map((score, at) => element('lineprd', { prd: at + 1, score })),
        ),
        element('totals', {}, [stats]),
        element('player', { uni: '12', code: '12', name: players[side], gp: 1, gs: 1, pos: 'G' }, [stats]),
      ]);
    }),
    element(
      'plays',
      { format: 'tokens' },
      numbers.map((number) =>
        element(
          'period',
          { number },
          plays.filter(({ period }) => period === number).map((play) => playElement(play)),
        ),
      ),
    ),
  ]);
}

function playsUntil(states: readonly RecordedState[], index: number): RecordedPlay[] {
  const plays: RecordedPlay[] = [];
  for (const { play, period, clock, away, home } of states.slice(0, index + 1)) {
    if (!play) continue;
    if (play.corrects) plays.pop();
    plays.push({ ...play, period, clock, away, home });
  }
  return plays;
}

/** The totals of a side, as the scoring program counts them. */
function countsOf(plays: readonly RecordedPlay[], side: Play['side']) {
  const attempts = plays.filter((play) => play.side === side);
  const made = attempts.filter(({ action }) => action === 'GOOD');
  const threes = (shots: readonly Play[]) => shots.filter(({ type }) => type === '3PTR').length;
  return {
    ...{ fgm: made.length, fga: attempts.length, fgm3: threes(made), fga3: threes(attempts) },
    ...{ ftm: 0, fta: 0, tp: 2 * made.length + threes(made) },
  };
}

const pointsIn = (period: number, plays: readonly RecordedPlay[], side: Play['side']): number =>
  countsOf(
    plays.filter((play) => play.period === period),
    side,
  ).tp;

const playElement = ({ side, action, type, clock, away, home }: RecordedPlay) =>
  element('play', {
    vh: letters[side],
    time: clock.padStart(5, '0'),
    uni: '12',
    checkname: players[side].replace(', ', ',').toUpperCase(),
    // percent of the court
    ...{ action, type, x: 10, y: 50 },
    ...(action === 'GOOD' && { vscore: away, hscore: home }),
  });

function element(name: string, attributes: Record<string, string | number>, content: readonly string[] = []): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${pairs.join('')}>${content.join('')}</${name}>\n`;
}
