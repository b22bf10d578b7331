import type { ReactNode } from 'react';
import { preload } from 'react-dom';

import type { ThemeColors } from '../../domain/theme.ts';
import { MetaTags } from '../../ui/markup/meta-tags.tsx';
import { themeHref } from '../../ui/theme/stylesheet.ts';
import '../../ui/tokens.css';
import '../../ui/base.css';

type Props = {
  colors: ThemeColors;
  /** App Store id for the Smart App Banner. */
  appleAppId?: string | undefined;
  /** Additional head elements of one page. */
  children?: ReactNode;
};

/** Head elements of every document except charset and viewport, which Waku adds; pages add their own with `<Head>`. */
export const DocumentHead = ({ colors, appleAppId, children }: Props) => {
  preload('/fonts/archivo-condensed.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <head>
      <link rel="stylesheet" href={themeHref(colors)} precedence="theme" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <MetaTags
        tags={{
          'theme-color': colors.primary,
          'color-scheme': 'light dark',
          'apple-itunes-app': appleAppId && `app-id=${appleAppId}`,
        }}
      />
      {children}
    </head>
  );
};
