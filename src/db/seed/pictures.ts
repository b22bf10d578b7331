import type { CollegePlan } from './college-plan.ts';
import type { CollegeRows } from './college-rows.ts';
import type { Athlete } from './people.ts';
import { opponentMark } from './pictures/opponent-mark.ts';
import { storePicture } from './pictures/store.ts';

export type Pictures = {
  portrait: (athlete: Athlete) => number | null;
  scenes: readonly { id: number; subject: string }[];
};

/** The college's logo, scenes of its sports and portraits of its athletes. */
export function addPictures(college: CollegeRows, plan: CollegePlan): Pictures {
  const letters = plan.shortName[0] ?? '';
  storePicture(college, {
    path: 'logo.svg',
    alt: `${plan.name} logo`,
    svg: opponentMark({ letters, color: plan.primaryColor, trim: plan.secondaryColor, shape: 0 }),
    width: 240,
    height: 240,
    placeholder: plan.primaryColor,
  });
  return { portrait: () => null, scenes: [] };
}
