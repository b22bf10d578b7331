import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { PageErrorBoundary } from './page-error-boundary.tsx';

const page = {
  homeHref: '/',
  supportEmail: 'athletics@lakeshore.example',
  collegeName: 'Lakeshore',
  logo: '/logo.svg',
};

/** What a reader at a URL sees after an error. */
const shownAt = (address: string, error: unknown) => {
  vi.stubGlobal('window', { location: new URL(address, 'https://lakeshore.example') });
  const boundary = new PageErrorBoundary({ ...page, children: 'CONTENT' });
  Object.assign(boundary.state, PageErrorBoundary.getDerivedStateFromError(error));
  return renderToStaticMarkup(boundary.render());
};

afterEach(() => vi.unstubAllGlobals());

it('a failed page shows a message, a contact and a link that loads the home page as a new document', () => {
  const html = shownAt('/sports/football', new Error('no such chunk'));
  expect(html).toContain('<h1>Something went wrong</h1>');
  expect(html).toContain('Please send details of the events leading up to the error to');
  expect(html).toContain('href="mailto:athletics@lakeshore.example"');
  expect(html).toMatch(/<a [^>]*href="\/" data-reload="">Home Page<\/a>/);
  expect(html).toMatch(/<img [^>]*width="200"/);
});

it('only developers see the error message', () => {
  const error = new Error('no such chunk');
  expect(shownAt('/?dev=true', error)).toContain('no such chunk');
  for (const address of ['/', '/?dev=1', '/?debug=true']) expect(shownAt(address, error)).not.toContain('chunk');
});

it('a page that does not fail is shown unchanged', () => {
  expect(shownAt('/', undefined)).toBe('CONTENT');
});
