import { sportSlug } from '../../domain/sport.ts';
import type { SportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';

type FormPlace = { sport: SportReference | null; access: 'public' | 'protected' | 'hidden' };

/** Home, and the sport that a form belongs to; otherwise the list that has it. */
export const formBreadcrumbs = ({ sport, access }: FormPlace): { label: string; href: string }[] => [
  { label: 'Home', href: href('home') },
  ...(sport ? [{ label: sport.title, href: href('sport', { slug: sportSlug(sport) }) }] : []),
  ...(!sport && access === 'public' ? [{ label: 'Forms and surveys', href: href('forms') }] : []),
];
