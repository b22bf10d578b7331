import sharp from 'sharp';
import type { Media } from './media.ts';
import { gravityPoint, type Transformation } from './transformation.ts';

// one thread a picture: the queue decides how many are drawn at once
sharp.concurrency(1);

/** Pixels of the largest picture that is opened. */
export const largestPicture = 60_000_000;

type Box = { width: number; height: number };

/** Draws a picture anew in another size or format. Without a gravity the picture's own focal point stays in view. */
export async function render(bytes: Uint8Array, media: Media, wanted: Transformation): Promise<Buffer<ArrayBuffer>> {
  const { scaled, cut } = measure(media, wanted);
  const isDrawing = media.mime === 'image/svg+xml';
  // a drawing is drawn at the size it is needed, not blown up from pixels; 72 dots an inch is one a unit
  const density = isDrawing ? Math.min(2400, Math.max(1, (72 * scaled.width) / media.width)) : 72;
  const picture = sharp(bytes, { density, limitInputPixels: largestPicture, failOn: 'error' })
    .rotate()
    .resize(scaled.width, scaled.height, { fit: 'fill' })
    .extract(cut);
  const flat = wanted.type === 'jpeg' ? picture.flatten({ background: '#ffffff' }) : picture;
  const buffer = await flat.toFormat(wanted.type, options[wanted.type]).toBuffer();
  return Buffer.from(buffer);
}

const options = {
  webp: { quality: 78, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
  // more effort costs seconds for a few per cent
  avif: { quality: 52, effort: 2 },
  png: { compressionLevel: 9 },
} as const;

/** The size to scale to and the part to keep of it. */
export function measure(
  media: Media,
  wanted: Transformation,
): { scaled: Box; cut: Box & { left: number; top: number } } {
  const ratio = media.width / media.height;
  const { width, height } = wanted;
  if (wanted.mode === 'convert' || (width === undefined && height === undefined))
    return whole({ width: media.width, height: media.height });
  if (wanted.mode === 'crop') {
    return cutFrom(
      { width: media.width, height: media.height },
      { width: width ?? media.width, height: height ?? media.height },
      media,
      wanted,
    );
  }
  if (height === undefined) return whole(ofRatio(width ?? media.width, ratio));
  if (width === undefined) return whole({ width: Math.max(1, Math.round(height * ratio)), height });
  const scale = Math.max(width / media.width, height / media.height);
  const scaled = {
    width: Math.max(width, Math.round(media.width * scale)),
    height: Math.max(height, Math.round(media.height * scale)),
  };
  return cutFrom(scaled, { width, height }, media, wanted);
}

const ofRatio = (width: number, ratio: number): Box => ({ width, height: Math.max(1, Math.round(width / ratio)) });
const whole = (scaled: Box) => ({ scaled, cut: { ...scaled, left: 0, top: 0 } });

function cutFrom(scaled: Box, wanted: Box, media: Media, { gravity }: Transformation) {
  const width = Math.min(wanted.width, scaled.width);
  const height = Math.min(wanted.height, scaled.height);
  const [spareX, spareY] = [scaled.width - width, scaled.height - height];
  if (gravity) {
    const [x, y] = gravityPoint(gravity);
    return { scaled, cut: { width, height, left: Math.round(spareX * x), top: Math.round(spareY * y) } };
  }
  // the focal point in the middle, as far as the picture reaches
  const left = within(Math.round(media.focalX * scaled.width - width / 2), spareX);
  const top = within(Math.round(media.focalY * scaled.height - height / 2), spareY);
  return { scaled, cut: { width, height, left, top } };
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
