import type { BoxScore } from '../../domain/box-score.ts';
import { schoolCore } from '../../domain/school-name.ts';
import type { Side } from '../../domain/side.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import { importRefusal } from '../refusal.ts';

/** A college's names: its own and those in games imported earlier. */
export type OwnNames = {
  name: string;
  shortName: string;
  slug: string;
  /** Team names and scorers' codes of our side in earlier box scores. */
  seenBefore: readonly string[];
};

const sides = ['home', 'away'] as const;
const letters: Record<string, Side> = { h: 'home', home: 'home', v: 'away', visitor: 'away', away: 'away' };

/**
 * Determines which team is the college's. `as` decides if given: H, V, or a team's name or code as in the file. Otherwise
 * the only team whose name or code matches. Throws an `ImportRefusal` that names both teams if it is ambiguous.
 */
export function ourSide(game: BoxScore, own: OwnNames, as?: string): Side {
  const named = as === undefined ? undefined : sideNamed(game, as);
  const known = onlySide(game, [ownWords(own), ownCores(own)]);
  if (named && known && named !== known) {
    throw importRefusal(
      `--as ${as} selects "${label(game, named)}" as the college's own team, but "${label(game, known)}" is ${own.name}. Correct --as, or leave it out.`,
    );
  }
  const ours = named ?? known ?? onlySide(game, [seenBefore(own)]);
  if (ours) return ours;
  throw importRefusal(
    `Neither "${label(game, 'away')}" nor "${label(game, 'home')}" is known as ${own.name}. Select the college's own team with --as V (visitors), --as H (home team) or --as and the team's name.`,
  );
}

type Team = Pick<BoxScore['home'], 'name' | 'code'>;

/** Whether a team of a file without codes is the college's, the surest test first. */
export function ownTeamTests(own: OwnNames): ((name: string) => boolean)[] {
  const isNamed = [ownWords(own), ownCores(own), seenBefore(own)];
  return isNamed.map((isOurs) => (name) => isOurs({ name, code: '' }));
}

function onlySide(game: BoxScore, tests: ((team: Team) => boolean)[]): Side | undefined {
  for (const isOurs of tests) {
    const [first, second] = sides.filter((side) => isOurs(game[side]));
    if (first && !second) return first;
  }
  return undefined;
}

function sideNamed(game: BoxScore, as: string): Side {
  const letter = letters[as.trim().toLowerCase()];
  if (letter) return letter;
  const wanted = normalizeTeamName(as);
  const [first, second] = sides.filter((side) => wordsOf(game[side]).includes(wanted));
  if (first && !second) return first;
  throw importRefusal(
    `--as "${as}" matches ${first ? 'both teams' : 'no team'} of this game. The teams are "${label(game, 'away')}" (V) and "${label(game, 'home')}" (H).`,
  );
}

const wordsOf = (team: Team) => [team.name, team.code].map(normalizeTeamName).filter(Boolean);

function ownWords({ name, shortName, slug }: OwnNames) {
  const words = new Set([name, shortName, slug].map(normalizeTeamName));
  return (team: Team) => wordsOf(team).some((word) => words.has(word));
}

function ownCores({ name, shortName }: OwnNames) {
  const cores = new Set([name, shortName].map(schoolCore));
  return (team: Team) => cores.has(schoolCore(team.name));
}

function seenBefore({ seenBefore }: OwnNames) {
  const words = new Set(seenBefore.map(normalizeTeamName));
  return (team: Team) => wordsOf(team).some((word) => words.has(word));
}

function label(game: BoxScore, side: Side): string {
  const { name, code } = game[side];
  return code && code !== name ? `${name} (${code})` : name;
}
