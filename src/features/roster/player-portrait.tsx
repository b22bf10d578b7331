import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { NumberPortrait } from '../../ui/number-portrait.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  player: Pick<RosterPlayer, 'rosterPlayerId' | 'image' | 'firstName' | 'lastName' | 'jerseyNumber'>;
  width: number;
  sizes?: string;
  eager?: boolean;
};

/** The player's 4:5 photo, or the number on a jersey. Decorative, because the name is always beside it. */
export function PlayerPortrait({ player, width, sizes, eager = false }: Props) {
  const { rosterPlayerId, image, firstName, lastName, jerseyNumber } = player;
  if (image.isDefault) return <NumberPortrait number={jerseyNumber ?? undefined} name={`${firstName} ${lastName}`} />;
  return (
    <Picture
      url={image.url}
      alt=""
      width={width}
      height={(width * 5) / 4}
      focus={image.focus}
      itemId={rosterPlayerId}
      eager={eager}
      {...(sizes && { sizes })}
      {...(image.color && { color: image.color })}
    />
  );
}
