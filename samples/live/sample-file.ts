import { drawName } from '../names.ts';
import { createRandom } from '../random.ts';
import { simulateBasketball } from '../simulate/basketball.ts';
import type { SimPlayer, SimTeam } from '../simulate/matchup.ts';
import { writeBasketball } from './write-basketball.ts';

export type SampleMatch = {
  college: { name: string; players: readonly SimPlayer[] };
  opponent: { name: string; code: string };
  sourceId: string;
  /** When it starts, at the venue. */
  start: Temporal.ZonedDateTime;
};

const rules = { periods: 4, periodMinutes: 10, overtimeMinutes: 5, clock: 'down' } as const;

/** The complete file of a simulated women's basketball home game, which depends only on its id. */
export function sampleFile({ college, opponent, sourceId, start }: SampleMatch): Uint8Array {
  const random = createRandom(sourceId);
  const team = (name: string, code: string, players: readonly SimPlayer[]): SimTeam => ({
    ...{ name, code, players },
    ...{ record: '', conferenceRecord: '', rank: '', coach: '' },
  });
  const numbers = random.shuffle(Array.from({ length: 54 }, (_, index) => String(index + 1)));
  // plays name players by initial and last name, which has to be unique
  const lastNames = new Set(college.players.map(({ lastName }) => lastName));
  const drawNew = (): ReturnType<typeof drawName> => {
    const name = drawName(random, 'f');
    if (lastNames.has(name.lastName)) return drawNew();
    lastNames.add(name.lastName);
    return name;
  };
  const visitors = numbers.slice(0, 12).map((jersey, index): SimPlayer => {
    const position = ['G', 'G', 'F', 'F', 'C'][index % 5] ?? 'G';
    return { code: jersey, ...drawNew(), jersey, position, classYear: '' };
  });
  const game = simulateBasketball(
    {
      family: 'basketball',
      gender: 'f',
      rules,
      home: team(college.name, college.name.slice(0, 3).toUpperCase(), college.players),
      away: team(opponent.name, opponent.code || 'AWAY', visitors),
      edge: 0.05,
      venue: {
        date: start.toPlainDate().toString(),
        start: printedTime(start),
        end: printedTime(start.add({ hours: 2 })),
        stadium: '',
        location: '',
        weather: '',
        temperature: '',
        wind: '',
        neutral: false,
        conference: false,
        postseason: false,
        night: false,
        notes: [],
      },
      decisive: true,
      doubleheader: 0,
    },
    random,
  );
  return writeBasketball({ ...game.boxScore(), sourceId });
}

function printedTime({ hour, minute }: Temporal.ZonedDateTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
