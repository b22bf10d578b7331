import type { Side } from '../../src/domain/side.ts';
import { at, type Random } from '../random.ts';
import { countGoalTypes, goalTypeKeys, type SimGoal } from './goal-types.ts';
import type { Matchup, SimPlayer } from './matchup.ts';
import { clockText, createRecordKeeper, other, periodLabel, type RecordKeeper } from './record-keeper.ts';
import { playersAt, shortName } from './tally.ts';

const shotKeys = ['sh', 'sog', 'g', 'a', 'fouls', 'yellow', 'red'];

type Pitch = {
  matchup: Matchup;
  keeper: RecordKeeper;
  random: Random;
  seconds: number;
  field: Record<Side, SimPlayer[]>;
  keepers: Record<Side, SimPlayer>;
  goals: SimGoal[];
};

/** Soccer and field hockey minute by minute: few goals, many near misses. */
export function simulateSoccer(matchup: Matchup, random: Random) {
  const keeper = createRecordKeeper(matchup);
  const pitch: Pitch = {
    matchup,
    keeper,
    random,
    seconds: 0,
    field: { home: lineUp(matchup, 'home', random), away: lineUp(matchup, 'away', random) },
    keepers: { home: at(playersAt(matchup.home, 'GK'), 0), away: at(playersAt(matchup.away, 'GK'), 0) },
    goals: [],
  };
  const isFieldHockey = matchup.family === 'fieldhockey';
  for (const side of ['home', 'away'] as const) {
    const starters = [pitch.keepers[side], ...pitch.field[side].slice(0, 10)];
    keeper[side].start(starters);
    for (const player of [pitch.keepers[side], ...pitch.field[side]]) {
      keeper[side].open(player, 'shots', isFieldHockey ? [...shotKeys, 'green'] : shotKeys);
      keeper[side].open(player, 'goalTypes', goalTypeKeys);
    }
    keeper[side].open(pitch.keepers[side], 'goalkeeping', ['sec', 'ga', 'saves', 'sf']);
    keeper[side].ofTeam('team', 'corners', 0);
    if (!isFieldHockey) keeper[side].ofTeam('team', 'offsides', 0);
  }
  play(pitch);
  shareMinutes(pitch);
  decide(pitch);
  countGoalTypes(keeper, pitch.goals);
  return keeper.finish(
    isFieldHockey ? ['Umpire', 'Umpire'] : ['Referee', 'Assistant referee', 'Assistant referee', 'Alternate official'],
    random,
  );
}

function lineUp(matchup: Matchup, side: Side, random: Random): SimPlayer[] {
  const outfield = matchup[side].players.filter(({ position }) => position !== 'GK');
  return [...outfield.slice(0, 10), ...random.shuffle(outfield.slice(10)).slice(0, 5)];
}

function play(pitch: Pitch): void {
  const { keeper, matchup } = pitch;
  const { periods, periodMinutes = 45, overtimeMinutes = 10 } = matchup.rules;
  const isFieldHockey = matchup.family === 'fieldhockey';
  const level = () => keeper.score.home === keeper.score.away;
  for (
    let number = 1;
    number <= periods || (number <= periods + 2 && level() && (isFieldHockey || matchup.decisive));
    number++
  ) {
    const extra = number > periods;
    keeper.beginPeriod(periodLabel(number, periods));
    const length = (extra ? overtimeMinutes : periodMinutes) * 60;
    // a goal in field hockey's overtime ends the game
    const end = period(pitch, number, length, isFieldHockey && extra);
    pitch.seconds += end;
    if (end < length) return;
  }
  if (level() && (isFieldHockey || matchup.decisive)) kicks(pitch);
}

function period(pitch: Pitch, number: number, length: number, sudden: boolean): number {
  const { random, matchup } = pitch;
  for (let second = random.int(20, 150); second < length; second += random.int(25, 190)) {
    const clock = clockText(matchup.rules.clock === 'up' ? pitch.seconds + second : length - second);
    const side = random.chance(0.5 + matchup.edge * 0.16) ? 'home' : 'away';
    const before = pitch.keeper.score[side];
    const draw = random.next();
    if (draw < 0.5) shot(pitch, side, clock);
    else if (draw < 0.78) foul(pitch, side, clock);
    else if (draw < 0.94) {
      pitch.keeper[side].ofTeam('team', 'corners');
      pitch.keeper.play(
        side,
        clock,
        `${matchup[side].name} ${matchup.family === 'soccer' ? 'corner kick' : 'penalty corner'}`,
        { action: 'CORNER' },
      );
    } else if (matchup.family === 'soccer') {
      pitch.keeper[side].ofTeam('team', 'offsides');
      pitch.keeper.play(side, clock, `Offside, ${matchup[side].name}`, { action: 'OFFSIDE' });
    }
    if (sudden && number > matchup.rules.periods && pitch.keeper.score[side] > before) return second;
  }
  return length;
}

function shot(pitch: Pitch, side: Side, clock: string): void {
  const { random, keeper, field, keepers } = pitch;
  const shooter = random.weighted(field[side].slice(0, 13), ({ position }) => ({ F: 5, M: 2.4 })[position] ?? 0.7);
  const us = keeper[side];
  const goalkeeper = keepers[other(side)];
  us.add(shooter, 'shots', 'sh');
  keeper[other(side)].add(goalkeeper, 'goalkeeping', 'sf');
  const draw = random.next() - (side === 'home' ? pitch.matchup.edge : -pitch.matchup.edge) * 0.03;
  if (draw > 0.47) {
    keeper.play(
      side,
      clock,
      `Shot by ${shortName(shooter)}, ${random.pick(['wide', 'high', 'blocked', 'off the post'])}`,
      { action: 'SHOT' },
    );
    return;
  }
  us.add(shooter, 'shots', 'sog');
  if (draw > 0.13) {
    keeper[other(side)].add(goalkeeper, 'goalkeeping', 'saves');
    keeper.play(side, clock, `Shot by ${shortName(shooter)}, save by ${shortName(goalkeeper)}`, { action: 'SHOT' });
    return;
  }
  us.add(shooter, 'shots', 'g');
  keeper[other(side)].add(goalkeeper, 'goalkeeping', 'ga');
  const helpers = random.shuffle(field[side].slice(0, 12).filter((each) => each !== shooter)).slice(
    0,
    random.weighted([0, 1, 2], (count) => [3, 5, 2][count] ?? 1),
  );
  for (const helper of helpers) us.add(helper, 'shots', 'a');
  pitch.goals.push({
    side,
    scorer: shooter,
    assisted: helpers.length > 0,
    overtime: keeper.periods.length > pitch.matchup.rules.periods,
  });
  const total = us.get(shooter, 'shots', 'g');
  const assisted = helpers.length > 0 ? ` (${helpers.map(shortName).join(', ')})` : '';
  keeper.points(
    side,
    1,
    clock,
    `Goal by ${shortName(shooter)} (${total} today)${helpers.length > 0 ? `, assist by ${helpers.map(shortName).join(' and ')}` : ', unassisted'}`,
    {
      type: helpers.length > 0 ? '' : 'Unassisted',
      text: `${fullName(shooter)}${assisted}`,
      goal: {
        scorer: fullName(shooter),
        jersey: shooter.jersey,
        firstAssist: helpers[0] ? fullName(helpers[0]) : '',
        secondAssist: helpers[1] ? fullName(helpers[1]) : '',
      },
    },
    'GOAL',
  );
}

const fullName = ({ firstName, lastName }: SimPlayer): string => `${firstName} ${lastName}`;

function foul(pitch: Pitch, side: Side, clock: string): void {
  const { random, keeper, field, matchup } = pitch;
  const player = random.pick(field[side]);
  keeper[side].add(player, 'shots', 'fouls');
  const card = random.chance(0.13)
    ? matchup.family === 'fieldhockey' && random.chance(0.6)
      ? 'green'
      : 'yellow'
    : undefined;
  keeper.play(side, clock, `Foul on ${shortName(player)}${card ? `, ${card} card` : ''}`, { action: 'FOUL' });
  if (!card) return;
  keeper[side].add(player, 'shots', card);
  keeper.penalties.push({
    period: keeper.periods.length,
    clock,
    side,
    player: fullName(player),
    text: `${card === 'green' ? 'Green' : 'Yellow'} card`,
    card,
    jersey: player.jersey,
    ...(matchup.family === 'fieldhockey' && { minutes: card === 'green' ? 2 : 5 }),
  });
}

/** After the last overtime: the result stays a draw, but one side goes on. */
function kicks({ matchup, keeper, random }: Pitch): void {
  const winner = random.pick(['home', 'away'] as const);
  const word = matchup.family === 'soccer' ? 'penalty kicks' : 'shootout';
  const figures = random.pick(['4-2', '5-4', '3-2', '4-3']);
  keeper.notes.push(
    `${matchup[winner].name} ${matchup.family === 'soccer' ? 'advanced on' : 'won the'} ${word}, ${figures}.`,
  );
  keeper.play(winner, '', `${matchup[winner].name} wins the ${word}, ${figures}`, { kind: 'comment' });
}

/** Minutes in whole numbers: starters play most, substitutes share the rest of eleven places. */
function shareMinutes({ keeper, field, keepers, seconds, random }: Pitch): void {
  const whole = Math.round(seconds / 60);
  for (const side of ['home', 'away'] as const) {
    const subs = field[side].slice(10);
    keeper[side].add(keepers[side], 'shots', 'min', whole);
    keeper[side].add(keepers[side], 'goalkeeping', 'sec', seconds);
    for (const [index, starter] of field[side].slice(0, 10).entries()) {
      const sub = subs[index];
      const off = sub ? Math.min(whole, random.int(10, Math.floor(whole / 2))) : 0;
      keeper[side].add(starter, 'shots', 'min', whole - off);
      if (sub) keeper[side].add(sub, 'shots', 'min', off);
    }
  }
}

function decide({ keeper, keepers }: Pitch): void {
  const { home, away } = keeper.score;
  for (const [side, margin] of [
    ['home', home - away],
    ['away', away - home],
  ] as const) {
    keeper[side].mark(keepers[side], 'goalkeeping', 'decision', margin > 0 ? 'W' : margin < 0 ? 'L' : 'T');
  }
}
