import { href } from '../src/routing/routes.ts';
import type { CollegePlan } from './college-plan.ts';
import type { CollegeRows } from './college-rows.ts';
import { sportKinds } from './sports.ts';
import type { Team } from './team.ts';

/** Main navigation (sports by gender in columns, then the department's links) and the extra links of some sports. */
export function addNavigation(college: CollegeRows, plan: CollegePlan, teams: readonly Team[]): void {
  const sports = college.add('navigationItem', { title: 'Sports', url: null, position: 1, className: 'sport-home' });
  const columns = { m: 1, f: 2, g: 3 } as const;
  for (const [position, { key, sportId }] of teams.entries()) {
    const { title, slug, gender } = sportKinds[key];
    college.add('navigationItem', {
      parentId: sports,
      linkedSportId: sportId,
      title,
      url: `/sports/${slug}`,
      column: columns[gender],
      position,
    });
  }
  if (!plan.rich) {
    college.add('navigationItem', { title: 'Facilities', url: href('facilities'), position: 3 });
    college.add('navigationItem', {
      title: 'College site',
      url: 'https://pineridge.example.edu',
      openInNewWindow: true,
      position: 2,
    });
    return;
  }
  const fans = college.add('navigationItem', { title: 'Fans', url: null, position: 2, className: 'additional-links' });
  const links = [
    ['Facilities', href('facilities')],
    ['Buy tickets', plan.settings.ticketsUrl],
    ['Support the Herons', plan.settings.donateUrl],
    ['Inland Seas Conference', plan.settings.conferenceUrl],
  ] as const;
  for (const [position, [title, url = null]] of links.entries()) {
    college.add('navigationItem', {
      parentId: fans,
      title,
      url,
      openInNewWindow: !url?.startsWith('/'),
      separator: position === 3,
      position,
    });
  }
  for (const [position, { sportId, key }] of teams.slice(0, 4).entries()) {
    college.add('navigationItem', {
      sportId,
      title: `${sportKinds[key].title} tickets`,
      url: `${plan.settings.ticketsUrl}/${sportKinds[key].slug}`,
      openInNewWindow: true,
      position,
    });
  }
}
