import { enDashed } from '../../web/text.ts';
import type { Inductee } from './honor-items.ts';

const categoryNames: Record<Inductee['category'], string> = {
  athlete: 'Athlete',
  coach: 'Coach',
  administrator: 'Administrator',
  contributor: 'Contributor',
  team: 'Team',
};

export const categoryName = (category: Inductee['category']): string => categoryNames[category];

/** "Coach · 1986–90": what distinguishes an inductee from the athletes around them, and when they were here. */
export const roleAndYears = ({ category, years }: Inductee): string =>
  [category === 'athlete' || category === 'team' ? '' : categoryName(category), years && enDashed(years)]
    .filter(Boolean)
    .join(' · ');

/** The inductee's own picture, or else that of the one person on our rosters to whom the inductee is linked. */
export const pictureOf = ({ image, people }: Pick<Inductee, 'image' | 'people'>): Inductee['image'] =>
  image ?? (people.length === 1 ? (people[0]?.image ?? null) : null);
