import type { CollegePlan } from '../college-plan.ts';
import type { CollegeRows } from '../college-rows.ts';
import type { Moment } from './moment.ts';

/** At the rich college one alert that is over, one switched off and one shown; at the small one an old one. */
export function addAlerts(college: CollegeRows, { rich }: CollegePlan, moment: Moment): void {
  if (!rich) {
    college.add('alert', { title: 'The Timberline Gym opens at noon today because of snow.', endDate: moment(-3) });
    return;
  }
  college.add('alert', {
    title: 'Gates at Gull Meadow open an hour late today: the field is being cleared of snow.',
    endDate: moment(-1, '20:00'),
  });
  college.add('alert', { title: 'Season tickets for the spring go on sale soon.', enabled: false });
  college.add('alert', {
    title: 'Pier Avenue is closed this week: reach the Icehouse by Lighthouse Road.',
    url: '/sports/mens-ice-hockey/schedule',
    endDate: moment(6, '23:59'),
  });
}
