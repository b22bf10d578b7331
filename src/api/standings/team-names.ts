import { parseRankedName } from '../../domain/ranked-name.ts';
import { isOneSchool, schoolCore, schoolKey } from '../../domain/school-name.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { NamedOpponent } from './queries.ts';

export type NamedTeam = { title: string; isOurs: boolean; opponent: NamedOpponent | undefined };

/**
 * Finds teams by the names that conferences print, in any spelling (see `schoolKey`): the college itself, an opponent by title or
 * alias, or otherwise just the name.
 */
export function createTeamFinder({ name, shortName }: Tenant, opponents: readonly NamedOpponent[]) {
  const own = new Set([name, shortName].map(schoolKey));
  const byName = new Map([
    ...opponents.flatMap((each) => each.aliases.map((alias) => [schoolKey(alias), each] as const)),
    ...opponents.map((each) => [schoolKey(each.title), each] as const),
  ]);
  const found = new Map<string, NamedOpponent | undefined>();
  const byCore = Map.groupBy(opponents, ({ title }) => schoolCore(title));
  const find = (written: string) => {
    const alike = byCore.get(schoolCore(written)) ?? [];
    return byName.get(schoolKey(written)) ?? onlyOne(alike.filter(({ title }) => isOneSchool(title, written)));
  };
  return (written: string): NamedTeam => {
    if (own.has(schoolKey(written))) return { title: shortName, isOurs: true, opponent: undefined };
    // tables name each team many times
    if (!found.has(written)) found.set(written, find(written));
    const opponent = found.get(written);
    return { title: opponent?.title ?? parseRankedName(written).name, isOurs: false, opponent };
  };
}

const onlyOne = <Item>([first, ...others]: readonly Item[]): Item | undefined =>
  others.length === 0 ? first : undefined;
