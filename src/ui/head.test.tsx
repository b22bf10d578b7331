import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { type RequestContext, runWithRequestContext } from '../routing/request-context.ts';
import { Head } from './head.tsx';

const tenant = { name: 'Lakeshore', settings: {} };

const head = (props: Partial<Parameters<typeof Head>[0]> = {}, isPayload = false) =>
  runWithRequestContext({ isPayload, markup: new Map(), tenant } as unknown as RequestContext, () =>
    renderToStaticMarkup(
      <Head
        title="Schedule"
        siteName="Lakeshore"
        canonical="https://l.example/s"
        image={{ url: '/a.jpg', alt: 'Field' }}
        {...props}
      />,
    ),
  );

it('the Open Graph image is a JPEG 1600 px wide with an absolute URL', () => {
  expect(head()).toContain(
    '<meta property="og:image" content="https://l.example/images/resize?url=%2Fa.jpg&amp;width=1600&amp;height=900&amp;type=jpeg"/>',
  );
  expect(head()).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

it('a portrait keeps its own shape in link previews', () => {
  const portrait = head({ image: { url: '/a.jpg', alt: 'Ann Reed', isPortrait: true } });
  expect(portrait).toContain('width=960&amp;height=1200&amp;type=jpeg');
  expect(portrait).toContain('<meta name="twitter:card" content="summary"/>');
});

it('the title contains the site name, and noindex is opt-in', () => {
  expect(head()).toContain('<title>Schedule - Lakeshore</title>');
  expect(head({ title: 'Lakeshore' })).toContain('<title>Lakeshore</title>');
  expect(head()).not.toContain('robots');
  expect(head({ indexed: false })).toContain('<meta name="robots" content="noindex"/>');
});

it('absent metadata is omitted', () => {
  expect(head()).not.toMatch(/description|published_time/);
});

it('a page without a picture has the college’s picture in link previews', () => {
  expect(head({ image: undefined })).toContain('/images/resize?url=%2Fmedia%2Fdrawn%2Fcollege.svg&amp;width=1600');
});

it('a payload contains no meta tags', () => {
  expect(head({}, true)).toBe('<title>Schedule - Lakeshore</title><link rel="canonical" href="https://l.example/s"/>');
});
