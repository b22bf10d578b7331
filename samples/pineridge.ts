import type { CollegePlan } from './college-plan.ts';
import type { PicturePlan } from './pictures.ts';
import pictures from './pineridge/pictures.json' with { type: 'json' };
import { pineRidgeTeams } from './pineridge-teams.ts';

export const pineRidge: CollegePlan = {
  slug: 'pineridge',
  name: 'Pine Ridge College',
  shortName: 'Pine Ridge',
  timezone: 'America/Denver',
  primaryColor: '#1c4f38',
  secondaryColor: '#e8762c',
  accentColor: '#8a5a2b',
  town: 'Alder Fork, Colo.',
  hosts: ['pineridge.localhost'],
  settings: {
    schoolAddress: '77 Timberline Way, Alder Fork, CO 81999',
    mascotSingular: 'Marten',
    mascotPlural: 'Martens',
    conferenceName: 'High Mesa Athletic Conference',
    conferenceUrl: 'https://highmesa.example.org',
  },
  conference: { name: 'High Mesa Athletic Conference', abbrev: 'HMAC', website: 'https://highmesa.example.org' },
  venues: [
    { key: 'gym', title: 'Timberline Gym', street: '77 Timberline Way' },
    { key: 'meadow', title: 'Alder Meadow' },
    { key: 'slope', title: 'Mount Teller Ski Area', city: 'Teller', state: 'Colo.' },
  ],
  neutral: {
    key: 'neutral',
    title: 'Four Corners Event Center',
    city: 'Blue Mesa',
    state: 'Ariz.',
    timezone: 'America/Phoenix',
  },
  teams: pineRidgeTeams,
  rich: false,
  pictures: pictures as PicturePlan,
};
