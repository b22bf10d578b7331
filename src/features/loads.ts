import type { LoadPage } from '../routing/load.ts';

type Loads = Record<string, LoadPage | undefined>;

const modules = import.meta.glob<Loads>('./*/loads.ts');

/** `staff-bio` is `loadStaffBio`. */
const functionName = (load: string) =>
  `load${`-${load}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** Runs the load function of a route, whose module is imported on first use. The page of a route without one gets no data. */
export const loadPage: LoadPage = async (request) => {
  const { load: name, page } = request.route;
  if (name === undefined) return {};
  const file = `./${page.split('/')[0]}/loads.ts`;
  const load = (await modules[file]?.())?.[functionName(name)];
  if (!load) throw new Error(`Unknown load "${name}": src/features/${file.slice(2)} exports no ${functionName(name)}`);
  return load(request);
};
