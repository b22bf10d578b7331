import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { channelName } from '../../ui/sports/social-channels.ts';
import { StoryList } from '../../ui/stories/story-list.tsx';
import { followable } from '../../web/links.ts';
import type { Author } from './author.ts';
import { AuthorHead } from './author-head.tsx';
import type { loadAuthor } from './loads.ts';
import styles from './news.module.css';

/** An author with biography and stories. */
export default function AuthorPage({ data: { item, stories } }: PageProps<typeof loadAuthor>) {
  const { tenant } = getRequestContext();
  return (
    <>
      <AuthorHead author={item} page={stories.page} />
      <Breadcrumbs items={[{ label: 'News', href: href('news') }, { label: item.title }]} />
      <AuthorBio author={item} />
      {stories.total > 0 ? (
        <section className={styles.stories} aria-labelledby="stories">
          <SectionHeading id="stories">Stories by {item.title}</SectionHeading>
          <StoryList stories={stories.items} topics hasLead={false} />
          <Pagination
            label="Pages of stories"
            page={stories.page}
            pages={stories.pages}
            address={(page) => href('author', { authorSlug: item.slug }, { page })}
          />
        </section>
      ) : (
        <EmptyState title="No stories yet.">
          <p>
            <SiteLink href={href('news')}>News of {tenant.shortName}</SiteLink>
          </p>
        </EmptyState>
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}

/** Portrait, name, position, biography and contacts. */
function AuthorBio({ author }: { author: Author }) {
  const { title, role, bio, email, image, social } = author;
  const accounts = social.flatMap(({ channel, url }) => (followable(url) ? [{ channel, url }] : []));
  return (
    <div className={styles.author}>
      {image && (
        <div className={styles.portrait}>
          <Picture url={image.url} alt={image.altText} focus={image.focus} width={200} height={250} eager />
        </div>
      )}
      <div>
        <h1>{title}</h1>
        {role && <p className={styles.role}>{role}</p>}
        {/* sanitized by the API */}
        {bio && <div className={styles.bio} dangerouslySetInnerHTML={{ __html: bio }} />}
        {(email || accounts.length > 0) && (
          <ul className={styles.contacts}>
            {email && (
              <li>
                <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
              </li>
            )}
            {accounts.map(({ channel, url }) => (
              <li key={url}>
                <SiteLink href={url}>
                  {title} on {channelName(channel)}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
