import { isOnDisplay } from '../../domain/display-dates.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/head.tsx';
import { redirect } from '../../waku/router.ts';
import { SplashWhole } from './client/splash-whole.tsx';
import { toShownSplash } from './shown-splash.ts';

const splashId = /^[1-9]\d{0,8}$/;

/** A splash as a page. Outside its dates it is only visible to staff; others are redirected home. */
export default async function SplashPage({ params }: PageProps<'splash'>) {
  const { api, nonce, route, tenant } = getRequestContext();
  const isPreview = route?.access === 'hidden';
  const find = isPreview ? api.splash.hidden : api.splash.get;
  const answer = splashId.test(params.splashId) ? await find(Number(params.splashId)) : undefined;
  if (!answer || (!isPreview && !isOnDisplay(answer, Date.now()))) redirect(href('home'), 307);

  const splash = toShownSplash(answer);
  const colors = `[data-splash="${splash.id}"]{--splash-background:${splash.background};--splash-foreground:${splash.foreground}}`;
  return (
    <>
      <Head
        title={splash.title}
        siteName={`${tenant.name} Athletics`}
        canonical={canonicalAddress(href('splash', { splashId: String(splash.id) }))}
        indexed={false}
      />
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: colors }} />
      <SplashWhole splash={splash} homeHref="/" />
    </>
  );
}
