import type { SportFamily } from '../../domain/sport-family.ts';

/** Names of sport families in existing programs; families without statistics do not have one. */
const names: Partial<Record<SportFamily, string>> = {
  baseball: 'baseball',
  basketball: 'basketball',
  fieldhockey: 'field-hockey',
  football: 'football',
  icehockey: 'hockey',
  lacrosse: 'lacrosse',
  softball: 'softball',
  soccer: 'soccer',
  tennis: 'tennis',
  volleyball: 'volleyball',
  waterpolo: 'wpolo',
};

export const sportMapNames: readonly string[] = Object.values(names);

/** "basketball" for men's and women's basketball; a meet sport uses its slug without the gender, "golf". */
export const sportMapName = ({
  family,
  globalSportNameSlug,
}: {
  family: SportFamily;
  globalSportNameSlug: string | null;
}): string | null => names[family] ?? globalSportNameSlug?.replace(/^(?:wo)?mens-/, '') ?? null;
