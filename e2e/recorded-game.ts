/** A game of basketball at one moment, as its scorer has it. */
export type Moment = {
  away: number;
  home: number;
  /** 0 before the first. */
  period: number;
  clock: string;
  running?: true;
  /** What was entered last, in the words of the site; a correction takes the place of what was entered before it. */
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
  /** At the venue. */
  start: Temporal.PlainDateTime;
  moments: readonly Moment[];
};

const players = { away: 'Stone, Ivy', home: 'Swarm, Molly' };
const letters = { away: 'V', home: 'H' };

const played = (side: 'away' | 'home', action: Play['action'], type: Play['type'], text: string): Play => ({
  ...{ side, action, type },
  text: `${side === 'away' ? 'Ivy Stone' : 'Molly Swarm'} ${text}`,
});
const three = (side: 'away' | 'home') => played(side, 'GOOD', '3PTR', 'made three-pointer');
const layup = (side: 'away' | 'home') => played(side, 'GOOD', 'LAYUP', 'made layup');

/** From an empty sheet over a basket that was counted wrongly, a tie and an overtime to the end: in periods of `minutes`. */
export function momentsOf(periods: number, minutes: number): Moment[] {
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

type Entered = Play & Pick<Moment, 'period' | 'clock' | 'away' | 'home'>;

/** The file as the scorer's program has written it at the moment of that index. */
export function fileAt({ moments, periods, gender, start, ...names }: RecordedGame, index: number): string {
  const moment = moments[index];
  if (!moment) throw new Error(`The game has no moment ${index}`);
  const { date, time } = printed(start);
  const entered = enteredUntil(moments, index);
  const isOver = moment.complete ?? false;
  const venue = {
    gameid: `${names.away}-${names.home}`,
    visid: 'VIS',
    visname: names.away,
    homeid: 'HOM',
    homename: names.home,
    ...{ date, start: time, gender, location: 'Harbor, Me.', neutralgame: 'N', leaguegame: 'N' },
  };
  const numbers = Array.from({ length: Math.max(periods, moment.period) }, (_, at) => at + 1);
  return element('bbgame', { source: 'Test', version: '1', generated: date }, [
    element('venue', venue, [element('rules', { prds: periods, minutes: 40 / periods, minutesot: 5 })]),
    element('status', {
      ...{ complete: isOver ? 'Y' : 'N', period: moment.period, clock: moment.clock },
      running: moment.running ? 'T' : 'F',
    }),
    ...(['away', 'home'] as const).map((side) => {
      const line = numbers.map((period) => pointsIn(period, entered, side));
      const stats = element('stats', countsOf(entered, side));
      return element('team', { vh: letters[side], id: side === 'away' ? 'VIS' : 'HOM', name: names[side] }, [
        element(
          'linescore',
          { line: line.slice(0, moment.period).join(','), score: moment[side] },
          line.slice(0, moment.period).map((score, at) => element('lineprd', { prd: at + 1, score })),
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
          entered.filter(({ period }) => period === number).map((play) => playElement(play)),
        ),
      ),
    ),
  ]);
}

function enteredUntil(moments: readonly Moment[], index: number): Entered[] {
  const entered: Entered[] = [];
  for (const { play, period, clock, away, home } of moments.slice(0, index + 1)) {
    if (!play) continue;
    if (play.corrects) entered.pop();
    entered.push({ ...play, period, clock, away, home });
  }
  return entered;
}

/** What a side has taken and made, as the scorer's program counts it. */
function countsOf(entered: readonly Entered[], side: Play['side']) {
  const taken = entered.filter((play) => play.side === side);
  const made = taken.filter(({ action }) => action === 'GOOD');
  const threes = (plays: readonly Play[]) => plays.filter(({ type }) => type === '3PTR').length;
  return {
    ...{ fgm: made.length, fga: taken.length, fgm3: threes(made), fga3: threes(taken) },
    ...{ ftm: 0, fta: 0, tp: 2 * made.length + threes(made) },
  };
}

const pointsIn = (period: number, entered: readonly Entered[], side: Play['side']): number =>
  countsOf(
    entered.filter((play) => play.period === period),
    side,
  ).tp;

const playElement = ({ side, action, type, clock, away, home }: Entered) =>
  element('play', {
    vh: letters[side],
    time: clock.padStart(5, '0'),
    uni: '12',
    checkname: players[side].replace(', ', ',').toUpperCase(),
    // in percent of the court
    ...{ action, type, x: 10, y: 50 },
    ...(action === 'GOOD' && { vscore: away, hscore: home }),
  });

/** As people write the day and the time of a game. */
export function printed({ month, day, year, hour, minute }: Temporal.PlainDateTime) {
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return { date: `${month}/${day}/${year}`, time };
}

function element(name: string, attributes: Record<string, string | number>, content: readonly string[] = []): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${words.join('')}>${content.join('')}</${name}>\n`;
}
