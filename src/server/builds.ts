import { Hono } from 'hono';

/**
 * The build that this process runs, for browsers that hold an older one: `/builds/latest.json` names it,
 * `/builds/meta/<id>.json` is there for that one alone. The same for every college; never kept anywhere.
 */
export const buildRoutes = ({ buildId }: { buildId: string }) => {
  const headers = { 'cache-control': 'no-store' };
  const build = { id: buildId };
  return new Hono()
    .get('/builds/latest.json', (c) => c.json(build, 200, headers))
    .get('/builds/meta/:file{.+\\.json}', (c) =>
      c.req.param('file') === `${buildId}.json`
        ? c.json(build, 200, headers)
        : c.json({ error: 'This build is not the one that runs.' }, 404, headers),
    );
};
