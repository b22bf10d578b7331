import type { Side } from '../../src/domain/side.ts';
import { basketballCounts } from '../basketball-counts.ts';
import { type Count, type CountOf, createTally, type Tally } from '../tally.ts';
import type { SidearmPlay, SidearmTeamStats, SidearmValues } from './game-file.ts';

/** Figures of a row, each one count or two ("5-17" for made and attempted). */
const figures: Readonly<Record<string, readonly string[]>> = {
  Points: ['tp'],
  Fgam: ['fgm', 'fga'],
  Tpam: ['fgm3', 'fga3'],
  Ftma: ['ftm', 'fta'],
  TotalRebounds: ['treb'],
  OffensiveRebounds: ['oreb'],
  DefensiveRebounds: ['dreb'],
  Assists: ['ast'],
  Turnovers: ['to'],
  Blocks: ['blk'],
  Steals: ['stl'],
  PersonalFouls: ['pf'],
  TechnicalFouls: ['tf'],
};

export function sideOfPlay({ Team }: SidearmPlay): Side | undefined {
  if (Team === 'HomeTeam') return 'home';
  return Team === 'VisitingTeam' ? 'away' : undefined;
}

/** The second player of a made basket has the assist, of a miss the block. */
function countsOf(play: SidearmPlay): Count[] {
  const side = sideOfPlay(play);
  if (!side) return [];
  const action = play.Action ?? '';
  const player = play.Player?.UniformNumber ?? undefined;
  const other: Side = side === 'home' ? 'away' : 'home';
  const others = (play.InvolvedPlayers ?? []).map(({ UniformNumber }) => UniformNumber ?? undefined);
  const own = basketballCounts(action, play.Type ?? '').map(([figure, by]) => ({ side, player, figure, by }));
  if (action === 'GOOD') return [...own, ...others.map((player) => ({ side, player, figure: 'ast' }))];
  if (action === 'MISS') return [...own, ...others.map((player) => ({ side: other, player, figure: 'blk' }))];
  return own;
}

export function tallyOf(plays: readonly SidearmPlay[]): Tally {
  const tally = createTally();
  for (const play of plays) tally.add(countsOf(play), play.Period);
  return tally;
}

/** The current figures of a row whose count over the whole game matches the file. */
export function recounted(row: SidearmValues, of: CountOf, counts: Counts): SidearmValues {
  const believed = Object.entries(figures).filter(
    ([name]) =>
      name in row &&
      !(of.player !== undefined && counts.doubtful.has(`${of.side}|${name}`)) &&
      isReproduced(row, name, of, counts.whole),
  );
  return Object.fromEntries(believed.map(([name, keys]) => [name, written(keys, of, counts.now)]));
}

export type Counts = { readonly now: Tally; readonly whole: Tally; readonly doubtful: ReadonlySet<string> };

/** Figures, as "side|name", that do not match for every player of a team and are omitted for all. */
export function doubtfulFigures(stats: Readonly<Record<Side, SidearmTeamStats>>, whole: Tally): Set<string> {
  const doubtful = new Set<string>();
  for (const side of ['home', 'away'] as const) {
    for (const row of stats[side].PlayerGroups.Players.Values) {
      const of = { side, player: String(row['Uni'] ?? '') };
      for (const name of Object.keys(figures)) if (!isReproduced(row, name, of, whole)) doubtful.add(`${side}|${name}`);
    }
  }
  return doubtful;
}

function isReproduced(row: SidearmValues, name: string, of: CountOf, whole: Tally): boolean {
  return String(row[name] ?? '').trim() === written(figures[name] ?? [], of, whole);
}

const written = (keys: readonly string[], of: CountOf, tally: Tally) => keys.map((key) => tally.get(of, key)).join('-');
