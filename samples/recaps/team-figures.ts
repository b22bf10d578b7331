import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { GameFacts, TeamFacts } from './game-facts.ts';
import type { Phrases, Wording } from './phrases.ts';
import { capitalized, counted, inWords } from './words.ts';

type Figure = { of: (team: TeamFacts) => number; unit: string };

const at = (group: string, key: string) => (team: TeamFacts) => Number(team.stats[group]?.[key] ?? 0);
const sum =
  (...figures: ((team: TeamFacts) => number)[]) =>
  (team: TeamFacts) =>
    figures.reduce((total, figure) => total + figure(team), 0);

const batting: Figure[] = [
  { of: at('line', 'h'), unit: 'hits' },
  { of: at('pitching', 'so'), unit: 'strikeouts' },
  { of: at('hitting', 'bb'), unit: 'walks' },
];

/** Figures in which a team leads the other. */
const figures: Partial<Record<SportFamily, readonly Figure[]>> = {
  football: [
    { of: sum(at('rushing', 'yds'), at('passing', 'yds')), unit: 'total yards' },
    { of: at('firstDowns', 'no'), unit: 'first downs' },
    { of: at('rushing', 'yds'), unit: 'rushing yards' },
    { of: at('defense', 'sacks'), unit: 'sacks' },
  ],
  basketball: [
    { of: at('box', 'treb'), unit: 'rebounds' },
    { of: at('special', 'ptsPaint'), unit: 'points in the paint' },
    { of: at('special', 'ptsBench'), unit: 'points from the bench' },
    { of: at('special', 'ptsTurnovers'), unit: 'points off turnovers' },
    { of: at('box', 'ast'), unit: 'assists' },
    { of: at('box', 'fgm3'), unit: 'three-pointers' },
  ],
  baseball: batting,
  softball: batting,
  volleyball: [
    { of: at('box', 'k'), unit: 'kills' },
    { of: at('box', 'dig'), unit: 'digs' },
    { of: at('box', 'sa'), unit: 'aces' },
  ],
  soccer: [
    { of: at('shots', 'sh'), unit: 'shots' },
    { of: at('shots', 'sog'), unit: 'shots on goal' },
    { of: at('team', 'corners'), unit: 'corner kicks' },
  ],
  fieldhockey: [
    { of: at('shots', 'sh'), unit: 'shots' },
    { of: at('team', 'corners'), unit: 'penalty corners' },
    { of: at('shots', 'sog'), unit: 'shots on goal' },
  ],
  icehockey: [
    { of: at('skating', 'sh'), unit: 'shots on goal' },
    { of: at('skating', 'fow'), unit: 'faceoffs won' },
    { of: at('skating', 'blk'), unit: 'blocked shots' },
  ],
  lacrosse: [
    { of: at('field', 'sh'), unit: 'shots' },
    { of: at('field', 'gb'), unit: 'ground balls' },
    { of: at('clears', 'made'), unit: 'clears' },
    { of: at('field', 'ct'), unit: 'caused turnovers' },
  ],
};

type Compared = { more: TeamFacts; high: number; low: number; unit: string };

const frames: readonly ((compared: Compared) => string)[] = [
  ({ more, high, low, unit }) => `${more.name} had the edge in ${unit}, ${high}-${low}.`,
  ({ more, high, low, unit }) => `${capitalized(unit)} went ${high}-${low} to ${more.name}.`,
  ({ more, high, low, unit }) => `${capitalized(more.nick)} led ${high}-${low} in ${unit}.`,
  ({ more, high, low, unit }) => `In ${unit} it was ${high}-${low} for ${more.name}.`,
  ({ more, high, low, unit }) => `The box score has ${more.name} ahead ${high}-${low} in ${unit}.`,
  ({ more, high, low, unit }) =>
    `${capitalized(more.nick)} finished with ${inWords(high)} ${unit}, ${inWords(high - low)} more than the other side.`,
];

/** Two comparisons of the teams. */
export function comparisons({ us, them, kind }: GameFacts, phrases: Phrases): string {
  const unequal = (figures[kind.family] ?? []).filter(({ of }) => of(us) !== of(them));
  const chosen = new Set([1, 2].flatMap(() => (unequal.length > 0 ? [phrases.pick(unequal)] : [])));
  return [...chosen]
    .map(({ of, unit }) => {
      const [more, less] = of(us) > of(them) ? [us, them] : [them, us];
      return phrases.pick(frames)({ more, high: of(more), low: of(less), unit });
    })
    .join(' ');
}

const share = (made: number, tried: number) => Math.round((100 * made) / tried);
const rate = (value: number) => value.toFixed(3).replace(/^(-?)0/, '$1');

/** What only one sport counts. */
export const sportDetails: readonly Wording<GameFacts>[] = [
  ({ us, them, kind }) =>
    kind.family === 'basketball'
      ? `${us.name} shot ${share(at('box', 'fgm')(us), at('box', 'fga')(us))} percent from the floor, ${them.name} ${share(at('box', 'fgm')(them), at('box', 'fga')(them))}.`
      : undefined,
  ({ us, kind }) =>
    kind.family === 'basketball' && at('box', 'fga3')(us) > 0
      ? `From beyond the arc ${us.nick} made ${at('box', 'fgm3')(us)} of ${at('box', 'fga3')(us)}.`
      : undefined,
  ({ us, kind }) =>
    kind.family === 'basketball' && at('box', 'fta')(us) > 0
      ? `${capitalized(us.nick)} were ${at('box', 'ftm')(us)} of ${at('box', 'fta')(us)} at the line and committed ${counted(at('box', 'to')(us), 'turnover')}.`
      : undefined,
  ({ winner, kind }) =>
    kind.family === 'basketball' && at('special', 'largestLead')(winner) > 5
      ? `The largest lead was ${at('special', 'largestLead')(winner)} points.`
      : undefined,
  ({ us, them, kind }) =>
    kind.family === 'football'
      ? `${us.name} converted ${at('conversions', 'thirdMade')(us)} of ${at('conversions', 'thirdAtt')(us)} third downs and held ${them.name} to ${at('conversions', 'thirdMade')(them)} of ${at('conversions', 'thirdAtt')(them)}.`
      : undefined,
  ({ us, kind }) =>
    kind.family === 'football'
      ? `${capitalized(us.nick)} had the ball for ${Math.round(at('possession', 'seconds')(us) / 60)} of the 60 minutes.`
      : undefined,
  ({ us, them, kind }) =>
    kind.family === 'football' && at('penalties', 'no')(us) > 0
      ? `Flags cost ${us.name} ${at('penalties', 'yds')(us)} yards and ${them.name} ${at('penalties', 'yds')(them)}.`
      : undefined,
  ({ us, them, kind }) =>
    kind.family === 'volleyball'
      ? `${us.name} hit ${rate(hitting(us))}, ${them.name} ${rate(hitting(them))}.`
      : undefined,
  ({ us, them, kind }) =>
    kind.family === 'icehockey'
      ? `The power plays: ${us.name} ${at('powerPlay', 'goals')(us)} for ${at('powerPlay', 'opportunities')(us)}, ${them.name} ${at('powerPlay', 'goals')(them)} for ${at('powerPlay', 'opportunities')(them)}.`
      : undefined,
];

const hitting = (team: TeamFacts) => (at('box', 'k')(team) - at('box', 'e')(team)) / Math.max(1, at('box', 'ta')(team));
