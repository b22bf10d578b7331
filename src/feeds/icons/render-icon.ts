import sharp from 'sharp';

import type { Tenant } from '../../domain/tenant.ts';
import type { Icon } from './icon.ts';
import { monogramSvg } from './monogram.ts';

/** A drawing is rendered at this width before it is made smaller. */
const drawing = 1024;
/** Part of the side that a logo takes. */
const logoSide = { any: 1, maskable: 0.62 };

type Look = Pick<Icon, 'size' | 'purpose'>;

/** A college's letters in its colours. */
export const renderMonogram = (tenant: Tenant, { size, purpose }: Look): Promise<Uint8Array> => {
  const svg = Buffer.from(monogramSvg(tenant, purpose));
  return sharp(svg, { density: (72 * drawing) / 40 })
    .resize(size, size)
    .png()
    .toBuffer();
};

/** A logo as large as fits; a maskable one on white, which logos are made for. Rejects what is no picture. */
export const renderLogo = async (logo: Uint8Array, { size, purpose }: Look): Promise<Uint8Array> => {
  const side = Math.round(size * logoSide[purpose]);
  const { width = drawing } = await sharp(logo).metadata();
  // a drawing is rendered anew at a size near the one needed, pictures made of dots have only their own
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
