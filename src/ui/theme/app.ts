import { Hono } from 'hono';

import { parseThemeFile, themeStylesheet } from './stylesheet.ts';

/** Answers `GET /theme/{file}` with a college's colours as CSS. Needs no tenant: the file name carries the colours. */
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
