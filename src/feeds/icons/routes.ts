import { Hono } from 'hono';

import type { AppEnv } from '../../middleware/app-env.ts';
import { collegeOf, type FeedContext } from '../college.ts';
import { publicResponse } from '../public-response.ts';
import { faviconSizes, type Icon, iconAddress, manifestIcons, touchIcon } from './icon.ts';
import { createIconStore } from './icon-store.ts';

type Picture = { size: number; png: Uint8Array };

const header = 6;
const entrySize = 16;
const bits = 32;

/** An icon file (ICO) of PNG pictures, each smaller than 256 pixels. */
const createIco = (pictures: readonly Picture[]): Uint8Array => {
  const head = Buffer.alloc(header + entrySize * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = header + entrySize * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(bits, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};

const day = 86_400;

type Options = {
  /** Fetches one of the site's own URLs as a browser would; used to read logos. */
  ask: (address: URL, bindings: AppEnv['Bindings']) => Response | Promise<Response>;
};

/** Sufficient for the largest icon. */
const logoWidth = 640;

/** The address of a stored logo as PNG from the image service, which bounds time and memory of costly SVGs. */
const pngAddress = (logo: URL): URL => {
  if (!logo.pathname.startsWith('/media/')) return logo;
  const query = new URLSearchParams({ url: logo.pathname, width: String(logoWidth), type: 'png' });
  return new URL(`/images/resize?${query}`, logo);
};

/** A college's icons: its logo, or its initials if there is no readable logo. */
export const iconRoutes = ({ ask }: Options) => {
  const store = createIconStore();
  const iconOf = (c: FeedContext, look: Pick<Icon, 'size' | 'purpose'>): Promise<Uint8Array> => {
    const { tenant } = collegeOf(c);
    return store.get(tenant, look, (logo) => readLogo(new URL(logo, c.req.url), c.env));
  };
  const readLogo = async (address: URL, bindings: AppEnv['Bindings']): Promise<Uint8Array> => {
    const response = await ask(pngAddress(address), bindings);
    if (!response.ok) throw new Error(`${address.pathname} answers ${response.status}`);
    // an original is not rendered in this process
    if (response.headers.has('content-location')) throw new Error(`${address.pathname} is not rendered yet`);
    // the Response of the HTTP server has no working bytes()
    return new Uint8Array(await response.arrayBuffer());
  };
  const png = async (c: FeedContext, icon: Icon) =>
    c.body(new Uint8Array(await iconOf(c, icon)), 200, { 'Content-Type': 'image/png' });

  const app = new Hono<AppEnv>();
  for (const icon of manifestIcons) app.get(iconAddress(icon), ...publicResponse(day), (c) => png(c, icon));
  return app
    .get('/apple-touch-icon.png', ...publicResponse(day), (c) => png(c, touchIcon))
    .get('/favicon.ico', ...publicResponse(day), async (c) => {
      const sizes = faviconSizes.map(async (size) => ({ size, png: await iconOf(c, { size, purpose: 'any' }) }));
      const ico = createIco(await Promise.all(sizes));
      return c.body(new Uint8Array(ico), 200, { 'Content-Type': 'image/x-icon' });
    });
};
