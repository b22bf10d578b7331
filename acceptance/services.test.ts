import { expect, test } from 'vitest';

import { sampleSite } from './run/shared-servers.ts';

test.each([
  '/services/responsive-calendar.ashx?type=month&date=11/1/2026',
  '/services/adaptive_components.ashx?type=scoreboard',
  '/services/adaptive_components.ashx?type=results',
  '/services/adaptive_components.ashx?type=events',
  '/services/adaptive_components.ashx?type=stories',
  '/services/adaptive_components.ashx?type=main-navigation',
  '/services/sportnames.ashx',
  '/api/sportnames',
  '/services/archives.ashx/stories?index=1&page_size=5&sport=football',
  '/services/scores.aspx',
  '/services/schedule_xml_2.aspx?path=football',
  '/services/roster_xml.aspx?path=football',
  '/services/coaches_xml.aspx?path=football',
  '/services/stories_xml.aspx?path=football',
  '/api/assets?operation=sports',
  '/services/allaccess.ashx/media/get',
  '/services/responsive-roster.ashx?type=roster&path=football',
  '/api/roster?format=json&path=football',
  '/services/responsive-schedule.ashx?path=football',
  '/services/responsive-sportschedule.ashx?format=json&path=football',
])('GET %s → a service of earlier platforms', async (path) => {
  const response = await sampleSite().fetch('lakeshore.localhost', path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/(json|xml)/);
  expect((await response.text()).length).toBeGreaterThan(100);
});
