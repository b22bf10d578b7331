import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { StaffBio } from '../../api/staff/schema.ts';
import { runWithRequestContext } from '../../routing/request-context.ts';
import { StaffBioHeader } from './staff-bio-header.tsx';

const reed = {
  id: 4,
  staffId: 9,
  firstName: 'Ann',
  lastName: 'Reed',
  title: 'Head Coach',
  email: 'areed@lakeshore.edu',
  phone: null,
  hometown: null,
  played: null,
  sport: { title: 'Football', shortName: 'football', globalSportNameSlug: 'football' },
  season: { id: 1, title: '2026' },
  image: { url: '/media/staff/4.jpg', isDefault: false },
} as unknown as StaffBio;

test('programs read the name, picture and facts of a coach by their classes', () => {
  const html = runWithRequestContext({ tenant: { primaryColor: '#13294b' } } as never, () =>
    renderToStaticMarkup(<StaffBioHeader member={reed} />),
  );
  const partOf = (name: string) => html.slice(html.indexOf(`class="sidearm-coach-bio-${name}`));
  expect(partOf('name')).toMatch(/^[^>]*>Ann Reed<\/h1>/);
  expect(partOf('image')).toMatch(/^[^>]*>.*?<img [^>]*src="[^"]*4\.jpg/);
  expect(partOf('fields')).toMatch(/^[^>]*><dl.*?<dt[^>]*>E-mail<\/dt><dd>.*?areed@lakeshore\.edu/);
});
