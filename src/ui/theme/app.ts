import { Hono } from 'hono';

import { parseThemeFile, themeStylesheet } from './stylesheet.ts';

/** `GET /theme/{file}`: a college's colors as CSS. Needs no tenant, because the file name contains the colors. */
export const themeApp = new Hono().get('/theme/:file', (c) => {
  const colors = parseThemeFile(c.req.param('file'));
  if (!colors) {
    return c.notFound();
  }
  return c.body(themeStylesheet(colors), 200, {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});
