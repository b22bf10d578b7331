import { normalizeTeamName } from '../../domain/team-name.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { NamedOpponent } from './queries.ts';

export type NamedTeam = { title: string; isOurs: boolean; opponent: NamedOpponent | undefined };

/** Finds teams by the names that conferences print: the college itself, an opponent by title or alias, or otherwise just the name. */
export function createTeamFinder({ name, shortName }: Tenant, opponents: readonly NamedOpponent[]) {
  const own = new Set([name, shortName].map(normalizeTeamName));
  const byName = new Map([
    ...opponents.flatMap((each) => each.aliases.map((alias) => [alias, each] as const)),
    ...opponents.map((each) => [normalizeTeamName(each.title), each] as const),
  ]);
  return (written: string): NamedTeam => {
    const normalized = normalizeTeamName(written);
    if (own.has(normalized)) return { title: shortName, isOurs: true, opponent: undefined };
    const opponent = byName.get(normalized);
    return { title: opponent?.title ?? written, isOurs: false, opponent };
  };
}
