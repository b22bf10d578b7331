import type { ImageAnswer } from '../domain/image.ts';
import { NumberPortrait } from './number-portrait.tsx';
import { Picture } from './picture.tsx';

type Props = {
  id: number;
  name: string;
  image: ImageAnswer | null;
  width: number;
  sizes?: string;
  eager?: boolean;
  /** Says what the picture shows; absent where the name is beside it. */
  alt?: string;
};

/** A 4:5 picture, or the initials on a jersey. */
export function PersonPortrait({ id, name, image, width, sizes, eager = false, alt = '' }: Props) {
  if (!image) return <NumberPortrait number={undefined} name={name} />;
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
