import type { Person, ProfilePage, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { newsFeedAddress } from '../../routing/news-feed-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import type { Author } from './author.ts';

export function AuthorHead({ author, page }: { author: Author; page: number }) {
  const { tenant } = getRequestContext();
  const { title, slug, bio, image } = author;
  const address = href('author', { authorSlug: slug }, { page: page > 1 ? page : undefined });
  const profile: WithContext<ProfilePage> = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: personOf(author),
  };
  const breadcrumbs = [
    { name: 'News', path: href('news') },
    { name: title, path: href('author', { authorSlug: slug }) },
  ];
  return (
    <>
      <Head
        title={title}
        description={truncate(stripHtml(bio ?? '').trim(), 200) || `Stories by ${title} about ${tenant.name} teams.`}
        path={address}
        type="profile"
        image={image}
        feed={{ href: newsFeedAddress({ author: slug }), title: `Stories by ${title}` }}
      />
      <JsonLd data={profile} />
      <JsonLd data={breadcrumbList(breadcrumbs)} />
    </>
  );
}

const personOf = ({ title, slug, role, email, image, social }: Author): Person => ({
  '@type': 'Person',
  '@id': canonicalAddress(href('author', { authorSlug: slug })),
  name: title,
  ...(role && { jobTitle: role }),
  ...(email && { email }),
  ...(image && { image: canonicalAddress(image.url) }),
  ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
});
