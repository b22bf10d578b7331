import type { CollegePlan } from './college-plan.ts';
import pictures from './lakeshore/pictures.json' with { type: 'json' };
import { fieldTeams } from './lakeshore-field-teams.ts';
import { mainTeams } from './lakeshore-main-teams.ts';
import { meetTeams } from './lakeshore-meet-teams.ts';
import type { PicturePlan } from './pictures.ts';

export const lakeshore: CollegePlan = {
  slug: 'lakeshore',
  name: 'Lakeshore University',
  shortName: 'Lakeshore',
  timezone: 'America/Chicago',
  primaryColor: '#12305c',
  secondaryColor: '#f2b41b',
  accentColor: '#2a7fb0',
  town: 'Port Ellery, Wis.',
  hosts: ['lakeshore.localhost', 'www.lakeshore.localhost'],
  settings: {
    schoolAddress: '1 Breakwater Drive, Port Ellery, WI 53999',
    schoolPhoneNumber: '555-0100',
    supportEmail: 'athletics@lakeshore.example.edu',
    mascotSingular: 'Heron',
    mascotPlural: 'Herons',
    description:
      'Schedules, scores, rosters and news of the Lakeshore Herons: twenty-two teams on the shore of the inland sea.',
    leagueName: 'Lakes and Rivers League',
    leagueUrl: 'https://lakesandrivers.example.org',
    conferenceName: 'Inland Seas Conference',
    conferenceUrl: 'https://inlandseas.example.org',
    associationName: 'Association of College Athletics',
    associationUrl: 'https://college-athletics.example.org',
    ticketsUrl: 'https://tickets.lakeshore.example.edu',
    donateUrl: 'https://give.lakeshore.example.edu/herons',
    social: [
      { channel: 'Facebook', name: 'LakeshoreHerons', url: 'https://social.example.org/facebook/lakeshoreherons' },
      { channel: 'Instagram', name: 'lakeshoreherons', url: 'https://social.example.org/instagram/lakeshoreherons' },
      { channel: 'Twitter', name: 'LakeshoreHerons', url: 'https://social.example.org/x/lakeshoreherons' },
      { channel: 'YouTube', name: 'LakeshoreHerons', url: 'https://social.example.org/youtube/lakeshoreherons' },
    ],
    config: { enableFooterPersonalInfo: true, mobileAppleAppId: '1234567890' },
    redirectHosts: ['inlandseas.example.org', 'tickets.lakeshore.example.edu'],
  },
  conference: { name: 'Inland Seas Conference', abbrev: 'ISC', website: 'https://inlandseas.example.org' },
  venues: [
    { key: 'stadium', title: 'Heron Stadium', street: '200 Lighthouse Road', latitude: 43.07, longitude: -87.9 },
    { key: 'arena', title: 'Lakeshore Fieldhouse Arena', street: '12 Campus Mall' },
    { key: 'ballpark', title: 'Breakwater Park', street: '40 Harbor Street' },
    { key: 'diamond', title: 'Dunes Diamond', street: '44 Harbor Street' },
    { key: 'pitch', title: 'Gull Meadow', street: '210 Lighthouse Road' },
    { key: 'rink', title: 'Icehouse on the Pier', street: '3 Pier Avenue' },
    { key: 'courts', title: 'Marlowe Tennis Center' },
    { key: 'natatorium', title: 'Undertow Natatorium' },
    { key: 'fieldhouse', title: 'Old Gymnasium' },
    { key: 'campus', title: 'Lakeshore campus' },
  ],
  neutral: {
    key: 'neutral',
    title: 'Straits Center',
    city: 'Mackinaw Landing',
    state: 'Mich.',
    timezone: 'America/Detroit',
  },
  teams: [...mainTeams, ...fieldTeams, ...meetTeams],
  rich: true,
  pictures: pictures as PicturePlan,
};
