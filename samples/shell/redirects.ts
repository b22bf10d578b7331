import type { CollegePlan } from '../college-plan.ts';
import type { CollegeRows } from '../college-rows.ts';

/** Rules of every kind at the rich college; the small one has one, for a path that the other has too. */
export function addRedirects(college: CollegeRows, { rich, slug, settings }: CollegePlan): void {
  if (!rich) {
    college.add('redirectRule', {
      fromPath: '/tickets/season',
      target: '/sports/mens-basketball/schedule',
      status: 302,
    });
    return;
  }
  const tickets = settings.ticketsUrl ?? '/';
  college.add('redirectRule', { fromPath: '/tickets/season', target: `${tickets}/season`, status: 302 });
  college.add('redirectRule', { fromPath: '/sports/hockey', target: '/sports/mens-ice-hockey' });
  college.add('redirectRule', { fromPath: '/herons', target: '/' });
  // what the former site had and this one does not
  college.add('redirectRule', { fromPath: '/archive/*', target: `https://archive.${slug}.example.edu/*` });
}
