import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { TenantSettings } from '../../domain/tenant.ts';
import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { Head } from './head.tsx';

const tenant = { name: 'Lakeshore', canonicalHost: 'l.example' };
const url = new URL('https://www.l.example/s?view=print');

const head = (
  props: Partial<Parameters<typeof Head>[0]> = {},
  { isPayload = false, settings = {} }: { isPayload?: boolean; settings?: TenantSettings } = {},
) =>
  runWithRequestContext(
    { isPayload, markup: new Map(), tenant: { ...tenant, settings }, url } as unknown as RequestContext,
    () =>
      renderToStaticMarkup(<Head title="Schedule" path="/s" image={{ url: '/a.jpg', altText: 'Field' }} {...props} />),
  );

it('the Open Graph image is a JPEG 1600 px wide with an absolute URL', () => {
  expect(head()).toContain(
    '<meta property="og:image" content="https://l.example/images/resize?url=%2Fa.jpg&amp;width=1600&amp;height=900&amp;type=jpeg"/>',
  );
  expect(head()).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

it('a portrait keeps its own shape in link previews', () => {
  const portrait = head({ image: { url: '/a.jpg', altText: 'Ann Reed', isPortrait: true } });
  expect(portrait).toContain('width=960&amp;height=1200&amp;type=jpeg');
  expect(portrait).toContain('<meta name="twitter:card" content="summary"/>');
});

it('the title ends in the name of the site, and noindex is opt-in', () => {
  expect(head()).toContain('<title>Schedule – Lakeshore Athletics</title>');
  expect(head()).toContain('<meta property="og:site_name" content="Lakeshore Athletics"/>');
  expect(head({ title: 'Lakeshore Athletics' })).toContain('<title>Lakeshore Athletics</title>');
  expect(head()).not.toContain('robots');
  expect(head({ indexed: false })).toContain('<meta name="robots" content="noindex"/>');
});

it('a college chooses the name of its site', () => {
  const html = head({}, { settings: { athleticsName: 'Lakeshore Herons' } });
  expect(html).toContain('<title>Schedule – Lakeshore Herons</title>');
  expect(html).toContain('<meta property="og:site_name" content="Lakeshore Herons"/>');
});

it('a page that lists nothing is not indexed, and the first picture of a list is in link previews', () => {
  const picture = { url: '/b.jpg', altText: 'Hall' };
  expect(head({ image: undefined, items: [] })).toContain('noindex');
  const html = head({ image: undefined, items: [{ image: null }, { image: picture }] });
  expect(html).not.toContain('noindex');
  expect(html).toContain('<meta property="og:image:alt" content="Hall"/>');
  expect(head({ items: [], indexed: true })).not.toContain('noindex');
});

it('absent metadata is omitted', () => {
  expect(head()).not.toMatch(/description|published_time/);
});

it('a page without a picture has the college’s picture in link previews', () => {
  expect(head({ image: undefined })).toContain('/images/resize?url=%2Fmedia%2Fdrawn%2Fcollege.svg&amp;width=1600');
});

it('a payload contains no meta tags', () => {
  expect(head({}, { isPayload: true })).toBe(
    '<title>Schedule – Lakeshore Athletics</title><link rel="canonical" href="https://l.example/s"/>',
  );
});
