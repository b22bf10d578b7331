import { teamSports } from '../../domain/sport.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** The sections of the site that have content, and its sports. */
export const loadSections = async ({ api }: LoadRequest<'sections'>) => {
  const [sections, sports] = await Promise.all([api.navigation.sections(), api.sports.list()]);
  return { sections, sports: teamSports(sports) };
};
