import type { ReactNode } from 'react';
import { preload } from 'react-dom';

import type { ThemeColors } from '../../domain/theme.ts';
import { themeHref } from '../../ui/theme/stylesheet.ts';
import '../../ui/tokens.css';
import '../../ui/base.css';

type Props = {
  colors: ThemeColors;
  /** Of the college's application in Apple's store; its phones offer it then. */
  appleAppId?: string | undefined;
  /** What one page's head holds beside. */
  children?: ReactNode;
};

/** What every document's head holds beside charset and viewport, which Waku writes; a page adds its own with `<Head>`. */
export const DocumentHead = ({ colors, appleAppId, children }: Props) => {
  preload('/fonts/archivo-condensed.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <head>
      <meta name="theme-color" content={colors.primary} />
      <meta name="color-scheme" content="light dark" />
      <link rel="stylesheet" href={themeHref(colors)} precedence="theme" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {appleAppId && <meta name="apple-itunes-app" content={`app-id=${appleAppId}`} />}
      {children}
    </head>
  );
};
