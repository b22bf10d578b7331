import type { CollegePlan } from './college-plan.ts';
import { addDays } from './calendar.ts';
import type { CollegeRows } from './college-rows.ts';
import type { Pictures } from './pictures.ts';
import { sportKinds } from './sports.ts';
import type { Campus, Team } from './team.ts';

export function addStories(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  teams: readonly Team[],
  _pictures: Pictures,
): void {
  for (const [index, team] of teams.entries()) {
    const localDate = addDays(campus.today, -index);
    const title = `${sportKinds[team.key].title}: a season opener to remember at ${plan.shortName}`;
    const storyId = college.add('story', {
      slug: index === 0 ? 'season-opener' : `${sportKinds[team.key].slug}-season-opener`,
      localDate,
      publishedAt: `${localDate}T15:00:00Z`,
      title,
      content: `<p>${title}.</p>`,
      byline: 'Staff report',
    });
    college.rows.storySport.push({ tenantId: college.tenantId, storyId, sportId: team.sportId });
  }
}
