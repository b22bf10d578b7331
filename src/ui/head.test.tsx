import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { type RequestContext, runWithRequestContext } from '../routing/request-context.ts';
import { Head } from './head.tsx';

const head = (props: Partial<Parameters<typeof Head>[0]> = {}, isPayload = false) =>
  runWithRequestContext({ isPayload, markup: new Map() } as unknown as RequestContext, () =>
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

it('the shared picture of a page is an absolute jpeg 1600 wide', () => {
  expect(head()).toContain(
    '<meta property="og:image" content="https://l.example/images/resize?url=%2Fa.jpg&amp;width=1600&amp;height=900&amp;type=jpeg"/>',
  );
  expect(head()).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

it('a page is named with its site, and kept out of search engines only where it says so', () => {
  expect(head()).toContain('<title>Schedule - Lakeshore</title>');
  expect(head({ title: 'Lakeshore' })).toContain('<title>Lakeshore</title>');
  expect(head()).not.toContain('robots');
  expect(head({ indexed: false })).toContain('<meta name="robots" content="noindex"/>');
});

it('what is not known is left out', () => {
  expect(head()).not.toMatch(/description|published_time/);
  expect(head({ image: undefined })).not.toContain('og:image');
});

it('programs read documents: a payload holds nothing for them', () => {
  expect(head({}, true)).toBe('<title>Schedule - Lakeshore</title><link rel="canonical" href="https://l.example/s"/>');
});
