import type { Tenant } from '../../domain/tenant.ts';
import type { Icon } from './icon.ts';
import { monogramSvg } from './monogram.ts';

/** SVG icons are rendered at this width, then scaled down. */
const drawing = 1024;
/** Share of the icon's width that a logo fills. */
const logoSide = { any: 1, maskable: 0.62 };

// most servers never render an icon: they are stored
const loadSharp = async () => (await import('sharp')).default;

type Look = Pick<Icon, 'size' | 'purpose'>;

/** A college's initials in its colors. */
export const renderMonogram = async (tenant: Tenant, { size, purpose }: Look): Promise<Uint8Array> => {
  const sharp = await loadSharp();
  const svg = Buffer.from(monogramSvg(tenant, purpose));
  return sharp(svg, { density: (72 * drawing) / 40 })
    .resize(size, size)
    .png()
    .toBuffer();
};

/** Fits a logo into an icon, on white if maskable. Rejects if the logo is not a picture. */
export const renderLogo = async (logo: Uint8Array, { size, purpose }: Look): Promise<Uint8Array> => {
  const sharp = await loadSharp();
  const side = Math.round(size * logoSide[purpose]);
  const { width = drawing } = await sharp(logo).metadata();
  // render SVG near the required size; raster images have only one
  const density = Math.min(Math.max((72 * size) / width, 72), 2400);
  const picture = await sharp(logo, { density })
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  if (purpose === 'any') return picture;
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
};
