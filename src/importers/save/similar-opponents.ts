import { parseRankedName } from '../../domain/ranked-name.ts';
import { hasNamesakes, mayBeOneSchool, splitState } from '../../domain/school-name.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import type { OpponentRow, Opponents } from './find-opponent.ts';

/** Opponents with exactly this name, now or in files. */
export function opponentsNamed({ byId, titled, aliases }: Opponents, name: string): OpponentRow[] {
  const word = normalizeTeamName(name);
  const ofAlias = (aliases.get(word) ?? []).flatMap(({ opponentId }) => byId.get(opponentId) ?? []);
  return [...new Set([...(titled.get(word) ?? []), ...ofAlias])];
}

/** Opponents that may be the school of a name, although the name is not found to be one of theirs. */
export function similarOpponents({ byId, homes }: Opponents, name: string): OpponentRow[] {
  const one = splitState(parseRankedName(name).name);
  return [...byId.values()].filter(({ id, title }) => {
    const other = splitState(title);
    if (!mayBeOneSchool(one.bare, other.bare)) return false;
    if (one.state === other.state) return true;
    const states = [one.state, other.state].filter((state) => state !== undefined);
    const isKnown = (homes.get(id) ?? []).some(({ region }) => region !== '');
    return states.length === 1 && hasNamesakes(one.bare) && !isKnown;
  });
}

/** A sentence about a new opponent that may be a known one, with the command that makes them one. */
export const similarityDoubt = (added: OpponentRow, alike: readonly OpponentRow[]): string =>
  `"${added.title}" (opponent ${added.id}) is taken as another school than ${alike
    .map(({ id, title }) => `"${title}" (opponent ${id})`)
    .join(' and ')}. If they are one school: opponent merge ${added.id} --into ${alike[0]?.id}.`;
