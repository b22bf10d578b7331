import { LinkMenu, type MenuLink } from './link-menu.tsx';

/** A menu with links to other seasons of the page, in the given order. Renders nothing for a single season. */
export function SeasonPicker({ label = 'Season', seasons }: { label?: string; seasons: readonly MenuLink[] }) {
  const current = seasons.find((season) => season.current);
  return seasons.length < 2 ? null : (
    <LinkMenu label={[label, current?.title].filter(Boolean).join(' ')} links={seasons} />
  );
}
