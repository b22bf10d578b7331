import { describe, expect, test } from 'vitest';

import type { Tenant } from '../../domain/tenant.ts';
import { themeColorsOf } from '../../domain/theme.ts';
import { createInlineCode } from '../../routing/inline-code.ts';
import { themeHref } from '../../ui/theme/stylesheet.ts';
import { renderErrorDocument, renderOutsideDocument, renderUnknownHostDocument } from './standalone.ssr.tsx';

const tenant = {
  name: 'Lakeshore University',
  logo: '/media/logo.svg',
  primaryColor: '#0b3d2e',
  secondaryColor: '#f2a900',
  accentColor: '#7a1f2b',
  settings: { supportEmail: 'athletics@lakeshore.example' },
} as unknown as Tenant;

const error = { tenant, supportEmail: 'help@example.edu', message: undefined, inlineCode: createInlineCode() };
const documents = {
  error: renderErrorDocument(error),
  'another program': renderOutsideDocument({ tenant, inlineCode: createInlineCode() }),
};

describe.each(Object.entries(documents))('the document of %s', (_, html) => {
  test('has the header, type and colours of the college', () => {
    expect(html).toMatch(
      /<header class="college-band" data-ground="primary"><a [^>]*href="\/"[^>]*>.*Lakeshore University<\/a>/,
    );
    expect(html).toContain(`<link rel="stylesheet" href="${themeHref(themeColorsOf(tenant))}"/>`);
    expect(html).toContain('<style>');
  });
});

test('the error document names the college’s support address, or the server’s if the college is unknown', () => {
  expect(documents.error).toContain('mailto:athletics@lakeshore.example');
  const unknown = renderErrorDocument({ ...error, tenant: undefined });
  expect(unknown).toContain('mailto:help@example.edu');
  expect(unknown).not.toContain('college-band');
});

test('a host that belongs to no college is named, escaped', () => {
  const html = renderUnknownHostDocument({ host: '<b>atlantis', inlineCode: createInlineCode() });
  expect(html).toContain('&lt;b&gt;atlantis');
  expect(html).toMatch(/<link rel="stylesheet" href="\/theme\//);
});
