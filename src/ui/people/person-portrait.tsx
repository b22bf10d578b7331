import type { ImageResponse } from '../../domain/image.ts';
import { Picture } from '../media/picture.tsx';
import { NumberPortrait } from './number-portrait.tsx';

type Props = {
  id: number;
  name: string;
  /** Shown on the jersey instead of the initials, if there is no picture. */
  number?: string | undefined;
  image: ImageResponse | null;
  width: number;
  sizes?: string;
  eager?: boolean;
  /** Alternative text; absent if the name is next to the picture. */
  alt?: string;
};

/** A 4:5 picture, or the number or initials on a jersey. */
export function PersonPortrait({ id, name, number, image, width, sizes, eager = false, alt = '' }: Props) {
  if (!image || image.isDefault) return <NumberPortrait number={number} name={name} />;
  return (
    <Picture
      url={image.url}
      alt={alt}
      width={width}
      height={(width * 5) / 4}
      focus={image.focus}
      itemId={id}
      eager={eager}
      {...(sizes && { sizes })}
      {...(image.color && { color: image.color })}
    />
  );
}
