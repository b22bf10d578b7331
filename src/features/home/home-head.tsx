import { athleticsName } from '../../domain/tenant.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { newsFeedAddress } from '../../routing/news-feed-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';

export async function HomeHead() {
  const { tenant, api } = getRequestContext();
  const { description } = await api.seo.get();
  const home = canonicalAddress(href('home'));
  return (
    <>
      <Head
        title={athleticsName(tenant)}
        description={description ?? `Schedules, results, rosters, box scores and news of ${tenant.name} athletics.`}
        path={href('home')}
        feed={{ href: newsFeedAddress(), title: `${athleticsName(tenant)} News` }}
      />
      <JsonLd
        data={[
          { '@context': 'https://schema.org', '@type': 'WebSite', name: athleticsName(tenant), url: home },
          {
            '@context': 'https://schema.org',
            '@type': 'CollegeOrUniversity',
            name: tenant.name,
            url: home,
            ...(tenant.logo && { logo: canonicalAddress(tenant.logo) }),
            ...(tenant.settings.schoolAddress && { address: tenant.settings.schoolAddress }),
            sameAs: tenant.settings.social?.map(({ url }) => url) ?? [],
          },
        ]}
      />
    </>
  );
}
