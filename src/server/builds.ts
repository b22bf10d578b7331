import { Hono } from 'hono';

/**
 * Identifies the running build, so that browsers with an older build can reload: `/builds/latest.json` has its id, and
 * `/builds/meta/<id>.json` exists only for that id. The same for every tenant; never cached.
 */
export const buildRoutes = ({ buildId }: { buildId: string }) => {
  const headers = { 'cache-control': 'no-store' };
  const build = { id: buildId };
  return new Hono()
    .get('/builds/latest.json', (c) => c.json(build, 200, headers))
    .get('/builds/meta/:file{.+\\.json}', (c) =>
      c.req.param('file') === `${buildId}.json`
        ? c.json(build, 200, headers)
        : c.json({ error: 'Another build is running.' }, 404, headers),
    );
};
