import { formatGameTime } from './time-zone.ts';

const quarters = 4;
const playsOfQuarter = 15;

type Side = 'away' | 'home';
type Play = {
  side: Side;
  quarter: number;
  clock: string;
  player: number;
  action: 'GOOD' | 'MISS';
  type: '3PTR' | 'LAYUP';
};

const teams = {
  away: { letter: 'V', id: 'NOR', name: 'Northfield', players: ['Stone, Ivy', 'Reed, Ann', 'Marsh, Eve'] },
  home: { letter: 'H', id: 'HAR', name: 'Harbor', players: ['Swarm, Molly', 'Keel, Joan', 'Mast, Ruth'] },
};

const points = { '3PTR': 3, LAYUP: 2 };

/** A women's basketball game, Northfield at Harbor, in 60 plays. Its statistics agree with its plays. */
export function smallGame(start: Temporal.PlainDateTime): Uint8Array {
  const plays = Array.from({ length: quarters * playsOfQuarter }, (_, index) => playAt(index));
  const { date, time } = formatGameTime(start);
  const details = `visid="NOR" visname="Northfield" homeid="HAR" homename="Harbor" date="${date}" start="${time}"`;
  return new TextEncoder().encode(`<bbgame source="Test" version="1" generated="${date}">
<venue gameid="SMALL" ${details} location="Harbor, Me." neutralgame="N" leaguegame="N" gender="F"><rules prds="4" minutes="10" minutesot="5"/></venue>
<status complete="Y" period="4" clock="00:00"/>
${teamElement('away', plays)}
${teamElement('home', plays)}
<plays format="tokens">${numbers.map((quarter) => periodElement(quarter, plays)).join('\n')}</plays>
</bbgame>`);
}

const numbers = Array.from({ length: quarters }, (_, index) => index + 1);

function playAt(index: number): Play {
  const [side, quarter]: [Side, number] = [index % 2 ? 'home' : 'away', Math.floor(index / playsOfQuarter) + 1];
  const seconds = 590 - (index % playsOfQuarter) * 37;
  return {
    side,
    quarter,
    clock: `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`,
    player: index % 3,
    action: index % 11 < 6 ? 'GOOD' : 'MISS',
    type: index % 5 < 2 ? '3PTR' : 'LAYUP',
  };
}

function teamElement(side: Side, plays: readonly Play[]): string {
  const { letter, id, name, players } = teams[side];
  const own = plays.filter((play) => play.side === side);
  const line = numbers.map((quarter) => pointsOf(own.filter((play) => play.quarter === quarter)));
  const periods = line.map((score, index) => `<lineprd prd="${index + 1}" score="${score}"/>`).join('');
  return `<team vh="${letter}" id="${id}" name="${name}"><linescore line="${line.join(',')}" score="${pointsOf(own)}">${periods}</linescore><totals>${statsElement(own)}</totals>
${players.map((player, at) => playerElement(player, at, own)).join('\n')}</team>`;
}

const playerElement = (name: string, at: number, plays: readonly Play[]) =>
  `<player uni="${at + 1}" code="${at + 1}" name="${name}" checkname="${checkName(name)}" gp="1" gs="1" pos="G">${statsElement(plays.filter(({ player }) => player === at))}</player>`;

function statsElement(plays: readonly Play[]): string {
  const threes = plays.filter(({ type }) => type === '3PTR');
  return `<stats fgm="${made(plays).length}" fga="${plays.length}" fgm3="${made(threes).length}" fga3="${threes.length}" tp="${pointsOf(plays)}"/>`;
}

const periodElement = (quarter: number, plays: readonly Play[]) =>
  `<period number="${quarter}">${plays
    .map((play, index) => (play.quarter === quarter ? playElement(play, plays.slice(0, index + 1)) : ''))
    .join('\n')}</period>`;

function playElement({ side, clock, player, action, type }: Play, playsSoFar: readonly Play[]): string {
  const { letter, id, players } = teams[side];
  const [away, home] = (['away', 'home'] as const).map((team) =>
    pointsOf(playsSoFar.filter((play) => play.side === team)),
  );
  const score = action === 'GOOD' ? ` vscore="${away}" hscore="${home}"` : '';
  return `<play vh="${letter}" team="${id}" time="${clock}" uni="${player + 1}" checkname="${checkName(players[player] ?? '')}" action="${action}" type="${type}"${score}/>`;
}

const made = (plays: readonly Play[]) => plays.filter(({ action }) => action === 'GOOD');
const pointsOf = (plays: readonly Play[]) => made(plays).reduce((sum, { type }) => sum + points[type], 0);
const checkName = (name: string) => name.replace(', ', ',').toUpperCase();
