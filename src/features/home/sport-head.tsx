import { cardAddress } from '../../domain/share-image.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { newsFeedAddress } from '../../routing/news-feed-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { enDashed } from '../../web/text.ts';

export function SportHead({ sport, record }: { sport: Sport; record: string | null | undefined }) {
  const { tenant } = getRequestContext();
  const address = canonicalAddress(href('sport', { slug: sportSlug(sport) }));
  return (
    <>
      <Head
        title={sport.title}
        description={`${tenant.name} ${sport.title}: scores, the next game, schedule, roster and news.`}
        path={href('sport', { slug: sportSlug(sport) })}
        image={{
          url: cardAddress('sport', sport.id, record),
          altText: [sport.title, record && enDashed(record)].filter(Boolean).join(' '),
        }}
        feed={{ href: newsFeedAddress({ sport: sportSlug(sport) }), title: `${tenant.name} ${sport.title} News` }}
      />
      {!sport.non_sport && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'SportsTeam',
            '@id': address,
            name: `${tenant.name} ${sport.title}`,
            sport: sport.title,
            url: address,
            parentOrganization: {
              '@type': 'CollegeOrUniversity',
              name: tenant.name,
              url: canonicalAddress(href('home')),
            },
          }}
        />
      )}
    </>
  );
}
