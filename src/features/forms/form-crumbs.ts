import { type SportReference, slugOf } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';

/** Home, and the sport that a form belongs to. */
export const sportCrumbs = (sport: SportReference | null): { label: string; href: string }[] => [
  { label: 'Home', href: href('home') },
  ...(sport ? [{ label: sport.title, href: href('sport', { slug: slugOf(sport) }) }] : []),
];
