import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/page/head.tsx';
import { FullPageSplash } from './client/full-page-splash.tsx';
import type { loadSplash } from './loads.ts';
import { toShownSplash } from './shown-splash.ts';

export default function SplashPage({ data }: PageProps<typeof loadSplash>) {
  const { inlineCode } = getRequestContext();
  const splash = toShownSplash(data.splash);
  const colors = `[data-splash="${splash.id}"]{--splash-background:${splash.background};--splash-foreground:${splash.foreground}}`;
  return (
    <>
      <Head title={splash.title} path={href('splash', { splashId: String(splash.id) })} indexed={false} />
      <style dangerouslySetInnerHTML={{ __html: inlineCode.style(colors) }} />
      <FullPageSplash splash={splash} homeHref="/" />
    </>
  );
}
