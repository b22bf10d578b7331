import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { Story } from '../../api/stories/schema.ts';
import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { StoryHead } from './story-head.tsx';
import { StoryHeader } from './story-header.tsx';

const story = {
  id: 7,
  title: 'Lakeshore edges Marquette 70-68',
  url: '/news/2026/11/20/lakeshore-edges-marquette.aspx',
  access: 'public',
  source: null,
  sport: null,
  subHeadline: null,
  byline: null,
  author: null,
  content: '',
  teaser: '',
  date: '2026-11-20T19:00:00',
  dateUtc: '2026-11-21T01:00:00Z',
  dateModifiedUtc: '2026-11-21T01:00:00Z',
  primaryImage: null,
  video: null,
  tags: [],
  people: [],
  games: [],
} as unknown as Story;

const context = {
  isPayload: false,
  markup: new Map(),
  tenant: { name: 'Lakeshore', timezone: 'America/Chicago', canonicalHost: 'l.example', settings: {} },
  url: new URL('https://l.example/'),
} as unknown as RequestContext;

const render = (element: React.ReactElement) =>
  runWithRequestContext(context, () => renderToStaticMarkup(element).replaceAll(/<[/]?span[^>]*>/g, ''));

it.each(['Tides end 2026-27 at 12-3-1', 'Tides 21-3, 21-18 & a <rally>'])(
  'the heading and the title that is shared are the same text: %s',
  (title) => {
    const page = render(<StoryHeader story={{ ...story, title }} />);
    const heading = />([^<]*)<\/h1>/.exec(page)?.[1];
    const shared = render(<StoryHead story={{ ...story, title }} />);
    expect(heading).toContain('–');
    expect(shared).toContain(`<meta property="og:title" content="${heading}"/>`);
  },
);

it('a score has an en dash in the heading and wherever the title is shared', () => {
  const title = 'Lakeshore edges Marquette 70–68';
  const header = render(<StoryHeader story={story} />);
  expect(header).toContain(`>${title}</h1>`);
  expect(header).toContain(`text=${new URLSearchParams([['', title]]).toString().slice(1)}`);
  expect(header).toContain(`subject=${encodeURIComponent(title)}`);
  const head = render(<StoryHead story={story} />);
  expect(head).toContain(`<meta property="og:title" content="${title}"/>`);
  expect(head).toContain(`"headline":"${title}"`);
  expect(head).not.toContain('70-68');
});
