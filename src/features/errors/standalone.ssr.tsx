// Runs in Vite's ssr environment, like ui/markup/markup.ssr.tsx. These documents do not use the API, the layout or the style sheets
// of the build, because any of them may have failed.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';

import { athleticsName, documentTitle, type Tenant } from '../../domain/tenant.ts';
import { type ThemeColors, themeColorsOf } from '../../domain/theme.ts';
import type { InlineCode } from '../../routing/inline-code.ts';
import { href } from '../../routing/routes.ts';
import base from '../../ui/base.css?inline';
import { themeHref } from '../../ui/theme/stylesheet.ts';
import tokens from '../../ui/tokens.css?inline';
import band from './college-band.css?inline';
import { CollegeBand } from './college-band.tsx';
import errorPage from './error-page.css?inline';
import { ErrorPage } from './error-page.tsx';
import standalone from './standalone.css?inline';

const outsideTitle = 'This page is not available';

/** Shown at URLs of external programs that the college does not use. */
const OutsidePage = ({ tenant }: { tenant: Pick<Tenant, 'name' | 'logo' | 'settings'> }) => (
  <>
    <CollegeBand name={tenant.name} logo={tenant.logo ?? undefined} homeHref={href('home')} />
    <main className="content standalone">
      <h1>{outsideTitle}</h1>
      <p>{tenant.name} has not connected the program that belongs at this address.</p>
      <p>
        <a href={href('home')}>{athleticsName(tenant)} home</a>
      </p>
    </main>
  </>
);

const css = tokens + base + band + errorPage + standalone;

/** Colors without a college. */
const neutral: ThemeColors = { primary: '#2f3640', secondary: '#8a94a3', accent: '#2f3640' };

type DocumentProps = { title: string; tenant?: Tenant | undefined; inlineCode: InlineCode; children: ReactNode };

const render = ({ title, tenant, inlineCode, children }: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{tenant ? documentTitle(title, tenant) : title}</title>
        <link rel="stylesheet" href={themeHref(tenant ? themeColorsOf(tenant) : neutral)} />
        <style dangerouslySetInnerHTML={{ __html: inlineCode.style(css) }} />
      </head>
      <body>{children}</body>
    </html>,
  )}`;

export type ErrorDocumentProps = {
  tenant: Tenant | undefined;
  supportEmail: string;
  /** Only for developers. */
  message: string | undefined;
  inlineCode: InlineCode;
};

/** The spec's error page as a whole document. */
export const renderErrorDocument = ({ tenant, supportEmail, message, inlineCode }: ErrorDocumentProps): string =>
  render({
    title: 'Something went wrong',
    tenant,
    inlineCode,
    children: (
      <ErrorPage
        homeHref={href('home')}
        supportEmail={tenant?.settings.supportEmail ?? supportEmail}
        collegeName={tenant?.name}
        logo={tenant?.logo ?? undefined}
        message={message}
      />
    ),
  });

export type OutsideDocumentProps = { tenant: Tenant; inlineCode: InlineCode };

export const renderOutsideDocument = ({ tenant, inlineCode }: OutsideDocumentProps): string =>
  render({ title: outsideTitle, tenant, inlineCode, children: <OutsidePage tenant={tenant} /> });

export type UnknownHostDocumentProps = { host: string; inlineCode: InlineCode };

export const renderUnknownHostDocument = ({ host, inlineCode }: UnknownHostDocumentProps): string =>
  render({ title: 'No college here', inlineCode, children: <UnknownHostPage host={host} /> });

/** Shown at a host name without a college. */
const UnknownHostPage = ({ host }: { host: string }) => (
  <main className="content standalone">
    <h1>No college here</h1>
    <p>
      This server shows no athletics site at <b>{host}</b>. Check the address for spelling.
    </p>
  </main>
);
