import type { CollegePlan } from '../college-plan.ts';
import type { CollegeRows } from '../college-rows.ts';

/** One tag on stories that asks nobody for anything, and one of a supplier that is switched off. */
export function addTrackingTags(college: CollegeRows, { rich }: CollegePlan): void {
  if (!rich) return;
  college.add('trackingTag', {
    name: 'Story mark',
    pageTemplate: 'story',
    head: { script: [{ attributes: { id: 'story-mark' }, children: "performance.mark('story');" }] },
  });
  college.add('trackingTag', {
    name: 'Reader counts (not under contract)',
    enabled: false,
    closeBody: { script: [{ attributes: { src: 'https://tags.example.org/count.js', async: true } }] },
  });
}
