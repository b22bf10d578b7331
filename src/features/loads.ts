import type { LoadPage } from '../routing/load.ts';

const modules = import.meta.glob<{ load: LoadPage }>(['./*/load-*.ts', '!./**/*.test.ts']);
const modulesByName = new Map(
  Object.entries(modules).map(([file, open]) => [file.replace(/^.*\/load-|\.ts$/g, ''), open]),
);

/** Runs the load function of a route, which is imported on first use. The page of a route without one gets no data. */
export const loadPage: LoadPage = async (request) => {
  const { load: name } = request.route;
  if (name === undefined) return {};
  const open = modulesByName.get(name);
  if (!open) throw new Error(`Unknown route middleware "${name}": there is no src/features/*/load-${name}.ts`);
  return (await open()).load(request);
};
